//! The last refused command. It plays no beat, so no beat shows it, and the beat before must not
//! look like its result.

use super::happened::reason;
use super::{Tale, words};
use bevy::prelude::*;
use daemonfall_dive_mode::session::Refused;
use daemonfall_dungeon::{Command, DiveState, Refusal};

/// A refused command, and the beat before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastRefused {
    beat: u32,
    command: Command,
    refusal: Refusal,
}

pub fn note(
    mut refused: MessageReader<Refused>,
    state: Option<Res<DiveState>>,
    mut tale: ResMut<Tale>,
) {
    let (Some(last), Some(state)) = (refused.read().last(), state) else {
        return;
    };
    tale.refused =
        Some(LastRefused { beat: state.beat, command: last.command, refusal: last.refusal });
}

impl Tale {
    pub fn refused_since(&self, world: &World) -> Option<String> {
        let beat = world.get_resource::<DiveState>()?.beat;
        let refused = self.refused.filter(|refused| refused.beat == beat)?;
        let why = match refused.refusal {
            Refusal::Nothing(why) => reason(&self.names, why),
            other => other.to_string(),
        };
        let command = words::command(refused.command);
        Some(format!("Refused since: {command}: {why}. Nothing was played."))
    }
}
