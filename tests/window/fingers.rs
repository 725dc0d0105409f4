//! The game on a screen as small as a phone's, played only by touch.

use super::march::March;
use super::program::{Program, folder};

/// A phone, held sideways.
const SIZE: &str = "844x390";

#[test]
fn from_the_title_fingers_lead_into_a_dive_and_step_there() {
    let script = "wait title\nwait seconds 1\ntouch text Practice\nwait practice\nwait frames 10\ntouch text Dive\n\
         wait dive\nwait frames 20\nexpect beat 0\ntouch text wait\nwait beat 1\nwait frames 5\n\
         swipe 420 180 500 184\nwait beat 2\nwait frames 5\nswipe 420 180 424 250\nwait beat 3\nwait frames 5\n\
         shot dive\nexpect beat 3\ntouch text help\nwait text FINGERS\nwait frames 5\ntouch text Close\nwait frames 5\ntouch text pause\nwait text Paused\nwait frames 5\ntouch text Back to practice\nwait practice\n\
         wait frames 5\ntouch text Back\nwait title\nquit\n";
    Program::new(&folder()).with(&["--size", SIZE]).plays(script);
}

#[test]
fn a_finger_writes_a_seed_and_the_dive_begins_on_it() {
    let script = "wait title\nwait seconds 1\ntouch text Practice\nwait practice\nwait frames 10\n\
                  touch text -\nwait text Done\nwait frames 5\ntouch text 7\nwait frames 5\ntouch text Done\nwait frames 10\n\
                  touch text Dive\nwait dive\nwait frames 20\ntouch text pause\nwait text seed 0000-0007\nquit\n";
    Program::new(&folder()).with(&["--size", SIZE]).plays(script);
}

#[test]
fn a_tap_looks_at_a_tile_and_a_second_one_goes_there() {
    let mut march = March::begin("small", 2);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.check();
    // The stack is in the middle of the map's area, its neighbours a hex away.
    march.step_by_taps((246.0, 153.0), 57.3);
    march.line("shot sector");
    march.line(
        "touch text log\nwait text WHAT HAPPENED, BY TURN\nwait frames 5\ntouch 420 380\nquit",
    );
    march.program(&folder()).with(&["--size", SIZE]).plays(&march.script);
}

#[test]
fn the_log_of_a_breach_is_closed_by_its_button_or_a_tap_beside_it_and_nothing_beneath_is_touched() {
    let script = "wait breach\nwait choice\nwait seconds 0.5\nexpect turn Thorn\ntouch 420 20\nwait frames 10\n\
                  touch text Log\nwait text BY ROUND\nwait frames 5\ntouch text Close\nwait frames 10\n\
                  touch text Log\nwait text BY ROUND\nwait frames 5\ntouch 60 330\nwait frames 10\nexpect turn Thorn\n\
                  touch text Pause\nwait text Paused\nquit\n";
    Program::new(&folder())
        .with(&["--size", SIZE, "--seed", "7"])
        .with(&["--breach", "thorn,ember,echo:leech,needle"])
        .plays(script);
}

#[test]
fn a_finger_takes_a_card_and_confirms_it() {
    let script = "wait breach\nwait choice\nwait seconds 0.5\nexpect turn Thorn\ntouch text Guard\nwait text confirm\nwait frames 5\n\
         shot breach\ntouch text confirm\nwait frames 20\nwait choice\nexpect text undo\nquit\n";
    Program::new(&folder())
        .with(&["--size", SIZE, "--seed", "7"])
        .with(&["--breach", "thorn,ember,echo:leech,needle"])
        .plays(script);
}
