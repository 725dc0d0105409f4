//! Tests the panel in each state, by reading and clicking.

use super::*;
use crate::panels::breach_recording::tests::{breach, meet, play, world};
use crate::panels::testing::{Queryable, click, has, press, scrolled};
use daemonfall_stack::{CharacterId, MoveId, Presence, SubroutineId};

#[test]
fn before_any_breach_it_says_where_there_is_one() {
    let panel = scrolled::<StackPanel>(world());
    assert!(has(&panel, "none has been played yet"));
}

#[test]
fn a_breach_that_has_just_begun_has_an_empty_stack_and_all_cpu_free() {
    let mut world = world();
    meet(&mut world, "needle,weaver:thorn");
    let panel = scrolled::<StackPanel>(world);
    assert!(has(&panel, "Now: moment"));
    assert!(has(&panel, "The stack is empty"));
    assert!(has(&panel, "0 of 5 held") && has(&panel, "0 of 6 held"));
    assert!(has(&panel, "Clockticks so far: 1."));
}

#[test]
fn after_some_rounds_entries_cpu_and_rounds_are_told() {
    let panel = scrolled::<StackPanel>(breach());
    for words in ["move", "state", "back in", "Round 1", "chose"] {
        assert!(has(&panel, words), "{words}");
    }
}

#[test]
fn what_was_picked_is_listed_and_what_it_will_hold_comes_with_the_round() {
    let mut world = world();
    meet(&mut world, "needle:thorn");
    let mut dice = Streams::new(3);
    let mut listed = false;
    for _ in 0..30 {
        play(&mut world, &mut dice, 1);
        crate::panels::breach_recording::tests::follow_all(&mut world);
        let tape = world.resource::<Tape>();
        let picks = tape.moment().map_or(0, |moment| moment.picks.len());
        if picks > 0 {
            listed = true;
            break;
        }
    }
    assert!(listed, "a unit picked something");
    let panel = scrolled::<StackPanel>(world);
    assert!(has(&panel, "picked, not added yet"));
    assert!(has(&panel, "1 picked for the next round"));
}

#[test]
fn a_line_of_a_round_leads_to_its_moment_and_a_button_back_to_now() {
    let mut panel = scrolled::<StackPanel>(breach());
    let line = panel.query_all_by_label_contains(": to wait").next();
    let line = line.or(panel.query_all_by_label_contains(" at ").next());
    let line = line.expect("a unit chose something in this round");
    line.scroll_to_me();
    panel.run_steps(3);
    let line = panel.query_all_by_label_contains(": to wait").next();
    let line = line.or(panel.query_all_by_label_contains(" at ").next());
    line.expect("it is in sight").click();
    panel.run_steps(3);
    assert!(has(&panel, "Watching the past: moment"));
    press(&mut panel, "To now");
    assert!(has(&panel, "Now: moment"));
}

#[test]
fn the_bar_goes_to_the_first_moment_and_back() {
    let mut panel = scrolled::<StackPanel>(breach());
    click(&mut panel, "First moment");
    assert!(has(&panel, "Watching the past: moment 1 of"));
    assert!(has(&panel, "The stack is empty"));
    click(&mut panel, "On moment");
    assert!(has(&panel, "Watching the past: moment 2 of"));
    click(&mut panel, "Last moment");
    assert!(has(&panel, "Now: moment"));
}

fn held(id: u32, rounds_left: u32, uses_left: usize, ended: bool) -> Held {
    Held {
        id: MoveId(id),
        subroutine: SubroutineId(0),
        target: None,
        cpu: 1,
        rounds_left,
        uses_left,
        ended,
    }
}

#[test]
fn what_comes_back_first_stands_first_and_says_when() {
    let line = Ledger {
        holder: CharacterId(0),
        presence: Presence::Present,
        max: 9,
        held: 4,
        free: 5,
        moves: vec![
            held(1, 3, 2, false),
            held(2, 1, 1, false),
            held(3, 0, 0, true),
            held(4, 0, 0, false),
        ],
    };
    let told: Vec<String> = soonest_first(&line).into_iter().map(back).collect();
    assert_eq!(
        told,
        [
            "it has ended: back now",
            "back as this round ends",
            "back in 1 round, 1 use to come",
            "back in 3 rounds, 2 uses to come",
        ]
    );
}
