//! `--remote`: other programs play and query the game, by JSON-RPC over HTTP on the loopback
//! address. Off by default.
//!
//! The server has its own threads ([`server`]). The main thread answers requests once a frame, only
//! through the game's own methods ([`methods`]). docs/remote.md describes them.

mod later;
mod methods;
mod rpc;
mod server;
mod stepping;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use daemonfall_platform::cli::address::Address;
use later::Later;
use serde_json::Value;
use server::{Job, Listening};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

struct Waiting {
    job: Job,
    later: Later,
}

#[derive(Resource)]
struct Remote {
    jobs: Mutex<Receiver<Job>>,
    waiting: Vec<Waiting>,
    /// Kept so that it listens as long as the game runs.
    _listening: Listening,
}

enum Outcome {
    Now(Value),
    Later(Later),
}

const A_FRAME: usize = 64;

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
