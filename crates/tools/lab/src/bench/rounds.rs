//! Rounds of the stack: 8 characters, each adding a move in each round.

use crate::{LabError, rounded};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Health, Side, Stream, Streams};
use daemonfall_stack::{
    CharacterId, CharacterSheet, Choice, Choices, Effect, Stack, StackEvent, Subroutine,
    SubroutineId, Subroutines, enlist, fingerprint, install, play_round,
};
use serde::Serialize;
use std::time::{Duration, Instant};

const CHARACTERS: u32 = 8;
/// Rounds drawn before the clock starts, then played repeatedly.
const DRAWN: usize = 1_024;
const AT_LEAST: Duration = Duration::from_millis(3_000);
/// Health and CPU that nothing in a bench uses up.
const PLENTY: i32 = 1_000_000_000;

#[derive(Serialize, Clone, Debug)]
pub struct StackBench {
    pub characters: u32,
    pub rounds: u64,
    pub uses_per_round: f64,
    /// Unfinished moves, on average.
    pub moves_on_average: f64,
    pub events_per_round: f64,
    /// Rounds per second, on one thread, with their events.
    pub rounds_per_second: f64,
    pub nanoseconds_per_round: f64,
    /// Fingerprint after the first 1,024 rounds.
    pub fingerprint: String,
}

pub fn measure() -> Result<StackBench, LabError> {
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
    Ok(StackBench {
        characters: CHARACTERS,
        rounds,
        uses_per_round: per_round(uses, DRAWN as u64),
        moves_on_average: per_round(moves, rounds),
        events_per_round: per_round(events, rounds),
        rounds_per_second: (1e9 / nanoseconds).round(),
        nanoseconds_per_round: nanoseconds.round(),
        fingerprint: print.map(|print| print.to_string()).unwrap_or_default(),
    })
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
