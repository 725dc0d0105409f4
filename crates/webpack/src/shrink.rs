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

/// Shrinks a program by `tool`.
///
/// # Errors
/// That the tool does not start, or what it says.
pub fn shrink(tool: &Path, wasm: &[u8]) -> Result<Vec<u8>, PackError> {
    let folder = tempfile::tempdir().map_err(PackError::of(std::env::temp_dir()))?;
    let (before, after) = (
        folder.path().join("before.wasm"),
        folder.path().join("after.wasm"),
    );
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
    files::read(&after)
}
