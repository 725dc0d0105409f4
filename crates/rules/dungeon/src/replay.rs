//! Replays: a seed, the commands, and the fingerprint after each beat.

mod text;

pub use text::{KIND, ReplayTextError, is_sealed};

use crate::command::{Command, Refusal};
use crate::dive::{act, begin, fingerprint};
use crate::keyframe::{KEYFRAME_BEATS, Keyframe};
use crate::library::Library;
use bevy_ecs::world::World;
use daemonfall_core::Fingerprint;
use daemonfall_core::data::{PackChange, PackName, pack_changes, tell_packs};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of the replay format and of its rules.
pub const VERSION: u32 = 4;

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    pub version: u32,
    pub library: Fingerprint,
    /// The packs that it was recorded with, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackName>,
    pub seed: u64,
    /// Each beat's command, and the fingerprint after it.
    pub beats: Vec<(Command, Fingerprint)>,
    /// The number of beats, to detect a truncated file.
    pub length: u32,
    /// The state at regular beats, so that a difference can be described; optional.
    #[serde(default)]
    pub keyframes: Vec<Keyframe>,
}

/// Why a replay does not verify.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    #[error("it is of version {found}, this game plays version {VERSION}")]
    OtherVersion { found: u32 },
    #[error("it was recorded with other data (fingerprint {found}, these data have {expected})")]
    OtherData { found: Fingerprint, expected: Fingerprint },
    #[error("it was recorded with other packs: {}", tell_packs(.0))]
    OtherPacks(Vec<PackChange>),
    #[error("it is cut short: it has {held} of {said} beats")]
    CutShort { said: u32, held: u32 },
    #[error("beat {beat}: the command {command:?} is refused: {refusal}")]
    Refused { beat: u32, command: Command, refusal: Refusal },
    #[error("beat {beat}, after {command:?}: the fingerprint is {found}, recorded was {recorded}")]
    Differs { beat: u32, command: Command, recorded: Fingerprint, found: Fingerprint },
    #[error("beat {beat}: its keyframe is not the state that the commands lead to")]
    KeyframeDiffers { beat: u32 },
    #[error("its keyframe of beat {beat} is out of place")]
    KeyframeOutOfPlace { beat: u32 },
}

impl Replay {
    /// An empty replay of a dive with this data and seed.
    pub fn new(library: &Library, seed: u64) -> Self {
        Self {
            version: VERSION,
            library: library.fingerprint,
            packs: library.packs.clone(),
            seed,
            beats: Vec::new(),
            length: 0,
            keyframes: Vec::new(),
        }
    }

    pub fn record(&mut self, command: Command, print: Fingerprint) {
        self.beats.push((command, print));
        self.length = self.beats.len() as u32;
    }

    /// Appends a keyframe if one is due after the last recorded beat.
    pub fn record_keyframe(&mut self, world: &mut World) {
        if self.length.is_multiple_of(KEYFRAME_BEATS) {
            self.keyframes.push(Keyframe::take(world));
        }
    }

    /// Checks version, data and length; the error is the first mismatch.
    pub fn check(&self, library: &Library) -> Result<(), ReplayError> {
        if self.version != VERSION {
            return Err(ReplayError::OtherVersion { found: self.version });
        }
        if self.library != library.fingerprint {
            let packs = pack_changes(&self.packs, &library.packs);
            if !packs.is_empty() {
                return Err(ReplayError::OtherPacks(packs));
            }
            return Err(ReplayError::OtherData {
                found: self.library,
                expected: library.fingerprint,
            });
        }
        if self.length as usize != self.beats.len() {
            return Err(ReplayError::CutShort { said: self.length, held: self.beats.len() as u32 });
        }
        Ok(())
    }

    /// Plays the replay in a world with the rules and compares the fingerprint of every beat, and
    /// every keyframe.
    ///
    /// # Errors
    /// The first mismatch, or the first beat that differs, in whose state the world stays.
    pub fn verify(&self, world: &mut World) -> Result<(), ReplayError> {
        self.check(world.resource::<Library>())?;
        begin(world, self.seed);
        let mut keyframes = self.keyframes.iter().peekable();
        for (place, (command, recorded)) in self.beats.iter().enumerate() {
            let (beat, command, recorded) = (place as u32 + 1, *command, *recorded);
            act(world, command).map_err(|refusal| ReplayError::Refused {
                beat,
                command,
                refusal,
            })?;
            world.resource_mut::<daemonfall_core::EventLog<crate::DiveEvent>>().clear();
            let found = fingerprint(world);
            if found != recorded {
                return Err(ReplayError::Differs { beat, command, recorded, found });
            }
            if let Some(keyframe) = keyframes.next_if(|keyframe| keyframe.beat == beat)
                && *keyframe != Keyframe::take(world)
            {
                return Err(ReplayError::KeyframeDiffers { beat });
            }
        }
        match keyframes.next() {
            Some(keyframe) => Err(ReplayError::KeyframeOutOfPlace { beat: keyframe.beat }),
            None => Ok(()),
        }
    }
}
