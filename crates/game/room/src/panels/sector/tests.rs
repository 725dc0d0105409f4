//! Tests the panel in each state: without a run, on its map, and after others have chosen.

use super::*;
use crate::panels::testing::{self, labels as rows, *};
use bevy::ecs::system::RunSystemOnce;
use daemonfall_campaign::{RunCommand, install};
use daemonfall_platform::diagnostics::thinking;
use daemonfall_sector::{Command, Motive};

fn run() -> World {
    let mut world = testing::world();
    install(&mut world, &content());
    let campaign = testing::run(4);
    world.insert_resource(MapView::read(campaign.rules(), campaign.sector()));
    world.insert_resource(campaign);
    world.init_resource::<Choosing>();
    world.insert_resource(Minds { on: true, ..default() });
    world
}

fn end_turn(world: &mut World) {
    world.resource_scope(|world, mut campaign: Mut<Campaign>| {
        let done = campaign.start(world, RunCommand::Sector(Command::EndTurn));
        done.unwrap_or_else(|error| panic!("{error}"));
    });
    loop {
        thinking(world);
        let go_on = |world: &mut World, mut campaign: Mut<Campaign>| campaign.go_on(world);
        if world.resource_scope(go_on).is_none() {
            return;
        }
    }
}

fn name(campaign: &Campaign, faction: FactionId) -> String {
    let kind = campaign.sector().faction(faction).kind;
    campaign.rules().library.faction(kind).name.clone()
}

#[test]
fn without_a_run_it_says_so_on_every_page() {
    let mut panel = shown::<SectorPanel>(testing::world());
    for (_, page) in PAGES {
        click(&mut panel, page);
        assert!(has(&panel, "No run is under way"));
    }
}

#[test]
fn tiles_are_searched_sorted_and_told_as_others_know_them() {
    let mut panel = shown::<SectorPanel>(run());
    let all = rows(&panel, ", ").len();
    type_into(&mut panel, "Search tiles", "leader");
    let found = rows(&panel, "leader");
    assert_eq!(found.len(), 1, "{found:?} of {all}");
    assert!(found[0].contains("in sight"), "{found:?}");
    click(&mut panel, &found[0]);
    let campaign = panel.state().resource::<Campaign>();
    let leader = campaign.sector().unit(campaign.run().leader);
    let tile = leader.map(|(stack, _)| stack.tile);
    assert_eq!(panel.state().resource::<Choosing>().cursor, tile);
    // A corporation has not met the leader yet.
    let campaign = panel.state().resource::<Campaign>();
    let ash = campaign.sector().factions().map(|(id, _)| id);
    let player = campaign.sector().player;
    let other = ash.filter(|id| *id != player).map(|id| name(campaign, id)).next();
    let other = other.unwrap_or_else(|| panic!("another faction plays"));
    click(&mut panel, "Known by");
    click(&mut panel, &other);
    let found = rows(&panel, "leader");
    assert!(found[0].contains("unknown"), "{found:?}");
}

#[test]
fn the_greatest_yields_come_first_when_they_are_sorted_by() {
    let mut panel = shown::<SectorPanel>(run());
    click(&mut panel, "Sort by yields");
    let campaign = panel.state().resource::<Campaign>();
    let library = &campaign.rules().library;
    let yields = campaign.sector().tiles.iter().map(|tile| {
        let built = tile.structure.map_or(0, |it| library.structure(it).cycles);
        library.tile(tile.kind).cycles + built
    });
    let yields: Vec<i32> = yields.collect();
    let first = |panel: &Panel| {
        let first = panel.state().resource::<SectorPanel>().tiles.first();
        first.map(|place| yields[place])
    };
    assert_eq!(first(&panel), yields.iter().max().copied());
    click(&mut panel, "Sort by yields");
    assert_eq!(first(&panel), Some(0));
}

#[test]
fn factions_are_told_with_what_they_have() {
    let mut panel = shown::<SectorPanel>(run());
    click(&mut panel, "Factions");
    let campaign = panel.state().resource::<Campaign>();
    let factions = campaign.sector().factions();
    let factions: Vec<(String, i32)> =
        factions.map(|(id, it)| (name(campaign, id), it.cycles)).collect();
    for (name, cycles) in &factions {
        let rows = rows(&panel, &format!("{name}, "));
        let row = rows.iter().find(|row| row.contains(&format!(", {cycles}, ")));
        assert!(row.is_some(), "{name}: {rows:?}");
    }
    click_first(&mut panel, ", wild, ");
    assert!(has(&panel, "it guards"));
}

#[test]
fn what_others_weighed_is_told_with_the_winner_and_its_parts() {
    let mut world = run();
    for _ in 0..2 {
        end_turn(&mut world);
    }
    let thoughts = world.resource::<Minds>().thoughts.clone();
    let turns: Vec<u32> = thoughts.iter().map(|it| it.turn).collect();
    assert!(turns.iter().all(|turn| *turn == 2), "{turns:?}");
    let place = thoughts.iter().rposition(|it| {
        let rivals = it.weighed.rivals();
        it.weighed.motive == Motive::WorthMost && rivals[0].parts.value().is_some()
    });
    let place = place.unwrap_or_else(|| panic!("a stack moved"));
    let mut panel = shown::<SectorPanel>(world);
    click(&mut panel, "Choices");
    assert!(has(&panel, "Click a choice"));
    let list = panel.state().resource::<SectorPanel>();
    assert_eq!(list.choices.newest(), Some(thoughts.len() - 1));
    // Selecting a distant row scrolls to it.
    panel.state_mut().resource_mut::<SectorPanel>().choices.select(place);
    panel.run_steps(3);
    assert!(has(&panel, "It was worth most"));
    let chosen = thoughts[place].weighed.chosen().copied();
    let chosen = chosen.unwrap_or_else(|| panic!("it was weighed"));
    assert!(panel.query_by_label("Sort by value").is_some());
    let worth = rows(&panel, &format!(", {}, ", chosen.value));
    assert!(!worth.is_empty(), "{chosen:?}");
    let part = chosen.parts.named().into_iter().find(|(_, value)| *value != 0);
    let (part, _) = part.unwrap_or_else(|| panic!("it has parts"));
    assert!(panel.query_by_label(&format!("Sort by {part}")).is_some());
}

#[test]
fn before_others_have_chosen_it_is_told_how_to_see_them() {
    let mut panel = shown::<SectorPanel>(run());
    click(&mut panel, "Choices");
    assert!(has(&panel, "End your turn"));
}

/// The same run back at its beginning, with the log of the later one.
fn gone_back(mut world: World) -> World {
    let minds = world.remove_resource::<Minds>();
    let mut back = run();
    back.insert_resource(minds.unwrap_or_default());
    forgotten(&mut back);
    back
}

/// The number of choices left after dropping those of others.
fn forgotten(world: &mut World) -> usize {
    let done = world.run_system_once(forget);
    done.unwrap_or_else(|error| panic!("{error}"));
    world.resource::<Minds>().thoughts.len()
}

#[test]
fn what_was_noted_is_forgotten_when_the_run_goes_back_and_noted_once_when_it_is_played_again() {
    let mut world = run();
    end_turn(&mut world);
    let before = world.resource::<Minds>().thoughts.clone();
    assert!(!before.is_empty());
    assert_eq!(forgotten(&mut world), before.len());
    let mut again = gone_back(world);
    assert!(again.resource::<Minds>().thoughts.is_empty());
    end_turn(&mut again);
    assert_eq!(again.resource::<Minds>().thoughts, before);
}

#[test]
fn nothing_is_noted_while_nobody_looks() {
    let mut world = run();
    world.resource_mut::<Minds>().on = false;
    end_turn(&mut world);
    assert!(world.resource::<Minds>().thoughts.is_empty());
}
