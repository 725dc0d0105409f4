//! Tests the panel in each state, by reading and clicking.

use super::*;
use crate::panels::breach_recording::tests::{breach, follow_all, meet, world};
use crate::panels::testing::{Panel, Queryable, click_first, has, press, scrolled, type_into};
use daemonfall_breach::trace::BreachTrace;
use daemonfall_time_lab_mode::shelf::Shelf;
use daemonfall_time_lab_mode::transport::{LabRequest, Transport};

fn at(panel: &Panel) -> Option<Place> {
    panel.state().resource::<Tape>().place()
}

#[test]
fn before_any_breach_it_says_where_the_clock_runs() {
    let panel = scrolled::<ClockPanel>(world());
    assert!(has(&panel, "Time lab plays scenarios of the clock"));
}

#[test]
fn a_breach_that_has_just_begun_has_its_steps_its_safety_and_its_people() {
    let mut world = world();
    meet(&mut world, "needle,weaver:thorn");
    let panel = scrolled::<ClockPanel>(world);
    for words in [
        "Now: moment",
        "Step 3: Quick turn",
        "SAFETY ON",
        "It has not changed yet",
        "empty: nothing to repeat",
        "None was",
        "has the turn",
    ] {
        assert!(has(&panel, words), "{words}");
    }
}

#[test]
fn each_quick_turn_that_was_passed_over_is_answered_and_leads_to_its_moment() {
    let mut panel = scrolled::<ClockPanel>(breach());
    let tape = panel.state().resource::<Tape>();
    let name = |who| tape.cast().name(who).to_owned();
    let trace: &BreachTrace = tape.trace().expect("it is on tape");
    let all: Vec<(u64, String)> =
        trace.passed_over().map(|(moment, why)| (moment, why.sentence(&name))).collect();
    let (moment, newest) = all.last().cloned().expect("a unit was passed over");
    assert!(has(&panel, &newest), "the newest is first: {newest}");
    let told = {
        let story = &panel.state().resource::<ClockPanel>().story;
        let told: Vec<&String> = story.passed.iter().map(|passed| &passed.sentence).collect();
        assert_eq!(told, all.iter().map(|(_, sentence)| sentence).collect::<Vec<_>>());
        let last = story.passed.last().expect("there is one");
        format!("{}, {}, {}", last.short, last.when, moment + 1)
    };
    click_first(&mut panel, &told);
    assert_eq!(at(&panel).map(|place| place.at), Some(moment));
    assert!(has(&panel, "Watching the past"));
    // A moment covers several steps: if it ended in another one, the entry and the lamp would
    // contradict each other without this note.
    let state = panel.state().resource::<ClockPanel>();
    let last = state.story.passed.last();
    let end = state.seen.as_ref().and_then(|(_, sight, _)| sight.step);
    if let Some(since) = last.and_then(|passed| passed.since(end)) {
        assert!(since.starts_with("In step") && has(&panel, &since));
    }
    press(&mut panel, "To now");
    assert!(has(&panel, "Now: moment"));
}

#[test]
fn one_can_be_asked_after_alone() {
    let mut panel = scrolled::<ClockPanel>(breach());
    let story = &panel.state().resource::<ClockPanel>().story;
    let first = story.passed.first().map(|it| it.who).expect("a unit was passed over");
    let count = story.passed.iter().filter(|it| it.who == first).count();
    let name = panel.state().resource::<Tape>().cast().name(first).to_owned();
    type_into(&mut panel, "Search passed turns", &name);
    let listed = &panel.state().resource::<ClockPanel>().passed.listed;
    assert!(listed.len() >= count, "{name}");
}

#[test]
fn stepping_back_and_on_goes_a_transition_at_a_time() {
    let mut panel = scrolled::<ClockPanel>(breach());
    let last = at(&panel).map_or(0, |place| place.last);
    for back in 1..=5 {
        press(&mut panel, "Back moment");
        assert_eq!(at(&panel).map(|place| place.at), Some(last - back));
        let state = panel.state();
        let seen = state.resource::<ClockPanel>().seen.as_ref();
        let sight = Sight::of_breach(state.resource::<Tape>());
        assert_eq!(seen.map(|(_, sight, _)| sight), sight.as_ref());
    }
    press(&mut panel, "On moment");
    assert_eq!(at(&panel).map(|place| place.at), Some(last - 4));
    press(&mut panel, "First moment");
    assert_eq!(at(&panel).map(|place| place.at), Some(0));
    press(&mut panel, "Last moment");
    assert_eq!(at(&panel).map(|place| place.at), Some(last));
}

#[test]
fn nothing_moves_from_moment_to_moment() {
    let mut panel = scrolled::<ClockPanel>(breach());
    let apart = |panel: &Panel| {
        let top = |words| panel.get_by_label(words).rect().top();
        top("Near this moment") - top("First moment")
    };
    let now = apart(&panel);
    for back in 1..=12 {
        press(&mut panel, "Back moment");
        let then = apart(&panel);
        assert!((then - now).abs() < 0.5, "{back} back: {then}, not {now}");
    }
}

#[test]
fn a_line_of_the_trace_leads_to_its_moment_and_is_lit_there() {
    let mut world = breach();
    follow_all(&mut world);
    let mut panel = scrolled::<ClockPanel>(world);
    press(&mut panel, "First moment");
    press(&mut panel, "On moment");
    let (words, moment) = {
        let story = &panel.state().resource::<ClockPanel>().story;
        let line = story.lines.iter().find(|line| line.words == "step 1");
        line.map(|line| (line.words.clone(), line.moment)).expect("there was an action")
    };
    // The list follows the moment until the line is visible.
    for _ in 0..moment {
        if panel.query_all_by_label(&words).next().is_none() {
            press(&mut panel, "On moment");
        }
    }
    let line = panel.query_all_by_label(&words).next();
    line.expect("it is in sight").scroll_to_me();
    panel.run_steps(3);
    panel.query_all_by_label(&words).next().expect("it is still").click();
    panel.run_steps(3);
    assert_eq!(at(&panel).map(|place| place.at), Some(moment));
    let story = &panel.state().resource::<ClockPanel>().story;
    let lit = story.line_at(moment).and_then(|place| story.lines.get(place));
    assert!(lit.is_some_and(|line| line.moment == moment));
}

#[test]
fn the_plot_shows_all_moments_when_asked() {
    let mut panel = scrolled::<ClockPanel>(breach());
    press(&mut panel, "All moments");
    assert!(panel.state().resource::<ClockPanel>().whole);
    press(&mut panel, "Near this moment");
    assert!(!panel.state().resource::<ClockPanel>().whole);
}

#[test]
fn in_the_time_lab_its_film_is_shown_and_moved_by_its_own_wishes() {
    let mut world = world();
    let mut shelf = Shelf::default();
    let text = include_str!("../../../../../../assets/scenarios/clock.ron");
    shelf.add("clock.ron", text, true);
    let mut reel = Transport::default();
    reel.fill(shelf);
    reel.obey(LabRequest::To(3));
    world.insert_resource(reel);
    world.insert_resource(State::new(Screen::TIME_LAB));
    world.init_resource::<Messages<LabRequest>>();
    let mut panel = scrolled::<ClockPanel>(world);
    assert!(has(&panel, "Time lab: row 4 of"));
    press(&mut panel, "On row");
    let sent: Vec<LabRequest> =
        panel.state_mut().resource_mut::<Messages<LabRequest>>().drain().collect();
    assert_eq!(sent, [LabRequest::To(4)]);
}
