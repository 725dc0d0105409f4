//! Actions through the six steps: 8 characters, 2 of them mimes, with reactions, quick flags and
//! mixed magic.

use crate::LabError;
use daemonfall_clock::scenario::{Course, Scenario, ScenarioEvent, read};
use daemonfall_clock::{ClockEvent, Step};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The scenario, played repeatedly: eight slow actions of one phase, then charge time grows.
const SCENARIO: &str = r#"{ "bench": (
    phase: SR,
    characters: [
        (id: "A", team: 1, reaction: critical_quick, ct: 20, speed: 9),
        (id: "B", team: 1, reaction: counter_magic, ct: 20, speed: 9),
        (id: "C", team: 1, ct: 20, speed: 9),
        (id: "D", team: 1, mime: true, ct: 20, speed: 9),
        (id: "E", team: 2, reaction: counter_magic, ct: 20, speed: 9),
        (id: "F", team: 2, reaction: critical_quick, ct: 20, speed: 9),
        (id: "G", team: 2, ct: 20, speed: 9),
        (id: "H", team: 2, mime: true, ct: 20, speed: 9),
    ],
    slow_actions: [
        (actor: "A", ability: qs, hits: ["B"]),
        (actor: "B", ability: demi, hits: ["E", "F"]),
        (actor: "C", ability: haste, hits: ["A", "B"]),
        (actor: "C", ability: attack, hits: ["F"]),
        (actor: "E", ability: qs, hits: ["G"]),
        (actor: "F", ability: demi, hits: ["A", "B"]),
        (actor: "G", ability: haste, hits: ["E"]),
        (actor: "G", ability: attack, hits: ["A"]),
    ],
    turns: { "B": [Act(ability: attack, hits: ["F"])], "F": [Wait, Act(ability: demi, hits: ["B"])], "G": [Act(ability: haste)] },
    mime_hits: { "D": [["F"], [], ["E"], ["A", "G"]], "H": [["A"], ["B"], [], ["E"]] },
) }"#;

const AT_LEAST: Duration = Duration::from_secs(2);
/// Scenarios played between two checks of the clock.
const BATCH: u64 = 2_000;

#[derive(Serialize, Clone, Debug)]
pub struct ClockBench {
    pub characters: usize,
    /// Actions resolved from step 1 to step 6.
    pub resolutions: u64,
    pub seconds: f64,
    pub resolutions_per_second: f64,
    pub nanoseconds_per_resolution: f64,
    pub events_per_resolution: f64,
    pub mimicries_per_resolution: f64,
    pub quick_turns_per_resolution: f64,
}

pub fn measure() -> Result<ClockBench, LabError> {
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
    Ok(ClockBench {
        characters: start.facts.len(),
        resolutions,
        seconds: rounded(seconds),
        resolutions_per_second: (resolutions as f64 / seconds).round(),
        nanoseconds_per_resolution: rounded(seconds * 1e9 / resolutions as f64),
        events_per_resolution: rounded(told as f64 / resolutions as f64),
        mimicries_per_resolution: rounded(counts.mimicries as f64 / each),
        quick_turns_per_resolution: rounded(counts.quick_turns as f64 / each),
    })
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
