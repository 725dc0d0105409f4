//! Calls of other programs, which messages tell as they are typed; cargo is called from the
//! repository root, with one target directory.

use crate::Failure;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, iter};

pub struct Call(Command);

impl Call {
    pub fn of(program: impl AsRef<OsStr>) -> Self {
        Self(Command::new(program))
    }

    /// The cargo that runs this.
    pub fn cargo<const N: usize>(args: [&str; N]) -> Self {
        Self::other_cargo(own_cargo()).args(args)
    }

    pub fn other_cargo(program: impl AsRef<OsStr>) -> Self {
        let mut call = Self::of(program).inside(&root()).env("CARGO_TARGET_DIR", target_dir());
        // Other build scripts must not see what cargo sets for xtask: some would run again.
        for (name, _) in env::vars_os().filter(|(name, _)| is_about_this_package(name)) {
            call.0.env_remove(name);
        }
        call
    }

    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.0.args(args);
        self
    }

    pub fn release(self, wanted: bool) -> Self {
        self.args(wanted.then_some("--release"))
    }

    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(name, value);
        self
    }

    pub fn inside(mut self, folder: &Path) -> Self {
        self.0.current_dir(folder);
        self
    }

    /// The same call as administrator. `-n` makes it fail instead of asking for a password.
    pub fn with_sudo(&self, may_ask: bool) -> Self {
        let call = Self::of("sudo").args((!may_ask).then_some("-n"));
        call.args([self.0.get_program()]).args(self.0.get_args())
    }

    pub fn line(&self) -> String {
        let program = self.0.get_program();
        let program = if program == own_cargo() { OsStr::new("cargo") } else { program };
        let words = iter::once(program).chain(self.0.get_args());
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }

    pub fn command(&mut self) -> &mut Command {
        &mut self.0
    }

    pub fn succeeds(mut self) -> Result<bool, Failure> {
        let status = self.0.status();
        let status = status.map_err(|error| format!("cannot start `{}`: {error}", self.line()))?;
        Ok(status.success())
    }

    pub fn run(self) -> Result<ExitCode, Failure> {
        let line = self.line();
        if self.succeeds()? { Ok(ExitCode::SUCCESS) } else { Err(format!("`{line}` failed")) }
    }
}

fn own_cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Looked up at run time, since several clones may share one target directory.
pub fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.join("../../..").canonicalize().unwrap_or(here)
}

/// `CARGO_TARGET_DIR`, made absolute because cargo runs from the root, or the default.
pub fn target_dir() -> PathBuf {
    let chosen = env::var_os("CARGO_TARGET_DIR").filter(|dir| !dir.is_empty());
    target_dir_from(chosen, &env::current_dir().unwrap_or_default(), &root())
}

pub fn built(name: &str, release: bool) -> PathBuf {
    let platform = env::var("CARGO_BUILD_TARGET").unwrap_or_default();
    let profile = if release { "release" } else { "debug" };
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    target_dir().join(platform).join(profile).join(name)
}

fn target_dir_from(chosen: Option<OsString>, here: &Path, root: &Path) -> PathBuf {
    chosen.map_or_else(|| root.join("target"), |dir| here.join(dir))
}

fn is_about_this_package(name: &OsString) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

/// The file in the target directory that names the clone that compiled into it last.
const OWNER: &str = "daemonfall-clone";

/// Several clones may share one target directory. Cargo detects changed files by time alone, so the
/// output of another clone may be taken for this one's. If another clone used the directory last,
/// our own crates are cleaned out of it first. The engine stays compiled.
pub fn take_over() -> Result<(), Failure> {
    let (folder, root) = (target_dir(), root());
    let here = root.to_string_lossy();
    if !is_anothers(&folder, &here) {
        return note(&folder, &here);
    }
    println!("Another clone compiled into {} last: removing its crates.", folder.display());
    Call::cargo(["clean", "--quiet", "--workspace"]).run()?;
    note(&folder, &here)
}

/// Without an owner file there is nothing to clean.
fn is_anothers(folder: &Path, here: &str) -> bool {
    match fs::read_to_string(folder.join(OWNER)) {
        Ok(owner) => owner != here,
        Err(_) => false,
    }
}

fn note(folder: &Path, here: &str) -> Result<(), Failure> {
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(folder.join(OWNER), here))
        .map_err(|error| format!("cannot write into {}: {error}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_can_be_read_back_as_typed() {
        assert_eq!(Call::cargo(["run", "--"]).args(["art"]).line(), "cargo run -- art");
    }

    #[test]
    fn the_target_directory_is_the_chosen_one_seen_from_where_the_person_stands() {
        let (here, root) = (Path::new("/repo/crates"), Path::new("/repo"));
        assert_eq!(target_dir_from(Some("out".into()), here, root), Path::new("/repo/crates/out"));
        assert_eq!(target_dir_from(Some("/big/disk".into()), here, root), Path::new("/big/disk"));
        assert_eq!(target_dir_from(None, here, root), Path::new("/repo/target"));
    }

    #[test]
    fn only_words_about_xtask_itself_are_kept_from_cargo() {
        assert!(is_about_this_package(&"CARGO_PKG_NAME".into()));
        assert!(is_about_this_package(&"CARGO_MANIFEST_DIR".into()));
        assert!(!is_about_this_package(&"CARGO_TERM_COLOR".into()));
    }

    #[test]
    fn a_directory_is_anothers_once_another_clone_has_noted_itself_there() {
        let folder = std::env::temp_dir().join(format!("daemonfall-clone-{}", std::process::id()));
        assert!(!is_anothers(&folder, "/one"));
        note(&folder, "/one").unwrap();
        assert!(!is_anothers(&folder, "/one"));
        assert!(is_anothers(&folder, "/other"));
        note(&folder, "/other").unwrap();
        assert!(is_anothers(&folder, "/one"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
