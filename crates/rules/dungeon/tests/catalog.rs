//! The catalog of floors: thirty generated floors as text.
//!
//! A change to generation shows in its diff. `cargo xtask catalog` (or `DAEMONFALL_UPDATE=1`)
//! rewrites the files. Check their diff before you commit it.

use crate::small::library;
use daemonfall_core::Streams;
use daemonfall_dungeon::generate::pools::PoolState;
use daemonfall_dungeon::generate::{FloorPlan, ascii, generate};
use daemonfall_dungeon::library::Library;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Seeds of the catalog's runs, three floors each.
const RUNS: std::ops::RangeInclusive<u64> = 1..=10;

#[test]
fn generated_floors_are_those_of_the_catalog() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("tests/catalog");
    let library = library();
    let update = std::env::var_os("DAEMONFALL_UPDATE").is_some();
    if update {
        fs::create_dir_all(&folder).unwrap();
    }
    let mut breaches = strangers(&folder);
    for seed in RUNS {
        let path = folder.join(file(seed));
        let text = run(&library, seed);
        if update {
            fs::write(&path, text).unwrap();
        } else {
            breaches.extend(difference(&path, &text));
        }
    }
    assert!(
        breaches.is_empty(),
        "{}\nIf the new floors are correct: cargo xtask catalog",
        breaches.join("\n")
    );
}

/// Files in the catalog that do not belong to a run.
fn strangers(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().display().to_string());
    let is_run = |name: &String| RUNS.clone().any(|seed| *name == file(seed));
    names.filter(|name| !is_run(name)).map(|name| format!("{name} belongs to no run")).collect()
}

fn file(seed: u64) -> String {
    format!("run_{seed:02}.txt")
}

fn run(library: &Library, seed: u64) -> String {
    let (mut state, mut streams) = (PoolState::default(), Streams::new(seed));
    let sizes = |kind| library.kind(kind).size();
    let mut text = String::new();
    for (depth, recipe) in library.floors.iter().enumerate() {
        let plan = generate(recipe, &library.pools, &sizes, &mut state, &mut streams);
        text += &format!("Run {seed}, floor {}\n\n", depth + 1);
        text += &ascii(&plan, &|kind| library.kind(kind).glyph);
        text += &format!("\n\n{}\n", contents(library, &plan));
    }
    text
}

fn contents(library: &Library, plan: &FloorPlan) -> String {
    let (mut counts, mut goods) = (BTreeMap::new(), String::new());
    for spawn in &plan.spawns {
        let name = library.kind_name(spawn.kind);
        match spawn.price {
            Some(price) => goods += &format!("For sale: {name} for {price}\n"),
            None => *counts.entry(name).or_insert(0) += 1,
        }
    }
    let counts: Vec<String> =
        counts.into_iter().map(|(name, count)| format!("{name} {count}")).collect();
    format!("{}\n{goods}", counts.join(", "))
}

fn difference(path: &Path, text: &str) -> Option<String> {
    let name = path.file_name().unwrap_or_default().display();
    let Ok(known) = fs::read_to_string(path) else {
        return Some(format!("{name} is missing"));
    };
    let known = known.replace("\r\n", "\n");
    if known == text {
        return None;
    }
    let (mut old, mut new) = (known.lines(), text.lines());
    let mut line = 1;
    loop {
        match (old.next(), new.next()) {
            (Some(before), Some(now)) if before == now => line += 1,
            (before, now) => {
                let [before, now] = [before, now].map(|text| text.unwrap_or("(nothing)"));
                return Some(format!("{name}:{line}\n  was {before}\n  is  {now}"));
            }
        }
    }
}
