//! Answers that take several frames: until a command is on record, a picture is taken, or a number
//! of frames have passed.

use super::rpc::Failure;
use crate::console::{facts, play};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_menus::runs::rewind;
use daemonfall_ui::photo::shot::Shot;
use serde_json::{Value, json};

pub enum Later {
    Command {
        told: String,
        /// The number of recorded steps before it.
        steps: Option<usize>,
        frames: u32,
    },
    Shot {
        shot: Shot,
        frames: u32,
    },
    Frames(u32),
}

/// Frames after which a command is answered anyway: outside of a run, while other sides choose.
const ALONE: u32 = 2;
const LONGEST: u32 = 120;
/// The most frames that a picture may take.
const PICTURE: u32 = 600;

impl Later {
    /// Checks once a frame; returns the answer once there is one.
    pub fn look(&mut self, world: &mut World) -> Option<Result<Value, Failure>> {
        match self {
            Later::Command { told, steps, frames } => {
                *frames += 1;
                let now = play::steps(world);
                let run = world.get_resource::<Campaign>();
                let others = run.is_some_and(Campaign::is_open) && !rewind::is_away(world);
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
            Later::Shot { shot, frames } => {
                *frames += 1;
                if let Some(done) = shot.done(world) {
                    return Some(
                        done.map(|file| json!({ "file": file })).map_err(Failure::refused),
                    );
                }
                (*frames > PICTURE)
                    .then(|| Err(Failure::refused("the window is not drawn: no picture was taken")))
            }
            Later::Frames(left) => {
                *left = left.saturating_sub(1);
                (*left == 0).then(|| Ok(facts::place(world)))
            }
        }
    }
}
