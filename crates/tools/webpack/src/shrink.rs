//! `wasm-opt`, if available: smaller programs with the same meaning.

use crate::error::PackError;
use crate::{files, tables};
use std::path::Path;
use std::process::Command;

/// Features that `wasm-opt` may assume of browsers, the same that the compiler assumes.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Shrinks a program with `tool`. `None` if the result cannot be started: Debian 12's wasm-opt
/// (108) mixes up tables.
pub fn shrink(tool: &Path, wasm: &[u8]) -> Result<Option<Vec<u8>>, PackError> {
    let folder = tempfile::tempdir().map_err(PackError::of(std::env::temp_dir()))?;
    let (before, after) = (folder.path().join("before.wasm"), folder.path().join("after.wasm"));
    files::write(&before, wasm)?;
    let ran = Command::new(tool)
        .arg("-Os")
        .args(FEATURES)
        .arg(&before)
        .arg("-o")
        .arg(&after)
        .output()
        .map_err(PackError::of(tool))?;
    if !ran.status.success() {
        return Err(PackError::Program {
            path: tool.to_owned(),
            reason: String::from_utf8_lossy(&ran.stderr).trim().to_owned(),
        });
    }
    let shrunk = files::read(&after)?;
    let shares = |wasm: &[u8]| {
        tables::exported(wasm).map_err(|error| PackError::Program {
            path: tool.to_owned(),
            reason: error.to_string(),
        })
    };
    let sound = shares(wasm)? == shares(&shrunk)?;
    Ok(sound.then_some(shrunk))
}
