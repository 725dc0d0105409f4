//! The trace of a breach: its course transition by transition, with the reasons, to be stepped
//! through forward and back.
//!
//! Only a world with a [`BreachTrace`] resource is traced. Each transition of the quick-turn
//! machine, each phase and each turn leaves a [`Moment`]; looking at an earlier moment plays
//! nothing. A [`BreachRecord`](crate::BreachRecord) is cheaper: it stores only the choices. A
//! [`Rerun`](crate::Rerun) plays it again and traces it afterwards.

use crate::command::{Aim, Command, Turn};
use crate::events::{BreachEvent, Manner};
use crate::library::BreachLibrary;
use crate::state::BreachSet;
use bevy_ecs::prelude::*;
use daemonfall_clock::film::{Edge, Holder, MimeTurn, SafetyChange, mime_order};
use daemonfall_clock::machine::Cursor;
use daemonfall_clock::{
    CharacterId, ClockEvent, Fact, Machine, QuickFlag, Speed, Step, WhyPassedOver,
};
use daemonfall_core::Health;
use daemonfall_stack::{
    Choice, Cpu, Entry, Ledger, MoveId, Presence, RoundRecord, Stack, SubroutineId, ledger_of,
    rounds,
};
use std::collections::{BTreeMap, VecDeque};

/// The last moments of a breach.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct BreachTrace {
    keep: usize,
    moments: VecDeque<Moment>,
    next: u64,
    /// Events of the log that are in earlier moments or were skipped.
    seen: usize,
}

impl Default for BreachTrace {
    fn default() -> Self {
        Self::new(2_000)
    }
}

impl BreachTrace {
    /// Traces from now on and keeps the last `keep` moments, at least one.
    pub fn new(keep: usize) -> Self {
        Self { keep: keep.max(1), moments: VecDeque::new(), next: 0, seen: 0 }
    }

    pub(crate) fn skip_to(&mut self, known: usize) {
        self.seen = known;
    }

    pub(crate) fn unseen(&mut self, log: &[BreachEvent]) -> Vec<BreachEvent> {
        let events = log.get(self.seen..).unwrap_or_default().to_vec();
        self.seen = log.len();
        events
    }

    /// Adds a moment; its number and safety are filled in here.
    pub(crate) fn add(&mut self, mut moment: Moment) {
        let last = self.moments.back().and_then(|last| last.safety.clone());
        moment.safety = moment.safety_change().or(last);
        moment.number = self.next;
        self.next += 1;
        while self.moments.len() >= self.keep {
            self.moments.pop_front();
        }
        self.moments.push_back(moment);
    }

    /// The moments kept, oldest first.
    pub fn moments(&self) -> impl DoubleEndedIterator<Item = &Moment> + ExactSizeIterator {
        self.moments.iter()
    }

    /// A moment by its number, if it is still kept.
    pub fn moment(&self, number: u64) -> Option<&Moment> {
        let first = self.moments.front()?.number;
        let place = number.checked_sub(first)?;
        self.moments.get(usize::try_from(place).ok()?)
    }

    /// All quick turns passed over, in order, with the number of the moment.
    pub fn passed_over(&self) -> impl DoubleEndedIterator<Item = (u64, WhyPassedOver)> {
        let of = |moment: &Moment| {
            let number = moment.number;
            let found: Vec<_> = moment.passed_over().collect();
            found.into_iter().map(move |why| (number, why))
        };
        self.moments.iter().flat_map(of)
    }

    /// The history of rounds, as far as moments are kept. The first round may lack its beginning.
    pub fn rounds(&self) -> Vec<RoundRecord> {
        let events = self.moments.iter().flat_map(|moment| &moment.events);
        rounds(events.filter_map(|event| match event {
            BreachEvent::Stack(event) => Some(event),
            _ => None,
        }))
    }
}

impl Moment {
    /// The lines of the events: `AT A`, `step 3`, `safety off`, `A - quicken - B,C`, before mimes
    /// two spaces and `m`, before reactions two (in a mime cycle four) and `r`, `A - charge ram 2`,
    /// `A - wait`.
    pub fn lines(
        &self,
        library: &BreachLibrary,
        name: &dyn Fn(CharacterId) -> String,
    ) -> Vec<String> {
        let in_mime_cycle = matches!(self.before.place.cursor, Cursor::MimicryReactions(_));
        let reaction = if in_mime_cycle { "    r" } else { "  r" };
        let what = |id: SubroutineId| library.subroutine(id).name.clone();
        let line = |event: &BreachEvent| {
            Some(match event {
                BreachEvent::Clock(ClockEvent::StepEntered(step)) => {
                    format!("step {}", step.number())
                }
                BreachEvent::Clock(ClockEvent::SafetyChanged { safety, .. }) => {
                    format!("safety {}", safety.name())
                }
                BreachEvent::TurnBegan { turn, .. } => format!("AT {}", name(turn.who)),
                BreachEvent::Chose { turn, command, .. } => match command {
                    Command::Wait => format!("{} - wait", name(turn.who)),
                    Command::Use { subroutine, .. } => {
                        let time = library.subroutine(*subroutine).time;
                        if turn.quick && time == 0 {
                            return None;
                        }
                        format!("{} - charge {} {time}", name(turn.who), what(*subroutine))
                    }
                },
                BreachEvent::Used { user, subroutine, hits, manner, .. } => {
                    let before = match manner {
                        Manner::Action => "",
                        Manner::Mimicry => "  m",
                        Manner::CounterMagic | Manner::Riposte => reaction,
                    };
                    let hits: Vec<String> = hits.iter().map(|who| name(*who)).collect();
                    let hits = if hits.is_empty() { "miss".into() } else { hits.join(",") };
                    format!("{before}{} - {} - {hits}", name(*user), what(*subroutine))
                }
                BreachEvent::Flagged { who, flag, .. }
                    if matches!(flag, QuickFlag::Critical | QuickFlag::MimeCritical) =>
                {
                    format!("{reaction}{} - {flag}", name(*who))
                }
                BreachEvent::Answered { who, answer, .. } => {
                    format!("{reaction}{} - {answer:?}", name(*who))
                }
                _ => return None,
            })
        };
        self.events.iter().filter_map(line).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub fact: Fact,
    pub speed: Speed,
    pub health: Health,
    pub cpu: Cpu,
}

/// The breach after a transition.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Its number. Moments are numbered from 0 without gaps.
    pub number: u64,
    pub phase: BreachSet,
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

    fn safety_change(&self) -> Option<SafetyChange> {
        self.events.iter().rev().find_map(|event| {
            let BreachEvent::Clock(ClockEvent::SafetyChanged { safety, why }) = *event else {
                return None;
            };
            Some(SafetyChange::new(safety, why, self.holders()))
        })
    }
}
