//! The breach at the end of a dive: which units go in, with what, and what follows.

use crate::small::own_events;
use crate::vaults::{at_the_door, fight, others, stations};
use daemonfall_breach::{Command as Pick, Goal, Outcome};
use daemonfall_campaign::library::{Prize, VAULT};
use daemonfall_campaign::{Cause, Ending, Phase, Refusal, RunCommand, RunEvent, Scene, Station};
use daemonfall_core::Side;
use daemonfall_sector::{TileId, UnitId};

#[test]
fn only_up_to_four_of_the_leaders_stack_go_through_the_door_each_on_a_panel_of_its_own() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = game.stack().units.iter().map(|unit| unit.id).collect();
    let mut refused = |stations: Vec<Station>| game.refused(RunCommand::LineUp(stations));
    assert_eq!(refused(vec![]), Refusal::Nobody);
    assert_eq!(refused(stations(&units[..5])), Refusal::TooMany { most: 4, wants: 5 });
    let mut twice = stations(&units[..2]);
    twice[1].unit = units[0];
    assert_eq!(refused(twice), Refusal::NamedTwice);
    let mut crowded = stations(&units[..2]);
    crowded[1].column = 0;
    assert_eq!(refused(crowded), Refusal::NamedTwice);
    let mut off = stations(&units[..1]);
    off[0].depth = 2;
    assert_eq!(refused(off), Refusal::NoSuchPanel);
    assert_eq!(refused(stations(&[UnitId(9999)])), Refusal::NotHere);
}

#[test]
fn a_rehearsal_at_the_door_ends_the_same_each_time_and_changes_nothing() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = game.stack().units.iter().map(|unit| unit.id).collect();
    let before = game.campaign.fingerprint(&game.world);
    let rehearsed = game.campaign.rehearse(&stations(&units[..2])).expect("it can begin");
    assert_eq!(game.campaign.rehearse(&stations(&units[..2])), Some(rehearsed));
    assert_eq!(game.campaign.rehearse(&[]), None, "nobody goes in");
    assert!(rehearsed.rounds > 0 && rehearsed.health.iter().all(|(from, _)| *from > 0));
    assert_eq!(game.campaign.fingerprint(&game.world), before);
    game.apply(RunCommand::LineUp(stations(&units[..2])));
    assert_eq!(game.campaign.rehearse(&stations(&units[..2])), None, "it is not at the door");
}

#[test]
fn units_enter_a_breach_with_their_health_and_their_mods() {
    let mut game = at_the_door();
    let unit = others(&game)[0];
    let buffer = game.content.campaign.find_mod("buffer").unwrap();
    let starter = game.content.campaign.find_mod("starter").unwrap();
    game.change(|it| drop(it.run.gear.fitted.insert(unit, vec![buffer, starter])));
    game.change_health(9, |it| it.id == unit);
    let applied = game.apply(RunCommand::LineUp(stations(&[unit])));
    let Scene::Breach(scene) = game.campaign.snapshot(&mut game.world).scene else { panic!() };
    let own = scene.stack.characters.iter().find(|it| it.side == Side::Player).unwrap();
    assert!(matches!(own_events(&applied)[0], RunEvent::BreachBegan { .. }));
    assert_eq!((own.health.current, own.shield.0), (9, 6));
    assert!(scene.fighters[0].charge.0 >= 40);
}

#[test]
fn a_breach_that_is_won_empties_the_vault_and_offers_three_prizes() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = others(&game).into_iter().take(3).collect();
    game.apply(RunCommand::LineUp(stations(&units)));
    game.change_breach(|scene| {
        let foes = scene.stack.characters.iter_mut().filter(|it| it.side == Side::Hostile);
        foes.for_each(|it| it.health.current = 1);
    });
    fight(&mut game, false);
    let Phase::Prize(offer) = game.phase().clone() else { panic!("{:?}", game.phase()) };
    assert_eq!(offer.prizes.len(), 3);
    let run = game.campaign.run();
    assert!(run.sector.tile(TileId(1)).emptied);
    assert_eq!((run.tally.vaults, run.sector.pending), (1, None));
    assert!(run.tally.quickest.is_some_and(|rounds| (1..20).contains(&rounds)));
    game.apply(RunCommand::TakeNone);
    game.end_turn();
    let stack = game.stack().id;
    let again = daemonfall_sector::Command::EnterVault { stack };
    assert!(matches!(game.refused(RunCommand::Sector(again)), Refusal::Sector(_)));
}

#[test]
fn the_first_prize_is_the_relic_that_the_door_names_and_another_where_the_run_has_it() {
    let mut game = at_the_door();
    let Phase::Door(door) = game.phase().clone() else { panic!() };
    let pool = game.content.campaign.prizes(VAULT).unwrap();
    let own = pool.relics[&door.guardian];
    let locked = !game.content.campaign.is_open(own, &game.campaign.run().settings.unlocks);
    let first = game.campaign.guarded_relic().unwrap();
    assert_eq!(first == own, !locked);
    game.change(|it| it.run.gear.relics.push(first));
    let second = game.campaign.guarded_relic().unwrap();
    assert_ne!(second, first);
    let unit = others(&game)[0];
    game.apply(RunCommand::LineUp(stations(&[unit])));
    game.change_breach(|scene| {
        let foes = scene.stack.characters.iter_mut().filter(|it| it.side == Side::Hostile);
        foes.for_each(|it| it.health.current = 1);
        scene.state.goal = Goal::Fell(0);
    });
    fight(&mut game, false);
    let Phase::Prize(offer) = game.phase().clone() else { panic!("{:?}", game.phase()) };
    assert_eq!(offer.prizes[0], Prize::Mod(second));
}

#[test]
fn who_falls_in_a_breach_is_lost_everywhere_with_its_mods() {
    let mut game = at_the_door();
    let unit = others(&game)[0];
    let plate = game.content.campaign.find_mod("plate").unwrap();
    game.change(|it| drop(it.run.gear.fitted.insert(unit, vec![plate])));
    game.change_health(2, |it| it.id == unit);
    game.apply(RunCommand::LineUp(stations(&[unit])));
    fight(&mut game, true);
    let run = game.campaign.run();
    assert_eq!(run.phase, Phase::Sector, "the leader stayed outside, so the run continues");
    assert!(run.unit(unit).is_none());
    assert!(run.gear.all().next().is_none());
    assert!(!run.sector.tile(TileId(1)).emptied);
    let fallen = run.tally.fallen.last().unwrap();
    assert!(matches!(fallen.cause, Cause::Breach(_)) && !fallen.leader);
}

#[test]
fn the_leaders_fall_in_a_breach_ends_it_and_the_run() {
    let mut game = at_the_door();
    let (leader, other) = (game.leader(), others(&game)[0]);
    game.change_health(1, |it| it.id == leader);
    let stations = stations(&[leader, other]);
    assert!(game.campaign.rehearse(&stations).is_some_and(|it| it.leaderless));
    let mut applied = game.apply(RunCommand::LineUp(stations));
    while let Phase::Breach(_) = game.phase() {
        applied = game.apply(RunCommand::Breach(Pick::Wait));
    }
    let lost = RunEvent::BreachEnded { outcome: Some(Outcome::Lost) };
    assert!(own_events(&applied).contains(&&lost));
    assert!(game.campaign.run().unit(other).is_some_and(|it| it.health > 0));
    let summary = game.summary();
    assert_eq!(summary.ending, Ending::LeaderLost);
    assert!(matches!(summary.cause, Some(Cause::Breach(_))));
}

#[test]
fn who_leaves_a_breach_keeps_the_health_that_is_left() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = others(&game).into_iter().take(2).collect();
    game.apply(RunCommand::LineUp(stations(&units)));
    game.change_breach(|scene| {
        scene.stack.characters[0].health.current = 3;
    });
    let applied = game.apply(RunCommand::Retreat);
    assert!(own_events(&applied).contains(&&RunEvent::BreachEnded { outcome: None }));
    assert_eq!(game.campaign.run().unit(units[0]).unwrap().health, 3);
    assert_eq!(game.phase(), &Phase::Sector);
}
