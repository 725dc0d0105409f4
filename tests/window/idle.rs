//! On any screen everything can be read, in a usual window and in a compact one, and in large letters,
//! too; in the usual one no hint covers words or buttons. In frames in which nothing
//! happens, nothing of the interface is rebuilt or changed. Aiming in a breach is not tested: the
//! panels in reach pulse.

use super::files::{first_run, keep, write};
use super::program::{Program, RUN, folder};
use crate::SIDES;
use daemonfall_campaign::{Campaign, Phase};
use tempfile::TempDir;

/// Rests until tooltips have come, and then for a hundred frames.
const REST: &str = "\nwait seconds 2.1\nexpect idle 100\nexpect readable\n";
/// The same with hints, which go away by themselves.
const HINTS: &str = "\nwait seconds 0.5\nexpect readable\nresize 844x390\nwait seconds 0.5\n\
    expect readable\nresize 1280x720\nwait frames 10\n";

const READ: &str = "\nwait seconds 0.5\nexpect readable\n";

/// Settings, and what is checked with them.
type Check = (&'static str, &'static str);
const USUAL: [Check; 2] = [("(show_hints: false)", REST), ("(show_hints: true)", HINTS)];
const LARGE: [Check; 2] =
    [("(show_hints: false, text: 1.3)", READ), ("(show_hints: false, text: 1.6)", READ)];

/// The pointer rests in a corner.
fn rests(folder: &TempDir, arguments: &[&str], script: &[&str]) {
    plays(folder, arguments, script, &USUAL);
}

fn plays(folder: &TempDir, arguments: &[&str], script: &[&str], checks: &[Check]) {
    for (settings, check) in checks {
        write(folder.path().join("saves/settings.ron"), settings);
        let script = script.join(check);
        Program::new(folder).with(arguments).plays(&format!("move 1 1\n{script}{check}quit\n"));
    }
}

fn rests_in_a_run(wanted: impl Fn(&Campaign) -> bool, script: &[&str]) {
    let folder = folder();
    let (run, mut world) = first_run(wanted);
    keep(&run, &mut world, &folder.path().join("saves"));
    let script: Vec<String> = script.iter().map(|part| format!("{part}\n")).collect();
    let first = format!("wait title\nwait frames 10\nuse Continue\n{}", script[0]);
    let mut parts = vec![first.as_str()];
    parts.extend(script[1..].iter().map(String::as_str));
    rests(&folder, &[], &parts);
}

#[test]
fn the_menus_rest_while_nothing_happens() {
    let menus = [
        "wait title",
        "use Settings\nwait text Restore defaults",
        "key Escape\nwait frames 10\nkey ?\nwait text Help",
        "key Escape\nwait frames 10\nuse New run\nwait new run",
        "key Escape\nwait title\nwait frames 5\nuse Saved runs\nwait saves",
        "key Escape\nwait title\nwait frames 5\nuse Practice\nwait practice",
        "use Ladder\nwait ladder",
        "use The softest gets hit\nwait arrange",
        "key Escape\nwait ladder\nwait frames 5\nkey Escape\nwait practice\nwait frames 5\nuse Breach\nwait line-up",
        "key Escape\nwait practice\nwait frames 5\nuse Battle\nwait compose\nwait odds",
        "key Escape\nwait practice\nwait frames 5\nuse Time lab\nwait time lab\nwait text Scenarios",
        "key Enter\nwait text row 1 of",
    ];
    rests(&folder(), &[], &menus);
    // Behind its list, the time lab's letters are larger than it has room for.
    plays(&folder(), &[], &menus[..menus.len() - 2], &LARGE);
}

#[test]
fn the_screens_of_a_run_rest_while_nothing_happens() {
    let map = [
        // Lines of the log leave after ten seconds.
        "wait sector\nwait turn\nwait seconds 10",
        "key p\nwait text Paused",
        "use Gear\nwait gear",
        "key Escape\nwait sector\nwait frames 5\nkey p\nwait text Paused\nwait frames 10\nkey ArrowUp\nwait frames 3\n\
         key Enter\nwait text Give up for good?\nkey Enter\nwait run end",
        "use Look back\nwait text percentile",
    ];
    rests(&folder(), &RUN, &map);
    rests_in_a_run(
        |run| matches!(run.run().phase, Phase::Encounter(_)),
        &["wait sector\nwait frames 30"],
    );
    rests_in_a_run(|run| matches!(run.run().phase, Phase::Door(_)), &["wait door"]);
    rests_in_a_run(|run| matches!(run.run().phase, Phase::Prize(_)), &["wait prize"]);
}

#[test]
fn dives_breaches_and_battles_rest_while_nothing_happens() {
    let dive = ["wait dive", "key Escape\nwait text Paused"];
    rests(&folder(), &["--seed", "8"], &dive);
    let breach = ["wait breach\nwait choice", "key p\nwait text Paused"];
    rests(&folder(), &["--breach", SIDES, "--seed", "7"], &breach);
    let stacks = "needle,bastion+moth,pike:thorn,ember";
    let film = ["wait battle\nwait frames 10\nkey Space", "key End\nwait film"];
    rests(&folder(), &["--battle", stacks, "--seed", "7"], &film);
}

#[test]
fn large_letters_have_room_where_every_text_has_its_place() {
    let breach = [
        "wait breach\nwait choice",
        "key 1\nwait frames 5\nkey Enter\nwait choice\nchoose wait\nwait choice",
    ];
    plays(&folder(), &["--breach", SIDES, "--seed", "7"], &breach, &LARGE);
    let film =
        ["wait battle\nwait frames 10\nkey Space\nkey ArrowRight\nwait move 1\nwait seconds 1"];
    let stacks = "needle,bastion+moth,pike:thorn,ember,hydra";
    plays(&folder(), &["--battle", stacks, "--seed", "7"], &film, &LARGE);
    let lab = [
        "wait title\nwait frames 10\nuse Practice\nwait practice\nwait frames 5\nuse Time lab\nwait time lab\n\
         wait text Scenarios\nwait frames 5\nkey Enter\nwait text row 1 of",
        "key ArrowRight\nkey ArrowRight\nkey ArrowRight",
    ];
    plays(&folder(), &[], &lab, &LARGE);
}
