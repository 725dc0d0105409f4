//! The readers of rules and lab bear altered files: data, scenes, scenarios, cases, replays, the profile.

use crate::support::{content, go_on, in_the_house, library, play_shortly, settings};
use bevy_ecs::world::World;
use daemonfall_campaign::puzzles::Ladder;
use daemonfall_campaign::saves::{
    MemoryStore, ReadStore, SaveError, SaveStore, SavedRun, envelope, keep_ladder, keep_profile,
    load_ladder, load_profile,
};
use daemonfall_campaign::{Campaign, Content, Profile, RestoreError, RunReplay, install};
use daemonfall_clock::scenario::{read, trace};
use daemonfall_core::data::Source;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::replay::Replay;
use daemonfall_lab::bots::Policy;
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use daemonfall_lab::dive::{Dive, Plan};
use daemonfall_lab::fuzz::{Effort, Target, run, texts};
use daemonfall_lab::scene::Scene;
use daemonfall_lab::{battle, data, stack, verify};
use std::collections::BTreeMap;
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
        Target::new("saves", saves(content), move |text| resume(content, text)),
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

/// Saves of a run, one in each phase before its end, and the record of its first steps.
fn saves(content: &Arc<Content>) -> Vec<String> {
    let mut world = World::new();
    install(&mut world, content);
    let begun = Campaign::begin(content.clone(), settings(5));
    let (mut campaign, _) = begun.expect("the settings are sound");
    let (mut bot, mut met) = (RunBot::new(RunPolicy::Bold, 5), BTreeMap::new());
    while met.len() < 7
        && let Some(command) = bot.choose(&campaign, &mut world)
    {
        campaign.apply(&mut world, command).expect("bots follow the rules");
        let save = || SavedRun::of(&campaign, &mut world).write();
        met.entry(campaign.run().phase.name()).or_insert_with(save);
        if campaign.replay().steps.len() == 60 {
            met.insert("record", campaign.replay().write());
        }
    }
    met.into_values().collect()
}

/// Goes on with a save, if need be with a record forged to end with it. What it comes to can be
/// saved and read again.
fn resume(content: &Arc<Content>, text: &str) {
    if let Ok(replay) = RunReplay::read("a", text) {
        return drop(replay.verify(content));
    }
    let read = |text: &str| SavedRun::read(content, "a", text);
    let mut saved = read(text);
    if let Err(SaveError::Restore { error: RestoreError::Differs { found, .. }, .. }) = saved {
        let body = envelope::open("run", text).expect("it was read");
        let mut forged: SavedRun = serde_json::from_str(body).expect("it was read");
        let Some(last) = forged.replay.steps.last_mut() else { return };
        last.1 = found;
        saved = read(&forged.write());
    }
    let Ok(saved) = saved else { return };
    let mut world = World::new();
    install(&mut world, content);
    let resumed = saved.resume(content.clone(), &mut world);
    let mut campaign = resumed.unwrap_or_else(|error| panic!("it was read: {error}"));
    go_on(&mut campaign, &mut world, 30);
    let again = read(&SavedRun::of(&campaign, &mut world).write());
    again.unwrap_or_else(|error| panic!("what it came to cannot be read: {error}"));
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
