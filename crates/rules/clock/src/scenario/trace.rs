//! The seed's notation: one line per event, made from events alone, and the lines of the end.
//!
//! `AT A` an active turn; `step 3` a step begins; `safety off` a change; `A - qs - B,C` an action
//! and the characters it hits; two spaces and `m` before a mime, two (in a mime cycle four) and `r`
//! before a reaction; `A - wait`.

use super::course::Course;
use super::data::{Hits, Scenario, Span};
use super::{Phase, ScenarioEvent, Stop};
use crate::charge::turn_order;
use crate::components::{CharacterId, QuickFlag};
use crate::machine::ClockEvent;
use crate::reaction::Manner;
use std::sync::Arc;

/// A scenario played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub lines: Vec<String>,
    pub stopped: Option<Stop>,
}

pub fn play(scenario: &Scenario) -> Played {
    let mut course = Course::new(Arc::new(scenario.clone()));
    let mut lines = Vec::new();
    course.play(&mut |event| lines.extend(line(&event, scenario)));
    lines.extend(ending(&course));
    let stopped = match course.progress.phase {
        Phase::Stopped(why) => Some(why),
        Phase::In(_) | Phase::Over => None,
    };
    Played { lines, stopped }
}

pub fn line(event: &ScenarioEvent, scenario: &Scenario) -> Option<String> {
    let name = |who: CharacterId| scenario.name(who);
    Some(match *event {
        ScenarioEvent::TickBegan { tick } => format!("tick {tick}"),
        ScenarioEvent::Clock(ClockEvent::StepEntered(step)) => format!("step {}", step.number()),
        ScenarioEvent::Clock(ClockEvent::SafetyChanged { safety, .. }) => {
            format!("safety {}", safety.name())
        }
        ScenarioEvent::TurnBegan { who, .. } => format!("AT {}", name(who)),
        ScenarioEvent::Waited { who } => format!("{} - wait", name(who)),
        ScenarioEvent::SlowBegun { who, ability, ticks } => {
            format!("{} - charge {} {ticks}", name(who), ability.name(false))
        }
        ScenarioEvent::Did { who, ability, hits, manner, in_mime_cycle } => format!(
            "{}{} - {} - {}",
            before(manner, in_mime_cycle),
            name(who),
            ability.name(in_mime_cycle),
            targets(hits, scenario)
        ),
        ScenarioEvent::CriticalQuick { who, in_mime_cycle } => format!(
            "{}{} - {}",
            before(Manner::Reaction, in_mime_cycle),
            name(who),
            QuickFlag::of_critical(in_mime_cycle)
        ),
        ScenarioEvent::Stopped(why) => format!("stopped: {why}"),
        ScenarioEvent::PhaseBegan(_)
        | ScenarioEvent::Clock(_)
        | ScenarioEvent::FlagTaken { .. }
        | ScenarioEvent::Paid { .. }
        | ScenarioEvent::FlagGiven { .. }
        | ScenarioEvent::Grew { .. } => return None,
    })
}

/// The lines of the end: flags still held, charge time, and after an SR phase the next turn order.
pub fn ending(course: &Course) -> Vec<String> {
    let scenario = course.scenario();
    let listed = |word: &str, items: Vec<String>| {
        let items = if items.is_empty() { "none".into() } else { items.join(" ") };
        format!("{word} {items}")
    };
    let facts = &course.facts;
    let flags = facts.iter().filter(|fact| fact.flag.is_held());
    let flags = flags.map(|fact| format!("{}:{}", scenario.name(fact.id), fact.flag));
    let charge = facts.iter().map(|fact| format!("{}:{}", scenario.name(fact.id), fact.charge.0));
    let mut lines = vec![listed("flags", flags.collect()), listed("CT", charge.collect())];
    if scenario.span == Span::SR && course.progress.phase == Phase::Over {
        let order = turn_order(facts).map(|who| scenario.name(who).to_owned());
        lines.push(listed("CR", order.collect()));
    }
    lines
}

fn before(manner: Manner, in_mime_cycle: bool) -> &'static str {
    match (manner, in_mime_cycle) {
        (Manner::Action, _) => "",
        (Manner::Mimicry, _) => "  m",
        (Manner::Reaction, false) => "  r",
        (Manner::Reaction, true) => "    r",
    }
}

fn targets(hits: Hits, scenario: &Scenario) -> String {
    let names: Vec<&str> = hits.iter().map(|who| scenario.name(who)).collect();
    if names.is_empty() { "miss".into() } else { names.join(",") }
}
