//! Answers that take frames: until a command is on record, until a picture is there, until frames
//! have passed.

use super::rpc::Failure;
use crate::console::{facts, play};
use crate::photo::shot::{self, Shot};
use crate::run::past;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use serde_json::{Value, json};

/// What is waited for.
pub enum Later {
    /// A command that was sent: its words, how many steps were on record then, frames since.
    Command {
        /// In words.
        told: String,
        /// Steps before.
        steps: Option<usize>,
        /// Frames since.
        frames: u32,
    },
    /// A picture, in this file.
    Shot {
        /// Where.
        file: String,
        /// Frames since.
        frames: u32,
    },
    /// So many frames more.
    Frames(u32),
}

/// Frames after which a command that is not on record has come to what it comes to: outside runs,
/// or where others choose on and on.
const ALONE: u32 = 2;
const LONGEST: u32 = 120;
/// Frames that a picture may take.
const PICTURE: u32 = 600;

impl Later {
    /// Looks once a frame; the answer, when there is one.
    pub fn look(&mut self, world: &mut World) -> Option<Result<Value, Failure>> {
        match self {
            Later::Command { told, steps, frames } => {
                *frames += 1;
                let now = play::steps(world);
                let run = world.get_resource::<Campaign>();
                let others = run.is_some_and(Campaign::is_open) && !past::is_away(world);
                let over = match (*steps, now) {
                    (Some(before), Some(now)) => now > before,
                    _ => *frames >= ALONE,
                };
                if !over && *frames < LONGEST {
                    return None;
                }
                let print = facts::fingerprint(world).ok().map(|print| print.to_string());
                Some(Ok(json!({
                    "command": told,
                    "step": now,
                    "recorded": over && now.is_some(),
                    "others_choose": others,
                    "fingerprint": print,
                })))
            }
            Later::Shot { file, frames } => {
                *frames += 1;
                if world.resource::<Shot>().is_taken() {
                    let checked = shot::check(file).map_err(Failure::refused);
                    return Some(checked.map(|()| json!({ "file": file })));
                }
                (*frames > PICTURE).then(|| {
                    Err(Failure::refused("the window draws nothing: no picture was taken"))
                })
            }
            Later::Frames(left) => {
                *left = left.saturating_sub(1);
                (*left == 0).then(|| Ok(facts::place(world)))
            }
        }
    }
}
