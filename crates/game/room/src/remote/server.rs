//! The server: a few threads that take requests and pass them to the game. Requests from web pages
//! are always refused.

use super::rpc::{Failure, Request, response};
use daemonfall_platform::cli::address::Address;
use serde_json::Value;
use std::io::Read;
use std::sync::Arc;
use std::sync::mpsc::{Sender, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tiny_http::{Header, Method, Response, Server};

pub const BYTES: usize = 1 << 20;
const THREADS: usize = 4;
/// The longest time the game may take to answer.
const LONGEST: Duration = Duration::from_secs(120);

pub struct Job {
    pub method: String,
    pub params: Value,
    reply: SyncSender<Result<Value, Failure>>,
}

impl Job {
    /// Sends the answer. The caller may have disconnected.
    pub fn answer(self, answer: Result<Value, Failure>) {
        let _ = self.reply.send(answer);
    }
}

/// A server that listens until it is dropped.
pub struct Listening {
    server: Arc<Server>,
    threads: Vec<JoinHandle<()>>,
    pub port: u16,
}

impl Drop for Listening {
    fn drop(&mut self) {
        for _ in &self.threads {
            self.server.unblock();
        }
        // A thread that still waits for the game ends with the program.
        self.threads.clear();
    }
}

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

fn header<'a>(request: &'a tiny_http::Request, name: &'static str) -> Option<&'a str> {
    let mut all = request.headers().iter();
    let found = all.find(|header| header.field.equiv(name))?;
    Some(found.value.as_str())
}

/// The status and reason if a request is refused unread.
fn barred(request: &tiny_http::Request) -> Option<(u16, String)> {
    if let Some(origin) = header(request, "Origin") {
        let words = format!("requests from web pages are refused (Origin: {origin})");
        return Some((403, words));
    }
    let host = header(request, "Host").unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    if !["127.0.0.1", "localhost"].contains(&name) {
        return Some((403, format!("the host is 127.0.0.1, not {host:?}")));
    }
    if *request.method() != Method::Post {
        return Some((405, "requests must use POST".into()));
    }
    if request.body_length().is_some_and(|length| length > BYTES) {
        return Some((413, format!("a request must not exceed {BYTES} bytes")));
    }
    None
}

fn body(request: &mut tiny_http::Request) -> Result<Value, (u16, Failure)> {
    let mut bytes = Vec::new();
    let mut part = request.as_reader().take(BYTES as u64 + 1);
    let read = part.read_to_end(&mut bytes);
    read.map_err(|error| (400, Failure::new(Failure::PARSE, error.to_string())))?;
    if bytes.len() > BYTES {
        let words = format!("a request must not exceed {BYTES} bytes");
        return Err((413, Failure::new(Failure::REQUEST, words)));
    }
    serde_json::from_slice(&bytes)
        .map_err(|error| (200, Failure::new(Failure::PARSE, format!("not JSON: {error}"))))
}

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
    // The caller may have disconnected.
    let _ = request.respond(response);
}
