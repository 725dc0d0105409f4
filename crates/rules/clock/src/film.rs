//! A scenario on film: every row of its trace as a value.
//!
//! Each row has the state at that time and remarks that explain it, so the film can be stepped
//! through forward and back. Nothing is played twice: stepping back shows an earlier frame.
//!
//! The remarks say in our words what the seed's author wrote in curly brackets next to his
//! examples.

mod annotation;
mod cut;
mod frame;
mod words;

pub use annotation::{Holder, Remark};
pub use frame::{Edge, Frame, MimeTurn, SafetyChange, mime_order};

use crate::components::CharacterId;
use crate::passed_over::WhyPassedOver;
use crate::scenario::{Course, Scenario, trace};
use crate::schedule::ClockSet;
use cut::Cutter;
use std::sync::Arc;

/// Most frames of a film. Longer films are cut off, with a remark that says so.
pub const FRAMES_AT_MOST: usize = 10_000;

/// A scenario from its beginning to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Film {
    scenario: Arc<Scenario>,
    frames: Vec<Frame>,
}

impl Film {
    /// Plays a scenario and records every frame.
    pub fn of(scenario: &Scenario) -> Self {
        let scenario = Arc::new(scenario.clone());
        let mut course = Course::new(scenario.clone());
        let mut cutter = Cutter::new(&course);
        let mut events = Vec::new();
        while course.step(&mut |event| events.push(event)) {
            cutter.transition(&events, &course);
            events.clear();
            if cutter.frames.len() >= FRAMES_AT_MOST {
                cutter.say_alone(Remark::CutOff);
                return Self { scenario, frames: cutter.frames };
            }
        }
        cutter.end(trace::ending(&course));
        Self { scenario, frames: cutter.frames }
    }

    /// The scenario that was played.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// All frames. There is at least the one before anything happens.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The lines of the trace, in the seed's notation.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.frames.iter().filter_map(|frame| frame.line.as_deref())
    }

    /// The remarks of a frame as sentences.
    pub fn words(&self, frame: &Frame) -> Vec<String> {
        let remarks = frame.remarks.iter();
        remarks.map(|remark| remark.words(&self.scenario)).collect()
    }

    /// The last frame, up to this one, in which a character's quick turn was passed over, and why.
    pub fn passed_over(&self, who: CharacterId, up_to: usize) -> Option<(usize, WhyPassedOver)> {
        let frames = self.frames.iter().enumerate().take(up_to.saturating_add(1));
        frames.rev().find_map(|(place, frame)| {
            let flag = frame.facts.get(who.0 as usize)?.flag;
            frame.remarks.iter().rev().find_map(|remark| match *remark {
                Remark::PassedOver { who: whom, step, why, instead } if whom == who => {
                    Some((place, WhyPassedOver { who, flag, step, why, instead }))
                }
                _ => None,
            })
        })
    }

    /// Turn order if the CR phase began now. Before C+, charge time is grown first.
    pub fn next_turns(&self, frame: &Frame) -> Vec<CharacterId> {
        let mut facts = frame.facts.to_vec();
        if matches!(frame.phase, ClockSet::Charge | ClockSet::Resolve) {
            for (fact, character) in facts.iter_mut().zip(&self.scenario.characters) {
                fact.charge = fact.charge.grown(character.speed);
            }
        }
        crate::charge::turn_order(&facts).collect()
    }
}
