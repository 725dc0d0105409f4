//! The campaign: a run as one value, which ties sector, dive and breach into one game (game.md).
//!
//! [`Content`] is all data, checked as a whole. A [`Campaign`] is a run in progress:
//! [`Campaign::begin`] begins one, a [`RunCommand`] is checked ([`Campaign::check`]), carried out
//! ([`Campaign::apply`]) and reported in [`RunEvent`]s. Dives and breaches are played in a world
//! that the caller owns ([`install`] puts their rules into it): the game's own, or a bare one.
//! A [`Practice`] is a dive, a breach or a puzzle on its own; both are played as a [`Game`].
//! [`RunSnapshot`] is everything as a plain value; [`saves`] store it, a [`RunReplay`] proves it.

mod campaign;
mod command;
mod content;
mod crew;
mod events;
mod game;
mod gear;
pub mod library;
mod luck;
mod muster;
mod others;
mod phase;
mod play;
mod practice;
mod profile;
pub mod puzzles;
mod refusal;
mod rehearsal;
mod replay;
mod review;
mod run;
pub mod saves;

mod settings;
mod sighted;
mod skill;
mod snapshot;
mod story;
mod summary;
mod tally;
mod timeline;
mod verify;
mod versions;

pub use campaign::{Campaign, install};
pub use command::{RunCommand, Station};
pub use content::{Content, FILES, roster};
pub use events::{Applied, Change, RunEvent};
pub use game::{DataChanged, Game};
pub use gear::{Definition, Gear, Pack};
pub use library::{EncounterId, Library, ModId, PRIZES};
pub use luck::{Account, BATTLES_OF_ODDS, BattleLuck, CheckLuck, Luck, LuckAudit, Sum};
pub use phase::{BREACH_AT_MOST, Dive, Door, Duel, Meeting, Offer, Phase};
pub use play::BREACH_ROUNDS;
pub use practice::{Exercise, Practice};
pub use profile::{Day, Earned, InRun, News, Profile, Progress};
pub use refusal::Refusal;
pub use rehearsal::Rehearsal;
pub use replay::RunReplay;
pub use review::Review;
pub use run::Run;
pub use settings::{BeginError, Settings};
pub use skill::Chance;
pub use snapshot::{RestoreError, RunSnapshot, Scene};
pub use story::{Deed, Moment, Story};
pub use summary::{Ending, Score, Summary, Veteran};
pub use tally::{Cause, Exploit, Fallen, Tally};
pub use timeline::{
    Comparing, Comparison, Divergence, EFFORT_OF_A_KEYFRAME, Reading, ReadingError, Timeline,
    TimelineError, compare, compare_dives,
};
pub use verify::ReplayError;
pub use versions::{Changed, Part, Versions};
