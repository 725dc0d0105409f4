//! What the parts of the breach's mode need, for one import.

pub use daemonfall_breach::{
    Aim, Answer, BreachEvent, BreachLibrary, BreachSnapshot, Command, Manner, Panel, Subroutine,
    Turn,
};
pub use daemonfall_clock::{ClockEvent, QuickFlag, Step};
pub use daemonfall_core::{CharacterId, Side, Status};
pub use daemonfall_stack::{Change, MoveId, StackEvent, SubroutineId};
pub use daemonfall_ui::prelude::*;
