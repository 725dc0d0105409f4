//! Checks the repository's own rules: which package may import which, the form of source files, the
//! libraries in use.
//!
//! Cargo tells of the packages; sources are read as text. A failure lists every violation with its
//! file.

mod house {
    mod data_texts;
    mod folders;
    mod look;
    mod messages;
}

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The rule crates, and those of them that each may use.
const RULES: [(&str, &[&str]); 9] = [
    ("core", &[]),
    ("packs", &["core"]),
    ("dungeon", &["core"]),
    ("stack", &["core"]),
    ("clock", &["core"]),
    ("battle", &["core"]),
    ("breach", &["core", "stack", "clock"]),
    ("sector", &["core", "battle"]),
    ("campaign", &["core", "dungeon", "stack", "clock", "battle", "breach", "sector"]),
];
/// The game's lower floors, and those of them that each may use, besides rules and texts.
const KIT: [(&str, &[&str]); 4] = [
    ("platform", &[]),
    ("input", &["platform"]),
    ("ui", &["platform", "input"]),
    ("run", &["platform"]),
];
/// Every mode may use rules, texts and the kit. Only the map shows another mode: its battles.
const MODE: &str = "_mode";
const MODES_IN_MODES: [(&str, &str); 1] = [("sector_mode", "battle_mode")];

/// Both without our prefix; none for a package that has no place.
fn may_use(package: &str, used: &str) -> Option<bool> {
    let own = |list: &[(&str, &[&str])], name: &str| {
        list.iter().find(|(known, _)| *known == name).map(|(_, uses)| uses.contains(&used))
    };
    let is = |list: &[(&str, &[&str])]| list.iter().any(|(known, _)| *known == used);
    // The lab's bots play in the game's tests.
    let below_modes = is(&RULES) || is(&KIT) || matches!(used, "text" | "lab");
    let below_menus = below_modes || used.ends_with(MODE);
    Some(match package {
        _ if own(&RULES, package).is_some() => own(&RULES, package)?,
        _ if own(&KIT, package).is_some() => {
            own(&KIT, package)? || is(&RULES) || matches!(used, "text" | "lab")
        }
        _ if package.ends_with(MODE) => below_modes || MODES_IN_MODES.contains(&(package, used)),
        "menus" => below_menus,
        "room" => below_menus || used == "menus",
        "daemonfall" => true,
        "lab" => is(&RULES),
        "bake" => used == "core",
        "text" | "webpack" | "xtask" => false,
        _ => return None,
    })
}

const ENGINE_IN_RULES: &[&str] = &["bevy_app", "bevy_ecs", "bevy_reflect"];
/// Tests of the rendered sounds decode them like the game.
const ENGINE_IN_BAKE: &[&str] = &["kira"];
/// The lab plays the rules on many threads, without a window.
const ENGINE_IN_LAB: &[&str] = &["bevy_app", "bevy_ecs", "bevy_reflect", "bevy_tasks"];

/// Libraries for windows, sound or input, besides every `bevy…` and `…egui…`.
const SEES_OR_HEARS: &[&str] = &[
    "winit",
    "wgpu",
    "kira",
    "rodio",
    "cpal",
    "gilrs",
    "leafwing-input-manager",
    "web-sys",
    "wasm-bindgen",
];

const LONGEST_FILE: usize = 400;
const PREFIX: &str = "daemonfall_";

#[test]
fn imports_run_one_way() {
    let mut breaches = Vec::new();
    for (name, manifest) in packages() {
        for used in &manifest.dependencies {
            let used = match used.strip_prefix(PREFIX) {
                Some(used) => used,
                None if used == "daemonfall" => used,
                None => continue,
            };
            match may_use(name.strip_prefix(PREFIX).unwrap_or(&name), used) {
                Some(true) => {}
                Some(false) => breaches.push(format!("{name} must not use {used}")),
                None => breaches.push(format!("give {name} a place in may_use of tests/house.rs")),
            }
        }
    }
    none(breaches);
}

#[test]
fn only_the_game_knows_a_window_a_sound_or_a_key() {
    let mut breaches = Vec::new();
    for (name, manifest) in packages() {
        let shelf = manifest.dir.strip_prefix(root()).unwrap_or(&manifest.dir);
        if shelf.starts_with("crates/game") || shelf == Path::new("") {
            continue;
        }
        let engine = match name.as_str() {
            "daemonfall_lab" => ENGINE_IN_LAB,
            "daemonfall_bake" => ENGINE_IN_BAKE,
            "daemonfall_webpack" | "xtask" => &[],
            _ => ENGINE_IN_RULES,
        };
        for used in manifest.dependencies.iter().filter(|used| is_display(used)) {
            if !engine.contains(&used.as_str()) {
                breaches.push(format!("{name} must not use {used}"));
            }
        }
    }
    none(breaches);
}

#[test]
fn every_rule_crate_bans_the_same_impurities() {
    let text = read(&root().join("crates/rules/core/clippy.toml"));
    let rules = packages()
        .into_iter()
        .filter(|(name, _)| RULES.iter().any(|(rule, _)| name.strip_prefix(PREFIX) == Some(rule)));
    none(
        rules
            .filter(|(_, manifest)| {
                fs::read_to_string(manifest.dir.join("clippy.toml")).ok().as_ref() != Some(&text)
            })
            .map(|(name, _)| {
                format!("{name} needs an exact copy of the clippy.toml of crates/rules/core")
            })
            .collect(),
    );
}

#[test]
fn every_source_file_says_its_job_and_stays_short() {
    let mut breaches = Vec::new();
    for (file, text) in sources() {
        if !text.starts_with("//!") {
            breaches.push(format!("{file} does not start with //! and a line about its job"));
        }
        let lines = text.lines().count();
        if lines > LONGEST_FILE {
            breaches.push(format!("{file} has {lines} lines: split it by rule family"));
        }
    }
    none(breaches);
}

#[test]
fn nothing_is_left_to_do_and_no_check_is_silenced() {
    // Put together from parts, so that this file does not contain them.
    let unwanted = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[", "ignore"),
        concat!("#![", "allow"),
    ];
    let mut breaches = Vec::new();
    for (file, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            for word in unwanted.iter().filter(|word| line.contains(**word)) {
                breaches.push(format!("{file}:{} contains {word}", number + 1));
            }
        }
    }
    none(breaches);
}

#[test]
fn the_lock_file_holds_one_engine_and_at_most_one_egui() {
    let lock = read(&root().join("Cargo.lock"));
    let versions = |name: &str| locked_versions(&lock, name);
    assert_eq!(versions("bevy").len(), 1, "versions of bevy: {:?}", versions("bevy"));
    for name in ["bevy_ecs", "bevy_reflect", "egui", "wgpu", "winit"] {
        assert!(versions(name).len() <= 1, "versions of {name}: {:?}", versions(name));
    }
}

#[test]
fn every_library_has_its_line_in_the_docs() {
    let docs = read(&root().join("docs/libraries.md"));
    let used: BTreeSet<String> =
        packages().into_values().flat_map(|manifest| manifest.dependencies).collect();
    none(
        used.into_iter()
            .filter(|name| !name.starts_with("daemonfall") && !docs.contains(&format!("`{name}`")))
            .map(|name| {
                format!(
                    "docs/libraries.md has no line for `{name}`: say what for, and why this one"
                )
            })
            .collect(),
    );
}

#[test]
fn a_lock_file_tells_the_versions_of_a_package() {
    let lock = "[[package]]\nname = \"egui\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"egui\"\nversion = \"2.0.0\"\n";
    assert_eq!(locked_versions(lock, "egui"), ["1.0.0", "2.0.0"]);
    assert!(locked_versions(lock, "bevy").is_empty());
}

struct Manifest {
    dir: PathBuf,
    dependencies: Vec<String>,
}

fn packages() -> BTreeMap<String, Manifest> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(told.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&told.stderr));
    let told: Value = serde_json::from_slice(&told.stdout).expect("cargo tells of the packages");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let package = |package: &Value| {
        let dependencies = list(&package["dependencies"]);
        let manifest = PathBuf::from(text(&package["manifest_path"]));
        let manifest = Manifest {
            dir: manifest.parent().expect("a folder").to_owned(),
            dependencies: dependencies.iter().map(|used| text(&used["name"])).collect(),
        };
        (text(&package["name"]), manifest)
    };
    list(&told["packages"]).iter().map(package).collect()
}

fn is_display(library: &str) -> bool {
    library.starts_with("bevy") || library.contains("egui") || SEES_OR_HEARS.contains(&library)
}

fn locked_versions(lock: &str, name: &str) -> Vec<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines();
    let mut versions = Vec::new();
    while let Some(line) = lines.next() {
        if line == wanted {
            let version = lines.next().and_then(|line| line.split('"').nth(1));
            versions.extend(version.map(str::to_owned));
        }
    }
    versions
}

/// Every Rust file of the repository with its text, by its path from the root.
fn sources() -> Vec<(String, String)> {
    let mut dirs = ["src", "crates", "tests"].map(|dir| root().join(dir)).to_vec();
    let mut files = Vec::new();
    while let Some(dir) = dirs.pop() {
        for path in entries(&dir) {
            if path.is_dir() {
                dirs.extend(
                    (path.file_name().is_some_and(|name| name != "target")).then_some(path),
                );
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                files.push((name, read(&path)));
            }
        }
    }
    assert!(!files.is_empty(), "no source found under {}", root().display());
    files.sort();
    files
}

fn game_sources() -> impl Iterator<Item = (String, String)> {
    let all = sources().into_iter();
    all.filter(|(file, _)| file.starts_with("crates/game/") || file.starts_with("src/"))
}

fn entries(dir: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn none(breaches: Vec<String>) {
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}
