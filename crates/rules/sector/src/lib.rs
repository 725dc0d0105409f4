//! The sector: a hex map on which factions move stacks, recruit, make alliances and fight (rules
//! section 4, seed 002).
//!
//! [`Rules`] holds the data; a [`Sector`] is the state, a plain value. A [`Command`] of the faction
//! whose turn it is is checked ([`Rules::check`]), carried out ([`Rules::apply`]) and reported in
//! [`SectorEvent`]s. [`View`] is the sector as one faction knows it: the display shows it, and
//! opponents get nothing else. Results of encounters and vaults come back as [`WriteBack`].

mod check;
mod command;
mod cores;
mod events;
mod forecast;
mod generate;
mod grid;
pub mod library;
mod mind;
mod opponent;
mod paths;
mod picture;
mod play;
mod ranks;
mod rising;
mod rules;
mod sector;
mod sight;
mod stack;
mod victory;
mod view;

pub use command::{CYCLES_AT_MOST, Command, Edit, Field, Refusal, WriteBack};
pub use events::{Applied, Fought, Halt, Loss, SectorEvent};
pub use forecast::{Forecast, Lesson, Threat};
pub use generate::{StartValue, UnknownRecipe, spread};
pub use grid::{
    BoonId, CLOCKWISE, FactionId, FactionKindId, Grid, KindId, StackId, StructureId, TileId,
    TileKindId, UnitId,
};
pub use hexx::Hex;
pub use library::{Goals, SectorLibrary};
pub use mind::{Difficulty, Garrison, Mind};
pub use opponent::{Candidate, Considered, Deliberation, Motive, Opponent, Parts};
pub use paths::{GATE_COST, Paths, Step};
pub use picture::Places;
pub use play::TILE_HEALS;
pub use ranks::{Boon, Career, RANKS};
pub use rules::{Invalid, Rules};
pub use sector::{Faction, Glimpse, Memory, Offer, Outcome, Pending, Sector, Seen, Tile};
pub use sight::{STACK_SIGHT, TILE_SIGHT};
pub use stack::{Bonus, Roster, STACK_AT_MOST, Stack, Unit, UnitKind};
pub use victory::{Progress, Victory};
pub use view::View;

/// The version of the rules of map and battles. It is raised whenever the same commands may lead to
/// another state.
pub const RULES: u32 = 7;
