//! One moment: the machine, the characters and stack, and the events since the previous moment.

use crate::aim::Aim;
use crate::command::Turn;
use crate::events::BreachEvent;
use crate::library::BreachLibrary;
use crate::state::BreachSet;
use daemonfall_clock::film::{Edge, Holder, MimeTurn, SafetyChange, mime_order};
use daemonfall_clock::machine::Cursor;
use daemonfall_clock::{CharacterId, ClockEvent, Fact, Machine, Speed, Step, WhyPassedOver};
use daemonfall_core::Health;
use daemonfall_stack::{
    Choice, Cpu, Entry, Ledger, MoveId, Presence, Stack, SubroutineId, ledger_of,
};
use std::collections::BTreeMap;

/// One character in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Flag, charge time, team, whether it is a mime, and whether it is able.
    pub fact: Fact,
    /// Charge time gained per round.
    pub speed: Speed,
    /// Health.
    pub health: Health,
    /// CPU.
    pub cpu: Cpu,
}

/// The breach after a transition.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Its number. Moments are numbered from 0 without gaps.
    pub number: u64,
    /// The phase of the clocktick.
    pub phase: BreachSet,
    /// The machine before the transition.
    pub before: Machine,
    /// The machine after the transition.
    pub machine: Machine,
    /// The last change of the safety, its rule and the flags held; `None` before the first traced.
    pub safety: Option<SafetyChange>,
    /// All characters that take part, in list order.
    pub rows: Vec<Row>,
    /// Moves and entries, including resolved ones.
    pub stack: Stack,
    /// Targets of the unfinished moves.
    pub aims: BTreeMap<MoveId, Aim>,
    /// The picks for the next round with their targets, in the order of adding.
    pub picks: Vec<(Choice, Aim)>,
    /// The resolved use in progress.
    pub entry: Option<Entry>,
    /// The last action, while there is one that mimes would repeat.
    pub deed: Option<SubroutineId>,
    /// The turn that is waiting for its choice.
    pub turn: Option<Turn>,
    /// Events since the previous moment.
    pub events: Vec<BreachEvent>,
}

impl Moment {
    /// The step of the machine, if it is resolving something.
    pub fn step(&self) -> Option<Step> {
        self.machine.place.step()
    }

    /// The transitions between steps since the previous moment, the newest last.
    pub fn edges(&self) -> Vec<Edge> {
        let mut from = self.before.place.step();
        let entered = self.events.iter().filter_map(|event| match event {
            BreachEvent::Clock(ClockEvent::StepEntered(step)) => Some(*step),
            _ => None,
        });
        entered.map(|step| Edge { from: from.replace(step), to: Some(step) }).collect()
    }

    /// The mimes that repeat the last action, in list order, and whether each has had its turn.
    pub fn mimes(&self) -> Vec<(CharacterId, MimeTurn)> {
        let now = match self.machine.place.cursor {
            Cursor::Mimicry(who) | Cursor::MimicryReactions(who) => Some(who),
            _ => None,
        };
        let facts: Vec<Fact> = self.rows.iter().map(|row| row.fact).collect();
        mime_order(&facts, self.machine.last_action, now)
    }

    /// The CPU of all characters that take part, in list order.
    pub fn ledger(&self, library: &BreachLibrary) -> Vec<Ledger> {
        let holders = self.rows.iter();
        let holders = holders.map(|row| (row.fact.id, Presence::Present, row.cpu));
        ledger_of(&self.stack, &library.on_the_stack, holders)
    }

    /// The characters that hold a flag, in list order.
    pub fn holders(&self) -> Vec<Holder> {
        Holder::among(self.rows.iter().map(|row| &row.fact))
    }

    /// The characters passed over in this transition, and why.
    pub fn passed_over(&self) -> impl Iterator<Item = WhyPassedOver> {
        let given = self.events.iter().find_map(|event| match event {
            BreachEvent::Clock(ClockEvent::QuickTurnGiven { who, .. }) => Some(*who),
            _ => None,
        });
        self.events.iter().filter_map(move |event| {
            let BreachEvent::Clock(ClockEvent::QuickTurnPassedOver { who, step, why }) = *event
            else {
                return None;
            };
            let row = self.rows.iter().find(|row| row.fact.id == who)?;
            Some(WhyPassedOver {
                who,
                flag: row.fact.flag,
                step,
                why,
                instead: given.filter(|given| *given != who),
            })
        })
    }

    pub(super) fn safety_change(&self) -> Option<SafetyChange> {
        self.events.iter().rev().find_map(|event| {
            let BreachEvent::Clock(ClockEvent::SafetyChanged { safety, why }) = *event else {
                return None;
            };
            Some(SafetyChange::new(safety, why, self.holders()))
        })
    }
}
