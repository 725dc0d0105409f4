//! Explanations of words where they appear, by pointer and by keys; the glossary in the help; hints
//! that are shown once.

use super::files::write;
use super::program::{BREACH, Program, folder, plays};
use super::sizes::SIZE;
use std::fs;

/// A script that goes from the first choice of a breach to its help, and then on.
fn help(script: &str) -> String {
    format!(
        "wait breach\nmove 4 4\nwait choice\nkey F2\nwait text Help: the breach\nwait frames 10\n{script}"
    )
}

plays! {
    // It stays open while the pointer moves into it, and a step back belongs to the help.
    definitions_open_out_of_each_other_under_the_pointer: BREACH =>
        &help("move text quick turn\nwait text An extra turn in the middle of a round\nwait frames 5\n\
         move text lamp\nwait text Says whether quick turns come or wait\nwait frames 5\nshot nested\n\
         key Escape\nwait frames 5\nkey p\nwait text Paused\nquit\n");

    definitions_fit_a_window_as_small_as_a_phones: BREACH, SIZE =>
        &help("touch text Shield\nwait text before health does\nwait frames 5\nshot small\nquit\n");

    keys_walk_from_word_to_word_and_into_what_is_explained: BREACH =>
        &help("key F3\nwait text is lost for good, with its mods\nkey F4\nwait text What a unit is without\nwait frames 5\n\
         shot walked\nkey Escape\nwait frames 3\nkey Escape\nwait frames 3\nexpect text Help: the breach\n\
         key Escape\nwait frames 5\nkey p\nwait text Paused\nquit\n");

    what_stands_in_a_breach_is_explained_where_it_stands: BREACH =>
        "wait breach\nmove 4 4\nwait choice\n\
         move text 60 CT\nwait text at 100 the unit has a turn\nmove 300 185\nwait text Charge time (CT)\nmove 4 4\n\
         key 1\nwait frames 5\nkey Enter\nwait choice\nkey 1\nwait frames 5\nkey t\nwait frames 3\nkey Enter\nwait frames 5\n\
         key n\nwait frames 4\nkey n\nwait frames 4\nkey n\nwait frames 4\nkey n\nwait frames 4\n\
         key n\nwait frames 4\nkey n\nwait frames 4\nkey n\nwait frames 4\nkey n\nwait frames 4\n\
         wait text step 1 of 6\nmove 1100 78\nwait text Every action goes through these six steps\nwait frames 5\nshot steps\nquit\n";

    the_glossary_finds_words_and_leads_from_one_to_the_next: BREACH =>
        &help("touch text Glossary\nwait text Game terms are underlined\nwait frames 10\nshot glossary\n\
         touch text Aim\nwait text which it follows wherever the unit goes\nwait frames 5\n\
         touch text panel\nwait text A place on the field\nquit\n");

    a_button_of_a_dives_help_is_used_by_its_key: ["--seed", "7"] =>
        "wait dive\nkey ?\nwait text Who is who\nwait frames 5\nkey ArrowRight\nwait frames 3\nkey Enter\n\
         wait text Game terms are underlined\nwait frames 10\nexpect text Search terms\nkey Escape\nwait frames 10\nexpect text Help: the dive\nkey Escape\nwait frames 10\nexpect beat 0\nquit\n";
}

#[test]
fn a_hint_comes_once_and_is_kept_as_read() {
    let folder = folder();
    let settings = folder.path().join("saves/settings.ron");
    let seeded = |script: &str| {
        Program::new(&folder).with(&["--seed", "7"]).plays(script);
        fs::read_to_string(&settings).expect("the settings")
    };
    let first = "Nothing moves until you do";
    let kept = seeded(&format!("wait dive\nwait text {first}\nkey z\nwait frames 10\nquit\n"));
    assert!(kept.contains("dive_moving"), "{kept}");
    let kept = kept.replace("show_hints: true", "show_hints: false");
    write(&settings, &kept);
    let again =
        seeded("wait dive\nwait frames 60\ncommand wait\ncommand wait\nwait frames 60\nquit\n");
    assert_eq!(again, kept, "none come where they are switched off");
}
