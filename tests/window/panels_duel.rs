//! The panels of stack and clock over a breach in the real program: opened late, stepped back, and the game goes on beneath.

use super::duel::play;
use super::picture::assert_shows_something;
use super::program::{Program, folder};

const SIDES: &str = "needle,weaver,echo:leech,thorn";
const SEED: u64 = 5;

/// The first choices of a breach, a line of a script each.
fn choices(count: usize) -> (String, usize) {
    let played = play(SIDES, SEED);
    let all = played.choices.len();
    let first: Vec<String> = played.choices.into_iter().take(count).collect();
    (first.join("\n") + "\n", all)
}

#[test]
fn a_breach_is_looked_back_at_from_its_beginning_and_goes_on() {
    let folder = folder();
    let (choices, all) = choices(8);
    assert!(all > 10, "the breach goes on after them");
    let script = format!(
        "wait breach\nwait choice\n{choices}wait choice\nkey F1\nwait panel MACHINE ROOM\npress Clock tab\nwait panel Now: moment\n\
         expect panel Why was a quick turn passed over?\npress First moment\nwait panel Watching the past: moment 1 of\n\
         press On moment\nwait panel Watching the past: moment 2 of\npress Stack tab\nwait panel Watching the past: moment 2 of\n\
         expect panel The stack is empty\npress To now\nwait panel Now: moment\nwait panel Round 1\nkey F1\nwait frames 5\n\
         choose wait\nwait choice\nquit\n"
    );
    Program::new(&folder)
        .with(&["--breach", SIDES, "--seed", &SEED.to_string()])
        .script(&script)
        .run()
        .ends_well();
}

#[test]
fn what_is_taken_back_is_not_on_the_panels_any_more() {
    let folder = folder();
    let script = "wait breach\nwait choice\nkey F1\nwait panel MACHINE ROOM\npress Stack tab\nwait panel Now: moment\n\
         choose jab at their Leech\nwait choice\nwait panel Needle: Jab at Leech\nkey Backspace\nwait seconds 1\n\
         wait choice\nexpect panel Now: moment\nwait panel 0 picked for the next round\nquit\n";
    Program::new(&folder)
        .with(&["--breach", "needle:leech", "--seed", "1"])
        .script(script)
        .run()
        .ends_well();
}

#[test]
fn stack_and_clock_are_drawn_in_both_sizes() {
    let (choices, _) = choices(8);
    for (size, pixels) in [("1280x720", (1280, 720)), ("1920x1080", (1920, 1080))] {
        for tab in ["Stack", "Clock"] {
            let folder = folder();
            let picture = folder.path().join("panel.png");
            let script = format!(
                "wait breach\nwait choice\n{choices}wait choice\nkey F1\nwait panel MACHINE ROOM\npress {tab} tab\n\
                 wait panel Now: moment\nwait frames 10\nshot {}\nquit\n",
                picture.display()
            );
            Program::new(&folder)
                .with(&[
                    "--breach",
                    SIDES,
                    "--seed",
                    &SEED.to_string(),
                    "--size",
                    size,
                ])
                .script(&script)
                .run()
                .ends_well();
            assert_shows_something(&picture, pixels);
        }
    }
}
