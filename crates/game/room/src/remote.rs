//! `--remote`: other programs play and query the game, by JSON-RPC over HTTP on the loopback
//! address. Off by default.
//!
//! There are no threads: once a frame, the game takes what has come ([`connection`]), checks it
//! ([`http`]), and answers it only through its own methods ([`methods`]). docs/remote.md describes
//! them.

mod batch;
mod connection;
mod http;
mod later;
mod methods;
mod rpc;
mod stepping;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use connection::Connection;
use daemonfall_platform::cli::address::Address;
use http::Gate;
use later::Later;
use serde_json::Value;
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
