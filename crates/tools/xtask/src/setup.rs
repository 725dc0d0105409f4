//! Checks that the system has what a task needs, and installs what is missing where it may.
//!
//! If nothing is missing, it only looks at a few files and runs pkg-config four times, so a second
//! call costs almost nothing.

use crate::cargo::Call;
use crate::needs::{self, Distro, Need, Purpose};
use crate::{Failure, cargo};
use std::env;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How calls that need the administrator are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Road {
    Root,
    /// Not interactive, but installing is expected: sudo without a password.
    Ci,
    /// Interactive: show the command, ask, then sudo.
    Ask,
    Print,
}

/// Installs what is missing, and makes the target directory this clone's own.
pub fn ready(purpose: Purpose) -> Result<(), Failure> {
    ensure(purpose)?;
    cargo::take_over()
}

fn ensure(purpose: Purpose) -> Result<(), Failure> {
    // Other systems need only their own compiler and frameworks, and xtask could not have been
    // built without them.
    if !cfg!(target_os = "linux") || is_set("DAEMONFALL_SKIP_SETUP") {
        return Ok(());
    }
    let missing = missing(purpose);
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.iter().map(|need| need.what).collect::<Vec<_>>().join(", ");
    let os_release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let Some(distro) = Distro::from_os_release(&os_release) else {
        return Err(unknown_system(&names));
    };
    eprintln!("Missing on this system: {names}.");
    let packages: Vec<&str> = missing.iter().map(|need| need.package(distro)).collect();
    install(distro, &packages)?;
    match self::missing(purpose).as_slice() {
        [] => Ok(()),
        left => {
            let left = left.iter().map(|need| need.what).collect::<Vec<_>>().join(", ");
            Err(format!("still missing after the packages were installed: {left}. {SKIP}"))
        }
    }
}

const SKIP: &str = "DAEMONFALL_SKIP_SETUP=1 skips this check.";

fn missing(purpose: Purpose) -> Vec<Need> {
    needs::on_linux(purpose).filter(|need| !is_there(need.check)).collect()
}

fn unknown_system(names: &str) -> Failure {
    format!(
        "this system lacks {names}, and its packages are unknown here; install them by hand. {SKIP}"
    )
}

/// Installs packages that exist only for Debian and relatives.
pub fn ensure_debians(packages: &[&str]) -> Result<(), Failure> {
    let names = packages.join(", ");
    if is_set("DAEMONFALL_SKIP_SETUP") {
        return Err(format!("{names} must be installed, but DAEMONFALL_SKIP_SETUP is set"));
    }
    let os_release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    match Distro::from_os_release(&os_release) {
        Some(Distro::Debian) => install(Distro::Debian, packages),
        _ => Err(format!("{names} can be installed only on Debian and relatives")),
    }
}

fn install(distro: Distro, packages: &[&str]) -> Result<(), Failure> {
    let (refresh, install) = (distro.refresh(), distro.install(packages));
    let by_hand = by_hand(refresh.as_ref(), &install);
    let road = road(is_root(), is_set("CI"), at_a_terminal(), program("sudo").is_some());
    match road {
        Road::Print => return Err(format!("run this, then try again:\n  {by_hand}")),
        Road::Ask if !agreed(&by_hand) => {
            return Err(format!("nothing was installed; run by hand:\n  {by_hand}"));
        }
        _ => {}
    }
    let made = |call: Call| match road {
        Road::Root => call,
        Road::Ci => call.with_sudo(false),
        Road::Ask | Road::Print => call.with_sudo(true),
    };
    // Package lists that could not be updated may still be good enough: installing decides.
    if let Some(Err(failure)) = refresh.map(|call| run(made(call))) {
        eprintln!("{failure}; continuing with the existing lists");
    }
    run(made(install)).map_err(|failure| format!("{failure}; run by hand:\n  {by_hand}"))
}

fn by_hand(refresh: Option<&Call>, install: &Call) -> String {
    let calls = refresh.into_iter().chain([install]);
    calls.map(|call| call.with_sudo(true).line()).collect::<Vec<_>>().join(" && ")
}

fn road(root: bool, ci: bool, terminal: bool, sudo: bool) -> Road {
    match (root, ci, terminal) {
        (true, ..) => Road::Root,
        _ if !sudo => Road::Print,
        (_, true, _) => Road::Ci,
        (.., true) => Road::Ask,
        _ => Road::Print,
    }
}

fn agreed(line: &str) -> bool {
    eprint!("This command would install it:\n  {line}\nRun it now? [Y/n] ");
    let mut answer = String::new();
    std::io::stderr().flush().is_ok()
        && std::io::stdin().read_line(&mut answer).is_ok_and(|read| read > 0)
        && matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

fn run(call: Call) -> Result<(), Failure> {
    eprintln!("{}", call.line());
    call.run().map(|_| ())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn is_set(name: &str) -> bool {
    env::var(name).is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}

fn at_a_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

fn is_there(check: &str) -> bool {
    match check.split_once(' ') {
        Some(("program", names)) => names.split(' ').any(|name| program(name).is_some()),
        Some(("headers", library)) => pkg_config_knows(library),
        Some(("library", name)) => library_dirs().iter().any(|dir| dir.join(name).exists()),
        Some(("vulkan", driver)) => vulkan_driver(driver).is_some(),
        _ => false,
    }
}

pub fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|dir| dir.join(name)).find(|file| file.is_file())
}

pub fn vulkan_driver(prefix: &str) -> Option<PathBuf> {
    let folders = ["/usr/share", "/usr/local/share", "/etc"];
    folders.iter().find_map(|base| first_in(&Path::new(base).join("vulkan/icd.d"), prefix))
}

fn pkg_config_knows(library: &str) -> bool {
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let asked = Command::new(program)
        .args(["--exists", library])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}

/// Folders of shared libraries: the usual ones, and Debian's, one for each architecture.
fn library_dirs() -> Vec<PathBuf> {
    let asked = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let mut dirs: Vec<PathBuf> = env::split_paths(&asked).collect();
    dirs.extend(["/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib"].map(PathBuf::from));
    let triple = format!("{}-linux-gnu", env::consts::ARCH);
    dirs.extend([Path::new("/usr/lib").join(&triple), Path::new("/lib").join(&triple)]);
    dirs
}

fn first_in(dir: &Path, prefix: &str) -> Option<PathBuf> {
    let entries = dir.read_dir().ok()?.flatten();
    entries
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
        .map(|entry| entry.path())
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_administrator_installs_a_person_is_asked_and_ci_never_waits_for_a_password() {
        for (root, ci, terminal, sudo, wanted) in [
            (true, false, true, false, Road::Root),
            (true, true, false, true, Road::Root),
            (false, false, true, true, Road::Ask),
            (false, false, false, true, Road::Print),
            (false, false, true, false, Road::Print),
            (false, true, true, true, Road::Ci),
        ] {
            assert_eq!(road(root, ci, terminal, sudo), wanted);
        }
        let silent = Distro::Fedora.install(&["gcc"]).with_sudo(false).line();
        assert!(silent.starts_with("sudo -n dnf install"), "{silent}");
    }

    #[test]
    fn the_command_for_hands_renews_the_lists_where_that_is_needed() {
        let line = |distro: Distro| by_hand(distro.refresh().as_ref(), &distro.install(&["xvfb"]));
        assert!(
            line(Distro::Debian).starts_with("sudo apt-get update && sudo env DEBIAN_FRONTEND")
        );
        assert_eq!(line(Distro::Arch), "sudo pacman -S --needed --noconfirm xvfb");
    }

    #[test]
    fn what_no_system_has_is_not_there() {
        for check in ["program", "headers", "library", "vulkan"] {
            assert!(!is_there(&format!("{check} no-such-thing-of-daemonfall")));
        }
        assert!(!is_there("no check"));
    }

    #[test]
    fn any_one_of_several_names_is_enough() {
        assert!(is_there("program no-such-program-of-daemonfall sh cmd.exe rustc"));
    }
}
