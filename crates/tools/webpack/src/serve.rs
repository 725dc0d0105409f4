//! Serves a bundle on this machine, with the right types, and compressed where the browser accepts
//! it.

use crate::files::{self, PackError};
use std::net::{SocketAddr, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;
use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

/// Types by ending. A browser compiles a program while fetching it only if the type is right.
const TYPES: [(&str, &str); 11] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("json", "application/json"),
    ("ron", "text/plain; charset=utf-8"),
    ("txt", "text/plain; charset=utf-8"),
    ("png", "image/png"),
    ("ogg", "audio/ogg"),
    ("otf", "font/otf"),
    ("ttf", "font/ttf"),
];

/// The number of requests answered at once.
const HANDS: usize = 8;
const BETWEEN_KNOCKS: Duration = Duration::from_millis(200);

pub fn serve(dist: &Path, port: u16) -> Result<(), PackError> {
    let index = dist.join("index.html");
    files::read(&index)?;
    let server = Server::http(("127.0.0.1", port))
        .map_err(|error| PackError::Port { port, reason: error.to_string() })?;
    println!("serving {} at http://{}/", dist.display(), server.server_addr());
    // A browser that reads slowly or stops reading must not block the others.
    thread::scope(|hands| {
        if let Some(address) = server.server_addr().to_ip() {
            hands.spawn(move || knock(address));
        }
        for _ in 0..HANDS {
            hands.spawn(|| {
                for request in server.incoming_requests() {
                    answer(dist, request);
                }
            });
        }
    });
    Ok(())
}

/// Connects now and then without sending anything. tiny_http 0.12 may give two simultaneous
/// connections to one free thread, and then the second waits until a browser closes the first.
/// Another connection starts a new thread, which serves the waiting one too.
fn knock(address: SocketAddr) {
    loop {
        thread::sleep(BETWEEN_KNOCKS);
        // The server may have stopped; then nothing is listening.
        drop(TcpStream::connect(address));
    }
}

fn answer(dist: &Path, request: Request) {
    let accepts = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Accept-Encoding"))
        .map_or(String::new(), |header| header.value.to_string());
    let reply = match request.method() {
        Method::Get | Method::Head => reply(dist, request.url(), &accepts),
        _ => Reply::text(405, "only GET"),
    };
    let mut response = Response::from_data(reply.bytes).with_status_code(StatusCode(reply.status));
    for (name, value) in reply.headers {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    // A browser that has gone away is not an error.
    let _ = request.respond(response);
}

#[derive(Debug, PartialEq, Eq)]
struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    bytes: Vec<u8>,
}

impl Reply {
    fn text(status: u16, words: &str) -> Self {
        Self {
            status,
            headers: vec![("Content-Type", "text/plain; charset=utf-8".into())],
            bytes: words.into(),
        }
    }
}

/// The file below `dist` that an address names; `None` if it leads outside.
fn path_of(dist: &Path, address: &str) -> Option<PathBuf> {
    let name = address.split(['?', '#']).next()?.trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    let path = Path::new(name);
    let plain = |part| matches!(part, Component::Normal(_));
    (path.components().all(plain) && !name.contains('%')).then(|| dist.join(path))
}

/// Whether a browser accepts an encoding, by its list `gzip, br;q=0.5`; weight 0 means no.
fn takes(accepts: &str, encoding: &str) -> bool {
    accepts.split(',').any(|word| {
        let (name, weight) = word.split_once(";q=").unwrap_or((word, "1"));
        let weight = weight.trim().parse::<f32>().unwrap_or(0.0);
        name.trim().eq_ignore_ascii_case(encoding) && weight > 0.0
    })
}

fn reply(dist: &Path, address: &str, accepts: &str) -> Reply {
    let missing = || Reply::text(404, "file not found");
    let Some(path) = path_of(dist, address) else { return missing() };
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let kind = TYPES.iter().find(|(known, _)| *known == ending);
    let kind = kind.map_or("application/octet-stream", |(_, kind)| kind);
    let mut headers = vec![
        ("Content-Type", kind.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Vary", "Accept-Encoding".to_owned()),
    ];
    // Names with a content hash never change; the page and its worker are always revalidated.
    let lasting = !matches!(&*ending, "html" | "webmanifest") && !path.ends_with("worker.js");
    let keep = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.push(("Cache-Control", keep.to_owned()));
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        let packed = crate::files::beside(&path, ending);
        if takes(accepts, encoding)
            && let Ok(bytes) = files::read(&packed)
        {
            headers.push(("Content-Encoding", encoding.to_owned()));
            return Reply { status: 200, headers, bytes };
        }
    }
    match files::read(&path) {
        Ok(bytes) => Reply { status: 200, headers, bytes },
        Err(_) => missing(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle() -> Result<tempfile::TempDir, PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        files::write(&folder.path().join("dist/index.html"), b"page")?;
        files::write(&folder.path().join("dist/game-1.wasm"), b"plain")?;
        files::write(&folder.path().join("dist/game-1.wasm.br"), b"packed")?;
        files::write(&folder.path().join("secret.txt"), b"secret")?;
        Ok(folder)
    }

    fn header<'a>(reply: &'a Reply, name: &str) -> Option<&'a str> {
        let found = reply.headers.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    #[test]
    fn a_program_is_served_compressed_to_whoever_takes_it() -> Result<(), PackError> {
        let folder = bundle()?;
        let dist = folder.path().join("dist");
        let packed = reply(&dist, "/game-1.wasm?x=1", "gzip, br");
        assert_eq!(packed.bytes, b"packed");
        assert_eq!(header(&packed, "Content-Encoding"), Some("br"));
        assert_eq!(header(&packed, "Content-Type"), Some("application/wasm"));
        let plain = reply(&dist, "/game-1.wasm", "identity");
        assert_eq!(
            (plain.bytes.as_slice(), header(&plain, "Content-Encoding")),
            (b"plain".as_slice(), None)
        );
        Ok(())
    }

    #[test]
    fn an_encoding_that_a_browser_refuses_is_not_used() {
        assert!(takes("gzip, br", "br"));
        assert!(takes("BR;q=0.5", "br"));
        assert!(!takes("gzip, br;q=0", "br"));
        assert!(!takes("brotli", "br"));
        assert!(!takes("", "gzip"));
    }

    #[test]
    fn the_page_is_asked_for_each_time_and_what_it_names_is_kept() -> Result<(), PackError> {
        let folder = bundle()?;
        let dist = folder.path().join("dist");
        assert_eq!(header(&reply(&dist, "/", ""), "Cache-Control"), Some("no-cache"));
        let program = reply(&dist, "/game-1.wasm", "");
        assert!(header(&program, "Cache-Control").is_some_and(|keep| keep.contains("immutable")));
        Ok(())
    }

    #[test]
    fn nothing_outside_the_bundle_is_served() -> Result<(), PackError> {
        let folder = bundle()?;
        let dist = folder.path().join("dist");
        for address in ["/../secret.txt", "//../secret.txt", "/%2e%2e/secret.txt", "/none.js"] {
            assert_eq!(reply(&dist, address, "").status, 404, "{address}");
        }
        Ok(())
    }

    #[test]
    fn a_folder_without_a_bundle_is_not_served() -> Result<(), PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        let error = serve(folder.path(), 0).err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.contains("index.html")));
        Ok(())
    }
}
