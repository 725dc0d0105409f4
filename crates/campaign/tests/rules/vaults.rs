//! Vaults: the dive with the leader's gear, the door, the breach with the stack's units, and what is carried back.

use crate::small::{Game, own_events};
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{BreachLibrary, BreachSnapshot, Command as Pick, Scratch};
use daemonfall_campaign::{Cause, Ending, Place, Refusal, RunCommand, RunEvent, Scene, Station};
use daemonfall_core::{Health, Side, Streams};
use daemonfall_dungeon::components::Layer;
use daemonfall_dungeon::{Command as Step, Direction, DiveSnapshot};
use daemonfall_sector::{TileId, UnitId};

fn in_the_dive() -> Game {
    let mut game = Game::new();
    game.go(1);
    game.enter_vault();
    game
}

fn dive(game: &mut Game) -> DiveSnapshot {
    match game.campaign.snapshot(&mut game.world).scene {
        Scene::Dive(dive) => *dive,
        other => panic!("{other:?}"),
    }
}

fn player(dive: &mut DiveSnapshot) -> &mut daemonfall_dungeon::ObjectRecord {
    dive.objects
        .iter_mut()
        .find(|it| it.traits.player.is_some())
        .unwrap()
}

/// Puts the stairs of the last floor beside the leader, and lets it step onto them.
fn escape(game: &mut Game) -> daemonfall_campaign::Applied {
    let mut way = Direction::East;
    game.change(|it| {
        let Scene::Dive(dive) = &mut it.scene else {
            return;
        };
        dive.state.floor = dive.state.floors - 1;
        let at = player(dive).placed.cell;
        let free = |cell: daemonfall_dungeon::Cell| {
            let place = (cell.y * dive.width + cell.x) as usize;
            dive.walls[place].is_none() && dive.objects.iter().all(|it| it.placed.cell != cell)
        };
        way = Direction::STRAIGHT
            .into_iter()
            .find(|way| free(at.step(*way, 1)))
            .unwrap();
        let exit = dive
            .objects
            .iter_mut()
            .find(|it| it.traits.exit.is_some())
            .unwrap();
        exit.placed.cell = at.step(way, 1);
    });
    game.apply(RunCommand::Dive(Step::Step(way)))
}

fn at_the_door() -> Game {
    let mut game = in_the_dive();
    escape(&mut game);
    assert!(matches!(game.place(), Place::Door(_)), "{:?}", game.place());
    game
}

fn stations(units: &[UnitId]) -> Vec<Station> {
    let in_columns = units.iter().zip(0..);
    in_columns
        .map(|(unit, column)| Station {
            unit: *unit,
            column,
            depth: 0,
        })
        .collect()
}

fn others(game: &Game) -> Vec<UnitId> {
    let units = game.stack().units.iter();
    units
        .filter(|unit| !unit.leader)
        .map(|unit| unit.id)
        .collect()
}

/// Plays the breach to its end, the player's side as an opponent would, or waiting.
fn fight(game: &mut Game, wait: bool) {
    let mut scratch = Scratch::new(game.world.resource::<BreachLibrary>());
    let mut dice = Streams::new(1);
    while let Place::Breach(_) = game.place() {
        let now = BreachSnapshot::of(&game.world);
        let pick = match wait {
            true => Pick::Wait,
            false => choose(Policy::Opponent, &mut scratch, &now, &mut dice).unwrap(),
        };
        game.apply(RunCommand::Breach(pick));
    }
}

#[test]
fn the_leader_dives_with_its_share_of_health_and_what_its_mods_give() {
    let mut game = Game::new();
    let unit = game.leader();
    for key in ["spear_head", "field_kit"] {
        let item = game.give(key);
        game.apply(RunCommand::Fit { unit, item });
    }
    game.change(|it| {
        it.run.gear.pack.bombs = 3;
        let units = it
            .run
            .sector
            .stacks
            .values_mut()
            .flat_map(|stack| &mut stack.units);
        // Half of 22: 20 of its chassis, 2 of the kit.
        units
            .filter(|unit| unit.leader)
            .for_each(|unit| unit.health = 11);
    });
    game.go(1);
    game.enter_vault();
    let mut dive = dive(&mut game);
    let it = &player(&mut dive).traits;
    assert_eq!(
        it.health,
        Some(Health {
            current: 5,
            max: 10
        })
    );
    let carried = it.player.unwrap();
    assert_eq!((carried.bombs, carried.potions), (1 + 3, 2));
    assert_eq!(carried.weapon_item, game.content.dungeon.find_kind("spear"));
    assert_eq!(it.attacking.unwrap().damage, 2);
}

#[test]
fn at_the_door_everything_found_is_carried_out() {
    let mut game = in_the_dive();
    let sector = &game.campaign.run().sector;
    let cycles = sector.faction(sector.player).cycles;
    let bow = game.content.dungeon.find_kind("bow");
    game.change(|it| {
        let Scene::Dive(dive) = &mut it.scene else {
            return;
        };
        let traits = &mut player(dive).traits;
        traits.health = Some(Health {
            current: 5,
            max: 10,
        });
        let carried = traits.player.as_mut().unwrap();
        (carried.gold, carried.bombs, carried.weapon_item) = (30, 3, bow);
    });
    escape(&mut game);
    let run = game.campaign.run();
    assert_eq!(run.sector.faction(run.sector.player).cycles, cycles + 30);
    assert_eq!(run.leader().unwrap().health, 10, "half of twenty");
    assert_eq!(
        (run.gear.pack.bombs, run.gear.pack.potions),
        (2, 0),
        "one bomb is there in each dive anyway"
    );
    assert_eq!(
        run.gear.loose,
        [game.content.campaign.find_mod("long_bow").unwrap()]
    );
}

#[test]
fn a_weapon_left_behind_in_a_dive_is_lost_and_the_one_held_takes_its_slot() {
    let mut game = Game::new();
    let unit = game.leader();
    let spear = game.give("spear_head");
    game.apply(RunCommand::Fit { unit, item: spear });
    game.go(1);
    game.enter_vault();
    let whip = game.content.dungeon.find_kind("whip");
    game.change(|it| {
        let Scene::Dive(dive) = &mut it.scene else {
            return;
        };
        player(dive).traits.player.as_mut().unwrap().weapon_item = whip;
    });
    escape(&mut game);
    let gear = &game.campaign.run().gear;
    assert_eq!(
        gear.of(unit),
        [game.content.campaign.find_mod("lash").unwrap()]
    );
    assert!(gear.loose.is_empty());
}

#[test]
fn who_turns_back_in_a_dive_keeps_its_health_and_nothing_that_it_found() {
    let mut game = in_the_dive();
    let sector = &game.campaign.run().sector;
    let cycles = sector.faction(sector.player).cycles;
    game.change(|it| {
        let Scene::Dive(dive) = &mut it.scene else {
            return;
        };
        let traits = &mut player(dive).traits;
        traits.health = Some(Health {
            current: 3,
            max: 10,
        });
        let carried = traits.player.as_mut().unwrap();
        (carried.gold, carried.bombs) = (30, 9);
    });
    let applied = game.apply(RunCommand::Retreat);
    assert_eq!(
        own_events(&applied),
        [
            &RunEvent::Retreated,
            &RunEvent::DiveEnded {
                escaped: false,
                gold: 0
            }
        ]
    );
    let run = game.campaign.run();
    assert_eq!((&run.place, run.sector.pending), (&Place::Sector, None));
    assert_eq!(run.sector.faction(run.sector.player).cycles, cycles);
    assert_eq!((run.leader().unwrap().health, run.gear.pack.bombs), (6, 0));
    assert!(!run.sector.tile(TileId(1)).emptied);
}

#[test]
fn the_leaders_death_in_a_dive_ends_the_run() {
    let mut game = in_the_dive();
    game.change(|it| {
        let Scene::Dive(dive) = &mut it.scene else {
            return;
        };
        player(dive).traits.health = Some(Health {
            current: 1,
            max: 10,
        });
        let at = player(dive).placed.cell;
        // Walled in with a bomb of its own.
        let width = dive.width;
        let wall = dive.walls.iter().flatten().next().copied();
        for way in Direction::STRAIGHT {
            let cell = at.step(way, 1);
            dive.walls[(cell.y * width + cell.x) as usize] = wall;
            dive.objects
                .retain(|it| it.placed.cell != cell || it.object.layer == Layer::Floor);
        }
    });
    game.apply(RunCommand::Dive(Step::Bomb(Direction::East)));
    while let Place::Dive(_) = game.place() {
        game.apply(RunCommand::Dive(Step::Wait));
    }
    let Place::Over(summary) = game.place() else {
        panic!("{:?}", game.place());
    };
    assert_eq!(summary.ending, Ending::LeaderLost);
    assert!(
        matches!(summary.cause, Some(Cause::Dive(_))),
        "{:?}",
        summary.cause
    );
    assert!(game.campaign.run().leader().is_none());
}

#[test]
fn a_vault_whose_door_was_reached_leads_to_the_door_at_once_and_to_the_same_guardian() {
    let mut game = at_the_door();
    let Place::Door(first) = game.place().clone() else {
        panic!()
    };
    game.apply(RunCommand::Retreat);
    game.end_turn();
    game.enter_vault();
    let Place::Door(again) = game.place().clone() else {
        panic!("{:?}", game.place())
    };
    assert_eq!(first, again);
}

#[test]
fn only_up_to_four_of_the_leaders_stack_go_through_the_door_each_on_a_panel_of_its_own() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = game.stack().units.iter().map(|unit| unit.id).collect();
    let mut refused = |stations: Vec<Station>| game.refused(RunCommand::LineUp(stations));
    assert_eq!(refused(vec![]), Refusal::Nobody);
    assert_eq!(
        refused(stations(&units[..5])),
        Refusal::TooMany { most: 4, wants: 5 }
    );
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
fn units_enter_a_breach_with_their_health_and_their_mods() {
    let mut game = at_the_door();
    let unit = others(&game)[0];
    let buffer = game.content.campaign.find_mod("buffer").unwrap();
    let starter = game.content.campaign.find_mod("starter").unwrap();
    game.change(|it| {
        it.run.gear.fitted.insert(unit, vec![buffer, starter]);
        let units = it
            .run
            .sector
            .stacks
            .values_mut()
            .flat_map(|stack| &mut stack.units);
        units
            .filter(|it| it.id == unit)
            .for_each(|it| it.health = 9);
    });
    let applied = game.apply(RunCommand::LineUp(stations(&[unit])));
    let Scene::Breach(scene) = game.campaign.snapshot(&mut game.world).scene else {
        panic!()
    };
    let own = scene
        .stack
        .characters
        .iter()
        .find(|it| it.side == Side::Player)
        .unwrap();
    assert!(matches!(
        own_events(&applied)[0],
        RunEvent::BreachBegan { .. }
    ));
    assert_eq!((own.health.current, own.shield.0), (9, 6));
    assert!(scene.fighters[0].charge.0 >= 40);
}

#[test]
fn a_breach_that_is_won_empties_the_vault_and_offers_three_prizes() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = others(&game).into_iter().take(3).collect();
    game.apply(RunCommand::LineUp(stations(&units)));
    game.change(|it| {
        let Scene::Breach(scene) = &mut it.scene else {
            return;
        };
        let foes = scene
            .stack
            .characters
            .iter_mut()
            .filter(|it| it.side == Side::Hostile);
        foes.for_each(|it| it.health.current = 1);
    });
    fight(&mut game, false);
    let Place::Prize(offer) = game.place().clone() else {
        panic!("{:?}", game.place())
    };
    assert_eq!(offer.prizes.len(), 3);
    let run = game.campaign.run();
    assert!(run.sector.tile(TileId(1)).emptied);
    assert_eq!((run.tally.vaults, run.sector.pending), (1, None));
    game.apply(RunCommand::TakeNone);
    game.end_turn();
    let stack = game.stack().id;
    let again = daemonfall_sector::Command::EnterVault { stack };
    assert!(matches!(
        game.refused(RunCommand::Sector(again)),
        Refusal::Sector(_)
    ));
}

#[test]
fn who_falls_in_a_breach_is_lost_everywhere_with_its_mods() {
    let mut game = at_the_door();
    let unit = others(&game)[0];
    let plate = game.content.campaign.find_mod("plate").unwrap();
    game.change(|it| {
        it.run.gear.fitted.insert(unit, vec![plate]);
        let units = it
            .run
            .sector
            .stacks
            .values_mut()
            .flat_map(|stack| &mut stack.units);
        units
            .filter(|it| it.id == unit)
            .for_each(|it| it.health = 2);
    });
    game.apply(RunCommand::LineUp(stations(&[unit])));
    fight(&mut game, true);
    let run = game.campaign.run();
    assert_eq!(
        run.place,
        Place::Sector,
        "the leader stayed outside, and the run goes on"
    );
    assert!(run.unit(unit).is_none());
    assert!(run.gear.all().next().is_none());
    assert!(!run.sector.tile(TileId(1)).emptied);
    let fallen = run.tally.fallen.last().unwrap();
    assert!(matches!(fallen.cause, Cause::Breach(_)) && !fallen.leader);
}

#[test]
fn the_leaders_fall_in_a_breach_ends_the_run() {
    let mut game = at_the_door();
    let leader = game.leader();
    game.apply(RunCommand::LineUp(stations(&[leader])));
    fight(&mut game, true);
    let Place::Over(summary) = game.place() else {
        panic!("{:?}", game.place())
    };
    assert_eq!(summary.ending, Ending::LeaderLost);
    assert!(matches!(summary.cause, Some(Cause::Breach(_))));
}

#[test]
fn who_leaves_a_breach_keeps_the_health_that_is_left() {
    let mut game = at_the_door();
    let units: Vec<UnitId> = others(&game).into_iter().take(2).collect();
    game.apply(RunCommand::LineUp(stations(&units)));
    game.change(|it| {
        let Scene::Breach(scene) = &mut it.scene else {
            return;
        };
        scene.stack.characters[0].health.current = 3;
    });
    let applied = game.apply(RunCommand::Retreat);
    assert!(own_events(&applied).contains(&&RunEvent::BreachEnded { outcome: None }));
    assert_eq!(game.campaign.run().unit(units[0]).unwrap().health, 3);
    assert_eq!(game.place(), &Place::Sector);
}
