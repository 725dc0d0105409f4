//! Scenarios: scripted cases that show the clock at work, as the seed's author wrote them.
//!
//! A small host for the [machine](crate::machine) with four abilities. What every character does
//! and hits is written down beforehand; the rules decide who has a turn when, and what happens to
//! flags, charge time and the last action. [`read`] reads files, [`Course`] plays one transition
//! after the other, [`trace`] writes down what happened.

mod course;
mod data;
mod form;
mod host;
mod read;
pub mod trace;

pub use course::Course;
pub use data::{
    Ability, CHARACTERS_AT_MOST, Character, Choice, Hits, Scenario, Script, SlowAction, Span,
    TICKS_AT_MOST,
};
pub use read::{Case, read};

use crate::charge::TurnReason;
use crate::components::{CharacterId, ChargeTime, QuickFlag, Speed};
use crate::machine::ClockEvent;
use crate::reaction::{Manner, Reaction};
use thiserror::Error;

/// Most active turns in one phase: two that keep quickening each other would never end it.
pub const ACTIVE_TURNS_AT_MOST: u32 = 1_000;

/// What a character is, apart from what the machine needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    pub speed: Speed,
    pub reaction: Option<Reaction>,
}

/// How far a character is in its script.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// Turns taken, quick and active ones.
    pub turns: u32,
    pub mimicries: u32,
}

/// Why a scenario was stopped.
#[derive(Error, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// This many quick turns in the resolution of one action.
    #[error("{0} quick turns in one resolution")]
    QuickTurns(u32),
    /// This many active turns in one phase.
    #[error("{0} active turns in one phase")]
    ActiveTurns(u32),
}

/// The phases of a clocktick, in their order (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TickPhase {
    /// Slow actions charge: each is one clocktick closer to going off.
    Charge,
    /// The slow actions that are due go off, each through the six steps (SR).
    Resolve,
    /// Every character's charge time grows by its speed (C+).
    Grow,
    /// Active turns, while any character is eligible (CR).
    Turns,
}

/// How far a scenario is in its clockticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// In this phase.
    In(TickPhase),
    /// It has been played to its end.
    Over,
    Stopped(Stop),
}

/// An action in progress or just done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doing {
    pub actor: CharacterId,
    pub ability: Ability,
    pub hits: Hits,
}

/// What changes in a scenario besides the characters and the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The clocktick, from 1.
    pub tick: u32,
    pub phase: Phase,
    /// Active turns taken in this phase.
    pub active_turns: u32,
    pub slow: Vec<SlowAction>,
    /// The initial action being resolved, or resolved last.
    pub initial: Doing,
    /// What was done last and is being reacted to.
    pub struck: Doing,
}

impl Progress {
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            tick: 1,
            phase: Phase::In(match scenario.span {
                Span::SR | Span::Ticks(_) => TickPhase::Charge,
                Span::CR => TickPhase::Turns,
            }),
            active_turns: 0,
            slow: scenario.slow_actions.clone(),
            initial: Doing::default(),
            struck: Doing::default(),
        }
    }

    /// Whether nothing more is played.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Stopped(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioEvent {
    /// A clocktick begins. Only logged when whole ticks are played.
    TickBegan {
        /// Its number, from 1.
        tick: u32,
    },
    /// A phase of the clocktick begins.
    PhaseBegan(TickPhase),
    /// An event of the machine.
    Clock(ClockEvent),
    /// An active turn begins.
    TurnBegan { who: CharacterId, why: TurnReason },
    /// A flag is taken away because its owner's turn begins.
    FlagTaken { who: CharacterId, flag: QuickFlag },
    /// A turn was paid for.
    Paid { who: CharacterId, charge: ChargeTime },
    /// A turn was spent waiting.
    Waited { who: CharacterId },
    /// A slow action was begun.
    SlowBegun {
        who: CharacterId,
        ability: Ability,
        /// Clockticks until it goes off.
        ticks: u32,
    },
    /// Something was done: an action, a mimicry, or counter magic.
    Did { who: CharacterId, ability: Ability, hits: Hits, manner: Manner, in_mime_cycle: bool },
    /// A character answered damage with critical quick.
    CriticalQuick { who: CharacterId, in_mime_cycle: bool },
    /// A flag was given.
    FlagGiven {
        who: CharacterId,
        flag: QuickFlag,
        replaced: QuickFlag,
        /// Charge time after the lift.
        charge: ChargeTime,
    },
    /// Charge time grew (C+).
    Grew { who: CharacterId, charge: ChargeTime },
    /// An endless chain was stopped; nothing more is played.
    Stopped(Stop),
}
