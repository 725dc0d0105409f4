//! Every scene of `tests/scenes` has the expected results.

use crate::support::in_the_house;
use daemonfall_lab::{data, scene};
use std::path::PathBuf;

fn scenes() -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(in_the_house("tests/scenes")).expect("the scenes can be listed");
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "scene"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scene_turns_out_as_it_says() {
    let base = data::all_sources(None).expect("the game's data can be read");
    let mut failures = Vec::new();
    for path in scenes() {
        match scene::play_file(&path, &base) {
            Ok(report) if report.checks == 0 => {
                failures.push(format!("{} expects nothing", path.display()))
            }
            Ok(report) => failures.extend(report.failures.iter().map(ToString::to_string)),
            Err(error) => failures.push(error.to_string()),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn there_is_a_scene_for_every_rule() {
    assert!(scenes().len() >= 45, "only {} scenes", scenes().len());
}
