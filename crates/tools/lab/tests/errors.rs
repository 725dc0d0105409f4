//! Faults of scenes, cases and replays are reported with file, place and reason, and never cause a panic.

use crate::broken::refuse;
use crate::support::{file, lab, library};
use daemonfall_core::Snapshot;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{Command, DiveSnapshot, Library, act, begin, fingerprint, install};
use daemonfall_lab::bots::Policy;
use daemonfall_lab::dive::{Dive, Plan};
use daemonfall_lab::scene::Scene;
use daemonfall_lab::{battle, data, recording, stack, verify};

#[test]
fn what_is_broken_is_refused_with_file_line_and_reason_and_the_rest_is_played() {
    let base = data::all_sources(None).expect("the game's data can be read");
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |file, path, text| match file {
        "bad.scene" => lines(vec![Scene::read(path, text, &base)]),
        "fights.json" => lines(battle::fight(path, text, 10, 1, |_, _| {})),
        "moves.json" => lines(battle::replay_text(path, text)),
        _ => lines(stack::play_text(path, text)),
    });
}

/// The errors of broken cases, and how many were sound.
fn lines<T, E: ToString>(cases: Vec<Result<T, E>>) -> Vec<String> {
    let sound = cases.iter().filter(|case| case.is_ok()).count();
    let errors = cases.into_iter().filter_map(Result::err).map(|error| error.to_string());
    let mut lines: Vec<String> =
        errors.collect::<Vec<_>>().join("\n").lines().map(str::to_owned).collect();
    lines.extend((sound > 0).then(|| format!("{sound} sound")));
    lines
}

#[test]
fn a_scene_that_turns_out_otherwise_tells_the_line_and_the_difference() {
    let text = "[map]\n####\n#@.#\n####\n[play]\n> east\nmap:\n####\n#@.#\n####\nevent: player flies\n> east\nnever: beat\n";
    let base = data::all_sources(None).expect("the game's data can be read");
    let report = Scene::read("otherwise.scene", text, &base).expect("the scene is sound").play();
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(
        told[0].starts_with("otherwise.scene:7: the map differs") && told[0].contains("+#.@#"),
        "{}",
        told[0]
    );
    assert!(
        told[1].starts_with("otherwise.scene:11: event \"player flies\" is missing"),
        "{}",
        told[1]
    );
    assert!(told[2].starts_with("otherwise.scene:13: "), "{}", told[2]);
}

fn recorded(library: &Library, beats: u32) -> Replay {
    let mut replay = Replay::new(library, 5);
    let plan = Plan { seed: 5, policy: Policy::Random, floors: 3, max_beats: beats };
    Dive::new(library.clone(), plan).play(Some(&mut replay));
    replay
}

#[test]
fn a_recorded_dive_is_written_read_and_verified() {
    let (library, folder) = (library(), tempfile::tempdir().expect("a folder"));
    let replay = recorded(&library, 120);
    let file = folder.path().join("dive.json");
    recording::write(&file, &replay, false).expect("the file is new");
    let read = recording::read(&file).expect("it was just written");
    assert_eq!(read, replay);
    assert_eq!(verify::verify(&read, &library), Ok(replay.length));
    assert_eq!(verify::against(&read, &replay), Ok(replay.length));
    let again = recording::write(&file, &replay, false).expect_err("it is there already");
    assert!(again.to_string().contains("--force"), "{again}");
    recording::write(&file, &replay, true).expect("it may be written over");
}

#[test]
fn a_beat_that_differs_is_named_with_what_differs_in_it() {
    let library = library();
    let mut replay = recorded(&library, 120);
    assert!(replay.keyframes.len() >= 2, "{} beats", replay.length);
    replay.beats[49].1.0 ^= 1;
    replay.keyframes[0].objects[0].placed.cell.x += 1;
    let told = verify::verify(&replay, &library).expect_err("a fingerprint was changed");
    assert!(told.starts_with("beat 50"), "{told}");
    assert!(
        told.contains("keyframe of beat 50") && told.contains("object 1, placed, cell, x"),
        "{told}"
    );
}

#[test]
fn replays_that_are_cut_short_or_of_other_rules_are_refused() {
    let library = library();
    let mut short = recorded(&library, 20);
    short.beats.pop();
    assert!(verify::verify(&short, &library).expect_err("cut").contains("cut short"));
    let mut old = recorded(&library, 20);
    old.version += 1;
    assert!(verify::verify(&old, &library).expect_err("old").contains("version"));
    let mut other = recorded(&library, 20);
    other.library.0 ^= 1;
    assert!(verify::verify(&other, &library).expect_err("other data").contains("other data"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("garbage.json");
    let whole = recorded(&library, 20).write();
    let bare = serde_json::to_string(&recorded(&library, 20)).expect("plain data");
    let newer = bare.replacen("\"version\":", "\"version\":9", 1);
    let saved = daemonfall_core::envelope::wrap("run", &bare);
    let altered = whole.replacen("\"seed\":5", "\"seed\":6", 1);
    for (text, words) in [
        (&b"\xff\xfe\x00"[..], "not text"),
        (b"", "no replay"),
        (b"(version: 1,", "no replay"),
        (b"{}", "no replay"),
        (newer.as_bytes(), "of version 9"),
        (&bare.as_bytes()[..bare.len() / 2], "cut short"),
        (saved.as_bytes(), "it is a run, not a dive"),
        (altered.as_bytes(), "its checksum is"),
        (&whole.as_bytes()[..whole.len() / 2], "cut short"),
        (&whole.as_bytes()[..whole.len() - 1], "cut short"),
    ] {
        std::fs::write(&file, text).expect("it can be written");
        let error = recording::read(&file).expect_err("garbage").to_string();
        assert!(error.contains("garbage.json") && error.contains(words), "{error}");
    }
}

#[test]
fn what_the_lab_records_the_game_plays_and_what_the_game_keeps_the_lab_verifies() {
    let (library, folder) = (library(), tempfile::tempdir().expect("a folder"));
    let replay = recorded(&library, 60);
    let (labs, games) = (folder.path().join("lab"), folder.path().join("game"));
    recording::write(&labs, &replay, false).expect("the file is new");
    let text = std::fs::read_to_string(&labs).expect("it was just written");
    // The game saves with `Replay::write` and plays what `Replay::read` returns.
    assert_eq!(Replay::read(&text), Ok(replay.clone()));
    std::fs::write(&games, replay.write()).expect("it can be written");
    let kept = recording::read(&games).expect("the game's form is the lab's");
    assert_eq!(verify::verify(&kept, &library), Ok(replay.length));
}

#[test]
fn a_snapshot_is_written_and_read_in_the_form_of_saves() {
    let library = library();
    let mut world = bevy_ecs::world::World::new();
    install(&mut world, library);
    begin(&mut world, 9);
    act(&mut world, Command::Wait).expect("waiting is accepted");
    let snapshot = DiveSnapshot::take(&mut world);
    let options = daemonfall_core::data::ron_options();
    let text = options.to_string(&snapshot).expect("a snapshot can be written");
    let read: DiveSnapshot = options.from_str(&text).expect("and read");
    assert!(read == snapshot);
    let print = fingerprint(&world);
    read.restore(&mut world).expect("and restored");
    assert_eq!(fingerprint(&world), print);
}

#[test]
fn a_replay_of_an_earlier_version_is_verified_and_said_to_have_no_checksum() {
    let replay = recorded(&library(), 20);
    let bare = serde_json::to_string(&replay).expect("plain data");
    assert_eq!(Replay::read(&bare), Ok(replay.clone()));
    let (_folder, old) = file("old.json", &bare);
    let (_other, new) = file("new.json", &replay.write());
    let (status, told, _) = lab(&["verify", &old, &new]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!((status, lines.len()), (Some(0), 2), "{told}");
    assert!(lines[0].contains("20 beats verified; it has no checksum"), "{told}");
    assert!(lines[1].ends_with("20 beats verified"), "{told}");
}

#[test]
fn a_keyframe_that_does_not_fit_its_dive_is_refused() {
    let library = library();
    let mut replay = recorded(&library, 60);
    replay.keyframes[0].objects[0].placed.cell.x += 1;
    let told = verify::verify(&replay, &library).expect_err("a keyframe was altered");
    assert!(told.starts_with("beat 50: its keyframe is not"), "{told}");
    assert!(told.contains("object 1, placed, cell, x"), "{told}");
    replay.keyframes[0].beat = 61;
    let told = verify::verify(&replay, &library).expect_err("a keyframe was moved");
    assert_eq!(told, "its keyframe of beat 61 is out of place");
}

#[test]
#[cfg(target_os = "linux")]
fn an_endless_file_is_refused_and_a_device_is_not_written_over() {
    let (status, _, told) = lab(&["verify", "/dev/zero"]);
    assert_eq!(
        (status, told.trim_end()),
        (Some(1), "daemonfall-lab: /dev/zero: is larger than 64 MiB")
    );
    let refused = recording::write_text(std::path::Path::new("/dev/null"), "a text", true);
    let told = refused.expect_err("it is a device").to_string();
    assert_eq!(told, "/dev/null: cannot be written: it is not a file");
}

#[test]
fn an_ability_that_no_move_type_has_is_told_with_the_file_and_line_of_its_unit() {
    let mut sources = data::all_sources(None).expect("the game's data can be read");
    let units = sources.iter_mut().find(|it| it.file == "units.ron").expect("there are units");
    let at = units.text.find("\"Strike\"").expect("a unit strikes");
    units.text.replace_range(at..at + 8, "\"Strik\"");
    let told = daemonfall_campaign::Content::from_sources(&sources).expect_err("it is unknown");
    let told = told.to_string();
    assert!(told.contains("/units.ron:") && told.contains("chassis.abilities[1]"), "{told}");
}
