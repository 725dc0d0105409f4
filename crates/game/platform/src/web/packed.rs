//! Compressed texts, in letters allowed in the browser's storage and in addresses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use daemonfall_text::t;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};

/// The most bytes of an unpacked text: otherwise a few letters could claim all memory.
const MOST: u64 = 64 << 20;

/// Prefix of a text inside a link.
const LINKED: &str = "~";

/// Prefers speed over size. No error is known: it writes to memory.
pub fn pack(text: &str) -> std::io::Result<String> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes())?;
    Ok(BASE64.encode(encoder.finish()?))
}

pub fn unpack(packed: &str) -> Result<String, String> {
    let damaged = |how: &dyn std::fmt::Display| t!("packed-damaged", how = how.to_string());
    let bytes = BASE64.decode(packed).map_err(|error| damaged(&error))?;
    let mut text = String::new();
    let mut unpacking = DeflateDecoder::new(&bytes[..]).take(MOST + 1);
    let length = unpacking.read_to_string(&mut text);
    match length.map_err(|error| damaged(&error))? as u64 {
        ..=MOST => Ok(text),
        _ => Err(t!("packed-too-large", most = MOST >> 20)),
    }
}

pub fn link(text: &str) -> std::io::Result<String> {
    Ok(format!("{LINKED}{}", pack(text)?))
}

/// The text inside a word of a link; `None` if the word only names a text.
pub fn linked(word: &str) -> Option<Result<String, String>> {
    word.strip_prefix(LINKED).map(unpack)
}
