//! A beat of the run's dive in steps: an object, a phase or the rest of the beat at a time.

use super::rpc::Failure;
use crate::console;
use crate::run::past;
use crate::session::Play;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_dungeon::{self as dungeon, Halt, Pace};
use serde::Deserialize;
use serde_json::{Value, json};

/// What the method takes.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub struct Step {
    /// The command whose beat begins; none where one is under way.
    command: Option<String>,
    /// How far.
    pace: Pace,
}

/// The command of the beat that is to begin.
fn wanted(world: &mut World, line: &str) -> Result<dungeon::Command, Failure> {
    let command = console::command(world, line);
    match command.map_err(|reason| Failure::new(Failure::PARAMS, reason))? {
        Some(RunCommand::Dive(command)) if !command.is_edit() => Ok(command),
        _ => Err(Failure::new(Failure::PARAMS, "only beats of a dive have steps: dive wait")),
    }
}

/// Plays the beat on. When it is over, its command goes on record.
///
/// # Errors
/// Why it cannot be.
pub fn step(world: &mut World, wish: Step) -> Result<Value, Failure> {
    if past::is_away(world) {
        return Err(Failure::refused("what is on the screen is past: nothing can be done in it"));
    }
    let run = world.get_resource::<Campaign>();
    let run = run.ok_or_else(|| Failure::refused("no run is under way"))?;
    let command = match (run.stepping(), wish.command) {
        (Some(command), None) => command,
        (Some(_), Some(_)) => {
            return Err(Failure::refused("the previous beat is not over yet: leave the command out"));
        }
        (None, Some(line)) => {
            let command = wanted(world, &line)?;
            let begun = world
                .resource_scope(|world, mut run: Mut<Campaign>| run.begin_beat(world, command));
            begun.map_err(|refusal| Failure::refused(refusal.to_string()))?;
            command
        }
        (None, None) => {
            return Err(Failure::new(Failure::PARAMS, "no beat is under way: name a command"));
        }
    };
    let halt = dungeon::step(world, wish.pace);
    let over = matches!(halt, Some(Halt::Over(_)) | None);
    if over {
        world.write_message(Play(command));
    }
    let told = match halt {
        Some(Halt::Acted(who)) => format!("#{} has acted", who.0),
        Some(Halt::PhaseOver(phase)) => format!("the phase {phase:?} is over"),
        Some(Halt::Broke(at)) => format!("stopped at {at:?}"),
        Some(Halt::Over(_)) | None => "the beat is over".into(),
    };
    Ok(json!({ "halt": told, "over": over }))
}
