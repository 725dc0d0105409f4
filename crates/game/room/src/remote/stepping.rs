//! Plays a beat of the dive in steps: by object, by phase, or the rest of the beat.

use super::rpc::Failure;
use crate::console;
use bevy::prelude::*;
use daemonfall_campaign::RunCommand;
use daemonfall_dive_mode::session::Play;
use daemonfall_dungeon::{self as dungeon, Halt, Pace};
use daemonfall_menus::runs::rewind;
use daemonfall_run::act::{begin_beat, game};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub struct Step {
    command: Option<String>,
    pace: Pace,
}

fn wanted(world: &mut World, line: &str) -> Result<dungeon::Command, Failure> {
    let command = console::command(world, line);
    match command.map_err(|reason| Failure::new(Failure::PARAMS, reason))? {
        Some(RunCommand::Dive(command)) if !command.is_edit() => Ok(command),
        _ => {
            Err(Failure::new(Failure::PARAMS, "only beats of a dive have steps, such as dive wait"))
        }
    }
}

/// Continues the beat. Its command is recorded when the beat is over.
pub fn step(world: &mut World, wish: Step) -> Result<Value, Failure> {
    if rewind::is_away(world) {
        return Err(Failure::refused("the screen shows a past step: commands are disabled"));
    }
    let game = game(world).ok_or_else(|| Failure::refused("no run is under way"))?;
    let command = match (game.stepping(), wish.command) {
        (Some(command), None) => command,
        (Some(_), Some(_)) => {
            return Err(Failure::refused(
                "the previous beat is not over yet: leave the command out",
            ));
        }
        (None, Some(line)) => {
            let command = wanted(world, &line)?;
            begin_beat(world, command).map_err(|refusal| Failure::refused(refusal.to_string()))?;
            command
        }
        (None, None) => {
            return Err(Failure::new(Failure::PARAMS, "no beat is under way: give a command"));
        }
    };
    let halt = dungeon::step(world, wish.pace);
    let over = matches!(halt, Some(Halt::Over(_)) | None);
    if over {
        world.write_message(Play(command));
    }
    let told = match halt {
        Some(Halt::Acted(who)) => format!("#{} acted", who.0),
        Some(Halt::PhaseOver(phase)) => format!("the phase {phase:?} is over"),
        Some(Halt::Broke(at)) => format!("stopped at {at:?}"),
        Some(Halt::Over(_)) | None => "the beat is over".into(),
    };
    Ok(json!({ "halt": told, "over": over }))
}
