//! The sector: a hex map on which factions move stacks, recruit, make alliances and fight (rules
//! section 4, seed 002).
//!
//! [`Rules`] holds the data; a [`Sector`] is the state, a plain value. A [`Command`] of the faction
//! whose turn it is is checked ([`Rules::check`]), carried out ([`Rules::apply`]) and reported in
//! [`SectorEvent`]s. [`View`] is the sector as one faction knows it: the display shows it, and
//! opponents get nothing else. Results of encounters and vaults come back as [`WriteBack`].

#![warn(missing_docs)]

/// The version of the rules of map and battles. It is raised whenever the same commands may lead to
/// another state.
pub const RULES: u32 = 1;

mod check;
mod command;
mod edit;
mod editing;
mod events;
mod forecast;
mod generate;
mod grid;
mod ids;
mod knowledge;
pub mod library;
mod opponent;
mod paths;
mod picture;
mod places;
mod play;
mod refusal;
mod roster;
mod rules;
mod sector;
mod sight;
mod stack;
mod validate;
mod view;

pub use command::{Command, WriteBack};
pub use edit::{CYCLES_AT_MOST, Edit, Field};
pub use events::{Applied, Fought, Halt, Loss, SectorEvent};
pub use forecast::Forecast;
pub use generate::{StartValue, UnknownRecipe, spread};
pub use grid::{CLOCKWISE, Grid};
pub use hexx::Hex;
pub use ids::{FactionId, FactionKindId, KindId, StackId, StructureId, TileId, TileKindId, UnitId};
pub use knowledge::{Glimpse, Memory, Seen};
pub use library::SectorLibrary;
pub use opponent::{Candidate, Considered, Deliberation, Difficulty, Motive, Opponent, Parts};
pub use paths::{GATE_COST, Paths, Step};
pub use places::Places;
pub use play::TILE_HEALS;
pub use refusal::Refusal;
pub use roster::{Roster, UnitKind};
pub use rules::Rules;
pub use sector::{Faction, Offer, Outcome, Pending, Sector, Tile};
pub use sight::{STACK_SIGHT, TILE_SIGHT};
pub use stack::{Bonus, STACK_AT_MOST, Stack, Unit};
pub use validate::Invalid;
pub use view::View;
