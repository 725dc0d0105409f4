//! `cargo xtask web`: the game as a page, in `dist/`; and the check that everything compiles for
//! it.

pub mod browser;
mod compiler;
mod rules;

use crate::Failure;
use crate::cargo::{self, Call, root, target_dir};
use crate::flags::Flags;
use crate::setup::program;
use compiler::TARGET;
use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

struct Wish {
    serve: Option<u16>,
    release: bool,
    panels: bool,
    dist: PathBuf,
}

impl Wish {
    fn read(args: &[String]) -> Result<Self, Failure> {
        let flags = Flags::read(args, "--release, --panels, --serve PORT, --dist DIR")?;
        let here = env::current_dir().unwrap_or_default();
        Ok(Self {
            serve: flags.number("--serve")?,
            release: flags.has("--release"),
            panels: flags.has("--panels"),
            dist: flags.value("--dist").map_or_else(|| root().join("dist"), |it| here.join(it)),
        })
    }
}

fn features(panels: bool) -> &'static [&'static str] {
    if panels {
        &["--no-default-features", "--features", "panels"]
    } else {
        &["--no-default-features", "--features", "lean"]
    }
}

pub fn web(args: &[String]) -> Result<ExitCode, Failure> {
    let wish = Wish::read(args)?;
    let compiler = compiler::ensure()?;
    cargo::take_over()?;
    let (profile, folder) = if wish.release { ("web", "web") } else { ("dev", "debug") };
    println!(
        "Building for the web ({profile}); the first time the engine is compiled again, which takes as long as for the desktop."
    );
    compiler
        .cargo(&["build", "--package", "daemonfall", "--bin", "daemonfall", "--locked"])
        .args(["--profile", profile])
        .args(features(wish.panels))
        .run()?;
    let built = target_dir().join(TARGET).join(folder).join("daemonfall.wasm");
    bundle(&wish, &built)?;
    match wish.serve {
        Some(port) => pack(&["serve", "--port", &port.to_string(), "--dist"], &wish.dist).run(),
        None => Ok(ExitCode::SUCCESS),
    }
}

fn pack(words: &[&str], path: &Path) -> Call {
    Call::cargo(["run", "--quiet", "--locked", "--package", "daemonfall_webpack", "--"])
        .args(words)
        .args([path])
}

fn bundle(wish: &Wish, built: &Path) -> Result<(), Failure> {
    let mut call = pack(&["bundle", "--wasm"], built);
    call = call.args(["--dist"]).args([&wish.dist]);
    if !wish.release {
        call = call.args(["--plain"]);
    } else if let Some(tool) = program("wasm-opt") {
        call = call.args(["--wasm-opt"]).args([&tool]);
    } else {
        println!(
            "wasm-opt is not on the PATH (Debian and npm: package binaryen): the program stays a little larger."
        );
    }
    call.run().map(|_| ())
}

pub fn check() -> Result<bool, Failure> {
    Ok(compiles()? && rules::verify()?)
}

fn compiles() -> Result<bool, Failure> {
    let compiler = compiler::ensure()?;
    // Both on the same libraries, so that these are checked once.
    for features in ["lean,panels", "lean,panel-libraries"] {
        let call = ["check", "--package", "daemonfall", "--lib", "--bins", "--locked"];
        let features = ["--no-default-features", "--features", features];
        if !compiler.cargo(&call).args(features).succeeds()? {
            return Ok(false);
        }
    }
    Ok(true)
}
