//! `--remote`: other programs play and ask, by JSON-RPC over HTTP on the loopback address. Nothing
//! listens unless it was asked for.
//!
//! The server has threads of its own ([`server`]); what is asked is answered on the main thread,
//! once a frame, by the game's own methods alone ([`methods`]). docs/remote.md tells them.

mod address;
mod later;
mod methods;
mod rpc;
mod server;
mod stepping;
#[cfg(test)]
mod tests;

pub use address::Address;

use bevy::prelude::*;
use later::Later;
use serde_json::Value;
use server::{Job, Listening};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

/// What was asked and is not answered yet.
struct Waiting {
    job: Job,
    later: Later,
}

/// The server, and what it has handed over.
#[derive(Resource)]
struct Remote {
    jobs: Mutex<Receiver<Job>>,
    waiting: Vec<Waiting>,
    /// Kept so that it listens as long as the game runs.
    _listening: Listening,
}

/// What a method comes to.
enum Outcome {
    /// An answer.
    Now(Value),
    /// An answer in a later frame.
    Later(Later),
}

/// Questions answered in a frame, at most.
const A_FRAME: usize = 64;

/// Answers what was asked, and looks at what waits.
fn answer(world: &mut World) {
    world.resource_scope(|world, mut remote: Mut<Remote>| {
        let remote = remote.bypass_change_detection();
        let waiting = std::mem::take(&mut remote.waiting);
        for mut it in waiting {
            match it.later.look(world) {
                Some(answer) => it.job.answer(answer),
                None => remote.waiting.push(it),
            }
        }
        for _ in 0..A_FRAME {
            let jobs = remote.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            let Ok(job) = jobs.try_recv() else { return };
            drop(jobs);
            match methods::call(world, &job.method, job.params.clone()) {
                Ok(Outcome::Now(value)) => job.answer(Ok(value)),
                Ok(Outcome::Later(later)) => remote.waiting.push(Waiting { job, later }),
                Err(failure) => job.answer(Err(failure)),
            }
        }
    });
}

/// Listens from now on.
///
/// # Errors
/// Why the port cannot be used.
pub fn listen(app: &mut App, address: Address) -> Result<u16, String> {
    let (sender, jobs) = channel();
    let listening = server::listen(address, &sender)?;
    let port = listening.port;
    info!("the game listens on 127.0.0.1:{port}");
    app.insert_resource(Remote {
        jobs: Mutex::new(jobs),
        waiting: Vec::new(),
        _listening: listening,
    })
    .add_systems(PreUpdate, answer);
    Ok(port)
}
