//! What happens in a breach, in order, rich enough to say why.

use crate::aim::Aim;
use crate::command::{Command, Turn};
use crate::panel::Panel;
use daemonfall_clock::{ClockEvent, QuickFlag, TurnReason};
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack::{MoveId, StackEvent, SubroutineId};
use serde::{Deserialize, Serialize};

/// As what a subroutine is carried out.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A resolved move, or at once in a quick turn.
    Action,
    /// Repeated by a mime.
    Mimicry,
    /// Counter magic.
    CounterMagic,
    /// A riposte.
    Riposte,
}

/// How a breach ended, for the player's side.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody of the other side is left.
    Won,
    /// Nobody of one's own side is left, whatever became of the other.
    Lost,
    /// Both have only mimes left, and nothing whatever that they could repeat or that could end
    /// them.
    Stalemate,
}

/// One thing that happened.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
pub enum BreachEvent {
    /// On the stack: rounds, moves, CPU, effects on health, shield, CPU and statuses.
    Stack(StackEvent),
    /// In the quick-turn machine: steps, safety, quick turns given and passed over.
    Clock(ClockEvent),
    /// A turn began and waits for a choice.
    TurnBegan {
        /// Whose, and whether it is a quick one.
        turn: Turn,
        /// Why it has an active turn; none for quick ones.
        reason: Option<TurnReason>,
    },
    /// A choice was made and paid.
    Chose {
        /// Whose turn it was.
        turn: Turn,
        /// What was chosen.
        command: Command,
        /// Charge time left.
        charge: u32,
    },
    /// A subroutine is carried out; what it does to those hit follows.
    Used {
        /// The move, also that of which this is a copy; none for ripostes.
        id: Option<MoveId>,
        /// Who does it.
        user: CharacterId,
        /// What.
        subroutine: SubroutineId,
        /// At what.
        aim: Aim,
        /// The panel on which its shape lies; none if that is off the field.
        center: Option<Panel>,
        /// Who is hit, in character order; nobody is a miss.
        hits: Vec<CharacterId>,
        /// As what.
        manner: Manner,
    },
    /// A flag was given.
    Flagged {
        /// To whom.
        who: CharacterId,
        /// Which.
        flag: QuickFlag,
        /// Charge time that it has now.
        charge: u32,
    },
    /// Somebody braced itself, or set off its static.
    Answered {
        /// Who.
        who: CharacterId,
        /// Whom it answers.
        to: CharacterId,
        /// How.
        answer: crate::library::Answer,
    },
    /// The speed changed.
    Sped {
        /// Whose.
        who: CharacterId,
        /// What it is now, within its bounds.
        speed: u32,
    },
    /// Charge time was taken or given.
    Charged {
        /// Whose.
        who: CharacterId,
        /// What there is now.
        charge: u32,
    },
    /// Somebody stands elsewhere now.
    Moved {
        /// Who.
        who: CharacterId,
        /// From where.
        from: Panel,
        /// To where.
        to: Panel,
    },
    /// Somebody was to move or be pushed and stays.
    Stayed {
        /// Who.
        who: CharacterId,
        /// The status that holds it; none if there is no free panel.
        held: Option<Status>,
    },
    /// Burning hurt somebody.
    Burned {
        /// Whom.
        who: CharacterId,
        /// Points that the shield took.
        absorbed: i32,
        /// Health lost.
        taken: i32,
        /// Health left.
        left: i32,
    },
    /// What was frozen is free, since it was hurt.
    Thawed {
        /// Who.
        who: CharacterId,
    },
    /// A guardian turned to its second face.
    Turned {
        /// Who.
        who: CharacterId,
    },
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
