//! Vaults: the dive with the leader's gear, the door, and what is brought back.

use crate::small::{Game, own_events};
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{BreachLibrary, BreachSnapshot, Command as Pick, Scratch};
use daemonfall_campaign::{Cause, Ending, Phase, Refusal, RunCommand, RunEvent, Scene, Station};
use daemonfall_core::{Health, Streams};
use daemonfall_dungeon::Refusal::MidBeat;
use daemonfall_dungeon::components::Layer;
use daemonfall_dungeon::{Command as Step, Direction, DiveSnapshot, Pace, step};
use daemonfall_sector::{TileId, UnitId};

pub fn in_the_dive() -> Game {
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
    dive.objects.iter_mut().find(|it| it.traits.player.is_some()).unwrap()
}

/// Puts the stairs of the last floor next to the leader, and lets it step onto them.
fn escape(game: &mut Game) -> daemonfall_campaign::Applied {
    let mut way = Direction::East;
    game.change_dive(|dive| {
        dive.state.floor = dive.state.floors - 1;
        let at = player(dive).placed.cell;
        let free = |cell: daemonfall_dungeon::Cell| {
            let place = (cell.y * dive.width + cell.x) as usize;
            dive.walls[place].is_none() && dive.objects.iter().all(|it| it.placed.cell != cell)
        };
        way = Direction::STRAIGHT.into_iter().find(|way| free(at.step(*way, 1))).unwrap();
        let exit = dive.objects.iter_mut().find(|it| it.traits.exit.is_some()).unwrap();
        exit.placed.cell = at.step(way, 1);
    });
    game.apply(RunCommand::Dive(Step::Step(way)))
}

pub fn at_the_door() -> Game {
    let mut game = in_the_dive();
    escape(&mut game);
    assert!(matches!(game.phase(), Phase::Door(_)), "{:?}", game.phase());
    game
}

pub fn stations(units: &[UnitId]) -> Vec<Station> {
    let in_columns = units.iter().zip(0..);
    in_columns.map(|(unit, column)| Station { unit: *unit, column, depth: 0 }).collect()
}

pub fn others(game: &Game) -> Vec<UnitId> {
    let units = game.stack().units.iter();
    units.filter(|unit| !unit.leader).map(|unit| unit.id).collect()
}

/// Plays the breach to its end; the player's side plays like an opponent, or waits.
pub fn fight(game: &mut Game, wait: bool) {
    let mut scratch = Scratch::new(game.world.resource::<BreachLibrary>());
    let mut dice = Streams::new(1);
    while let Phase::Breach(_) = game.phase() {
        let now = BreachSnapshot::of(&game.world);
        let pick = if wait {
            Pick::Wait
        } else {
            choose(Policy::Opponent, &mut scratch, &now, &mut dice).unwrap()
        };
        game.apply(RunCommand::Breach(pick));
    }
}

#[test]
fn the_leader_dives_with_its_share_of_health_and_what_its_mods_give() {
    let mut game = Game::new();
    game.fit_leader("spear_head");
    game.fit_leader("field_kit");
    game.change(|it| it.run.gear.pack.bombs = 3);
    // Half of 22: 20 from its chassis, 2 from the kit.
    game.change_health(11, |it| it.leader);
    game.go(1);
    game.enter_vault();
    let mut dive = dive(&mut game);
    let it = &player(&mut dive).traits;
    assert_eq!(it.health, Some(Health { current: 5, max: 10 }));
    let carried = it.player.unwrap();
    assert_eq!((carried.bombs, carried.potions), (1 + 3, 2));
    assert_eq!(carried.weapon_item, game.content.dungeon.find_kind("spear"));
    assert_eq!(it.attacking.unwrap().damage, 2);
}

#[test]
fn a_dive_is_whole_if_its_leader_comes_out_with_no_less_health() {
    assert_eq!(at_the_door().campaign.run().tally.whole_dives, 1);
    let mut game = in_the_dive();
    game.change_dive(|dive| {
        let health = player(dive).traits.health.as_mut().unwrap();
        health.current -= 1;
    });
    escape(&mut game);
    let tally = &game.campaign.run().tally;
    assert_eq!((tally.dives_done, tally.whole_dives), (1, 0));
}

#[test]
fn at_the_door_everything_found_is_carried_out() {
    let mut game = in_the_dive();
    let cycles = game.cycles();
    let bow = game.content.dungeon.find_kind("bow");
    game.change_dive(|dive| {
        let traits = &mut player(dive).traits;
        traits.health = Some(Health { current: 5, max: 10 });
        let carried = traits.player.as_mut().unwrap();
        (carried.gold, carried.bombs, carried.weapon_item) = (30, 3, bow);
    });
    escape(&mut game);
    let run = game.campaign.run();
    assert_eq!(game.cycles(), cycles + 30);
    assert_eq!(run.leader().unwrap().health, 10, "half of twenty");
    assert_eq!(
        (run.gear.pack.bombs, run.gear.pack.potions),
        (2, 0),
        "every dive has one bomb anyway"
    );
    assert_eq!(run.gear.loose, [game.content.campaign.find_mod("long_bow").unwrap()]);
}

#[test]
fn a_weapon_left_behind_in_a_dive_is_lost_and_the_one_held_takes_its_slot() {
    let mut game = Game::new();
    let unit = game.leader();
    game.fit_leader("spear_head");
    game.go(1);
    game.enter_vault();
    let whip = game.content.dungeon.find_kind("whip");
    game.change_dive(|dive| {
        player(dive).traits.player.as_mut().unwrap().weapon_item = whip;
    });
    escape(&mut game);
    let gear = &game.campaign.run().gear;
    assert_eq!(gear.of(unit), [game.content.campaign.find_mod("lash").unwrap()]);
    assert!(gear.loose.is_empty());
}

#[test]
fn who_turns_back_in_a_dive_keeps_its_health_and_once_half_of_the_gold() {
    let mut game = in_the_dive();
    let cycles = game.cycles();
    game.change_dive(|dive| {
        let traits = &mut player(dive).traits;
        traits.health = Some(Health { current: 3, max: 10 });
        let carried = traits.player.as_mut().unwrap();
        (carried.gold, carried.bombs) = (30, 9);
    });
    let applied = game.apply(RunCommand::Retreat);
    assert_eq!(
        own_events(&applied),
        [&RunEvent::Retreated, &RunEvent::DiveEnded { escaped: false, gold: 15 }]
    );
    let run = game.campaign.run();
    assert_eq!((&run.phase, run.sector.pending), (&Phase::Sector, None));
    assert_eq!(game.cycles(), cycles + 15);
    assert_eq!((run.leader().unwrap().health, run.gear.pack.bombs), (6, 0));
    assert!(!run.sector.tile(TileId(1)).emptied);
    game.end_turn();
    game.enter_vault();
    assert_eq!(game.campaign.run().kept(&game.content, 30), 0, "no vault is robbed twice");
}

#[test]
fn a_vault_has_as_many_floors_as_its_sector_says() {
    for (floors, there) in [("", 3), ("floors: 1,", 1), ("floors: 9,", 3)] {
        let text = crate::small::ROWS.replace("cycles: 100,", &format!("cycles: 100, {floors}"));
        let mut game = Game::overlaid("sectors.ron", &text);
        game.go(1);
        game.enter_vault();
        assert_eq!(dive(&mut game).state.floors, there, "{floors:?}");
    }
}

#[test]
fn a_beat_played_in_steps_goes_on_record_as_any_other() {
    let (mut whole, mut stepped) = (in_the_dive(), in_the_dive());
    let same = |whole: &mut Game, stepped: &mut Game| {
        let prints = [whole, stepped].map(|game| game.campaign.fingerprint(&game.world));
        assert_eq!(prints[0], prints[1]);
    };
    for number in 0..12 {
        let expected = whole.apply(RunCommand::Dive(Step::Wait));
        let (campaign, world) = (&mut stepped.campaign, &mut stepped.world);
        campaign.begin_beat(world, Step::Wait).unwrap();
        for _ in 0..number {
            step(world, Pace::Phase);
        }
        assert_eq!(campaign.stepping(), Some(Step::Wait));
        let other = campaign.check(world, &RunCommand::Retreat);
        assert_eq!(other, Err(Refusal::Dive(MidBeat)));
        let applied = stepped.apply(RunCommand::Dive(Step::Wait));
        assert_eq!(applied.events, expected.events, "after {number} phases");
        assert_eq!(stepped.campaign.stepping(), None);
        same(&mut whole, &mut stepped);
    }
    assert_eq!(stepped.campaign.replay(), whole.campaign.replay());
}

#[test]
fn the_leaders_death_in_a_dive_ends_the_run() {
    let mut game = in_the_dive();
    game.change_dive(|dive| {
        player(dive).traits.health = Some(Health { current: 1, max: 10 });
        let at = player(dive).placed.cell;
        // Walled in, with a bomb of its own.
        let width = dive.width;
        let wall = dive.walls.iter().flatten().next().copied();
        for way in Direction::STRAIGHT {
            let cell = at.step(way, 1);
            dive.walls[(cell.y * width + cell.x) as usize] = wall;
            dive.objects.retain(|it| it.placed.cell != cell || it.object.layer == Layer::Floor);
        }
    });
    game.apply(RunCommand::Dive(Step::Bomb(Direction::East)));
    while let Phase::Dive(_) = game.phase() {
        game.apply(RunCommand::Dive(Step::Wait));
    }
    let summary = game.summary();
    assert_eq!(summary.ending, Ending::LeaderLost);
    assert!(matches!(summary.cause, Some(Cause::Dive(_))), "{:?}", summary.cause);
    assert!(game.campaign.run().leader().is_none());
}

#[test]
fn a_vault_whose_door_was_reached_leads_to_the_door_at_once_and_to_the_same_guardian() {
    let mut game = at_the_door();
    let Phase::Door(first) = game.phase().clone() else { panic!() };
    game.apply(RunCommand::Retreat);
    game.end_turn();
    game.enter_vault();
    let Phase::Door(again) = game.phase().clone() else { panic!("{:?}", game.phase()) };
    assert_eq!(first, again);
}
