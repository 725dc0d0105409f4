//! `wasm-opt`, where there is one: smaller programs of the same meaning.

use crate::error::PackError;
use crate::files;
use std::path::Path;
use std::process::Command;

/// What `wasm-opt` may suppose of browsers: what the compiler supposes too.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Shrinks a program by `tool`; `folder` is for files on the way.
///
/// # Errors
/// That the tool does not start, or what it says.
pub fn shrink(tool: &Path, folder: &Path, wasm: &[u8]) -> Result<Vec<u8>, PackError> {
    let (before, after) = (folder.join("before.wasm"), folder.join("after.wasm"));
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
    for file in [&before, &after] {
        std::fs::remove_file(file).map_err(PackError::of(file))?;
    }
    Ok(shrunk)
}
