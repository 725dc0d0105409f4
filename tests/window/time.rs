//! Time and the console in the real program: a past step on the game's own screens, a branch, and
//! what is saved of both.

use super::errand::content;
use super::files::{kept, saved_run, texts_in};
use super::program::{Program, RUN, folder};

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
        + "press Step back\nwait text Looking at step 1 of 2\npress Lock\nwait frames 3\npress Branch here\nwait text is now Branch 1\n"
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
