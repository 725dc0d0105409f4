//! The rules compiled for WebAssembly: they replay the records of this machine, reach the same
//! fingerprints, and pass the scenes.

use super::compiler;
use crate::cargo::{Cargo, root, target_dir};
use crate::setup::{self, program};
use crate::{Failure, about};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target for WebAssembly programs outside of browsers.
const TARGET: &str = "wasm32-wasip1";

/// The records written by the tests.
const RECORDS: [&str; 2] = ["dive.json", "run.json"];

/// The folder that the tests write them to.
pub fn ways() -> PathBuf {
    target_dir().join("tmp/ways")
}

pub fn record() -> Result<(), Failure> {
    let call = ["test", "--workspace", "--locked", "--test", "window"];
    Cargo::new(call).args(["the_ways_that_browsers_follow"]).run().map(|_| ())
}

pub fn verify() -> Result<bool, Failure> {
    let node = node()?;
    compiler::ensure_std(TARGET)?;
    if !RECORDS.iter().all(|name| ways().join(name).is_file()) {
        record()?;
    }
    let built = Cargo::new(["build", "--package", "daemonfall_lab", "--locked"])
        .args(["--target", TARGET])
        // Compiled in half the time; what it verifies takes seconds either way.
        .args(["--config", "profile.dev.opt-level=0"])
        .args(["--config", "profile.dev.package.bevy_ecs.opt-level=0"])
        .succeeds()?;
    if !built {
        return Ok(false);
    }
    let lab = target_dir().join(TARGET).join("debug/daemonfall-lab.wasm");
    let call = |words: &[&str], files: Vec<PathBuf>| {
        let ran = Command::new(&node)
            // Required by Node before version 20, and allowed by later ones.
            .arg("--experimental-wasi-unstable-preview1")
            .arg("--no-warnings")
            .arg(root().join("tests/web/lab.mjs"))
            .arg(&lab)
            .args(words)
            .args(files)
            .env("DAEMONFALL_ASSETS", root().join("assets"))
            .status();
        match ran {
            Ok(status) => Ok(status.success()),
            Err(error) => Err(format!("cannot start {}: {error}", node.display())),
        }
    };
    let records = RECORDS.iter().map(|name| ways().join(name)).collect();
    let verified = call(&["verify"], records)?;
    let scenes = scenes(&root().join("tests/scenes"))?;
    Ok(call(&["scene", "--quiet"], scenes)? && verified)
}

fn node() -> Result<PathBuf, Failure> {
    if program("node").is_none() {
        setup::ensure_debians(&["nodejs"])
            .map_err(|failure| format!("Node.js 18 or newer is needed: {failure}"))?;
    }
    program("node").ok_or_else(|| "Node.js is installed but not on the PATH".into())
}

fn scenes(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = folder.read_dir().map_err(about(folder))?;
    let mut scenes: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    scenes.retain(|path| path.extension().is_some_and(|ending| ending == "scene"));
    scenes.sort();
    Ok(scenes)
}
