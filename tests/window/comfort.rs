//! Conveniences of a run: looking back at it, a question before the turn ends too early, pictures,
//! the window's title, a clean end. What screen readers are told on each screen.

use super::files::kept;
use super::program::{Program, RUN, assert_shows_something, folder, plays};

/// Ends a turn and gives up the run.
const GIVEN_UP: &str = "wait sector\nwait turn\nwait frames 5\nend turn\nwait turn\nwait seconds 1\nkey p\nwait text Paused\n\
    wait frames 5\nkey ArrowUp\nwait frames 3\nkey Enter\nwait text Give up for good?\nkey Enter\nwait run end\nwait frames 10\nwait seconds 1\n";

plays! {
    // In this sector the leader begins on its gate, and the view begins there, too.
    a_click_on_a_recruiting_place_lists_recruits_only_where_the_stack_stands: ["--sector", "small", "--seed", "2"] =>
        "wait sector\nwait turn\nwait frames 5\nkey c\nwait seconds 1\nclick 444 288\nwait frames 10\nexpect text Enter, click: recruit\n\
         key Escape\nwait frames 5\nkey ArrowRight\nwait frames 3\nkey Enter\nwait turn\nwait frames 10\nexpect stack 4,5 Daemons 4\n\
         click 444 288\nwait turn\nwait frames 10\nexpect stack 3,5 Daemons 4\nexpect text click: recruit here\nquit\n";

    a_click_beside_a_question_only_closes_it: ["--sector", "small", "--seed", "2"] =>
        "wait sector\nwait turn\nwait frames 5\nkey c\nwait seconds 1\nkey e\nwait text could still move\n\
         click 508 288\nwait turn\nwait frames 10\nexpect stack 3,5 Daemons 4\n\
         click 508 288\nwait turn\nwait frames 10\nexpect stack 4,5 Daemons 4\nquit\n";

    the_seed_of_a_run_is_copied_in_its_pause: RUN =>
        "wait sector\nwait turn\nwait frames 5\nkey p\nwait text Paused\nwait frames 5\nuse Copy seed\n\
        wait text copied to the clipboard\nquit\n";

    a_step_back_on_the_title_asks_and_enter_stays: =>
        "wait title\nwait seconds 1\nkey Escape\nwait text Quit the game?\nwait frames 5\nkey Enter\nwait frames 5\n\
        expect screen title\nkey Escape\nwait text Quit the game?\nwait frames 5\nkey Escape\nwait frames 5\nexpect screen title\nquit\n";

    the_title_tells_who_made_fonts_and_libraries_and_a_step_back_closes_that: =>
        "wait title\nwait seconds 1\nuse Credits\nwait text SIL OFL 1.1\nwait text leafwing-input-manager\nwait frames 5\nkey Escape\nwait frames 5\nexpect screen title\n\
        key Escape\nwait text Quit the game?\nquit\n";

    a_run_that_is_over_is_looked_back_at_and_any_step_of_it_shown: RUN =>
        &(GIVEN_UP.to_owned()
        + "key ArrowRight\nkey ArrowRight\nwait frames 3\nkey Enter\nwait text Looking back\nwait text LUCK\nwait frames 5\n"
        + "shot back\n"
        + "key ArrowUp\nwait frames 3\nkey Enter\nwait text Looking at step 1 of 2\nexpect screen sector\nexpect sector-turn 2\n\
           expect title looking back at\nwait frames 10\nkey PageUp\nwait text Looking at step 0 of 2\nexpect sector-turn 1\n\
           wait frames 10\nkey PageDown\nwait text Looking at step 1 of 2\nwait frames 10\nkey PageDown\nwait run end\nwait text LUCK\n\
           wait frames 10\nwait seconds 1\nkey ArrowUp\nwait frames 3\nkey Enter\nwait text Looking at step 1 of 2\nwait frames 10\nkey Escape\nwait run end\n\
           wait text LUCK\nwait frames 5\nkey Escape\nwait frames 5\nexpect screen run end\nkey Escape\nwait title\nquit\n");

    who_ends_the_turn_while_stacks_could_move_is_asked_once_and_may_change_the_mind: RUN =>
        "wait sector\nwait turn\nwait frames 5\nkey e\nwait text could still move.\nexpect sector-turn 1\n\
        key Escape\nwait frames 5\nkey e\nwait text could still move.\nkey Tab\nwait frames 5\nexpect sector-turn 1\n\
        key e\nwait text could still move.\nkey e\nwait frames 4\nwait turn\nexpect sector-turn 2\nwait seconds 1\n\
        key e\nwait frames 4\nwait turn\nexpect sector-turn 3\nquit\n";
}

#[test]
fn a_picture_is_taken_by_its_key_and_none_is_written_over() {
    let folder = folder();
    let script = "wait sector\nwait turn\nwait frames 5\nkey F12\nwait text Picture saved\nwait frames 5\n\
        key F12\nwait seconds 2\nquit\n";
    Program::new(&folder).with(&RUN).plays(script);
    for number in 1..=2 {
        let file = format!("saves/pictures/sector-00{number}.png");
        assert_shows_something(&folder.path().join(file), (1280, 720));
    }
}

#[test]
fn the_window_says_what_goes_on_and_closing_it_keeps_the_run() {
    let folder = folder();
    let script = "wait sector\nexpect title Daemonfall - Sector, turn 1\nwait turn\nwait frames 5\nend turn\nwait turn\n\
        wait frames 3\nexpect title Daemonfall - Sector, turn 2\nclose\n";
    Program::new(&folder).with(&RUN).plays(script);
    let saved = kept(&folder.path().join("saves"));
    assert_eq!(saved.stage().turn, 2);
}

plays! {
    title_and_settings_are_used_by_name: =>
        "wait title\nwait seconds 1\nexpect spoken Button New run\nask Button Settings\n\
         wait text Restore defaults\nwait frames 3\nexpect spoken Dialog Settings\n\
         expect spoken SpinButton Sound\nask Button Controls\nwait text EVERYWHERE\n\
         expect spoken Button Back\nquit\n";

    tiles_stacks_and_buttons_of_the_map_are_used_by_name: RUN =>
        "wait turn\nexpect spoken Grid Map\nexpect spoken GridCell Gate, 10,6, Daemons, First stack\n\
                  ask Button End turn\nwait text still move\nwait frames 3\nexpect spoken Button Enter end the turn\nquit\n";

    what_is_in_sight_and_around_the_player_is_used_by_name: ["--seed", "7"] =>
        "wait dive\nwait frames 30\nexpect spoken Grid In sight\nexpect spoken ListItem You\n\
                  expect spoken Button\nask GridCell Floor, 1 down\nwait beat 1\nquit\n";

    cards_panels_and_the_stack_of_a_breach_are_used_by_name: ["--breach", "thorn,ember:leech,needle", "--seed", "7"] =>
        "wait choice\nexpect spoken Button panel\nask Button Guard\nwait frames 10\n\
                  ask Button Wait\nwait choice\nexpect spoken ListItem\nquit\n";
}
