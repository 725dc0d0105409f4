//! The clock: charge time, quick flags, the quick safety, reactions, mimes (rules section 3, seed
//! 001).
//!
//! Three layers, each usable without the ones after it:
//! - [`machine`]: the six steps that resolve an action, as a pure transition function over plain
//!   data; [`charge`]: charge time, its prices, and who is next; [`reaction`]: who answers what.
//! - [`components`]: the same as components on entities, for a host whose characters are entities.
//! - [`scenario`]: a small host for the machine with four abilities. It plays scripted cases as
//!   plain values, and writes them down in the seed's notation.
//! - [`film`]: all rows of a scenario, with remarks, to be stepped through.

pub mod charge;
pub mod components;
pub mod film;
pub mod machine;
pub mod reaction;
pub mod scenario;

pub use charge::{TurnCost, TurnReason, next_turn, turn_order};
pub use components::{CharacterId, ChargeTime, QuickFlag, Speed, Team};
pub use machine::{
    ActionId, ClockEvent, Deed, Fact, LastAction, Machine, MachineMut, Order, Place, QuickSafety,
    Report, Step, WhyPassedOver,
};
pub use reaction::{Manner, Provocation, Reaction};
