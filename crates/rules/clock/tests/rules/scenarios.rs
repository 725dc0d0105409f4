//! Plays the scenes in `scenarios`: the cast, what it does, and what comes of it.
//!
//! | line | |
//! |---|---|
//! | `SR: A 1; B 2 counters`, `CR: …`, `ticks 3 …` | the span and the cast ([`Staged::new`]) |
//! | `slow A qs B` | [`Staged::slow`] |
//! | `does A: qs B; wait` | [`Staged::does`] |
//! | `forever B: qs B` | what a character does in all turns after those |
//! | `told`, `lines`, `film` | [`Staged::told`], every line, or every line with its remarks |
//! | `count safety on: 1` | how many lines have these words |
//! | `events gains` | flags as they are gained; also turns as they are paid, charge time as it grows |
//! | `stopped QuickTurns(1000)` | the bound at which it was stopped |
//! | `end CT A:40` | the line at the end that begins so ([`Staged::end`]) |

use crate::film::written;
use crate::scenes::{check, play};
use crate::staged::Staged;
use daemonfall_clock::QuickFlag;
use daemonfall_clock::film::Film;
use daemonfall_clock::scenario::{Course, Scenario, ScenarioEvent, Span, TickPhase, trace};
use std::sync::Arc;

#[test]
fn every_scenario_goes_as_it_is_written() {
    let mut staged = Staged::sr("A 1");
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"), |word, rest, below| match word {
        "SR:" => staged = Staged::sr(rest),
        "CR:" => staged = Staged::cr(rest),
        "ticks" => {
            let (ticks, cast) = rest.split_once(' ').expect("a number and a cast");
            staged = Staged::new(Span::Ticks(ticks.parse().expect("a number")), cast);
        }
        "slow" => staged = staged.clone().slow(rest),
        "does" => staged = staged.clone().does(rest),
        "forever" => {
            let (who, doing) = rest.split_once(": ").expect("a character and what it does");
            staged = staged.clone().forever(who, doing);
        }
        "film" => check(&written(&Film::of(&staged.clone().scenario())), below),
        "count" => {
            let (words, count) = rest.rsplit_once(": ").expect("words and a number");
            let found = staged.clone().lines().iter().filter(|line| line.contains(words)).count();
            assert_eq!(found.to_string(), count);
        }
        "events" => {
            let scenario = staged.clone().scenario();
            let events = staged.clone().events().0;
            let told = events.iter().filter_map(|event| say(event, &scenario));
            check(&told.filter(|line| line.contains(rest)).collect::<Vec<_>>(), below);
        }
        "stopped" => {
            let stopped = trace::play(&staged.clone().scenario()).stopped.expect("it was stopped");
            assert_eq!(format!("{stopped:?}"), rest);
        }
        "told" => check(&staged.clone().told(), below),
        "lines" => check(&staged.clone().lines(), below),
        "end" => {
            let (word, end) = rest.split_once(' ').expect("a word and an end");
            assert_eq!(staged.clone().end(word), end);
        }
        word => assert_eq!(word, "scene"),
    });
}

fn say(event: &ScenarioEvent, scenario: &Scenario) -> Option<String> {
    let (who, what, charge) = match event {
        ScenarioEvent::FlagGiven { who, flag, replaced, charge } => {
            (who, format!("gains {flag:?} for {replaced:?}"), charge)
        }
        ScenarioEvent::Paid { who, charge } => (who, "pays".into(), charge),
        ScenarioEvent::Grew { who, charge } => (who, "grows".into(), charge),
        _ => return None,
    };
    Some(format!("{} {what}, CT {}", scenario.name(*who), charge.0))
}

#[test]
fn the_phases_of_a_clocktick_come_in_their_order() {
    use TickPhase::*;
    let events = Staged::new(Span::Ticks(2), "A 1 speed 100").events().0;
    let phases = events.iter().filter_map(|event| match event {
        // The first phase begins together with its tick.
        ScenarioEvent::TickBegan { .. } => Some(Charge),
        ScenarioEvent::PhaseBegan(phase) => Some(*phase),
        _ => None,
    });
    let phases: Vec<TickPhase> = phases.collect();
    assert_eq!(phases, [Charge, Resolve, Grow, Turns, Charge, Resolve, Grow, Turns]);
}

#[test]
fn the_rules_go_on_with_what_is_changed_by_hand() {
    let mut course = Course::new(Arc::new(Staged::cr("A 1; B 1").scenario()));
    course.facts[1].flag = QuickFlag::Spell;
    let mut turns = Vec::new();
    course.play(&mut |event| {
        if let ScenarioEvent::TurnBegan { who, .. } = event {
            turns.push(who.0);
        }
    });
    assert_eq!(turns, [1]);
}
