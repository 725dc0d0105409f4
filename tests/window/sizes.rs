//! A window that changes during a game and back again: to its smallest size, or to a screen with
//! twice as many pixels. And the game on a screen as small as a phone's, played only by touch.

use super::files::write;
use super::march::March;
use super::program::{BREACH, Program, assert_shows_something, folder, plays};
use super::{bot, duel};
use crate::{SEED, SIDES};
use daemonfall_dungeon::replay::Replay;
use std::path::Path;

struct Change {
    name: &'static str,
    there: &'static str,
    back: &'static str,
    pixels: (u32, u32),
}

const SMALL: Change =
    Change { name: "small", there: "resize 320x200", back: "resize 1280x720", pixels: (320, 200) };
const DENSE: Change =
    Change { name: "dense", there: "scale 2", back: "scale 1", pixels: (1280, 720) };

impl Change {
    fn picture(&self, folder: &Path, screen: &str) -> String {
        let name = format!("{screen}-{}.png", self.name);
        folder.join(name).display().to_string()
    }

    fn there(&self, folder: &Path, screen: &str, words: &str) -> String {
        format!(
            "{}\nwait frames 10\nexpect text {words}\nshot {}\n",
            self.there,
            self.picture(folder, screen)
        )
    }

    fn back(&self, words: &str) -> String {
        format!("{}\nwait frames 10\nexpect text {words}\n", self.back)
    }

    fn shows(&self, folder: &Path, screen: &str) {
        assert_shows_something(Path::new(&self.picture(folder, screen)), self.pixels);
    }
}

/// The window changes during the second of four parts, and in another way during the third.
fn amid(folder: &Path, screen: &str, words: &str, parts: &[String; 4]) -> String {
    [
        parts[0].clone(),
        SMALL.there(folder, screen, words),
        parts[1].clone(),
        SMALL.back(words),
        DENSE.there(folder, screen, words),
        parts[2].clone(),
        DENSE.back(words),
        parts[3].clone(),
    ]
    .concat()
}

fn quarter(part: usize, all: usize) -> std::ops::Range<usize> {
    part * all / 4..(part + 1) * all / 4
}

#[test]
fn a_dive_goes_on_while_its_window_changes() {
    let folder = folder();
    let (replay, last) = bot::first_dive(|dive| dive.beat == 12 && dive.outcome.is_none());
    let parts = [0, 1, 2, 3].map(|part| {
        let beats = replay.beats[quarter(part, replay.beats.len())].to_vec();
        let part_of_it = Replay { length: beats.len() as u32, beats, ..replay.clone() };
        let file = folder.path().join(format!("part-{part}.json"));
        write(&file, part_of_it.write());
        format!("play {}\n", file.display())
    });
    let script = "wait dive\nwait frames 20\n".to_owned()
        + &amid(folder.path(), "dive", "drink", &parts)
        + &format!("expect fingerprint {last}\nquit\n");
    Program::new(&folder).with(&["--seed", &replay.seed.to_string()]).plays(&script);
    SMALL.shows(folder.path(), "dive");
    DENSE.shows(folder.path(), "dive");
}

#[test]
fn a_breach_goes_on_while_its_window_changes() {
    let folder = folder();
    let played = duel::play(SIDES, SEED);
    let choices = &played.choices;
    let parts = [0, 1, 2, 3].map(|part| {
        let chosen = choices[quarter(part, choices.len())].join("\n");
        format!("{chosen}\nwait choice\n")
    });
    let script = "wait breach\nwait choice\nwait seconds 0.5\n".to_owned()
        + &amid(folder.path(), "breach", "pause", &parts)
        + &format!("expect outcome {}\nexpect fingerprint {}\nquit\n", played.outcome, played.end);
    Program::new(&folder).with(&["--breach", SIDES, "--seed", &SEED.to_string()]).plays(&script);
    SMALL.shows(folder.path(), "breach");
    DENSE.shows(folder.path(), "breach");
}

#[test]
fn the_map_and_the_gear_go_on_while_their_window_changes() {
    const MAP: &str = "relations";
    const GEAR: &str = "HEALTH";
    let folder = folder();
    let shots = folder.path();
    let mut march = March::begin("small", SEED);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.line(SMALL.there(shots, "map", MAP));
    march.end_turn();
    march.line(SMALL.back(MAP));
    march.line(DENSE.there(shots, "map", MAP));
    march.end_turn();
    march.line(DENSE.back(MAP));
    march.line("key i\nwait gear\nwait frames 10");
    for change in [SMALL, DENSE] {
        march.line(change.there(shots, "gear", GEAR) + "key ArrowDown\nwait frames 3");
        march.line(change.back(GEAR));
    }
    march.line("key Escape\nwait sector\nwait frames 10");
    march.check();
    march.line("quit");
    march.program(&folder).plays(&march.script);
    for screen in ["map", "gear"] {
        SMALL.shows(shots, screen);
        DENSE.shows(shots, screen);
    }
}

/// The size of a phone, held sideways.
pub const SIZE: [&str; 2] = ["--size", "844x390"];

plays! {
    from_the_title_fingers_lead_into_a_dive_and_step_there: SIZE =>
        "wait title\nwait seconds 1\ntouch text Practice\nwait practice\nwait frames 10\ntouch text Dive\n\
         wait dive\nwait frames 20\nexpect beat 0\ntouch text wait\nwait beat 1\nwait frames 5\n\
         swipe 420 180 500 184\nwait beat 2\nwait frames 5\nswipe 420 180 424 250\nwait beat 3\nwait frames 5\n\
         shot dive\nexpect beat 3\ntouch text help\nwait text FINGERS\nwait frames 5\ntouch text Close\nwait frames 5\ntouch text pause\nwait text Paused\nwait frames 5\ntouch text Back to practice\nwait text Leave?\nwait frames 5\ntouch text Leave?\nwait practice\n\
         wait frames 5\ntouch text Back\nwait title\nquit\n";

    a_finger_writes_a_seed_and_the_dive_begins_on_it: SIZE =>
        "wait title\nwait seconds 1\ntouch text Practice\nwait practice\nwait frames 10\n\
                  touch text -\nwait text Done\nwait frames 5\ntouch text 7\nwait frames 5\ntouch text Done\nwait frames 10\n\
                  touch text Dive\nwait dive\nwait frames 20\ntouch text pause\nwait text seed 0000-0007\nquit\n";
}

#[test]
fn a_tap_looks_at_a_tile_and_a_second_one_goes_there() {
    let mut march = March::begin("small", 2);
    // A button ends the first look over the whole map.
    march.line("wait sector\nwait turn\ntouch text next stack\nwait seconds 3");
    march.check();
    // The stack is in the middle of the map's area, its neighbours a hex away.
    march.step_by_taps((246.0, 153.0), 57.3);
    march.line("shot sector");
    march.line(
        "touch text log\nwait text WHAT HAPPENED, BY TURN\nwait frames 5\ntouch 420 380\nquit",
    );
    march.program(&folder()).with(&SIZE).plays(&march.script);
}

plays! {
    the_log_of_a_breach_is_closed_by_its_button_or_a_tap_beside_it_and_nothing_beneath_is_touched: BREACH, SIZE =>
        "wait breach\nwait choice\nwait seconds 0.5\nexpect turn Thorn\ntouch 420 20\nwait frames 10\n\
                  touch text Log\nwait text BY ROUND\nwait frames 5\ntouch text Close\nwait frames 10\n\
                  touch text Log\nwait text BY ROUND\nwait frames 5\ntouch 60 330\nwait frames 10\nexpect turn Thorn\n\
                  touch text Pause\nwait text Paused\nquit\n";

    a_finger_takes_a_card_and_confirms_it: BREACH, SIZE =>
        "wait breach\nwait choice\nwait seconds 0.5\nexpect turn Thorn\ntouch text Guard\nwait text confirm\nwait frames 5\n\
         shot breach\ntouch text confirm\nwait frames 20\nwait choice\nexpect text undo\nquit\n";
}
