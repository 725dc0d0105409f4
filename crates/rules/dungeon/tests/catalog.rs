//! The catalog of floors: thirty generated floors as text. A change to generation shows in its diff.

use crate::golden;
use crate::small::library;
use daemonfall_core::Streams;
use daemonfall_dungeon::generate::pools::PoolState;
use daemonfall_dungeon::generate::{FloorPlan, ascii, generate};
use daemonfall_dungeon::library::Library;
use std::collections::BTreeMap;

#[test]
fn generated_floors_are_those_of_the_catalog() {
    let library = library();
    let runs = (1..=10).map(|seed| (format!("run_{seed:02}.txt"), run(&library, seed)));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/catalog");
    golden::compare(folder.as_ref(), &runs.collect::<Vec<_>>());
}

/// The floors of a run.
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
