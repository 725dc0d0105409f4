//! The debug panels in the real program: opened and closed by their key, clicked, typed into, and
//! their layout saved.

use super::files::{content, kept, replay_in, saved_run, texts_in, write};
use super::program::{Program, RUN, folder};
use bevy::prelude::World;
use daemonfall_campaign::install;
use daemonfall_dungeon::{self as dungeon, Command};
use std::fs;

const OPEN: &str = "key F1\nwait panel MACHINE ROOM\nwait frames 3\n";

#[test]
fn the_key_opens_and_closes_the_dock_on_every_screen() {
    let turned = |screen: &str| {
        format!(
            "wait {screen}\nwait frames 10\nexpect panels closed\n{OPEN}expect screen {screen}\nkey F1\nwait frames 4\nexpect panels closed\n"
        )
    };
    let from_the_title = turned("title")
        + "key ArrowDown\nkey ArrowDown\nkey Enter\n"
        + &turned("practice")
        + "key Escape\nwait title\nwait frames 5\nkey ArrowUp\nkey ArrowUp\nkey Enter\n"
        + &turned("new run")
        + "quit\n";
    let starts: [(&[&str], String); 5] = [
        (&[], from_the_title),
        (&["--seed", "7"], turned("dive") + "quit\n"),
        (&["--breach", "needle:thorn"], turned("breach") + "quit\n"),
        (&["--battle", "needle:thorn"], turned("compose") + "quit\n"),
        (&RUN, turned("sector") + "quit\n"),
    ];
    for (arguments, script) in starts {
        Program::new(&folder()).with(arguments).plays(&script);
    }
}

#[test]
fn clicks_and_letters_in_a_panel_stay_there_and_the_game_goes_on_beside_it() {
    let script = "wait dive\nwait frames 10\n".to_owned()
        + OPEN
        // The dock is on the right; a click there does not reach the map.
        + "click 1000 600\nclick 1100 300\nwait frames 10\nexpect beat 0\n"
        + "press World tab\nwait panel Search names\npress Search names\ntype wad\nwait frames 10\nexpect beat 0\n"
        // The first Escape leaves the field, the next one pauses.
        + "key Escape\nwait frames 5\ncommand wait\nexpect beat 1\nkey Tab\nwait frames 5\ncommand wait\nexpect beat 2\n"
        + "key Escape\nwait text Paused\nkey Escape\nwait frames 5\nkey F1\nwait frames 4\nexpect panels closed\ncommand wait\nexpect beat 3\nquit\n";
    Program::new(&folder()).with(&["--seed", "7"]).plays(&script);
}

#[test]
fn the_layout_is_kept_and_a_damaged_one_set_aside() {
    let folder = folder();
    let file = folder.path().join("saves/panels.ron");
    let beneath =
        format!("wait title\nwait frames 10\n{OPEN}press Dock below\nwait seconds 1\nquit\n");
    Program::new(&folder).plays(&beneath);
    let kept = fs::read_to_string(&file).expect("the layout was saved");
    assert!(kept.contains("edge:Bottom"), "{kept}");
    let again = format!("wait title\nwait frames 10\n{OPEN}wait seconds 1\nquit\n");
    Program::new(&folder).plays(&again);
    assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some(kept.as_str()));
    write(&file, "(edge: Above)");
    let told = format!(
        "wait title\nwait text The panels' layout was reset\n{OPEN}expect panel Panels\nquit\n"
    );
    Program::new(&folder).plays(&told);
    let aside = folder.path().join("saves/panels-aside-1.ron");
    assert_eq!(fs::read_to_string(aside).ok().as_deref(), Some("(edge: Above)"));
}

#[test]
fn panels_are_drawn_in_both_sizes() {
    for size in ["1280x720", "1920x1080"] {
        let script = format!(
            "wait dive\nwait frames 10\n{OPEN}press Speed tab\nwait panel Write a trace\ncommand wait\nwait panel Beat: reals\npress Write a trace\nwait text The trace was written to\nshot panels\nquit\n",
        );
        Program::new(&folder()).with(&["--seed", "7", "--size", size]).plays(&script);
    }
}

#[test]
fn an_edit_is_kept_played_again_and_told_at_the_end() {
    let folder = folder();
    let edit = "wait sector\nwait turn\nwait frames 5\n".to_owned()
        + OPEN
        + "press World tab\npress Map of the run\nwait panel FACTIONS\npress Lock\nwait frames 3\n"
        + "press cycles of Daemons\nwait frames 3\ntype 777\nkey Enter\nwait frames 3\npress Apply\nwait frames 5\n"
        + "expect cycles 777\nwait panel Edited run\nkey F1\nwait seconds 1\nkey p\nwait text Paused\nwait frames 5\nquit\n";
    Program::new(&folder).with(&RUN).plays(&edit);
    let end = "wait title\nwait seconds 0.5\nkey Enter\nwait sector\nwait turn\nexpect cycles 777\nwait frames 5\n\
         key p\nwait frames 10\nexpect text Paused\nkey ArrowUp\nwait frames 3\nkey Enter\n\
         wait text Give up for good?\nkey Enter\nwait run end\nwait seconds 0.5\nexpect text edited by hand\nquit\n";
    Program::new(&folder).plays(end);
    let replay = replay_in(&folder.path().join("saves"));
    assert_eq!(replay.verify(&content()), Ok(2), "an edit, and giving up");
}

#[test]
fn a_beat_stepped_in_the_panel_is_the_beat_played_whole() {
    let mut world = World::new();
    install(&mut world, &content());
    dungeon::begin(&mut world, 7);
    dungeon::act(&mut world, Command::Wait).expect("waiting is accepted");
    let first = dungeon::fingerprint(&world);
    dungeon::act(&mut world, Command::Wait).expect("waiting is accepted");
    let second = dungeon::fingerprint(&world);
    let script = "wait dive\nwait frames 10\n".to_owned()
        + OPEN
        + "press Beat tab\nwait panel Hold beats\npress Hold beats\nwait frames 3\nkey Space\n"
        + "wait panel Beat 1 is held: wait.\npress Step one phase\npress Step one object\nwait frames 3\n"
        // Another command has to wait, and closing the dock finishes the beat.
        + "key Space\nwait text A beat is held\nkey F1\nwait frames 5\n"
        + &format!("expect beat 1\nexpect fingerprint {first}\n")
        + "key F1\nwait panel Hold beats\nkey Space\nwait beat 2\n"
        + &format!("expect fingerprint {second}\nquit\n");
    Program::new(&folder()).with(&["--seed", "7"]).plays(&script);
}

/// Two turns of a run, ended from the console; then the panel Time is in front.
const TWO_TURNS: &str = "wait sector\nwait turn\nwait frames 5\nkey F1\nwait panel MACHINE ROOM\nwait frames 3\n\
    press Console tab\nwait panel Console line\npress Console line\ntype sector end turn\nkey Enter\nwait panel step 1, fingerprint\nwait turn\n\
    type sector end turn\nkey Enter\nwait panel step 2, fingerprint\nwait turn\nexpect sector-turn 3\nkey Escape\nwait frames 3\n\
    press Time tab\nwait panel of 2\nwait seconds 1\n";

#[test]
fn a_past_step_is_shown_and_nothing_can_be_done_or_is_kept_there() {
    let folder = folder();
    let script = TWO_TURNS.to_owned()
        + "press First step\nwait text Looking at step 0 of 2\nexpect sector-turn 1\nexpect screen sector\n"
        + "press Console tab\nwait panel Console line\npress Console line\ntype sector end turn\nkey Enter\nwait panel the screen shows a past step\n"
        + "key Escape\nwait frames 3\nexpect sector-turn 1\nwait seconds 3\n"
        + "press Time tab\nwait panel Return to the run\npress Return to the run\nwait frames 20\nexpect sector-turn 3\nwait seconds 1\nquit\n";
    Program::new(&folder).with(&RUN).plays(&script);
    let saved = kept(&folder.path().join("saves"));
    assert_eq!(saved.replay.verify(&content()), Ok(2));
}

#[test]
fn a_branch_goes_its_own_way_and_the_other_lies_among_the_exports() {
    let folder = folder();
    let script = TWO_TURNS.to_owned()
        + "press Back step\nwait text Looking at step 1 of 2\npress Lock\nwait frames 3\npress Branch here\nwait text is now Branch 1\n"
        + "wait turn\nexpect sector-turn 2\npress Console tab\nwait panel Console line\npress Console line\ntype edit cycles 500 of 0\nkey Enter\nwait panel edit cycles 500\n"
        + "wait frames 10\nexpect cycles 500\nkey Escape\nwait frames 3\npress Time tab\nwait panel of 2\npress Branches\nwait panel Compare Branch 1\npress Compare Branch 1\n"
        + "wait panel They diverge in step 2.\nwait seconds 2\nquit\n";
    Program::new(&folder).with(&RUN).plays(&script);
    let saves = folder.path().join("saves");
    let branch = kept(&saves);
    assert_eq!(branch.replay.verify(&content()), Ok(2));
    assert!(branch.replay.steps[1].0.is_edit());
    let texts = texts_in(&saves.join("exports"));
    assert_eq!(texts.len(), 1);
    let former = saved_run(&texts[0]);
    assert_eq!(former.replay.verify(&content()), Ok(2));
    assert_eq!(former.replay.common(&branch.replay), 1);
}
