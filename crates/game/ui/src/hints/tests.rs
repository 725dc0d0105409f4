//! One hint is shown at a time, and none where they are switched off.

use super::{Hint, Hinting};
use daemonfall_platform::settings::Settings;

static HINTS: [Hint<&str>; 2] = [
    Hint { key: "door", words: || "Read this at a door.".into(), due: |it| *it == "door" },
    Hint { key: "prize", words: || "Read this at a prize.".into(), due: |it| *it == "prize" },
];

#[test]
fn one_hint_stands_until_its_matter_is_done() {
    let settings = Settings::default();
    let mut hinting = Hinting::default();
    hinting.attend(&HINTS, &"door", &settings);
    assert_eq!(hinting.shown.as_ref().map(|it| it.key), Some("door"));
    hinting.attend(&HINTS, &"prize", &settings);
    assert_eq!(hinting.shown.as_ref().map(|it| it.key), Some("door"), "one at a time");
    hinting.grow_older(0.5);
    assert!(!hinting.is_over(), "it may apply again at once");
    hinting.attend(&HINTS, &"door", &settings);
    hinting.grow_older(0.5);
    assert!(!hinting.is_over(), "it applies again");
    hinting.attend(&HINTS, &"prize", &settings);
    hinting.grow_older(1.0);
    assert!(hinting.is_over(), "it no longer applies");
}

#[test]
fn what_was_read_makes_room_for_what_is_more_urgent() {
    let hints = [
        Hint { key: "danger", words: String::new, due: |it: &(bool, bool)| it.0 },
        Hint { key: "door", words: String::new, due: |it: &(bool, bool)| it.1 },
    ];
    let settings = Settings::default();
    let mut hinting = Hinting::default();
    hinting.attend(&hints, &(false, true), &settings);
    hinting.grow_older(1.0);
    hinting.attend(&hints, &(true, true), &settings);
    hinting.grow_older(3.5);
    assert!(!hinting.is_over(), "it could not be read yet");
    hinting.attend(&hints, &(true, true), &settings);
    hinting.grow_older(1.0);
    assert!(hinting.is_over());
}

#[test]
fn a_hint_that_counts_as_read_goes() {
    let mut settings = Settings::default();
    let mut hinting = Hinting::default();
    hinting.attend(&HINTS, &"door", &settings);
    settings.hints.push("door".into());
    hinting.attend(&HINTS, &"door", &settings);
    hinting.grow_older(1.0);
    assert!(hinting.is_over());
    hinting.shown = None;
    hinting.attend(&HINTS, &"door", &settings);
    assert_eq!(hinting.shown, None);
}

#[test]
fn a_hint_that_was_hidden_comes_back_only_where_it_still_applies() {
    let settings = Settings::default();
    let mut hinting = Hinting::default();
    hinting.attend(&HINTS, &"door", &settings);
    hinting.come_back();
    assert!(hinting.shown.is_some());
    hinting.attend(&HINTS, &"elsewhere", &settings);
    hinting.come_back();
    assert_eq!(hinting.shown, None);
}

#[test]
fn no_hint_comes_where_they_are_switched_off() {
    let settings = Settings { show_hints: false, ..Settings::default() };
    let mut hinting = Hinting::default();
    hinting.attend(&HINTS, &"door", &settings);
    assert_eq!(hinting.shown, None);
}
