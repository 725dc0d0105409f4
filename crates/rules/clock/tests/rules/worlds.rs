//! Scenarios in a world: the schedule, and saving and restoring the state.

use crate::conformance::{case, cases};
use crate::staged::{Staged, played};
use bevy_ecs::prelude::*;
use daemonfall_clock::components::{clocktick, grow};
use daemonfall_clock::scenario::{
    CharacterRecord, Phase, Progress, ScenarioEvent, ScenarioSnapshot, SnapshotError, Span,
    fingerprint, install, is_over, load, step, tick,
};
use daemonfall_clock::{
    CharacterId, ChargeTime, ClockSet, Clocktick, LastAction, QuickFlag, QuickSafety, Speed,
};
use daemonfall_core::{EventLog, Snapshot};

fn world() -> World {
    let mut world = World::new();
    install(&mut world);
    world
}

fn drained(world: &mut World) -> Vec<ScenarioEvent> {
    let mut log = world.resource_mut::<EventLog<ScenarioEvent>>();
    log.drain().collect()
}

#[test]
fn a_clocktick_in_a_world_is_what_a_course_plays() {
    let mut world = world();
    for case in cases() {
        let (wanted, course) = played(&case.scenario);
        load(&mut world, &case.scenario);
        tick(&mut world);
        assert!(is_over(&world), "{}", case.name);
        assert_eq!(drained(&mut world), wanted, "{}", case.name);
        let snapshot = ScenarioSnapshot::take(&mut world);
        assert_eq!(snapshot, ScenarioSnapshot::of(&course), "{}", case.name);
    }
}

#[test]
fn the_phases_of_a_clocktick_run_in_the_order_of_the_sets() {
    let mut world = world();
    load(&mut world, &Staged::new(Span::Ticks(2), "A 1 speed 100").scenario());
    for number in 1..=2 {
        assert_eq!(is_over(&world), number > 2);
        tick(&mut world);
        let events = drained(&mut world);
        let phase = |event: &ScenarioEvent| match event {
            ScenarioEvent::PhaseBegan(set) => Some(*set),
            _ => None,
        };
        let phases: Vec<ClockSet> = events.iter().filter_map(phase).collect();
        // The first phase begins together with its tick.
        assert_eq!(events[0], ScenarioEvent::TickBegan { tick: number });
        assert_eq!(phases, [ClockSet::Resolve, ClockSet::Grow, ClockSet::Turns]);
    }
    assert!(is_over(&world));
    tick(&mut world);
    assert!(drained(&mut world).is_empty());
}

#[test]
fn a_world_goes_step_by_step_through_what_a_clocktick_plays_at_once() {
    let mut world = world();
    let case = case("seed-ready-for-more");
    load(&mut world, &case.scenario);
    let (mut steps, mut off) = (0, 0);
    while step(&mut world) {
        steps += 1;
        off += u32::from(*world.resource::<QuickSafety>() == QuickSafety::Off);
    }
    assert_eq!(drained(&mut world), played(&case.scenario).0);
    assert!(is_over(&world));
    assert!(steps > 40 && off > 10, "{steps} steps, {off} with the safety off");
    assert_eq!(*world.resource::<LastAction>(), LastAction(None));
}

#[test]
fn a_world_is_edited_through_its_components_and_the_rules_go_on_with_that() {
    let mut world = world();
    load(&mut world, &Staged::cr("A 1; B 1").scenario());
    let mut query = world.query::<(&CharacterId, &mut QuickFlag)>();
    for (id, mut flag) in query.iter_mut(&mut world) {
        if id.0 == 1 {
            *flag = QuickFlag::Spell;
        }
    }
    tick(&mut world);
    let turned =
        |event: &ScenarioEvent| matches!(event, ScenarioEvent::TurnBegan { who, .. } if who.0 == 1);
    assert!(drained(&mut world).iter().any(turned));
}

#[test]
fn characters_that_are_not_the_scenarios_are_let_be() {
    let mut world = world();
    let other = world.spawn(CharacterId(7)).id();
    load(&mut world, &Staged::cr("A 1 ct 100").scenario());
    load(&mut world, &Staged::cr("A 1 ct 100").scenario());
    tick(&mut world);
    assert!(is_over(&world) && world.get_entity(other).is_ok());
}

#[test]
fn a_world_without_one_of_the_scenarios_characters_stands_still() {
    let mut world = world();
    load(&mut world, &Staged::cr("A 1; B 1 ct 100").scenario());
    let mut query = world.query::<(Entity, &CharacterId)>();
    let first = query.iter(&world).find(|(_, id)| id.0 == 0).map(|(entity, _)| entity);
    world.despawn(first.expect("A exists"));
    tick(&mut world);
    assert!(!step(&mut world) && drained(&mut world).is_empty());
}

fn in_the_middle() -> ScenarioSnapshot {
    let mut world = world();
    load(&mut world, &case("seed-ready-for-more").scenario);
    for _ in 0..20 {
        assert!(step(&mut world));
    }
    ScenarioSnapshot::take(&mut world)
}

#[test]
fn every_step_changes_the_fingerprint() {
    let mut world = world();
    in_the_middle().restore(&mut world).expect("it was just taken");
    let mut prints = vec![fingerprint(&mut world)];
    while step(&mut world) {
        let next = fingerprint(&mut world);
        assert!(!prints.contains(&next), "step {}", prints.len());
        prints.push(next);
    }
}

#[test]
fn a_snapshot_that_does_not_fit_is_refused_and_changes_nothing() {
    let good = in_the_middle();
    let mut world = world();
    good.restore(&mut world).expect("it is valid");
    let before = fingerprint(&mut world);
    let breakers: [fn(&mut ScenarioSnapshot); 5] = [
        |bad| bad.characters[0].id = CharacterId(1),
        |bad| bad.characters.push(CharacterRecord { id: CharacterId(8), ..bad.characters[0] }),
        |bad| bad.progress.struck.actor = CharacterId(8),
        |bad| bad.progress.slow[0].hits.0 = 1 << 9,
        |bad| {
            bad.machine.place.cursor = daemonfall_clock::machine::Cursor::Mimicry(CharacterId(99));
        },
    ];
    for (place, breaker) in breakers.iter().enumerate() {
        let mut bad = good.clone();
        breaker(&mut bad);
        let refused: Result<(), SnapshotError> = bad.restore(&mut world);
        assert!(refused.is_err(), "{place}");
        assert!(bad.course().is_err(), "{place}");
        assert_eq!(fingerprint(&mut world), before, "{place}");
    }
    assert!(matches!(world.resource::<Progress>().phase, Phase::In(_)));
}

#[test]
fn growth_is_a_system_for_whoever_plays_the_clock_otherwise() {
    let mut world = World::new();
    let mut schedule = clocktick();
    schedule.add_systems(grow.in_set(ClockSet::Grow));
    world.add_schedule(schedule);
    let one = world.spawn((ChargeTime(59), Speed(99))).id();
    world.run_schedule(Clocktick);
    assert_eq!(world.get(one), Some(&ChargeTime(158)));
}
