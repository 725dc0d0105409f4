//! The last command that was refused. It plays no beat, so no beat tells of it, and the beat before
//! must not look like the answer.

use super::happened::reason;
use super::{Tale, words};
use crate::session::Refused;
use bevy::prelude::*;
use daemonfall_dungeon::{Command, DiveState, Refusal};

/// A command that was refused, and after which beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastRefused {
    beat: u32,
    command: Command,
    refusal: Refusal,
}

/// Notes the last command that was refused.
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
    /// Which command was refused since the dive's last beat, and why; none if none was.
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
