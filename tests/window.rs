//! Tests of the real program in a real window: under Xvfb, with a software Vulkan driver, driven by
//! scripts that press keys.
#![cfg(target_os = "linux")]

mod window {
    mod battle;
    pub mod bot;
    mod comfort;
    pub mod duel;
    pub mod errand;
    mod fingers;
    mod journey;
    mod ladder;
    mod learning;
    pub mod march;
    mod mishaps;
    #[cfg(feature = "panels")]
    mod panels;
    pub mod picture;
    mod practice;
    pub mod program;
    mod replays;
    mod runs;
    mod settings;
    mod sizes;
    #[cfg(feature = "panels")]
    mod time;
    mod ways;
}

use daemonfall_core::seed_text;
use daemonfall_dungeon::Outcome;
use daemonfall_dungeon::replay::Replay;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use window::march::March;
use window::picture::assert_shows_something;
use window::program::{Program, Run, assets, folder};
use window::{bot, duel};

const SEED: u64 = 7;
/// The seed of the sector for the march: a fight is won there, and the run continues.
const MARCH: u64 = 2;
const SIDES: &str = "thorn,ember,echo:leech,needle";

#[test]
fn the_title_a_dive_and_back_are_reached_by_keys() {
    let folder = folder();
    let shots = folder.path().join("shots");
    let shot = |name: &str| format!("shot {}/{name}.png\n", shots.display());
    let script = "wait title\nwait seconds 1\n".to_owned()
        + &shot("title")
        + PRACTISE_DIVE
        + "type 7\nwait frames 3\nkey Enter\nwait dive\nwait frames 20\nexpect beat 0\n"
        + &shot("dive")
        + "command wait\ncommand wait\nexpect beat 2\nkey Escape\nwait frames 20\nexpect text Paused\n"
        + &shot("pause")
        + "key ?\nwait text Help\nwait frames 5\nkey Escape\nwait frames 5\nexpect text Paused\nwait frames 5\nkey ArrowUp\nkey Enter\n\
           wait practice\nwait frames 10\nkey Escape\nwait title\nquit\n";
    let run = Program::new(&folder).script(&script).run();
    run.ends_well();
    for name in ["title", "dive", "pause"] {
        assert_shows_something(&shots.join(format!("{name}.png")), (1280, 720));
    }
}

/// From the title to the seed field of a practice dive.
const PRACTISE_DIVE: &str = "key ArrowDown\nkey ArrowDown\nkey Enter\nwait practice\nwait frames 5\nkey ArrowDown\nwait frames 3\n";

#[test]
fn from_the_title_a_bots_way_to_the_third_floor_is_played_by_keys() {
    let folder = folder();
    let (replay, last) = bot::first_dive(|dive| dive.floor == 2 && dive.outcome.is_none());
    let picture = folder.path().join("third.png");
    let script = format!(
        "expect floor 3\nexpect fingerprint {last}\nwait seconds 0.5\nshot {}\nquit\n",
        picture.display()
    );
    let file = folder.path().join("way.json");
    fs::write(&file, replay.write()).expect("the folder can be written");
    let title = format!(
        "wait title\nwait seconds 1\n{PRACTISE_DIVE}type {}\nwait frames 3\nkey Enter\nwait dive\nwait frames 5\nplay {}\n",
        seed_text(replay.seed),
        file.display()
    );
    Program::new(&folder).script(&(title + &script)).run().ends_well();
    assert_shows_something(&picture, (1280, 720));
}

#[test]
fn an_escape_and_a_death_are_summed_up() {
    let escape = bot::first_dive(|dive| dive.outcome == Some(Outcome::Escaped)).0;
    let death = bot::first_dive(|dive| matches!(dive.outcome, Some(Outcome::Died { .. }))).0;
    for (replay, words) in [(escape, "You got out"), (death, "You fell")] {
        let folder = folder();
        let picture = folder.path().join("summary.png");
        let script = format!(
            "wait summary\nwait seconds 0.5\nexpect text {words}\nexpect text replays\nshot {}\nkey r\nwait dive\nexpect beat 0\nquit\n",
            picture.display()
        );
        play(&folder, &replay, &script).ends_well();
        assert_shows_something(&picture, (1280, 720));
        let saves = folder.path().join("saves");
        let kept = fs::read_dir(saves.join("replays"))
            .expect("the replay's folder")
            .flatten()
            .next()
            .expect("the replay");
        let kept = Replay::read(&fs::read_to_string(kept.path()).expect("a text"));
        assert_eq!(kept.as_ref(), Ok(&replay));
    }
}

#[test]
fn a_replay_can_be_watched() {
    let folder = folder();
    let (mut replay, last) = bot::first_dive(|dive| dive.beat == 6);
    let file = folder.path().join("watched.json");
    let watch = |replay: &Replay, words: &str| {
        fs::write(&file, replay.write()).expect("the folder can be written");
        let script = format!(
            "wait beat 6\nexpect fingerprint {last}\nwait seconds 1.5\nexpect text {words}\nquit\n"
        );
        Program::new(&folder)
            .with(&["--replay", &file.display().to_string()])
            .script(&script)
            .run()
            .ends_well();
    };
    watch(&replay, "all 6 beats match the recording");
    if let Some(beat) = replay.beats.last_mut() {
        beat.1.0 ^= 1;
    }
    watch(&replay, "watched.json: beat 6");
}

/// Plays a replay with its keys, then runs a script.
fn play(folder: &TempDir, replay: &Replay, script: &str) -> Run {
    let file = folder.path().join("way.json");
    fs::write(&file, replay.write()).expect("the folder can be written");
    let script = format!("wait dive\nwait frames 5\nplay {}\n{script}", file.display());
    Program::new(folder).with(&["--seed", &replay.seed.to_string()]).script(&script).run()
}

#[test]
fn a_practice_breach_is_played_to_its_end_by_keys() {
    let folder = folder();
    let played = duel::play(SIDES, SEED);
    let shots = folder.path().join("shots");
    let shot = |name: &str| format!("shot {}/{name}.png\n", shots.display());
    let mut script = "wait breach\nwait choice\nwait seconds 0.5\n".to_owned() + &shot("begun");
    script += "key 1\nwait frames 5\n";
    script += &shot("aim");
    script += "key Escape\nwait frames 3\n";
    for (place, choice) in played.choices.iter().enumerate() {
        script += choice;
        script += "\n";
        if place == 3 {
            // The choice is undone and made again, without loss.
            script += &format!("wait choice\nkey u\nwait choice\n{choice}\n");
        }
        if place == played.choices.len() / 2 {
            script += "wait frames 12\n";
            script += &shot("middle");
        }
    }
    let (outcome, end) = (played.outcome, played.end);
    script += &format!(
        "wait choice\nexpect outcome {outcome}\nexpect fingerprint {end}\nwait seconds 0.5\n"
    );
    script += &shot("over");
    script += &format!("key Enter\nwait choice\nexpect round {}\n", played.first_round);
    script += "key Escape\nwait frames 5\nexpect text Paused\nquit\n";
    Program::new(&folder)
        .with(&["--breach", SIDES, "--seed", "7"])
        .script(&script)
        .run()
        .ends_well();
    for name in ["begun", "aim", "middle", "over"] {
        assert_shows_something(&shots.join(format!("{name}.png")), (1280, 720));
    }
}

#[test]
fn a_sector_is_played_by_keys_to_its_first_fight() {
    let folder = folder();
    let shots = folder.path().join("shots");
    let shot = |name: &str| format!("shot {}/{name}.png", shots.display());
    let mut march = March::begin("small", MARCH);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.check();
    march.line(shot("begun"));
    march.recruit_and_undo();
    march.check();
    march.attack(shot);
    march.end_turn();
    march.line("key g\nwait frames 3\nexpect text WHAT HAPPENED, BY TURNS");
    march.line(shot("log"));
    march.line("key g\nwait frames 3\nkey t\nwait text Relations\nkey Escape\nwait frames 3");
    march.line("key Escape\nwait frames 5\nexpect text Paused\nquit");
    Program::new(&folder)
        .with(&["--sector", "small", "--seed", &MARCH.to_string()])
        .script(&march.script)
        .run()
        .ends_well();
    for name in ["begun", "attack", "battle", "log"] {
        assert_shows_something(&shots.join(format!("{name}.png")), (1280, 720));
    }
}

#[test]
fn a_sector_of_no_size_is_refused_in_words() {
    let folder = folder();
    Program::new(&folder)
        .with(&["--sector", "huge"])
        .run()
        .ends_with(1, &["--sector", "there is no sector \"huge\""]);
}

#[test]
fn a_breach_between_nobodies_is_refused_in_words() {
    let folder = folder();
    Program::new(&folder)
        .with(&["--breach", "keystoen"])
        .run()
        .ends_with(1, &["--breach", "\"keystoen\" is not a guardian"]);
}

#[test]
fn a_large_window_is_filled() {
    let folder = folder();
    let picture = folder.path().join("large.png");
    let script = format!("wait title\nwait seconds 1\nshot {}\nquit\n", picture.display());
    Program::new(&folder).with(&["--size", "1920x1080"]).script(&script).run().ends_well();
    assert_shows_something(&picture, (1920, 1080));
}

#[test]
fn a_broken_data_file_ends_the_start_with_file_line_and_reason() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::create_dir(&data).expect("the folder can be written");
    fs::write(data.join("weapons.ron"), "{\n    \"spear\": (patern: []),\n}\n")
        .expect("the folder can be written");
    let run = Program::new(&folder)
        .with(&["--data", &data.display().to_string()])
        .script("wait title\nquit\n")
        .run();
    run.ends_with(1, &["weapons.ron:2", "spear", "patern"]);
}

#[test]
fn a_missing_asset_ends_the_start_with_its_name() {
    let folder = folder();
    let copy = folder.path().join("assets");
    copy_tree(&assets(), &copy);
    fs::remove_file(copy.join("art/logo.png")).expect("it was copied");
    fs::remove_file(copy.join("fonts/JetBrainsMono-Bold.ttf")).expect("it was copied");
    let run = Program::new(&folder)
        .environment("DAEMONFALL_ASSETS", &copy.display().to_string())
        .script("wait title\nquit\n")
        .run();
    run.ends_with(
        1,
        &[
            "art/logo.png: this file is missing",
            "fonts/JetBrainsMono-Bold.ttf: this file is missing",
        ],
    );
}

#[test]
fn a_missing_or_damaged_sound_is_told_of_and_the_game_goes_on() {
    let folder = folder();
    let copy = folder.path().join("assets");
    copy_tree(&assets(), &copy);
    fs::remove_file(copy.join("sound/step.ogg")).expect("it was copied");
    fs::write(copy.join("sound/music/sector_bed.ogg"), "no sound").expect("a damaged file");
    let told =
        "wait text sound/step.ogg: this file is missing\nwait text sound/music/sector_bed.ogg";
    let run = Program::new(&folder)
        .environment("DAEMONFALL_ASSETS", &copy.display().to_string())
        .script(&format!("wait title\n{told}\nquit\n"))
        .run();
    run.ends_well();
}

#[test]
fn changed_data_are_read_anew_and_broken_ones_change_nothing() {
    let folder = folder();
    let copy = folder.path().join("assets");
    copy_tree(&assets(), &copy);
    let (kinds, ready, told) = (
        copy.join("data/kinds.ron"),
        folder.path().join("ready.png"),
        folder.path().join("told.png"),
    );
    let good = fs::read_to_string(&kinds).expect("it was copied");
    let script = format!(
        "wait title\nwait seconds 1\nshot {}\nwait text Data not reloaded\nexpect text kinds.ron:\nshot {}\nwait text Data reloaded\nquit\n",
        ready.display(),
        told.display()
    );
    // The pictures show how far the script is.
    let editor = std::thread::spawn(move || {
        let changed = good.replacen("\"Crawler\"", "\"Creeper\"", 1);
        let broken = changed.replacen("priority:", "prioritie:", 1);
        for (sign, text) in [(ready, broken), (told, changed)] {
            let begun = std::time::Instant::now();
            while !sign.is_file() && begun.elapsed().as_secs() < 200 {
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
            fs::write(&kinds, text).expect("the copy can be written");
        }
    });
    let run = Program::new(&folder)
        .environment("DAEMONFALL_ASSETS", &copy.display().to_string())
        .script(&script)
        .run();
    assert!(editor.join().is_ok(), "the data were changed");
    run.ends_well();
}

#[test]
fn a_wrong_command_line_is_refused_in_words() {
    let folder = folder();
    Program::new(&folder).with(&["--sneed", "1"]).run().ends_with(2, &["--sneed"]);
    Program::new(&folder)
        .with(&["--seed", "twelve"])
        .run()
        .ends_with(2, &["\"twelve\" is no number"]);
    Program::new(&folder)
        .with(&["--data", "/no/such/folder"])
        .run()
        .ends_with(1, &["/no/such/folder", "no such folder"]);
    Program::new(&folder)
        .environment("DISPLAY", "")
        .environment("WAYLAND_DISPLAY", "")
        .run()
        .ends_with(1, &["no display"]);
}

#[test]
fn a_wrong_script_is_refused_with_its_line() {
    let folder = folder();
    Program::new(&folder)
        .script("wait title\n\njump\n")
        .run()
        .ends_with(1, &["script.txt:3", "jump"]);
    Program::new(&folder)
        .script("wait title\nexpect text No such words\nquit\n")
        .run()
        .ends_with(1, &["script.txt:2", "No such words"]);
}

fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("assets can be read").flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_tree(&path, &target);
        } else {
            fs::copy(&path, &target).expect("assets can be copied");
        }
    }
}
