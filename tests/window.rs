//! Tests of the real program in a real window: under Xvfb, with a software Vulkan driver, driven by
//! scripts that press keys.
#![cfg(target_os = "linux")]

mod window {
    mod battle;
    pub mod bot;
    mod comfort;
    pub mod duel;
    pub mod files;
    mod idle;
    mod journey;
    mod ladder;
    mod learning;
    pub mod march;
    mod mishaps;
    mod packs;
    #[cfg(feature = "panels")]
    mod panels;
    mod practice;
    pub mod program;
    mod replays;
    mod runs;
    mod settings;
    mod sizes;
    mod ways;
}

use daemonfall_core::seed_text;
use daemonfall_dungeon::Outcome;
use daemonfall_dungeon::replay::Replay;
use std::fs;
use tempfile::TempDir;
use window::files::{copied_assets, texts_in, write};
use window::march::March;
use window::program::{Program, folder};
use window::{bot, duel};

const SEED: u64 = 7;
/// The seed of the sector for the march: a fight is won there, and the run continues.
const MARCH: u64 = 12;
const SIDES: &str = "thorn,ember,echo:leech,needle";

#[test]
fn the_title_a_dive_and_back_are_reached_by_keys() {
    let script = "wait title\nwait seconds 1\nshot title\n".to_owned()
        + PRACTISE_DIVE
        + "type 7\nwait frames 3\nkey Enter\nwait dive\nwait frames 20\nexpect beat 0\nshot dive\n\
           command wait\ncommand wait\nexpect beat 2\nkey Escape\nwait frames 20\nexpect text Paused\nshot pause\n\
           key ?\nwait text Help\nwait frames 5\nkey Escape\nwait frames 5\nexpect text Paused\nwait frames 5\nkey ArrowUp\nkey Enter\n\
           wait text Leave?\nkey Enter\nwait practice\nwait frames 10\nkey Escape\nwait title\nquit\n";
    Program::new(&folder()).plays(&script);
}

/// From the title to the seed field of a practice dive.
const PRACTISE_DIVE: &str = "key ArrowDown\nkey ArrowDown\nkey Enter\nwait practice\nwait frames 5\nkey ArrowDown\nkey ArrowDown\nwait frames 3\n";

#[test]
fn from_the_title_a_bots_way_to_the_third_floor_is_played_by_keys() {
    let folder = folder();
    let (replay, last) = bot::first_dive(|dive| dive.floor == 2 && dive.outcome.is_none());
    let script =
        format!("expect floor 3\nexpect fingerprint {last}\nwait seconds 0.5\nshot third\nquit\n");
    let file = folder.path().join("way.json");
    write(&file, replay.write());
    let title = format!(
        "wait title\nwait seconds 1\n{PRACTISE_DIVE}type {}\nwait frames 3\nkey Enter\nwait dive\nwait frames 5\nplay {}\n",
        seed_text(replay.seed),
        file.display()
    );
    Program::new(&folder).plays(&(title + &script));
}

#[test]
fn an_escape_and_a_death_are_summed_up() {
    let escape = bot::first_dive(|dive| dive.outcome == Some(Outcome::Escaped)).0;
    let death = bot::first_dive(|dive| matches!(dive.outcome, Some(Outcome::Died { .. }))).0;
    for (replay, words) in [(escape, "You got out"), (death, "You died")] {
        let folder = folder();
        let script = format!(
            "wait summary\nwait seconds 0.5\nexpect text {words}\nexpect text Replay:\nshot summary\nkey r\nwait dive\nexpect beat 0\nquit\n"
        );
        play(&folder, &replay, &script);
        let kept = texts_in(&folder.path().join("saves/replays"));
        assert_eq!(Replay::read(&kept[0]).as_ref(), Ok(&replay));
    }
}

#[test]
fn a_replay_can_be_watched() {
    let folder = folder();
    let (mut replay, last) = bot::first_dive(|dive| dive.beat == 6);
    let file = folder.path().join("watched.json");
    let watch = |replay: &Replay, words: &str| {
        write(&file, replay.write());
        let script = format!(
            "wait beat 6\nexpect fingerprint {last}\nwait seconds 1.5\nexpect text {words}\nquit\n"
        );
        Program::new(&folder).with(&["--replay", &file.display().to_string()]).plays(&script);
    };
    watch(&replay, "all 6 beats match the recording");
    if let Some(beat) = replay.beats.last_mut() {
        beat.1.0 ^= 1;
    }
    watch(&replay, "watched.json: beat 6");
}

fn play(folder: &TempDir, replay: &Replay, script: &str) {
    let file = folder.path().join("way.json");
    write(&file, replay.write());
    let script = format!("wait dive\nwait frames 5\nplay {}\n{script}", file.display());
    Program::new(folder).with(&["--seed", &replay.seed.to_string()]).plays(&script);
}

#[test]
fn a_practice_breach_is_played_to_its_end_by_keys() {
    let played = duel::play(SIDES, SEED);
    let mut script = "wait breach\nwait choice\nwait seconds 0.5\nshot begun\nkey 1\nwait frames 5\nshot aim\nkey Escape\nwait frames 3\n"
        .to_owned();
    for (place, choice) in played.choices.iter().enumerate() {
        script += choice;
        script += "\n";
        if place == 3 {
            // The choice is undone and made again, without loss.
            script += &format!("wait choice\nkey u\nwait choice\n{choice}\n");
        }
        if place == 4 {
            script += &format!(
                "wait choice\nkey Escape\nwait text Paused\nwait frames 5\nclick text Undo\n\
                 wait frames 15\nwait choice\n{choice}\n"
            );
        }
        if place == played.choices.len() / 2 {
            script += "wait frames 12\nshot middle\n";
        }
    }
    let (outcome, end) = (played.outcome, played.end);
    script += &format!(
        "wait choice\nexpect outcome {outcome}\nexpect fingerprint {end}\nwait frames 10\nwait seconds 1\nshot over\n\
         key Enter\nwait choice\nexpect round {}\nkey Escape\nwait frames 5\nexpect text Paused\nquit\n",
        played.first_round
    );
    Program::new(&folder()).with(&["--breach", SIDES, "--seed", "7"]).plays(&script);
}

#[test]
fn a_sector_is_played_by_keys_to_its_first_fight() {
    let mut march = March::begin("small", MARCH);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.check();
    march.line("shot begun");
    march.recruit_and_undo();
    march.check();
    march.attack(|name| format!("shot {name}"));
    march.end_turn();
    march.line("key g\nwait frames 3\nexpect text WHAT HAPPENED, BY TURN");
    march.line("shot log");
    march.line("key g\nwait frames 3\nkey t\nwait text Relations\nkey Escape\nwait frames 3");
    march.line("key p\nwait frames 5\nexpect text Paused\nquit");
    march.program(&folder()).plays(&march.script);
}

#[test]
fn a_large_window_is_filled() {
    let script = "wait title\nwait seconds 1\nshot large\nquit\n";
    Program::new(&folder()).with(&["--size", "1920x1080"]).plays(script);
}

#[test]
fn a_broken_data_file_ends_the_start_with_file_line_and_reason() {
    let folder = folder();
    let data = folder.path().join("data");
    write(data.join("weapons.ron"), "{\n    \"spear\": (patern: []),\n}\n");
    let run = Program::new(&folder)
        .with(&["--data", &data.display().to_string()])
        .script("wait title\nquit\n")
        .run();
    run.ends_with(1, &["weapons.ron:2", "spear", "patern"]);
}

#[test]
fn a_missing_asset_ends_the_start_with_its_name() {
    let folder = folder();
    let copy = copied_assets(&folder);
    fs::remove_file(copy.join("art/logo.png")).expect("it was copied");
    fs::remove_file(copy.join("fonts/JetBrainsMono-Bold.ttf")).expect("it was copied");
    let run = Program::new(&folder).assets(&copy).script("wait title\nquit\n").run();
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
    let copy = copied_assets(&folder);
    fs::remove_file(copy.join("sound/step.ogg")).expect("it was copied");
    write(copy.join("sound/music/sector_bed.ogg"), "no sound");
    let told =
        "wait text sound/step.ogg: this file is missing\nwait text sound/music/sector_bed.ogg";
    Program::new(&folder).assets(&copy).plays(&format!("wait title\n{told}\nquit\n"));
}

#[test]
fn changed_data_are_read_anew_and_broken_ones_change_nothing() {
    let folder = folder();
    let copy = copied_assets(&folder);
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
            write(&kinds, text);
        }
    });
    let run = Program::new(&folder).assets(&copy).script(&script).run();
    assert!(editor.join().is_ok(), "the data were changed");
    run.ends_well();
}

#[test]
fn a_wrong_command_line_is_refused_in_words() {
    let refused: [(&[&str], i32, &[&str]); 5] = [
        (&["--sector", "huge"], 1, &["--sector", "there is no sector \"huge\""]),
        (&["--breach", "keystoen"], 1, &["--breach", "\"keystoen\" is not a guardian"]),
        (&["--sneed", "1"], 2, &["--sneed"]),
        (&["--seed", "twelve"], 2, &["\"twelve\" is no number"]),
        (&["--data", "/no/such/folder"], 1, &["/no/such/folder", "no such folder"]),
    ];
    for (arguments, code, words) in refused {
        Program::new(&folder()).with(arguments).run().ends_with(code, words);
    }
    Program::new(&folder())
        .environment("DISPLAY", "")
        .environment("WAYLAND_DISPLAY", "")
        .run()
        .ends_with(1, &["no display"]);
}

#[test]
fn a_wrong_script_is_refused_with_its_line() {
    for (script, words) in [
        ("wait title\n\njump\n", ["script.txt:3", "jump"]),
        ("wait title\nexpect text No such words\nquit\n", ["script.txt:2", "No such words"]),
    ] {
        Program::new(&folder()).script(script).run().ends_with(1, &words);
    }
}
