//! Several clones may share one target directory. Cargo detects changed files by time alone, so the
//! output of another clone may be taken for this one's. If another clone used the directory last,
//! our own crates are cleaned out of it first. The engine stays compiled.

use std::fs;
use std::path::Path;

use crate::Failure;
use crate::cargo::{Cargo, root, target_dir};

/// The file in the target directory that names the clone that compiled into it last.
const OWNER: &str = "daemonfall-clone";

pub fn take_over() -> Result<(), Failure> {
    let (folder, root) = (target_dir(), root());
    let here = root.to_string_lossy();
    if !is_anothers(&folder, &here) {
        return note(&folder, &here);
    }
    println!("Another clone compiled into {} last: removing its crates.", folder.display());
    Cargo::new(["clean", "--quiet", "--workspace"]).run()?;
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
