//! What the clock keeps of all moments: the trace, the passed quick turns, the changes of the
//! safety, and charge time over time.

use super::lanes::Lanes;
use crate::panels::breach_recording::Tape;
use crate::panels::breach_recording::cast::Scene;
use daemonfall_breach::BreachEvent;
use daemonfall_clock::film::{Film, Remark};
use daemonfall_clock::machine::PassedOver;
use daemonfall_clock::scenario::Scenario;
use daemonfall_clock::{ClockEvent, QuickFlag, Step, WhyPassedOver};
use daemonfall_core::CharacterId;

/// A line of the trace, in the seed's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub moment: u64,
    pub words: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    pub moment: u64,
    pub who: CharacterId,
    pub at: (Step, PassedOver),
    pub flag: QuickFlag,
    pub when: String,
    pub short: String,
    /// The full reason with its rule, and what happens to the flag.
    pub sentence: String,
}

impl Passed {
    /// The note for a moment that continued to another step: it is drawn as it was at its end.
    pub fn since(&self, end: Option<Step>) -> Option<String> {
        let (step, why) = self.at;
        let end = match end {
            Some(end) if end == step => return None,
            Some(end) => format!("step {}", end.number()),
            None => "the end of the action".into(),
        };
        let safety = match why {
            PassedOver::SafetyOn => "on",
            PassedOver::NotFirst | PassedOver::TooMany => "off",
        };
        Some(format!(
            "In step {} the safety was {safety}. This moment continued to {end}: the lamp and everything below show its end.",
            step.number()
        ))
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
enum Of {
    #[default]
    Nothing,
    Tape(u64),
    Film(Box<Scenario>),
}

#[derive(Default)]
pub struct Story {
    of: Of,
    next: u64,
    pub lines: Vec<Line>,
    pub passed: Vec<Passed>,
    pub changes: Vec<u64>,
    pub lanes: Lanes,
}

impl Story {
    fn begin(&mut self, of: Of, characters: usize) {
        *self = Self { of, lanes: Lanes::new(characters), ..Self::default() };
    }

    pub fn follow_tape(&mut self, tape: &Tape) {
        if self.of != Of::Tape(tape.take()) {
            self.begin(Of::Tape(tape.take()), tape.cast().count());
        }
        let name = |who: CharacterId| tape.cast().name(who).to_owned();
        self.next = self.next.max(tape.place().map_or(0, |place| place.first));
        while let Some(Scene { moment, library, .. }) = tape.scene_at(self.next) {
            let number = moment.number;
            let lines = moment.lines(library, &name).into_iter();
            self.lines.extend(lines.map(|words| Line { moment: number, words }));
            for why in moment.passed_over() {
                let when = format!("round {}", moment.stack.round());
                self.pass(number, when, &why, &name);
            }
            let changed = |event: &BreachEvent| {
                matches!(event, BreachEvent::Clock(ClockEvent::SafetyChanged { .. }))
            };
            if moment.events.iter().any(changed) {
                self.changes.push(number);
            }
            let facts = moment.rows.iter().map(|row| row.fact);
            self.lanes.add(number, moment.stack.round(), facts);
            self.next += 1;
        }
    }

    pub fn follow_film(&mut self, film: &Film) {
        if matches!(&self.of, Of::Film(known) if **known == *film.scenario()) {
            return;
        }
        let scenario = film.scenario();
        self.begin(Of::Film(Box::new(scenario.clone())), scenario.characters.len());
        let name = |who: CharacterId| scenario.name(who).to_owned();
        for (number, frame) in (0..).zip(film.frames()) {
            self.lines.extend(
                frame.line.iter().map(|words| Line { moment: number, words: words.clone() }),
            );
            for remark in &frame.remarks {
                match *remark {
                    Remark::PassedOver { who, step, why, instead } => {
                        let fact = frame.facts.iter().find(|fact| fact.id == who);
                        let why = WhyPassedOver {
                            who,
                            flag: fact.map(|fact| fact.flag).unwrap_or_default(),
                            step,
                            why,
                            instead,
                        };
                        self.pass(number, format!("clocktick {}", frame.tick), &why, &name);
                    }
                    Remark::SafetyTurned { .. } => self.changes.push(number),
                    _ => {}
                }
            }
            self.lanes.add(number, frame.tick, frame.facts.iter().copied());
        }
        self.next = film.frames().len() as u64;
    }

    fn pass(
        &mut self,
        moment: u64,
        when: String,
        why: &WhyPassedOver,
        name: &dyn Fn(CharacterId) -> String,
    ) {
        let reason = match (why.why, why.instead) {
            (PassedOver::NotFirst, Some(first)) => format!("{} was first", name(first)),
            (reason, _) => super::tell::passed(reason).into(),
        };
        self.passed.push(Passed {
            moment,
            who: why.who,
            at: (why.step, why.why),
            flag: why.flag,
            when,
            short: reason,
            sentence: why.sentence(name),
        });
    }

    /// The last moment, up to this one, in which the safety changed.
    pub fn change_before(&self, moment: u64) -> Option<u64> {
        let after = self.changes.partition_point(|change| *change <= moment);
        self.changes.get(after.checked_sub(1)?).copied()
    }

    pub fn line_at(&self, moment: u64) -> Option<usize> {
        let after = self.lines.partition_point(|line| line.moment <= moment);
        after.checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_moment_that_went_on_it_is_told_how_the_safety_stood_before() {
        let passed = Passed {
            moment: 85,
            who: CharacterId(0),
            at: (Step::EarlyTurn, PassedOver::SafetyOn),
            flag: QuickFlag::Spell,
            when: String::new(),
            short: String::new(),
            sentence: String::new(),
        };
        let words = |end| passed.since(end).unwrap_or_default();
        assert_eq!(words(Some(Step::EarlyTurn)), "");
        assert_eq!(
            words(Some(Step::LateTurn)),
            "In step 3 the safety was on. This moment continued to step 5: the lamp and everything below show its end."
        );
        assert!(words(None).contains("continued to the end of the action:"));
    }
}
