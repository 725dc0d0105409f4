//! Packs that the player has brought: the page keeps them in the browser's database, which holds
//! megabytes, and passes their archives as letters.

use super::storage::refusal;
use super::{call, pair};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;

/// Letters that are none of an archive give no archive: that is told like any other damage.
fn unpacked((name, letters): (String, String)) -> (String, Vec<u8>) {
    (name, BASE64.decode(letters).unwrap_or_default())
}

/// The next pack that the browser kept from the last game: the name it was kept under, and its
/// archive.
pub fn kept() -> Option<(String, Vec<u8>)> {
    pair("keptPack").map(unpacked)
}

/// Lets the player choose an archive, of which no more than so many bytes are read. [`arrived`]
/// returns it later, if ever.
pub fn choose(most: u64) {
    call("choosePack", &[&most.to_string()]);
}

/// An archive that the player has chosen, with its file name.
pub fn arrived() -> Option<(String, Vec<u8>)> {
    pair("arrivedPack").map(unpacked)
}

/// Keeps an archive in the place of an earlier one of this name; [`failed`] tells if that fails.
pub fn keep(name: &str, archive: &[u8]) {
    call("keepPack", &[name, &BASE64.encode(archive)]);
}

pub fn forget(name: &str) {
    call("forgetPack", &[name]);
}

/// A pack that could not be kept or forgotten, and why; without a name, none could be read.
pub fn failed() -> Option<(String, String)> {
    pair("failedPack").map(|(name, why)| (name, refusal(Some(&why))))
}
