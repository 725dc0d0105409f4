//! A scenario on film: every row of its trace as a value.
//!
//! Each row has the state at that time and remarks that explain it, so the film can be stepped
//! through forward and back. Nothing is played twice: stepping back shows an earlier frame.
//!
//! The remarks say in our words what the seed's author wrote in curly brackets next to his
//! examples.

mod cut;
mod remark;

pub use remark::{Holder, Remark};

use crate::components::{CharacterId, QuickFlag};
use crate::machine::{
    Deed, Fact, LastAction, Machine, QuickSafety, SafetyReason, Step, WhyPassedOver,
};
use crate::scenario::{Course, Hits, Scenario, SlowAction, TickPhase, trace};
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
        if matches!(frame.phase, TickPhase::Charge | TickPhase::Resolve) {
            for (fact, character) in facts.iter_mut().zip(&self.scenario.characters) {
                fact.charge = fact.charge.grown(character.speed);
            }
        }
        crate::charge::turn_order(&facts).collect()
    }
}

/// A transition between two steps. `None` at either end means outside the six steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: Option<Step>,
    /// The step entered.
    pub to: Option<Step>,
}

impl Edge {
    /// All transitions that the rules allow.
    pub const ALL: [Edge; 11] = {
        use Step::*;
        [
            Edge::new(None, Some(Initial)),
            Edge::new(Some(Initial), Some(Reactions)),
            Edge::new(Some(Reactions), Some(EarlyTurn)),
            Edge::new(Some(Reactions), Some(Mimes)),
            Edge::new(Some(EarlyTurn), Some(Mimes)),
            Edge::new(Some(Mimes), Some(LateTurn)),
            Edge::new(Some(Mimes), Some(End)),
            Edge::new(Some(LateTurn), Some(Mimes)),
            Edge::new(Some(LateTurn), Some(End)),
            Edge::new(Some(End), Some(Initial)),
            Edge::new(Some(End), None),
        ]
    };

    const fn new(from: Option<Step>, to: Option<Step>) -> Self {
        Self { from, to }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafetyChange {
    pub safety: QuickSafety,
    /// The seed's rule that changed it.
    pub why: SafetyReason,
    /// The characters whose flags caused it; empty when it turned on.
    pub holders: Vec<Holder>,
}

impl SafetyChange {
    /// A change while these characters held flags.
    pub fn new(safety: QuickSafety, why: SafetyReason, mut holders: Vec<Holder>) -> Self {
        match why {
            SafetyReason::FlagHeld | SafetyReason::FlagBeforeMimes => {}
            SafetyReason::QuickSpell => holders.retain(|it| it.flag == QuickFlag::Spell),
            SafetyReason::NobodyFlagged | SafetyReason::SlowActionOver => holders.clear(),
        }
        Self { safety, why, holders }
    }
}

/// Whether a mime has had its turn in the mime cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MimeTurn {
    Done,
    Now,
    /// Its turn is still to come.
    Waiting,
}

/// A row of the trace, or of remarks only, and the state after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The row in the seed's notation; `None` where the notation has no line.
    pub line: Option<String>,
    pub remarks: Vec<Remark>,
    /// The clocktick, from 1.
    pub tick: u32,
    pub phase: TickPhase,
    /// The step in progress, or the last one until something else begins.
    pub step: Option<Step>,
    /// The transition that led to this step.
    pub edge: Option<Edge>,
    pub safety: QuickSafety,
    /// Its last change; none before the first.
    pub changed: Option<SafetyChange>,
    pub last_action: LastAction,
    /// All characters, in list order.
    pub facts: Arc<Vec<Fact>>,
    /// Slow actions that have not gone off yet.
    pub slow: Arc<Vec<SlowAction>>,
    pub acts: Option<CharacterId>,
    /// The characters hit in this row.
    pub hits: Hits,
    /// The mime whose turn in the mime cycle it is, or was last.
    pub mimicking: Option<CharacterId>,
    /// The machine after its transition, if this row is the transition's last.
    pub settled: Option<Machine>,
}

impl Frame {
    /// The mimes that repeat the last action, if there is one, in list order, and who is done.
    pub fn mimes(&self) -> Vec<(CharacterId, MimeTurn)> {
        let now = self.mimicking.filter(|_| self.step == Some(Step::Mimes));
        mime_order(&self.facts, self.last_action, now)
    }

    /// The characters that hold a flag, in list order.
    pub fn holders(&self) -> Vec<Holder> {
        Holder::among(self.facts.iter())
    }
}

/// The mimes that repeat a last action, in list order. `now` is the mime whose turn it is, if any.
/// Empty if there is no last action.
pub fn mime_order(
    facts: &[Fact],
    last_action: LastAction,
    now: Option<CharacterId>,
) -> Vec<(CharacterId, MimeTurn)> {
    let LastAction(Some(Deed { team, .. })) = last_action else { return Vec::new() };
    let mimes = facts.iter().filter(|fact| fact.mime && fact.able && fact.team == team);
    mimes
        .map(|fact| {
            let turn = match now {
                Some(now) if fact.id < now => MimeTurn::Done,
                Some(now) if fact.id == now => MimeTurn::Now,
                _ => MimeTurn::Waiting,
            };
            (fact.id, turn)
        })
        .collect()
}
