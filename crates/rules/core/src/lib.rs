//! The types shared by all rules.
//!
//! Health, sides, statuses, seeded streams, events, fingerprints, snapshots, data files and their
//! texts, the glossary. Nothing here knows about windows, wall clocks or the game's systems.

#![warn(missing_docs)]

mod character;
mod chassis;
pub mod data;
mod diff;
pub mod draws;
pub mod envelope;
mod events;
pub mod file;
mod fingerprint;
pub mod glossary;
mod health;
mod schedule;
mod side;
mod skill;
mod snapshot;
mod status;
mod stream;
mod streams;
mod texts;

pub use character::CharacterId;
pub use chassis::{Chassis, TIERS};
pub use diff::{Difference, diff};
pub use events::EventLog;
pub use fingerprint::{Fingerprint, fingerprint_of};
pub use health::Health;
pub use schedule::strict_schedule;
pub use side::Side;
pub use skill::{Skill, Skills};
pub use snapshot::Snapshot;
pub use status::Status;
pub use stream::Stream;
pub use streams::{StreamPositions, Streams, parse_seed, seed_text};
pub use texts::{Texts, count_original_words};
