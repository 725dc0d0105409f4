//! Chooses the compiler for browsers: this toolchain, if it has the target or can fetch it;
//! otherwise Debian's, which builds the standard library from source.

use crate::Failure;
use crate::cargo::Call;
use crate::setup::{self, program};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const TARGET: &str = "wasm32-unknown-unknown";

const DEBIANS_CARGO: &str = "/usr/bin/cargo";
const DEBIANS_RUSTC: &str = "/usr/bin/rustc";
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// The oldest compiler that can build the workspace: major and minor version.
const OLDEST: (u32, u32) = (1, 95);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiler {
    /// The toolchain that runs this.
    Own,
    /// Debian's, with a linker of the LLVM project.
    FromSource { linker: PathBuf },
}

impl Compiler {
    pub fn cargo(&self, words: &[&str]) -> Call {
        match self {
            Self::Own => Call::cargo([]).args(words).args(["--target", TARGET]),
            Self::FromSource { linker } => Call::other_cargo(DEBIANS_CARGO)
                .args(words)
                .args(["--target", TARGET, "-Z", "build-std=std,panic_abort"])
                .env("RUSTC", DEBIANS_RUSTC)
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker),
        }
    }
}

pub fn ensure() -> Result<Compiler, Failure> {
    if ensure_std(TARGET).is_ok() {
        return Ok(Compiler::Own);
    }
    if let Err(lacking) = from_source() {
        eprintln!(
            "The target {TARGET} cannot be fetched; trying the system's own compiler ({lacking})."
        );
        setup::ensure_debians(&PACKAGES).map_err(|failure| format!("{failure}. {BY_HAND}"))?;
    }
    from_source().map_err(|lacking| format!("{lacking}. {BY_HAND}"))
}

const BY_HAND: &str = "One of these is needed: `rustup target add wasm32-unknown-unknown` with a network, \
    or on Debian the packages rustc-web, cargo-web and rust-web-src of 1.95 or newer";

fn asked(rustc: &Path, question: &[&str]) -> Option<String> {
    let output = Command::new(rustc).args(question).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| said.trim().to_owned())
}

fn rustc() -> PathBuf {
    env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

pub fn ensure_std(target: &str) -> Result<(), Failure> {
    if has_target(target) || fetch_target(target) {
        return Ok(());
    }
    Err(format!(
        "this toolchain lacks the target {target}; with a network: rustup target add {target}"
    ))
}

fn has_target(target: &str) -> bool {
    let folder = asked(&rustc(), &["--print", "target-libdir", "--target", target]);
    folder.is_some_and(|folder| Path::new(&folder).is_dir())
}

fn fetch_target(target: &str) -> bool {
    if program("rustup").is_none() {
        return false;
    }
    let fetched = Command::new("rustup").args(["target", "add", target]).status();
    fetched.is_ok_and(|status| status.success()) && has_target(target)
}

fn from_source() -> Result<Compiler, String> {
    let rustc = Path::new(DEBIANS_RUSTC);
    let version = asked(rustc, &["--version"]).ok_or("there is no /usr/bin/rustc")?;
    if version_of(&version).is_none_or(|found| found < OLDEST) {
        return Err(format!("{DEBIANS_RUSTC} is too old: {version}"));
    }
    if !Path::new(DEBIANS_CARGO).is_file() {
        return Err("there is no /usr/bin/cargo".into());
    }
    let sysroot = asked(rustc, &["--print", "sysroot"]).unwrap_or_default();
    let source = Path::new(&sysroot).join("lib/rustlib/src/rust/library/std");
    if !source.is_dir() {
        return Err(format!("the standard library's source is not in {}", source.display()));
    }
    let linker =
        linker().ok_or("there is neither rust-lld in this toolchain nor wasm-ld on the PATH")?;
    Ok(Compiler::FromSource { linker })
}

fn linker() -> Option<PathBuf> {
    let own = asked(&rustc(), &["--print", "target-libdir"])
        .and_then(|folder| Some(Path::new(&folder).parent()?.join("bin/rust-lld")));
    own.filter(|own| own.is_file()).or_else(|| program("wasm-ld"))
}

/// Major and minor version in `rustc 1.96.0 (…)`.
fn version_of(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.split_whitespace().nth(1)?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version_of("rustc 1.96.0 (ac68faa20 2026-05-25)"), Some((1, 96)));
        assert!(version_of("rustc 1.100.0-nightly") > Some(OLDEST));
        assert!(version_of("rustc 1.63.0") < Some(OLDEST));
        assert_eq!(version_of("cargo"), None);
    }

    #[test]
    fn the_system_compiler_is_told_to_build_the_standard_library() {
        let linker = PathBuf::from("/lld");
        let line = Compiler::FromSource { linker }.cargo(&["check"]).line();
        assert!(line.contains("cargo check --target wasm32"), "{line}");
        assert!(line.ends_with("-Z build-std=std,panic_abort"), "{line}");
        assert_eq!(
            Compiler::Own.cargo(&["check"]).line(),
            "cargo check --target wasm32-unknown-unknown"
        );
    }
}
