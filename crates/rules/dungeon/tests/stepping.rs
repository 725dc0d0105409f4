//! A beat may be stopped anywhere and continued: the result is the same as without the stop.

use crate::small::{events, library, world};
use bevy_ecs::world::World;
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::beat::{BeatCursor, BeatSet, Edge, PhaseHook, phases, queue};
use daemonfall_dungeon::components::{ObjectId, Part};
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{
    Breakpoint, Breakpoints, Command, Direction, DiveEvent, EventKind, Halt, Index, Pace, Refusal,
    act, begin, begin_beat, check, fingerprint, finish_beat, install, step,
};
use std::sync::{Arc, Mutex};

const ROOM: &[&str] = &["#########", "#@..h...#", "#....h.^#", "#...6...#", "#########"];

fn dive(seed: u64) -> World {
    let mut world = World::new();
    install(&mut world, library());
    begin(&mut world, seed);
    world
}

fn breakpoints(world: &World, dice: &mut Streams) -> Breakpoints {
    let alive: Vec<ObjectId> = world.resource::<Index>().alive().collect();
    let mut stops = Vec::new();
    for _ in 0..dice.below(Stream::Dive, 4) {
        let id = alive[dice.below(Stream::Dive, alive.len() as u32) as usize];
        let kinds = EventKind::ALL.len() as u32;
        stops.push(match dice.below(Stream::Dive, 3) {
            0 => Breakpoint::Acts(id),
            1 => Breakpoint::IsHit(id),
            _ => Breakpoint::Happens(EventKind::ALL[dice.below(Stream::Dive, kinds) as usize]),
        });
    }
    Breakpoints(stops)
}

fn command(dice: &mut Streams) -> Command {
    match dice.below(Stream::Dive, 6) {
        0 => Command::Wait,
        1 => Command::Bomb(Direction::East),
        way => Command::Step(Direction::STRAIGHT[way as usize % 4]),
    }
}

#[test]
fn a_beat_played_in_steps_with_breakpoints_and_a_watch_is_the_unbroken_beat() {
    let (mut stopped, mut beats) = (0, 0);
    for seed in 0..24 {
        let (mut whole, mut stepped) = (dive(seed), dive(seed));
        stepped.insert_resource(Trace::new(3));
        let mut dice = Streams::new(!seed);
        for _ in 0..40 {
            let command = command(&mut dice);
            let stops = breakpoints(&stepped, &mut dice);
            stepped.insert_resource(stops);
            let expected = act(&mut whole, command);
            assert_eq!(begin_beat(&mut stepped, command), expected, "seed {seed}");
            if expected.is_err() {
                continue;
            }
            beats += 1;
            loop {
                let pace = [Pace::Object, Pace::Phase, Pace::Beat];
                let pace = pace[dice.below(Stream::Dive, 3) as usize];
                match step(&mut stepped, pace).expect("a beat is under way") {
                    Halt::Over(_) => break,
                    _ => stopped += 1,
                }
                if dice.below(Stream::Dive, 30) == 0 {
                    finish_beat(&mut stepped);
                    break;
                }
            }
            assert_eq!(events(&mut stepped), events(&mut whole), "seed {seed}");
            assert_eq!(fingerprint(&stepped), fingerprint(&whole), "seed {seed}");
            if check(&mut whole, Command::Wait).is_err() {
                break;
            }
        }
    }
    assert!(beats > 400 && stopped > 2 * beats, "{beats} beats, {stopped} stops");
}

#[test]
fn phases_are_stepped_one_by_one_and_each_objects_choice_is_seen_before_it_acts() {
    let mut world = world(ROOM);
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    let mut seen = Vec::new();
    loop {
        let present = phases(&world).into_iter().find(|facts| facts.present);
        seen.push(present.expect("a beat is under way").set);
        if seen.last() == Some(&BeatSet::Reals) {
            let hunters = queue(&world, BeatSet::Reals);
            assert_eq!(hunters.len(), 2);
            for hunter in hunters {
                let action = hunter.action.expect("hunters have decided");
                assert_eq!(action.parts.get(0), Some(Part::Attack));
                assert!(!hunter.acted);
            }
        }
        match step(&mut world, Pace::Phase).expect("a beat is under way") {
            Halt::PhaseOver(set) => assert_eq!(seen.last(), Some(&set)),
            halt => {
                assert_eq!(halt, Halt::Over(None));
                break;
            }
        }
    }
    assert_eq!(seen, BeatSet::ALL);
    assert_eq!(step(&mut world, Pace::Phase), None);
    let objects: Vec<usize> = phases(&world).iter().map(|facts| facts.objects).collect();
    assert_eq!(objects, [0, 0, 1, 2, 0, 1, 0, 1, 0]);
}

#[test]
fn objects_are_stepped_one_by_one_in_the_order_in_which_they_act() {
    let mut world = world(ROOM);
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    let mut acted = Vec::new();
    while let Some(Halt::Acted(id)) = step(&mut world, Pace::Object) {
        acted.push(id.0);
    }
    assert_eq!(acted, [1, 2, 3, 5, 4]);
    assert!(!world.resource::<BeatCursor>().is_under_way());
}

#[test]
fn one_that_waits_for_its_blocker_is_suspended_and_goes_on_after_it() {
    // The left hunter acts first and asks the right one, which is in its way.
    let mut world = world(&["######", "#hh.@#", "######"]);
    world.insert_resource(Breakpoints(vec![Breakpoint::Acts(ObjectId(2))]));
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    let stop = Halt::Broke(Breakpoint::Acts(ObjectId(2)));
    assert_eq!(step(&mut world, Pace::Beat), Some(stop));
    let waiting: Vec<ObjectId> = world.resource::<BeatCursor>().suspended().collect();
    assert_eq!(waiting, [ObjectId(1)]);
    let hunters = queue(&world, BeatSet::Reals);
    assert!(hunters[0].suspended && hunters[1].next);
    assert_eq!(step(&mut world, Pace::Object), Some(Halt::Acted(ObjectId(2))));
    assert_eq!(step(&mut world, Pace::Object), Some(Halt::Acted(ObjectId(1))));
    assert_eq!(step(&mut world, Pace::Beat), Some(Halt::Over(None)));
}

#[test]
fn breakpoints_stop_after_the_action_that_met_them() {
    let mut world = world(&["#####", "#@h.#", "#####"]);
    let hit = Breakpoint::IsHit(ObjectId(1));
    let over = Breakpoint::Happens(EventKind::StatusBegan);
    world.insert_resource(Breakpoints(vec![hit, over]));
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    assert_eq!(step(&mut world, Pace::Beat), Some(Halt::Broke(hit)));
    let happened = events(&mut world);
    assert!(happened.iter().any(|event| hit.is_met_by(event)));
    assert_eq!(step(&mut world, Pace::Beat), Some(Halt::Over(None)));
}

#[test]
fn a_beat_under_way_refuses_commands_until_it_is_finished() {
    let mut world = world(ROOM);
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    step(&mut world, Pace::Object);
    assert_eq!(act(&mut world, Command::Wait), Err(Refusal::MidBeat));
    assert_eq!(begin_beat(&mut world, Command::Wait), Err(Refusal::MidBeat));
    finish_beat(&mut world);
    assert_eq!(act(&mut world, Command::Wait), Ok(()));
    let began = events(&mut world);
    let began = began.iter().filter(|event| event.kind() == EventKind::BeatBegan);
    assert_eq!(began.count(), 2);
}

#[test]
fn a_hook_hears_of_every_phase_in_order_and_of_every_stop_within_one() {
    let heard: Arc<Mutex<Vec<(BeatSet, Edge)>>> = Arc::default();
    let mut world = world(ROOM);
    let ears = heard.clone();
    world.insert_resource(PhaseHook::new(move |set, edge| {
        ears.lock().expect("nobody panics").push((set, edge));
    }));
    let both = |set| [(set, Edge::Begin), (set, Edge::End)];
    let expected: Vec<_> = BeatSet::ALL.into_iter().flat_map(both).collect();
    for _ in 0..3 {
        act(&mut world, Command::Wait).expect("waiting is accepted");
        assert_eq!(std::mem::take(&mut *heard.lock().expect("nobody panics")), expected);
    }
    begin_beat(&mut world, Command::Wait).expect("waiting is accepted");
    while step(&mut world, Pace::Object) != Some(Halt::Over(None)) {}
    let heard = heard.lock().expect("nobody panics");
    let ends = |wanted| heard.iter().filter(|(_, edge)| *edge == wanted).count();
    assert_eq!(ends(Edge::Begin), ends(Edge::End));
    assert!(ends(Edge::Begin) > BeatSet::ALL.len());
}

#[test]
fn every_kind_of_event_has_a_name_and_is_written_by_it() {
    let event = DiveEvent::BeatBegan { beat: 1 };
    assert_eq!(event.kind().name(), "BeatBegan");
    let names: std::collections::BTreeSet<&str> =
        EventKind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), EventKind::ALL.len());
}
