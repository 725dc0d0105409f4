//! What screen readers are told on each screen, and that they can use it.

use super::program::{Program, RUN, folder};

fn hears(arguments: &[&str], script: &str) {
    Program::new(&folder()).with(arguments).plays(&(script.to_owned() + "\nquit\n"));
}

#[test]
fn title_and_settings_are_used_by_name() {
    hears(
        &[],
        "wait title\nwait seconds 1\nexpect spoken Button New run\nask Button Settings\n\
         wait text Restore defaults\nwait frames 3\nexpect spoken Dialog Settings\n\
         expect spoken SpinButton Sound\nask Button Controls\nwait text EVERYWHERE\n\
         expect spoken Button Back",
    );
}

#[test]
fn tiles_stacks_and_buttons_of_the_map_are_used_by_name() {
    let script = "wait turn\nexpect spoken Grid Map\nexpect spoken GridCell Gate, 10,6, Daemons, First stack\n\
                  ask Button End turn\nwait text still move\nwait frames 3\nexpect spoken Button Enter end the turn";
    hears(&RUN, script);
}

#[test]
fn what_is_in_sight_and_around_the_player_is_used_by_name() {
    let script = "wait dive\nwait frames 30\nexpect spoken Grid In sight\nexpect spoken ListItem You\n\
                  expect spoken Button\nask GridCell Floor, 1 down\nwait beat 1";
    hears(&["--seed", "7"], script);
}

#[test]
fn cards_panels_and_the_stack_of_a_breach_are_used_by_name() {
    let script = "wait choice\nexpect spoken Button panel\nask Button Guard\nwait frames 10\n\
                  ask Button Wait\nwait choice\nexpect spoken ListItem";
    hears(&["--breach", "thorn,ember:leech,needle", "--seed", "7"], script);
}
