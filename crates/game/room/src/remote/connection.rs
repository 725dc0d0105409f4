//! A connection: one request in HTTP, its answer, and the end. Nothing here ever waits: each frame
//! takes and gives what the socket has room for.

use super::rpc::{Batch, Failure};
use bevy::prelude::World;
use serde_json::Value;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::ops::Range;
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
            match body(bytes, gate) {
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
        self.stage = Stage::Writing(response(status, &body));
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

/// The most bytes of a head, and of a body.
pub const HEAD: usize = 16 << 10;
pub const BODY: usize = 1 << 20;

/// What requests must name and show.
pub struct Gate {
    pub port: u16,
    /// Made anew at each start, so that only those who read the game's output can ask.
    pub token: String,
}

/// The status and the reason of a refusal.
pub type Refusal = (u16, String);

/// Where the body is in the bytes of a request; `None` until the head has come. The body need not
/// have come.
pub fn body(bytes: &[u8], gate: &Gate) -> Result<Option<Range<usize>>, Refusal> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let Some(end) = head.windows(4).position(|it| it == b"\r\n\r\n") else {
        return match head.len() < HEAD {
            true => Ok(None),
            false => Err((431, format!("a head must not exceed {HEAD} bytes"))),
        };
    };
    let begin = end + 4;
    let length = length(&head[..end], gate).map_err(|(status, why)| (status, why.into()))?;
    match length <= BODY {
        true => Ok(Some(begin..begin + length)),
        false => Err((413, format!("a request must not exceed {BODY} bytes"))),
    }
}

/// The length of the body, if this head is allowed.
fn length(head: &[u8], gate: &Gate) -> Result<usize, (u16, &'static str)> {
    let wrong = (400, "this is not a request of HTTP/1.1");
    let mut lines = std::str::from_utf8(head).map_err(|_| wrong)?.split("\r\n");
    let first: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let [method, _, "HTTP/1.1"] = first[..] else { return Err(wrong) };
    let mut fields = Vec::new();
    for line in lines {
        let (name, value) = line.split_once(':').ok_or(wrong)?;
        if name.is_empty() || !name.bytes().all(|it| it.is_ascii_graphic()) {
            return Err(wrong);
        }
        fields.push((name, value.trim_matches([' ', '\t'])));
    }
    let all = |wanted: &str| -> Vec<&str> {
        let named = fields.iter().filter(|(name, _)| name.eq_ignore_ascii_case(wanted));
        named.map(|(_, value)| *value).collect()
    };
    if !all("Origin").is_empty() {
        return Err((403, "requests from web pages are refused: leave Origin out"));
    }
    let is_here = |host: &str| {
        let names = ["127.0.0.1", "localhost"].map(|name| format!("{name}:{}", gate.port));
        names.iter().any(|name| name.eq_ignore_ascii_case(host))
    };
    if !matches!(all("Host")[..], [host] if is_here(host)) {
        return Err((403, "Host must be the game's address and port, once"));
    }
    let shows = |value: &str| {
        let scheme = value.get(..7).is_some_and(|it| it.eq_ignore_ascii_case("Bearer "));
        scheme && value[7..] == gate.token
    };
    if !matches!(all("Authorization")[..], [value] if shows(value)) {
        return Err((401, "Authorization must be Bearer and the token that the game printed"));
    }
    if method != "POST" {
        return Err((405, "requests must use POST"));
    }
    match (&all("Transfer-Encoding")[..], &all("Content-Length")[..]) {
        ([], [digits]) if !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit()) => {
            // A number too large for the machine is too large for a body.
            Ok(digits.parse().unwrap_or(usize::MAX))
        }
        _ => Err((411, "Content-Length must be a number, once, and Transfer-Encoding left out")),
    }
}

/// A response, after which the connection is closed.
pub fn response(status: u16, body: &str) -> Vec<u8> {
    let words = match status {
        200 => "OK",
        204 => "No Content",
        401 => "Unauthorized\r\nWWW-Authenticate: Bearer",
        405 => "Method Not Allowed\r\nAllow: POST",
        _ => "Refused",
    };
    let length = match status {
        204 => String::new(),
        _ => format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()),
    };
    format!("HTTP/1.1 {status} {words}\r\n{length}Connection: close\r\n\r\n{body}").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The head of a good request, in parts that may be changed one by one.
    const PARTS: [&str; 7] = [
        "POST / HTTP/1.1",
        "\r\nHost: localhost:80",
        "\r\nAuthorization: Bearer abc",
        "\r\nContent-Length: ",
        "10",
        "\r\n\r\n",
        "0123456789",
    ];

    fn gate() -> Gate {
        Gate { port: 80, token: "abc".into() }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_bytes_at_all_are_more_than_refused(
            part in 0..PARTS.len(),
            instead in prop::collection::vec(any::<u8>(), 0..40),
        ) {
            let bytes = |place: usize, own: &str| match place == part {
                true => instead.clone(),
                false => own.as_bytes().to_vec(),
            };
            let all = PARTS.iter().enumerate().flat_map(|(place, own)| bytes(place, own));
            let all: Vec<u8> = all.collect();
            if let Ok(Some(body)) = body(&all, &gate()) {
                prop_assert!(body.start <= all.len() && body.len() <= BODY);
            }
        }
    }

    #[test]
    fn a_good_request_is_taken_once_its_head_has_come() {
        let whole = PARTS.concat();
        let end = whole.len() - PARTS[6].len();
        for cut in 0..=whole.len() {
            let found = body(&whole.as_bytes()[..cut], &gate());
            assert_eq!(found, Ok((cut >= end).then_some(end..whole.len())), "{cut}");
        }
    }
}
