//! Texts made small, in letters that may stand anywhere: in the browser's storage and in addresses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use daemonfall_text::t;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};

/// Bytes of an unpacked text, at most: a few letters could else ask for all memory.
const MOST: u64 = 64 << 20;

/// What the text of a link begins with.
const LINKED: &str = "~";

/// Packs a text; quickly rather than as small as can be.
///
/// # Errors
/// None that is known: it is written into memory.
pub fn pack(text: &str) -> std::io::Result<String> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes())?;
    Ok(BASE64.encode(encoder.finish()?))
}

/// Unpacks what [`pack`] has packed.
///
/// # Errors
/// How it is damaged.
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

/// A text as a word of a link.
///
/// # Errors
/// As [`pack`].
pub fn link(text: &str) -> std::io::Result<String> {
    Ok(format!("{LINKED}{}", pack(text)?))
}

/// The text that a word of a link holds, if it holds one itself; else it names one.
pub fn linked(word: &str) -> Option<Result<String, String>> {
    word.strip_prefix(LINKED).map(unpack)
}
