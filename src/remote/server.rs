//! The server: a few threads that take requests and hand them to the game. What comes from a web
//! page is refused, whatever it asks.

use super::address::Address;
use super::rpc::{Failure, Request, response};
use serde_json::Value;
use std::io::Read;
use std::sync::Arc;
use std::sync::mpsc::{Sender, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tiny_http::{Header, Method, Response, Server};

/// Bytes of a request, at most.
pub const BYTES: usize = 1 << 20;
/// Requests answered at a time.
const THREADS: usize = 4;
/// How long the game may take to answer.
const LONGEST: Duration = Duration::from_secs(120);

/// Something that is asked of the game.
pub struct Job {
    /// The method.
    pub method: String,
    /// What it takes.
    pub params: Value,
    reply: SyncSender<Result<Value, Failure>>,
}

impl Job {
    /// Answers it. Whoever asked may have gone away.
    pub fn answer(self, answer: Result<Value, Failure>) {
        let _ = self.reply.send(answer);
    }
}

/// A server that listens until it is dropped.
pub struct Listening {
    server: Arc<Server>,
    threads: Vec<JoinHandle<()>>,
    /// Its port.
    pub port: u16,
}

impl Drop for Listening {
    fn drop(&mut self) {
        for _ in &self.threads {
            self.server.unblock();
        }
        // One that still waits for the game ends with the program.
        self.threads.clear();
    }
}

/// Listens on a port of the loopback address.
///
/// # Errors
/// Why it cannot.
pub fn listen(address: Address, jobs: &Sender<Job>) -> Result<Listening, String> {
    let socket = address.socket();
    let server = Server::http(socket)
        .map_err(|error| format!("--remote: the game cannot listen on {socket}: {error}"))?;
    let port = server.server_addr().to_ip().map_or(0, |it| it.port());
    let server = Arc::new(server);
    let threads = (0..THREADS).map(|number| {
        let (server, jobs) = (server.clone(), jobs.clone());
        std::thread::Builder::new().name(format!("remote {number}")).spawn(move || {
            while let Ok(request) = server.recv() {
                serve(request, &jobs);
            }
        })
    });
    let threads: Result<Vec<_>, _> = threads.collect();
    Ok(Listening { threads: threads.map_err(|error| format!("--remote: {error}"))?, server, port })
}

/// The value of a header.
fn header<'a>(request: &'a tiny_http::Request, name: &'static str) -> Option<&'a str> {
    let mut all = request.headers().iter();
    let found = all.find(|header| header.field.equiv(name))?;
    Some(found.value.as_str())
}

/// Why a request is not even read: a status, and the reason.
fn barred(request: &tiny_http::Request) -> Option<(u16, String)> {
    if let Some(origin) = header(request, "Origin") {
        let words = format!("requests from web pages are refused (Origin: {origin})");
        return Some((403, words));
    }
    let host = header(request, "Host").unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    if !["127.0.0.1", "localhost"].contains(&name) {
        return Some((403, format!("this is 127.0.0.1, not {host:?}")));
    }
    if *request.method() != Method::Post {
        return Some((405, "requests are sent by POST".into()));
    }
    if request.body_length().is_some_and(|length| length > BYTES) {
        return Some((413, format!("a request has at most {BYTES} bytes")));
    }
    None
}

/// The body of a request.
fn body(request: &mut tiny_http::Request) -> Result<Value, (u16, Failure)> {
    let mut bytes = Vec::new();
    let mut part = request.as_reader().take(BYTES as u64 + 1);
    let read = part.read_to_end(&mut bytes);
    read.map_err(|error| (400, Failure::new(Failure::PARSE, error.to_string())))?;
    if bytes.len() > BYTES {
        let words = format!("a request has at most {BYTES} bytes");
        return Err((413, Failure::new(Failure::REQUEST, words)));
    }
    serde_json::from_slice(&bytes)
        .map_err(|error| (200, Failure::new(Failure::PARSE, format!("no JSON: {error}"))))
}

/// Hands a request to the game, and waits for its answer.
fn ask(value: Value, jobs: &Sender<Job>) -> Value {
    let request = match Request::read(value) {
        Ok(request) => request,
        Err(refused) => return refused,
    };
    let (reply, answer) = sync_channel(1);
    let sent = jobs.send(Job { method: request.method, params: request.params, reply });
    let gone = || Failure::new(Failure::INTERNAL, "the game has not answered");
    let answer = match sent {
        Ok(()) => answer.recv_timeout(LONGEST).unwrap_or_else(|_| Err(gone())),
        Err(_) => Err(gone()),
    };
    response(&request.id, answer)
}

fn serve(mut request: tiny_http::Request, jobs: &Sender<Job>) {
    let refuse = |failure: Failure| failure.response(&Value::Null);
    let (status, told) = match barred(&request) {
        Some((status, words)) => (status, refuse(Failure::new(Failure::REQUEST, words))),
        None => match body(&mut request) {
            Err((status, failure)) => (status, refuse(failure)),
            Ok(Value::Array(all)) if all.is_empty() => {
                (200, refuse(Failure::new(Failure::REQUEST, "the list is empty")))
            }
            Ok(Value::Array(all)) => {
                let all = all.into_iter().map(|value| ask(value, jobs));
                (200, Value::Array(all.collect()))
            }
            Ok(value) => (200, ask(value, jobs)),
        },
    };
    let mut response = Response::from_string(told.to_string()).with_status_code(status);
    if let Ok(kind) = Header::from_bytes("Content-Type", "application/json") {
        response.add_header(kind);
    }
    // Whoever asked may have gone away.
    let _ = request.respond(response);
}
