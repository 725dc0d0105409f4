//! Problems outside the game while it is played: a gamepad is unplugged, there is no sound device,
//! a language file is missing or damaged.

use super::bot;
use super::files::{copied_assets, write};
use super::march::March;
use super::program::{Program, folder};
use crate::{PRACTISE_DIVE, SEED};
use std::fs;

#[test]
fn a_gamepad_unplugged_amid_a_dive_holds_nothing_and_keys_go_on() {
    let script = format!(
        "wait dive\nwait frames 20\npad South\nwait beat 1\nwait frames 5\nexpect text South\n\
         pad South held\nunplug\nwait text Gamepad disconnected\nwait seconds 1\nexpect beat 2\nexpect text Space\n\
         command wait\nexpect beat 3\nexpect fingerprint {}\n\
         pad South\nwait beat 4\nwait frames 5\nexpect text South\nquit\n",
        bot::waited(SEED, 3)
    );
    Program::new(&folder()).with(&["--seed", &SEED.to_string()]).plays(&script);
}

#[test]
fn a_gamepad_unplugged_amid_a_turn_of_the_map_holds_nothing_and_keys_go_on() {
    let mut march = March::begin("small", SEED);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.step_past_a_lost_pad();
    march.end_turn();
    march.line("quit");
    march.program(&folder()).plays(&march.script);
}

#[test]
fn who_wants_sound_is_told_once_that_there_is_no_device() {
    const WORDS: &str = "No sound device found";
    let folder = folder();
    // With an empty configuration no device is found, whatever the machine has.
    let nothing = folder.path().join("asound.conf");
    write(&nothing, "");
    let program =
        || Program::new(&folder).environment("ALSA_CONFIG_PATH", &nothing.display().to_string());
    let mute = program().script("wait title\nwait seconds 2\nquit\n").run();
    mute.ends_well();
    assert_eq!(mute.count(WORDS), 0);
    let script = format!(
        "wait title\nwait text {WORDS}\nkey m\nwait frames 5\nkey m\nwait seconds 1\nquit\n"
    );
    let heard = program().heard().script(&script).run();
    heard.ends_well();
    assert_eq!(heard.count(WORDS), 1);
}

#[test]
fn a_missing_or_damaged_language_is_told_of_and_the_game_goes_on_in_english() {
    const GONE: &str = "text/de.ftl cannot be read";
    const DAMAGED: &str = "text/de.ftl is damaged";
    let cases: [(Option<&[u8]>, &str); 3] = [
        (None, GONE),
        (Some(b"title-quit = \xff\xfe\n"), GONE),
        (Some(b"no language\n\nno language either\n"), DAMAGED),
    ];
    for (content, words) in cases {
        let folder = folder();
        let copy = copied_assets(&folder);
        let file = copy.join("text/de.ftl");
        match content {
            Some(content) => write(file, content),
            None => fs::remove_file(file).expect("the copy can be changed"),
        }
        write(folder.path().join("saves/settings.ron"), "(language: \"de\")");
        let script = format!(
            "wait title\nwait text {words}\nexpect text New run\nwait seconds 1\n{PRACTISE_DIVE}type 7\nwait frames 3\nkey Enter\n\
             wait dive\nwait frames 20\nexpect text drink\ncommand wait\nexpect beat 1\nquit\n"
        );
        Program::new(&folder).assets(&copy).plays(&script);
    }
}
