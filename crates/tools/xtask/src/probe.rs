//! Checks whether a thing is on this system, with file lookups and pkg-config; fast, and without
//! side effects.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::needs::Probe;

impl Probe {
    pub fn is_there(self) -> bool {
        match self {
            Self::Program(names) => names.iter().any(|name| program(name).is_some()),
            Self::PkgConfig(library) => pkg_config_knows(library),
            Self::Library(name) => library_dirs().iter().any(|dir| dir.join(name).exists()),
            Self::VulkanDriver(prefix) => vulkan_driver(prefix).is_some(),
        }
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
    fn what_no_system_has_is_not_there() {
        assert!(!Probe::Program(&["no-such-program-of-daemonfall"]).is_there());
        assert!(!Probe::PkgConfig("no-such-library-of-daemonfall").is_there());
        assert!(!Probe::Library("libno-such-library-of-daemonfall.so").is_there());
        assert!(!Probe::VulkanDriver("no-such-driver-of-daemonfall").is_there());
    }

    #[test]
    fn any_one_of_several_names_is_enough() {
        const SHELLS: Probe =
            Probe::Program(&["no-such-program-of-daemonfall", "sh", "cmd.exe", "rustc"]);
        assert!(SHELLS.is_there());
    }
}
