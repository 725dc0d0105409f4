//! Rounds of the stack: 8 characters, each adding a move in each round. Actions through the six
//! steps: 8 characters, 2 of them mimes, with reactions, quick flags and mixed magic.

use super::AT_LEAST;
use crate::{LabError, rounded};
use bevy_ecs::world::World;
use daemonfall_clock::scenario::{Course, Scenario, ScenarioEvent, read};
use daemonfall_clock::{ClockEvent, Step};
use daemonfall_core::{EventLog, Health, Side, Stream, Streams};
use daemonfall_stack::{
    CharacterId, CharacterSheet, Choice, Choices, Effect, Stack, StackEvent, Subroutine,
    SubroutineId, Subroutines, enlist, fingerprint, install, play_round,
};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

const CHARACTERS: u32 = 8;
/// Rounds drawn before the clock starts, then played repeatedly.
const DRAWN: usize = 1_024;
/// Health and CPU that nothing in a bench uses up.
const PLENTY: i32 = 1_000_000_000;

pub fn stack() -> Result<Value, LabError> {
    let library = library()?;
    let drawn = draw(library.all().len() as u32);
    let mut world = World::new();
    install(&mut world, library);
    for number in 0..CHARACTERS {
        enlist(
            &mut world,
            CharacterSheet { side: side(number), health: Health::full(PLENTY), max_cpu: PLENTY },
        );
    }
    let (mut rounds, mut uses, mut moves, mut events) = (0u64, 0u64, 0u64, 0u64);
    let (mut took, mut print) = (Duration::ZERO, None);
    while took < AT_LEAST {
        let begun = Instant::now();
        for picks in &drawn {
            let mut choices = world.resource_mut::<Choices>();
            for (side, choice) in picks {
                choices.put(*side, *choice);
            }
            play_round(&mut world);
            moves += world.resource::<Stack>().moves().len() as u64;
            let mut log = world.resource_mut::<EventLog<StackEvent>>();
            events += log.events().len() as u64;
            if print.is_none() {
                uses += count_uses(log.events());
            }
            log.clear();
        }
        took += begun.elapsed();
        rounds += drawn.len() as u64;
        print.get_or_insert_with(|| fingerprint(&world));
    }
    let per_round = |count: u64, rounds: u64| rounded(count as f64 / rounds as f64, 2);
    let nanoseconds = took.as_nanos() as f64 / rounds as f64;
    Ok(json!({
        "characters": CHARACTERS,
        "rounds": rounds,
        "uses_per_round": per_round(uses, DRAWN as u64),
        "moves_on_average": per_round(moves, rounds),
        "events_per_round": per_round(events, rounds),
        // On one thread, with their events.
        "rounds_per_second": (1e9 / nanoseconds).round(),
        "nanoseconds_per_round": nanoseconds.round(),
        // After the first rounds drawn.
        "fingerprint": print.map(|print| print.to_string()),
    }))
}

fn count_uses(events: &[StackEvent]) -> u64 {
    let uses = events.iter().filter(|event| matches!(event, StackEvent::Executed(_)));
    uses.count() as u64
}

/// Times 0 to 4 and durations 0 to 2, single- and multi-use, with every kind of effect.
fn library() -> Result<Subroutines, LabError> {
    let kinds = [
        (Effect::Damage(3), None),
        (Effect::Heal(2), None),
        (Effect::Shield(2), Some(Effect::Shield(-2))),
        (Effect::MaxCpu(-1), Some(Effect::MaxCpu(1))),
    ];
    let mut list = Vec::new();
    for (time, duration) in (0..5).flat_map(|time| (0..3).map(move |duration| (time, duration))) {
        for multi_use in [false, true] {
            let number = list.len();
            let (first, after) = kinds[number % kinds.len()];
            list.push(Subroutine {
                name: format!("bench {number}"),
                time,
                duration,
                multi_use,
                cpu: 1,
                r#use: vec![first],
                after: after.into_iter().collect(),
            });
        }
    }
    let wrong = |wrong| LabError::Wrong(format!("the bench's subroutines: {wrong:?}"));
    Subroutines::new(list).map_err(wrong)
}

fn draw(subroutines: u32) -> Vec<Vec<(Side, Choice)>> {
    let mut dice = Streams::new(0);
    let mut pick = |number: u32| {
        let choice = Choice {
            user: CharacterId(number),
            target: Some(CharacterId(dice.below(Stream::Breach, CHARACTERS))),
            subroutine: SubroutineId(dice.below(Stream::Breach, subroutines) as u16),
        };
        let side = side(number);
        (side, choice)
    };
    let round = |_| (0..CHARACTERS).map(&mut pick).collect();
    (0..DRAWN).map(round).collect()
}

/// The sides alternate in character order, so that adding has something to sort.
fn side(number: u32) -> Side {
    if number.is_multiple_of(2) { Side::Player } else { Side::Hostile }
}

/// The scenario, played repeatedly: eight slow actions of one phase, then charge time grows.
const SCENARIO: &str = include_str!("clock.ron");

/// Scenarios played between two checks of the clock.
const BATCH: u64 = 2_000;

pub fn clock() -> Result<Value, LabError> {
    let start = Course::new(Arc::new(scenario()?));
    let mut course = start.clone();
    let mut counts = Counts::default();
    course.play(&mut |event| counts.count(&event));
    let (mut batches, mut told, begun) = (0, 0u64, Instant::now());
    while begun.elapsed() < AT_LEAST {
        for _ in 0..BATCH {
            course.copy_from(&start);
            // Events are read as a display would read them, so that creating them is measured.
            course.play(&mut |event| told += u64::from(std::hint::black_box(event) != SILENCE));
        }
        batches += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let each = counts.resolutions as f64;
    let resolutions = counts.resolutions * BATCH * batches;
    let rounded = |value| crate::rounded(value, 2);
    Ok(json!({
        "characters": start.facts.len(),
        "resolutions": resolutions,
        "seconds": rounded(seconds),
        "resolutions_per_second": (resolutions as f64 / seconds).round(),
        "nanoseconds_per_resolution": rounded(seconds * 1e9 / resolutions as f64),
        "events_per_resolution": rounded(told as f64 / resolutions as f64),
        "mimicries_per_resolution": rounded(counts.mimicries as f64 / each),
        "quick_turns_per_resolution": rounded(counts.quick_turns as f64 / each),
    }))
}

/// An event that never happens.
const SILENCE: ScenarioEvent = ScenarioEvent::TickBegan { tick: 0 };

#[derive(Default)]
struct Counts {
    resolutions: u64,
    mimicries: u64,
    quick_turns: u64,
}

impl Counts {
    fn count(&mut self, event: &ScenarioEvent) {
        match event {
            ScenarioEvent::Clock(ClockEvent::StepEntered(Step::Initial)) => self.resolutions += 1,
            ScenarioEvent::Clock(ClockEvent::QuickTurnGiven { .. }) => self.quick_turns += 1,
            ScenarioEvent::Did { manner, .. } => {
                self.mimicries += u64::from(*manner == daemonfall_clock::Manner::Mimicry);
            }
            _ => {}
        }
    }
}

fn scenario() -> Result<Scenario, LabError> {
    let cases = read("bench.ron", SCENARIO).map_err(|error| LabError::Data(error.into()))?;
    let case = cases.into_iter().next();
    match case {
        Some(Ok(case)) => Ok(case.scenario),
        Some(Err(error)) => Err(LabError::Data(error.into())),
        None => Err(LabError::Wrong("the bench has no scenario".into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bench_plays_mimicries_quick_turns_and_reactions() {
        let mut course = Course::new(Arc::new(scenario().expect("it is sound")));
        let (mut counts, mut reactions) = (Counts::default(), 0);
        course.play(&mut |event| {
            counts.count(&event);
            reactions += u32::from(matches!(
                event,
                ScenarioEvent::CriticalQuick { .. }
                    | ScenarioEvent::Did { manner: daemonfall_clock::Manner::Reaction, .. }
            ));
        });
        assert_eq!(counts.resolutions, 8);
        assert!(counts.mimicries >= 8 && counts.quick_turns >= 4 && reactions >= 8);
    }
}
