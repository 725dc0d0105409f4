//! `cargo xtask web-test`: the bundle in a real browser.

use crate::cargo::{Call, built, root};
use crate::setup::{self, program};
use crate::{Failure, files};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// `--no-build` uses the existing bundle, `--measure` measures; other words go to the test runner.
pub fn test(args: &[String]) -> Result<ExitCode, Failure> {
    let folder = root().join("tests/web");
    ready(&folder)?;
    let browser = browser()?;
    let asked = |word: &str| args.iter().any(|arg| arg == word);
    let own = ["--no-build", "--measure"];
    let words = args.iter().filter(|word| !own.contains(&word.as_str()));
    if !asked("--no-build") {
        super::web(&["--release".to_owned()])?;
    }
    super::rules::record()?;
    let (mut server, address) = serve(&root().join("dist"))?;
    let node = Call::of("node");
    let node = if asked("--measure") {
        node.args(["measure.mjs"]).args(words)
    } else {
        let tests = files(&folder, ".test.mjs")?;
        node.args(["--test", "--test-concurrency=1"]).args(words).args(tests)
    };
    let ran = node
        .inside(&folder)
        .env("DAEMONFALL_WEB", &address)
        .env("DAEMONFALL_CHROMIUM", browser)
        .env("DAEMONFALL_WAYS", super::rules::ways())
        .run();
    // It serves until stopped; it may also have stopped on its own.
    let _ = server.kill();
    ran.map_err(|failure| format!("the browser's tests: {failure}"))
}

fn ready(folder: &Path) -> Result<(), Failure> {
    if program("node").is_none() || program("npm").is_none() {
        setup::ensure_debians(&["nodejs", "npm"])
            .map_err(|failure| format!("Node.js 20 or newer is needed, with npm: {failure}"))?;
    }
    if folder.join("node_modules/playwright-core/package.json").is_file() {
        return Ok(());
    }
    let fetch = Call::of("npm").args(["ci", "--no-audit", "--no-fund"]).inside(folder);
    fetch.run().map(|_| ()).map_err(|_| {
        format!(
            "the library that drives the browser cannot be fetched; run by hand: cd {} && npm ci",
            folder.display()
        )
    })
}

fn browser() -> Result<String, Failure> {
    if let Ok(chosen) = env::var("DAEMONFALL_CHROMIUM") {
        return Ok(chosen);
    }
    let found = || BROWSERS.iter().find_map(|name| program(name));
    if found().is_none() {
        setup::ensure_debians(&["chromium"])
            .map_err(|failure| format!("Chromium is needed: {failure}"))?;
    }
    let found = found().ok_or("Chromium is not on the PATH; DAEMONFALL_CHROMIUM can name it")?;
    Ok(found.display().to_string())
}

fn serve(dist: &Path) -> Result<(Child, String), Failure> {
    Call::cargo(["build", "--quiet", "--locked", "--package", "daemonfall_webpack"]).run()?;
    let packer = built("daemonfall-webpack", false);
    let mut server = Command::new(&packer)
        .args(["serve", "--port", "0", "--dist"])
        .arg(dist)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start {}: {error}", packer.display()))?;
    let mut line = String::new();
    if let Some(said) = server.stdout.take() {
        BufReader::new(said)
            .read_line(&mut line)
            .map_err(|error| format!("the server printed nothing: {error}"))?;
    }
    match line.split_whitespace().find(|word| word.starts_with("http://")) {
        Some(address) => Ok((server, address.to_owned())),
        None => {
            // It has printed the reason itself.
            let _ = server.kill();
            Err(format!("cannot serve {}", dist.display()))
        }
    }
}
