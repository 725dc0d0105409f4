//! Tests the panel in each state: without a battle, before one, and in its film.

use super::source::{AtHand, Playhead};
use super::*;
use crate::panels::testing::{self, Queryable, click, click_first, has, shown};
use daemonfall_battle::MoveTypes;
use daemonfall_battle_mode::film::Film;
use daemonfall_battle_mode::muster;
use daemonfall_battle_mode::transport::{Transport, TransportRequest};
use daemonfall_menus::compose::Composed;
use daemonfall_sector_mode::preview::Ahead;

fn fight(words: &str) -> muster::Fight {
    let library = &testing::content().breach;
    let lists = muster::read(library, words).unwrap_or_else(|error| panic!("{error}"));
    muster::set_up(library, &MoveTypes::standard(), &lists)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn world(screen: Screen) -> World {
    let mut world = testing::world();
    world.insert_resource(State::new(screen));
    world.init_resource::<Messages<TransportRequest>>();
    world
}

pub(super) fn at_hand(words: &str) -> AtHand {
    let mut hand = Playhead::default();
    hand.refresh(&composed(words));
    match hand.battle {
        Some(Ok(battle)) => battle,
        _ => panic!("it is selected"),
    }
}

fn composed(words: &str) -> World {
    let mut world = world(Screen::COMPOSE);
    world.insert_resource(Composed(Ok(fight(words))));
    world
}

/// The film of a battle, with `place` moves finished.
fn watched(words: &str, seed: u64, place: usize) -> World {
    let mut world = world(Screen::BATTLE);
    let fought = fight(words).fight(seed, Screen::COMPOSE);
    let film = Film::new(&fought.plan, &fought.battle).unwrap_or_else(|error| panic!("{error}"));
    world.insert_resource(Transport { now: film.after(place), ..Transport::default() });
    world.insert_resource(Show { fought, film, deciding: None, unseen: false });
    world
}

#[test]
fn without_a_battle_it_is_told_where_there_is_one() {
    for screen in [Screen::TITLE, Screen::DIVE, Screen::BATTLE, Screen::COMPOSE] {
        assert!(has(&shown::<BattlePanel>(world(screen)), "No battle is selected"), "{screen:?}");
    }
    let mut sector = world(Screen::SECTOR);
    sector.init_resource::<Ahead>();
    assert!(has(&shown::<BattlePanel>(sector), "confirm the tile of a foe"));
    let mut none = world(Screen::COMPOSE);
    none.insert_resource(Composed(Err("both stacks need a unit".into())));
    assert!(has(&shown::<BattlePanel>(none), "both stacks need a unit"));
}

#[test]
fn the_choice_of_each_is_told_with_its_worth_and_its_cell_is_marked() {
    let mut panel = shown::<BattlePanel>(composed("needle,weaver:thorn"));
    let battle = at_hand("needle,weaver:thorn");
    let why = battle.plan.weigh(battle.plan.start(), Default::default());
    let choice = why.weighed.iter().find(|it| it.chosen).expect("it fights");
    let worth = choice.worth.expect("it is possible").total.thousandths();
    let value = daemonfall_battle_mode::panel::hundredths(worth);
    let kind = battle.plan.types().name(choice.kind);
    let at = battle.cast.name(choice.target);
    panel.get_by_label(&format!("{kind} at {at}: {value}"));
    assert!(has(&panel, "ROLLED ONCE") || kind == "Healing");
    // Another participant is selected.
    let name = battle.cast.name(daemonfall_battle::ParticipantId(2)).to_owned();
    let wanted = format!("{name}, ");
    click_first(&mut panel, &wanted);
    let caption = format!("WHAT {} WEIGHS, BY TARGET AND MOVE", name.to_uppercase());
    assert!(panel.query_by_label(&caption).is_some(), "{caption}");
    // And another of its moves.
    let cells = panel.query_all_by_label_contains(": not possible");
    assert!(cells.count() > 0, "friends are no foes");
}

#[test]
fn a_move_that_is_clicked_is_the_one_whose_roll_is_shown() {
    let mut panel = shown::<BattlePanel>(composed("needle,bastion:thorn"));
    let rolls = panel.query_all_by_label_contains("ROLLED ONCE").count();
    assert_eq!(rolls, 1);
    let battle = at_hand("needle,bastion:thorn");
    let who = daemonfall_battle::ParticipantId::default();
    let why = battle.plan.weigh(battle.plan.start(), who);
    let other = why.weighed.iter().find(|it| !it.chosen && it.worth.is_some());
    let other = other.expect("there are several moves");
    let (kind, at) = (battle.plan.types().name(other.kind), battle.cast.name(other.target));
    let wanted = format!("{kind} at {at}: ");
    click_first(&mut panel, &wanted);
    let wanted = format!("{kind} at {at}, rolled once").to_uppercase();
    assert!(panel.query_by_label(&wanted).is_some(), "{wanted}");
}

#[test]
fn odds_are_fought_on_while_their_page_is_shown() {
    let mut panel = shown::<BattlePanel>(composed("needle,weaver:thorn,pike"));
    click(&mut panel, "Odds");
    assert!(has(&panel, "battles fought"));
    let survives = panel.query_all_by_label_contains("\u{a0}%, ").count();
    assert_eq!(survives, 4, "everybody has a chance to survive");
}

#[test]
fn the_list_stands_where_the_film_does_and_a_click_moves_it() {
    let mut panel = shown::<BattlePanel>(watched("needle,weaver:thorn,pike", 4, 2));
    assert!(has(&panel, "BEFORE MOVE 3 OF"));
    click(&mut panel, "Moves");
    assert!(has(&panel, "THE FILM IS AT MOVE 3 OF"));
    click_first(&mut panel, "1, 1, ");
    let wishes: Vec<TransportRequest> =
        panel.state_mut().resource_mut::<Messages<TransportRequest>>().drain().collect();
    assert_eq!(wishes, [TransportRequest::To(0.0)]);
}

#[test]
fn at_the_end_of_the_film_the_fallen_weigh_nothing() {
    let mut panel = shown::<BattlePanel>(watched("needle:thorn,pike,bastion", 4, usize::MAX));
    assert!(has(&panel, "AFTER THE LAST MOVE"));
    click_first(&mut panel, "fallen");
    assert!(has(&panel, "weighs nothing"));
}

#[test]
fn a_battle_not_fought_has_no_moves() {
    let mut panel = shown::<BattlePanel>(composed("needle:thorn"));
    click(&mut panel, "Moves");
    assert!(has(&panel, "has not been fought"));
}
