//! Everything that happens in a breach, in order, with the reasons.

use crate::command::{Aim, Command, Turn};
use crate::field::Panel;
use crate::goal::Goal;
use daemonfall_clock::{ClockEvent, QuickFlag, TurnReason};
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack::{MoveId, StackEvent, SubroutineId};
use serde::{Deserialize, Serialize};

/// How a subroutine came to be used.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A resolved move, or one used at once in a quick turn.
    Action,
    Mimicry,
    CounterMagic,
    Riposte,
}

/// How a breach ended for the player's side.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The other side has no character left, or the goal is met.
    Won,
    /// The player's side has no character left, whatever happened to the other.
    Lost,
    /// Both sides have only mimes left, with nothing to repeat and nothing that could end them.
    Stalemate,
}

/// One thing that happened.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
pub enum BreachEvent {
    /// An event of the stack: rounds, moves, CPU, effects on health, shield, CPU and statuses.
    Stack(StackEvent),
    /// An event of the quick-turn machine: steps, safety, quick turns given and passed over.
    Clock(ClockEvent),
    /// A turn began and is waiting for a choice.
    TurnBegan {
        turn: Turn,
        /// Why it is an active turn; `None` for quick turns.
        reason: Option<TurnReason>,
    },
    /// A choice was made and paid for.
    Chose {
        turn: Turn,
        command: Command,
        /// The charge time left.
        charge: u32,
        /// Whether it waits because it can do nothing else.
        forced: bool,
    },
    /// A subroutine is carried out. Its effects on the characters hit follow.
    Used {
        /// The move, or the original move of a copy; `None` for ripostes.
        id: Option<MoveId>,
        user: CharacterId,
        subroutine: SubroutineId,
        aim: Aim,
        /// The center of its shape; `None` off the field.
        center: Option<Panel>,
        /// The characters hit, in character order; empty for a miss.
        hits: Vec<CharacterId>,
        /// How it came to be used.
        manner: Manner,
    },
    /// A flag was given, with so much charge time afterwards.
    Flagged { who: CharacterId, flag: QuickFlag, charge: u32 },
    /// A character braced itself or discharged its static.
    Answered { who: CharacterId, to: CharacterId, answer: crate::library::Answer },
    /// A character's speed changed.
    Sped { who: CharacterId, speed: u32 },
    /// A character's charge time was raised or lowered to this.
    Charged { who: CharacterId, charge: u32 },
    /// A character moved.
    Moved { who: CharacterId, from: Panel, to: Panel },
    /// A character was to move or be pushed, but stayed.
    Stayed {
        who: CharacterId,
        /// The status that holds it; `None` if there is no free panel.
        held: Option<Status>,
    },
    /// Burning hurt a character.
    Burned { who: CharacterId, absorbed: i32, taken: i32, left: i32 },
    /// A frozen character was hurt and is free again.
    Thawed { who: CharacterId },
    /// A guardian turned to its second face.
    Turned { who: CharacterId },
    /// The player's side wins by its goal, though foes are left.
    GoalMet(Goal),
    /// The breach is over.
    Over(Outcome),
}

impl From<StackEvent> for BreachEvent {
    fn from(event: StackEvent) -> Self {
        Self::Stack(event)
    }
}

impl From<ClockEvent> for BreachEvent {
    fn from(event: ClockEvent) -> Self {
        Self::Clock(event)
    }
}
