//! The rules compiled for WebAssembly: they replay the records of this machine, reach the same
//! fingerprints, pass the scenes, and bots play there what they play here.

use super::compiler;
use crate::cargo::{Call, built, root, target_dir};
use crate::setup::{self, program};
use crate::{Failure, files};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The target for WebAssembly programs outside of browsers.
const TARGET: &str = "wasm32-wasip1";

/// The records written by the tests.
const RECORDS: [&str; 2] = ["dive.json", "run.json"];

/// The dives and runs of bots that are compared: two hundred, by two processes at once.
const REPLAYS: [[&str; 5]; 2] = [
    ["desync", "--replays", "100", "--seed", "1"],
    ["desync", "--replays", "100", "--seed", "101"],
];

/// The folder that the tests write them to.
pub fn ways() -> PathBuf {
    target_dir().join("tmp/ways")
}

pub fn record() -> Result<(), Failure> {
    let call = ["test", "--workspace", "--locked", "--test", "window"];
    Call::cargo(call).args(["the_ways_that_browsers_follow"]).run().map(|_| ())
}

pub fn verify() -> Result<bool, Failure> {
    let node = node()?;
    compiler::ensure_std(TARGET)?;
    if !RECORDS.iter().all(|name| ways().join(name).is_file()) {
        record()?;
    }
    let is_built = Call::cargo(["build", "--package", "daemonfall_lab", "--locked"])
        .args(["--target", TARGET])
        .succeeds()?;
    if !is_built {
        return Ok(false);
    }
    let lab = target_dir().join(TARGET).join("debug/daemonfall-lab.wasm");
    let wasm = || {
        let mut command = Command::new(&node);
        command
            // Required by Node before version 20, and allowed by later ones.
            .arg("--experimental-wasi-unstable-preview1")
            .arg("--no-warnings")
            .arg(root().join("tests/web/lab.mjs"))
            .arg(&lab);
        command
    };
    let succeeds = |words: &[&str], files: Vec<PathBuf>| -> Result<bool, Failure> {
        Ok(output(wasm().args(words).args(files).stdout(Stdio::inherit()))?.status.success())
    };
    let records = RECORDS.iter().map(|name| ways().join(name)).collect();
    let verified = succeeds(&["verify"], records)?;
    let scenes = files(&root().join("tests/scenes"), ".scene")?;
    if !(succeeds(&["scene", "--quiet"], scenes)? && verified) {
        return Ok(false);
    }
    let native = built("daemonfall-lab", false);
    if !native.is_file() {
        Call::cargo(["build", "--workspace", "--locked", "--bin", "daemonfall-lab"]).run()?;
    }
    std::thread::scope(|scope| {
        let halves = REPLAYS.map(|words| {
            let (wasm, native) = (wasm(), Command::new(&native));
            scope.spawn(move || plays_alike(wasm, native, words))
        });
        let mut alike = halves.into_iter().map(|half| half.join().unwrap_or(Ok(false)));
        alike.try_fold(true, |all, half| Ok(all && half?))
    })
}

/// Whether bots play the same dives and runs in this lab as in that of this machine.
fn plays_alike(wasm: Command, native: Command, words: [&str; 5]) -> Result<bool, Failure> {
    let [there, here] = [wasm, native].map(|mut lab| {
        let done = output(lab.args(words))?;
        Ok::<String, Failure>(String::from_utf8_lossy(&done.stdout).into_owned())
    });
    let (there, here) = (there?, here?);
    print!("{there}");
    if there != here {
        eprintln!("but by the lab of this machine: {here}");
    }
    Ok(there == here && here.contains("verified"))
}

fn output(command: &mut Command) -> Result<Output, Failure> {
    command.env("DAEMONFALL_ASSETS", root().join("assets")).stderr(Stdio::inherit());
    let program = command.get_program().to_owned();
    command.output().map_err(|error| format!("cannot start {}: {error}", program.display()))
}

fn node() -> Result<PathBuf, Failure> {
    if program("node").is_none() {
        setup::ensure_debians(&["nodejs"])
            .map_err(|failure| format!("Node.js 18 or newer is needed: {failure}"))?;
    }
    program("node").ok_or_else(|| "Node.js is installed but not on the PATH".into())
}
