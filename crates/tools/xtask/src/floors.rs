//! `cargo xtask floors`: draws the crates and their imports, from the manifests, into
//! docs/architecture.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cargo::root;
use crate::{Failure, about};

const PAGE: &str = "docs/architecture.md";
const BEGIN: &str = "<!-- drawn by `cargo xtask floors` -->\n";
const END: &str = "<!-- end of the drawing -->\n";
/// What the names of our packages begin with.
const PREFIX: &str = "daemonfall_";

/// Crates with the crates that they import, without our prefix.
type Imports = BTreeMap<String, BTreeSet<String>>;

pub fn floors() -> Result<ExitCode, Failure> {
    let file = root().join(PAGE);
    let page = read(&file)?;
    let new = with_picture(&page, &picture(&shelves(&root())?))?;
    fs::write(&file, new).map_err(about(&file))?;
    println!("{} is up to date", file.display());
    Ok(ExitCode::SUCCESS)
}

/// The crates by shelf: the folders of `crates`, and the program on top.
fn shelves(root: &Path) -> Result<BTreeMap<String, Imports>, Failure> {
    let mut shelves = BTreeMap::new();
    for shelf in folders(&root.join("crates")) {
        let mut imports = Imports::new();
        for dir in folders(&shelf) {
            let manifest = read(&dir.join("Cargo.toml"))?;
            imports.insert(package(&manifest), imports_of(&manifest));
        }
        shelves.insert(name(&shelf), imports);
    }
    let program = imports_of(&read(&root.join("Cargo.toml"))?);
    shelves.insert("program".into(), Imports::from([("src".into(), program)]));
    Ok(shelves)
}

fn package(manifest: &str) -> String {
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
    let name = name.unwrap_or_default().trim_matches('"');
    name.strip_prefix(PREFIX).unwrap_or(name).to_owned()
}

/// Our crates among a manifest's dependencies; what only tests use does not count.
fn imports_of(manifest: &str) -> BTreeSet<String> {
    let mut inside = false;
    let mut found = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line == "[dependencies]" || line.ends_with(".dependencies]");
            inside &= !line.starts_with("[workspace");
        } else if let Some(name) = line.strip_prefix(PREFIX).filter(|_| inside) {
            found.extend(name.split(['.', ' ', '=']).next().map(str::to_owned));
        }
    }
    found
}

/// The imports that no longer way through other crates implies.
fn direct(all: &Imports, from: &str) -> BTreeSet<String> {
    let of = |name: &str| all.get(name).cloned().unwrap_or_default();
    let mut implied = BTreeSet::new();
    for import in of(from) {
        let mut open: Vec<String> = of(&import).into_iter().collect();
        while let Some(next) = open.pop() {
            if implied.insert(next.clone()) {
                open.extend(of(&next));
            }
        }
    }
    of(from).difference(&implied).cloned().collect()
}

/// A Mermaid flow chart, with an arrow to each import that no other arrows lead to.
fn picture(shelves: &BTreeMap<String, Imports>) -> String {
    let all: Imports = shelves.values().flat_map(Clone::clone).collect();
    let mut picture = "```mermaid\nflowchart TD\n".to_owned();
    for (shelf, crates) in shelves {
        picture += &format!("    subgraph {shelf}\n");
        picture.extend(crates.keys().map(|name| format!("        {name}\n")));
        picture += "    end\n";
    }
    for from in all.keys() {
        picture.extend(direct(&all, from).iter().map(|to| format!("    {from} --> {to}\n")));
    }
    picture + "```\n"
}

fn with_picture(page: &str, picture: &str) -> Result<String, Failure> {
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts.ok_or_else(|| format!("{PAGE} has no place for the drawing"))?;
    Ok(format!("{before}{BEGIN}{picture}{END}{after}"))
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(about(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawing_is_what_the_manifests_say() -> Result<(), Failure> {
        let page = read(&root().join(PAGE))?;
        let new = with_picture(&page, &picture(&shelves(&root())?))?;
        assert_eq!(page, new, "run cargo xtask floors");
        Ok(())
    }

    #[test]
    fn only_dependencies_of_the_program_itself_count() {
        let manifest = "[workspace.dependencies]\ndaemonfall_a = \"1\"\n[dependencies]\n\
            daemonfall_b.workspace = true\nbevy = \"1\"\n[target.'cfg(unix)'.dependencies]\n\
            daemonfall_c = { path = \"c\" }\n[dev-dependencies]\ndaemonfall_d.workspace = true\n";
        assert_eq!(imports_of(manifest), BTreeSet::from(["b".into(), "c".into()]));
        assert_eq!(package("[package]\nname = \"daemonfall_breach_mode\"\n"), "breach_mode");
    }

    #[test]
    fn an_import_that_others_imply_is_not_drawn() {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let all = Imports::from([
            ("top".into(), set(&["middle", "bottom"])),
            ("middle".into(), set(&["bottom"])),
            ("bottom".into(), set(&[])),
        ]);
        assert_eq!(direct(&all, "top"), set(&["middle"]));
    }
}
