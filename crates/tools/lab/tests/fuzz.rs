//! The readers of rules and lab bear altered files: data, scenes, scenarios, cases, replays, the profile.

use crate::support::{content, in_the_house, library, play_shortly};
use daemonfall_campaign::puzzles::Ladder;
use daemonfall_campaign::saves::{
    MemoryStore, ReadStore, SaveStore, keep_ladder, keep_profile, load_ladder, load_profile,
};
use daemonfall_campaign::{Content, Profile};
use daemonfall_clock::scenario::{read, trace};
use daemonfall_core::data::Source;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::replay::Replay;
use daemonfall_lab::bots::Policy;
use daemonfall_lab::dive::{Dive, Plan};
use daemonfall_lab::fuzz::{Effort, Target, run, texts};
use daemonfall_lab::scene::Scene;
use daemonfall_lab::{battle, data, stack, verify};
use std::sync::Arc;

fn text(file: &str) -> String {
    std::fs::read_to_string(in_the_house(file)).expect("it is in the repository")
}

/// The table: what altered texts are read by.
fn targets<'a>(
    sources: &'a [Source],
    library: &'a Library,
    content: &'a Arc<Content>,
) -> Vec<Target<'a>> {
    let mut all: Vec<Target> = daemonfall_campaign::FILES
        .into_iter()
        .enumerate()
        .map(|(place, file)| {
            Target::new(file, vec![sources[place].text.clone()], move |text| {
                let mut sources = sources.to_vec();
                sources[place].text = text.into();
                if let Ok(content) = Content::from_sources(&sources) {
                    play_shortly(&Arc::new(content));
                }
            })
        })
        .collect();
    all.extend([
        Target::new("scenes", texts(&in_the_house("tests/scenes")), move |text| {
            let _ = Scene::read("a.scene", text, sources).map(|scene| scene.play());
        }),
        Target::new(
            "clock",
            vec![
                text("assets/scenarios/clock.ron"),
                text("crates/rules/clock/tests/conformance/clock.json"),
            ],
            move |text| {
                for case in read("a", text).into_iter().flatten().flatten() {
                    trace::play(&case.scenario);
                }
            },
        ),
        Target::new(
            "stack",
            vec![text("tests/scenarios/stack.ron"), text("tests/conformance/stack.json")],
            move |text| drop(stack::play_text("a", text)),
        ),
        Target::new(
            "battles",
            vec![text("crates/rules/battle/tests/conformance/battle.json")],
            move |text| {
                battle::fight("a.json", text, 2, 1, |_, _| {});
                battle::replay_text("a.json", text);
            },
        ),
        Target::new("dives", vec![dive(library)], move |text| {
            let _ = Replay::read(text).map(|replay| verify::verify(&replay, library));
        }),
        Target::new("profile", lasting(), move |text| {
            let store = MemoryStore::default();
            for file in ["profile.save", "ladder.save"] {
                store.write(file, text).expect("it is in memory");
            }
            let _ = load_profile(&store).map(|profile| profile.value.known(content));
            if let Ok(ladder) = load_ladder(&store) {
                content.puzzles.iter().for_each(|puzzle| assert!(ladder.value.stars(puzzle) < 9));
            }
        }),
    ]);
    all
}

fn dive(library: &Library) -> String {
    let mut replay = Replay::new(library, 5);
    let plan = Plan { seed: 5, policy: Policy::Random, floors: 3, max_beats: 60 };
    Dive::new(library.clone(), plan).play(Some(&mut replay));
    replay.write()
}

fn lasting() -> Vec<String> {
    let store = MemoryStore::default();
    keep_profile(&store, &Profile::default()).expect("it is in memory");
    keep_ladder(&store, &Ladder::default()).expect("it is in memory");
    ["profile.save", "ladder.save"]
        .map(|file| store.read(file).ok().flatten().unwrap_or_default())
        .into()
}

#[test]
fn no_altered_file_makes_a_reader_panic_or_hang() {
    let sources = data::all_sources(None).expect("the game's data can be read");
    let (library, content) = (library(), content());
    let targets = targets(&sources, &library, &content);
    let found = run(&targets, &in_the_house("tests/corpus"), &Effort::asked());
    assert!(found.is_empty(), "{found:#?}");
}
