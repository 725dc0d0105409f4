//! A connection: one request, its answer, and the end. Nothing here ever waits: each frame takes
//! and gives what the socket has room for.

use super::batch::Batch;
use super::http::{self, Gate};
use super::rpc::Failure;
use bevy::prelude::World;
use serde_json::Value;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The longest time that a request may take to come, and its answer to go.
pub const LONGEST: Duration = Duration::from_secs(5);

/// The bytes that are read at a time.
const PART: usize = 4096;

enum Stage {
    Reading(Vec<u8>),
    Answering(Batch),
    Writing(Vec<u8>),
    /// The answer is sent. What still comes is thrown away, so that the client can read it.
    Closing,
}

pub struct Connection {
    stream: TcpStream,
    stage: Stage,
    /// When the stage began; answers take as many frames as they need.
    since: Instant,
}

impl Connection {
    pub fn new(stream: TcpStream) -> io::Result<Self> {
        stream.set_nonblocking(true)?;
        Ok(Self { stream, stage: Stage::Reading(Vec::new()), since: Instant::now() })
    }

    /// Whether the game owes it nothing.
    pub fn is_idle(&self) -> bool {
        matches!(self.stage, Stage::Reading(_) | Stage::Closing)
    }

    /// Does a frame's part; returns whether the connection is still needed. With it goes what was
    /// not carried out.
    pub fn go_on(&mut self, world: &mut World, gate: &Gate) -> bool {
        self.try_to_go_on(world, gate).is_ok()
    }

    fn try_to_go_on(&mut self, world: &mut World, gate: &Gate) -> io::Result<()> {
        let late = self.since.elapsed() > LONGEST;
        match self.stage {
            Stage::Reading(_) => self.read(gate, late)?,
            Stage::Writing(_) | Stage::Closing if late => return Err(ErrorKind::TimedOut.into()),
            Stage::Writing(_) => {}
            // Here nothing more is expected but the end, which tells that the client has gone.
            Stage::Answering(_) | Stage::Closing => {
                self.receive(&mut [0; PART])?;
            }
        }
        if let Stage::Answering(batch) = &mut self.stage {
            batch.go_on(world);
            if batch.is_done() {
                let answer = batch.answer();
                let status = if answer.is_none() { 204 } else { 200 };
                self.respond(status, answer);
            }
        }
        self.write()
    }

    /// What has come, if anything; an error once the client has gone.
    fn receive(&mut self, room: &mut [u8]) -> io::Result<usize> {
        match self.stream.read(room) {
            Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
            Err(error) if is_later(&error) => Ok(0),
            read => read,
        }
    }

    fn read(&mut self, gate: &Gate, late: bool) -> io::Result<()> {
        let mut part = [0; PART];
        loop {
            let count = self.receive(&mut part)?;
            let Stage::Reading(bytes) = &mut self.stage else { return Ok(()) };
            bytes.extend_from_slice(&part[..count]);
            match http::body(bytes, gate) {
                Ok(Some(body)) if bytes.len() >= body.end => {
                    match Batch::read(&bytes[body]) {
                        Ok(batch) => self.stage = Stage::Answering(batch),
                        Err(refused) => self.respond(200, Some(refused)),
                    }
                    return Ok(());
                }
                Ok(_) if count > 0 => {}
                Ok(_) if !late => return Ok(()),
                Ok(_) => {
                    let seconds = LONGEST.as_secs();
                    let words = format!("a request must be sent within {seconds} seconds");
                    self.refuse(408, words);
                    return Ok(());
                }
                Err((status, words)) => {
                    self.refuse(status, words);
                    return Ok(());
                }
            }
        }
    }

    fn refuse(&mut self, status: u16, words: String) {
        let failure = Failure::new(Failure::REQUEST, words);
        self.respond(status, Some(failure.response(&Value::Null)));
    }

    fn respond(&mut self, status: u16, answer: Option<Value>) {
        let body = answer.map(|it| it.to_string()).unwrap_or_default();
        self.stage = Stage::Writing(http::response(status, &body));
        self.since = Instant::now();
    }

    fn write(&mut self) -> io::Result<()> {
        let Stage::Writing(bytes) = &mut self.stage else { return Ok(()) };
        while !bytes.is_empty() {
            match self.stream.write(bytes) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(count) => drop(bytes.drain(..count)),
                Err(error) if is_later(&error) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        self.stage = Stage::Closing;
        self.stream.shutdown(Shutdown::Write)
    }
}

fn is_later(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}
