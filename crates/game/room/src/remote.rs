//! `--remote`: other programs play and query the game, by JSON-RPC over HTTP on the loopback
//! address. Off by default.
//!
//! There are no threads: once a frame, the game takes what has come ([`connection`]), checks it,
//! and answers it only through its own methods ([`methods`]). docs/remote.md describes them.

mod connection;
mod methods;
mod rpc;

use crate::console::{self, Sent, facts};
use crate::prelude::*;
use connection::{Connection, Gate};
use daemonfall_dungeon::{self as dungeon, Halt, Pace};
use daemonfall_platform::cli::address::Address;
use daemonfall_run::act::{begin_beat, game};
use daemonfall_ui::photo::Shot;
use rpc::Failure;
use std::net::TcpListener;

/// The most connections at once.
const AT_ONCE: usize = 16;

#[derive(Resource)]
struct Remote {
    listener: TcpListener,
    gate: Gate,
    /// Oldest first.
    connections: Vec<Connection>,
}

enum Outcome {
    Now(Value),
    Later(Later),
}

impl Remote {
    fn go_on(&mut self, world: &mut World) {
        self.connections.retain_mut(|it| it.go_on(world, &self.gate));
        for _ in 0..AT_ONCE {
            let Ok((stream, _)) = self.listener.accept() else { return };
            let Ok(mut new) = Connection::new(stream) else { continue };
            if !new.go_on(world, &self.gate) {
                continue;
            }
            if self.connections.len() >= AT_ONCE {
                // Those that have shown no token give way first.
                let idle = self.connections.iter().position(Connection::is_idle);
                self.connections.remove(idle.unwrap_or(0));
            }
            self.connections.push(new);
        }
    }
}

fn answer(world: &mut World) {
    world.resource_scope(|world, mut remote: Mut<Remote>| {
        remote.bypass_change_detection().go_on(world);
    });
}

fn token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(format!("{:032x}", u128::from_ne_bytes(bytes)))
}

pub fn listen(app: &mut App, address: Address) -> Result<(), String> {
    let socket = address.socket();
    let open = || {
        let listener = TcpListener::bind(socket)?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        Ok((listener, port))
    };
    let (listener, port) = open().map_err(|error: std::io::Error| {
        format!("--remote: the game cannot listen on {socket}: {error}")
    })?;
    let token = token().map_err(|error| format!("--remote: no token can be made: {error}"))?;
    info!(
        "the game listens on http://127.0.0.1:{port}; requests need `Authorization: Bearer {token}`"
    );
    app.insert_resource(Remote { listener, gate: Gate { port, token }, connections: Vec::new() })
        .add_systems(PreUpdate, answer);
    Ok(())
}

pub enum Later {
    Command(Sent),
    Shot(Shot, u32),
    Frames(u32),
}

/// Frames after which a command is answered anyway: while other sides choose.
const LONGEST: u32 = 120;
/// The most frames that a picture may take.
const PICTURE: u32 = 600;

impl Later {
    /// Checks once a frame; returns the answer once there is one.
    pub fn look(&mut self, world: &mut World) -> Option<Result<Value, Failure>> {
        match self {
            Later::Command(sent) => {
                let over = sent.is_over(world);
                if !over && sent.frames < LONGEST {
                    return None;
                }
                let now = console::steps(world);
                let run = world.get_resource::<Campaign>();
                let others = run.is_some_and(Campaign::is_open) && !rewind::is_away(world);
                let print = facts::fingerprint(world).ok().map(|print| print.to_string());
                Some(Ok(json!({
                    "command": sent.told,
                    "step": now,
                    "recorded": over && now.is_some(),
                    "others_choose": others,
                    "fingerprint": print,
                })))
            }
            Later::Shot(shot, frames) => {
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
pub fn step(world: &mut World, line: Option<String>, pace: Pace) -> Result<Value, Failure> {
    if rewind::is_away(world) {
        return Err(Failure::refused("the screen shows a past step: commands are disabled"));
    }
    let game = game(world).ok_or_else(|| Failure::refused("no run is under way"))?;
    let command = match (game.stepping(), line) {
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
    let halt = dungeon::step(world, pace);
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

#[cfg(test)]
mod tests;
