//! Explanations of words where they appear, by pointer and by keys; the glossary in the help; hints
//! that are shown once.

use super::picture::assert_shows_something;
use super::program::{Program, folder};
use std::fs;
use std::path::Path;

const SIDES: &str = "thorn,ember,echo:leech,needle";

/// From the first choice of a breach to its help.
const HELP: &str =
    "wait breach\nmove 4 4\nwait choice\nkey F2\nwait text Help: the breach\nwait frames 10\n";

fn shot(folder: &Path, name: &str) -> String {
    format!("shot {}\n", folder.join(format!("{name}.png")).display())
}

/// Runs a script in a breach.
fn in_a_breach(size: &str, script: impl FnOnce(&Path) -> String) {
    let folder = folder();
    let script = script(folder.path());
    Program::new(&folder)
        .with(&["--breach", SIDES, "--seed", "7", "--size", size])
        .script(&script)
        .run()
        .ends_well();
    let shots = fs::read_dir(folder.path()).expect("the folder").flatten();
    let pictures = shots.filter(|file| file.path().extension().is_some_and(|it| it == "png"));
    let (width, height) = size.split_once('x').expect("a size");
    let wanted = [width, height].map(|it| it.parse().expect("pixels"));
    for picture in pictures {
        assert_shows_something(&picture.path(), (wanted[0], wanted[1]));
    }
}

/// A definition opens from another and stays open while the pointer moves into it. It did not take
/// the focus, so a step back belongs to the help.
fn definitions_nest(folder: &Path) -> String {
    HELP.to_owned()
        + "move text quick flag\nwait text Gives its holder a quick turn\nwait frames 5\n\
           move text quick turn\nwait text A turn in the middle of a round\nwait frames 5\n"
        + &shot(folder, "nested")
        + "key Escape\nwait frames 5\nkey p\nwait text Paused\nquit\n"
}

#[test]
fn definitions_open_out_of_each_other_under_the_pointer() {
    in_a_breach("1280x720", definitions_nest);
}

#[test]
fn definitions_fit_a_window_as_small_as_a_phones() {
    in_a_breach("844x390", |folder| {
        HELP.to_owned()
            + "touch text Damage\nwait text Health that a blow takes\nwait frames 5\n"
            + &shot(folder, "small")
            + "quit\n"
    });
}

#[test]
fn keys_walk_from_word_to_word_and_into_what_is_explained() {
    in_a_breach("1280x720", |folder| {
        HELP.to_owned()
            + "key F3\nwait text picked moves are added\nkey F4\nwait text The column of all moves to come\nwait frames 5\n"
            + &shot(folder, "walked")
            + "key Escape\nwait frames 3\nkey Escape\nwait frames 3\nexpect text Help: the breach\n\
               key Escape\nwait frames 5\nkey p\nwait text Paused\nquit\n"
    });
}

#[test]
fn what_stands_in_a_breach_is_explained_where_it_stands() {
    in_a_breach("1280x720", |folder| {
        "wait breach\nmove 4 4\nwait choice\n\
         move 1027 74\nwait text every action goes through these six steps\nwait frames 5\n"
            .to_owned()
            + &shot(folder, "steps")
            + "move 1150 34\nwait text The quick safety. Off\nmove text 60 CT\nwait text at 100 the unit has a turn\nquit\n"
    });
}

#[test]
fn the_glossary_finds_words_and_leads_from_one_to_the_next() {
    in_a_breach("1280x720", |folder| {
        HELP.to_owned()
            + "touch text Glossary\nwait text Game terms are underlined\nwait frames 10\n"
            + &shot(folder, "glossary")
            + "touch text Aim\nwait text follows wherever it goes\nwait frames 5\n\
               touch text panel\nwait text A place on the field\nquit\n"
    });
}

#[test]
fn a_hint_comes_once_and_is_kept_as_read() {
    let folder = folder();
    let settings = folder.path().join("saves/settings.ron");
    let seeded = |script: &str| {
        Program::new(&folder).with(&["--seed", "7"]).script(script).run().ends_well();
        fs::read_to_string(&settings).expect("the settings")
    };
    let first = "Nothing moves until you do";
    let kept = seeded(&format!("wait dive\nwait text {first}\nkey z\nwait frames 10\nquit\n"));
    assert!(kept.contains("dive_moving"), "{kept}");
    let kept = kept.replace("show_hints: true", "show_hints: false");
    fs::write(&settings, &kept).expect("the folder can be written");
    let again =
        seeded("wait dive\nwait frames 60\ncommand wait\ncommand wait\nwait frames 60\nquit\n");
    assert_eq!(again, kept, "none come where they are switched off");
}
