//! In frames in which nothing happens, nothing of the interface is rebuilt or changed.

use super::files::write;
use super::program::{Program, RUN, folder};
use crate::SIDES;

/// Plays a script and then rests; tooltips have come by then, and hints, which go away by
/// themselves, are off.
fn rests_after(script: &str, arguments: &[&str]) {
    let folder = folder();
    write(folder.path().join("saves/settings.ron"), "(show_hints: false)");
    let script = format!("{script}\nwait seconds 2.5\nexpect idle 100\nquit\n");
    Program::new(&folder).with(arguments).plays(&script);
}

#[test]
fn the_title_the_map_a_dive_and_a_breach_rest_while_nothing_happens() {
    rests_after("wait title\nmove 1 1", &[]);
    rests_after("wait sector\nmove 1 1\nwait turn", &RUN);
    rests_after("wait dive\nmove 1 1", &["--seed", "8"]);
    rests_after("wait breach\nmove 1 1\nwait choice", &["--breach", SIDES, "--seed", "7"]);
}
