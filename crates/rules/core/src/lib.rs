//! The types shared by all rules.
//!
//! Health, sides, statuses, seeded streams, events, fingerprints, snapshots, data files and their
//! texts, the glossary. Nothing here knows about windows, wall clocks or the game's systems.

mod character;
pub mod data;
mod diff;
pub mod draws;
pub mod envelope;
pub mod file;
mod fingerprint;
pub mod glossary;
mod ids;
mod streams;
mod texts;
mod world;

pub use character::{CharacterId, Chassis, Health, Row, Side, Skill, Skills, Status, TIERS};
pub use diff::{Difference, diff};
pub use draws::Stream;
pub use fingerprint::{Fingerprint, fingerprint_of};
pub use streams::{StreamPositions, Streams, parse_seed, seed_text};
pub use texts::{Texts, count_original_words};
pub use world::{EventLog, Snapshot, strict_schedule};

/// The reason `why`, unless something holds.
pub fn require<E>(holds: bool, why: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(why) }
}
