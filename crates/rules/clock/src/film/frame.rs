//! One frame: the state when a row of the trace was written.

use super::annotation::{Holder, Remark};
use crate::components::{CharacterId, QuickFlag};
use crate::machine::{Deed, Fact, LastAction, Machine, QuickSafety, SafetyReason, Step};
use crate::scenario::{Hits, SlowAction};
use crate::schedule::ClockSet;
use std::sync::Arc;

/// A transition between two steps. `None` at either end means outside the six steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The step left.
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

/// The last change of the safety.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafetyChange {
    /// The new safety.
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
    /// It has had its turn.
    Done,
    /// Its turn is now.
    Now,
    /// Its turn is still to come.
    Waiting,
}

/// A row of the trace, or of remarks only, and the state after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The row in the seed's notation; `None` where the notation has no line.
    pub line: Option<String>,
    /// The remarks on it.
    pub remarks: Vec<Remark>,
    /// The clocktick, from 1.
    pub tick: u32,
    /// The phase of the clocktick.
    pub phase: ClockSet,
    /// The step in progress, or the last one until something else begins.
    pub step: Option<Step>,
    /// The transition that led to this step.
    pub edge: Option<Edge>,
    /// The safety.
    pub safety: QuickSafety,
    /// Its last change; none before the first.
    pub changed: Option<SafetyChange>,
    /// The last action.
    pub last_action: LastAction,
    /// All characters, in list order.
    pub facts: Arc<Vec<Fact>>,
    /// Slow actions that have not gone off yet.
    pub slow: Arc<Vec<SlowAction>>,
    /// The character that acts in this row.
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
