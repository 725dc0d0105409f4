//! How another crate composes its own rounds from the stack's parts.
//!
//! It has its own log, schedule and execution.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use daemonfall_core::{EventLog, Health, Side};
use daemonfall_stack::{Command, *};

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Duel;

#[derive(Debug, PartialEq)]
enum DuelEvent {
    Stack(StackEvent),
    Quick(MoveId),
    Copied,
}

impl From<StackEvent> for DuelEvent {
    fn from(event: StackEvent) -> Self {
        Self::Stack(event)
    }
}

const QUICK: SubroutineId = SubroutineId(0);
const SLOW: SubroutineId = SubroutineId(1);

/// Each use gives its target a quick turn: it answers with one subroutine at once and puts another
/// on the stack.
fn execute(mut ctx: StackCtx<DuelEvent>, mut answered: Local<bool>) {
    while let Some(entry) = ctx.next_resolved() {
        let outcome = ctx.run_use(&entry);
        if *answered || outcome.taken == 0 {
            continue;
        }
        *answered = true;
        let answer =
            |subroutine| Choice { user: CharacterId(1), target: Some(CharacterId(0)), subroutine };
        let quick = ctx.add(answer(QUICK), When::Execute).expect("it is legal");
        ctx.log.push(DuelEvent::Quick(quick.id));
        if let Some(use_now) = quick.now {
            ctx.run_use(&use_now);
        }
        let slow = ctx.add(answer(SLOW), When::Execute).expect("it is legal");
        assert_eq!(slow.now, None);
    }
}

/// Each after-effect runs a second time for a copy.
fn finish(mut ctx: StackCtx<DuelEvent>) {
    ctx.collect_finished();
    while let Some(ended) = ctx.next_finished() {
        ctx.run_after(&ended);
        ctx.log.push(DuelEvent::Copied);
        let (id, part, user) = (ended.id, Part::After, ended.choice.user);
        ctx.apply(&[Effect::Heal(1)], Cause { id, part, user }, CharacterId(0));
    }
}

fn duel() -> World {
    let text = r#"{
        "quick": (duration: 1, cpu: 1, use: [Damage(1)]),
        "slow": (time: 1, cpu: 2, use: [Damage(2)]),
    }"#;
    let mut world = World::new();
    install_parts(&mut world, Subroutines::parse("duel.ron", text).expect("sound data"));
    world.init_resource::<EventLog<DuelEvent>>();
    for side in [Side::Player, Side::Hostile] {
        let health = Health::full(9);
        enlist(&mut world, CharacterSheet { side, health, max_cpu: 5 });
    }
    let mut schedule = Schedule::new(Duel);
    schedule.add_systems(
        (
            phases::advance::<DuelEvent>,
            phases::add::<DuelEvent>,
            phases::show,
            execute,
            phases::remove::<DuelEvent>,
            finish,
        )
            .chain(),
    );
    world.add_schedule(schedule);
    world
}

#[test]
fn a_crate_with_its_own_schedule_and_log_adds_moves_in_the_middle_of_execute() {
    let mut world = duel();
    let choice = Choice { user: CharacterId(0), target: Some(CharacterId(1)), subroutine: QUICK };
    act(&mut world, Command::Choose(choice)).expect("it is legal");
    world.run_schedule(Duel);
    let cpu = |world: &World| {
        let entity = world.resource::<Roster>().entity(CharacterId(1)).expect("an entity");
        *world.get::<Cpu>(entity).expect("CPU")
    };
    assert_eq!(cpu(&world).held, 3, "held at once");
    let stack = world.resource::<Stack>();
    let advanced: Vec<u32> = stack.moves().iter().map(|known| known.advanced).collect();
    assert_eq!(advanced, [0, 0, 0], "first advanced in the next round");
    assert_eq!(stack.unresolved().len(), 1, "the quick use is not on the stack");
    let events: Vec<DuelEvent> = world.resource_mut::<EventLog<DuelEvent>>().drain().collect();
    assert_eq!(
        events.iter().filter(|event| matches!(event, DuelEvent::Quick(MoveId(1)))).count(),
        1
    );

    world.run_schedule(Duel);
    assert_eq!(cpu(&world).held, 0);
    assert!(world.resource::<Stack>().moves().is_empty());
    let copies = world.resource::<EventLog<DuelEvent>>().events().iter();
    assert_eq!(copies.filter(|event| **event == DuelEvent::Copied).count(), 3);
    let entity = world.resource::<Roster>().entity(CharacterId(0)).expect("an entity");
    let health = world.get::<Health>(entity).expect("health");
    assert_eq!(health.current, 9, "1 at once, 2 a round later, 3 healed");
}

#[test]
fn a_snapshot_may_be_taken_between_phases() {
    let mut world = duel();
    let choice = |user: u32, subroutine| Choice {
        user: CharacterId(user),
        target: Some(CharacterId(1 - user)),
        subroutine,
    };
    act(&mut world, Command::Choose(choice(0, SLOW))).expect("it is legal");
    world.run_schedule(Duel);
    act(&mut world, Command::Choose(choice(1, QUICK))).expect("it is legal");
    let _ = world.run_system_cached(phases::advance::<DuelEvent>);
    let _ = world.run_system_cached(phases::add::<DuelEvent>);
    let snapshot = StackSnapshot::of(&world);
    assert_eq!(snapshot.check(world.resource::<Subroutines>()), Ok(()));
    let mut copy = duel();
    daemonfall_core::Snapshot::restore(&snapshot, &mut copy).expect("it was just taken");
    for world in [&mut world, &mut copy] {
        let _ = world.run_system_cached(execute);
        let _ = world.run_system_cached(phases::remove::<DuelEvent>);
        let _ = world.run_system_cached(finish);
    }
    assert_eq!(fingerprint(&world), fingerprint(&copy));
}
