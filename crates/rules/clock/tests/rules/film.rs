//! Films: the trace row by row, the machine's state with it, and remarks that match the seed's.

use crate::conformance::{BUILT_IN, case, cases};
use daemonfall_clock::film::{Edge, FRAMES_AT_MOST, Film, MimeTurn, Remark};
use daemonfall_clock::scenario::{Course, trace};
use daemonfall_clock::{CharacterId, QuickSafety};
use std::sync::Arc;

fn film(name: &str) -> Film {
    Film::of(&case(name).scenario)
}

/// A film written down like the files in `tests/seed`: rows, with their remarks indented below.
pub fn written(film: &Film) -> Vec<String> {
    let mut lines = Vec::new();
    for frame in film.frames() {
        lines.push(frame.line.clone().unwrap_or_else(|| "(no line)".into()));
        lines.extend(film.words(frame).iter().map(|words| format!("    {words}")));
    }
    lines
}

#[test]
fn every_row_of_the_long_examples_is_remarked_upon_as_the_seed_does() {
    for (name, file, seeds_own) in [
        ("seed-real-example", include_str!("../seed/seed-real-example.txt"), 40),
        ("seed-ready-for-more", include_str!("../seed/seed-ready-for-more.txt"), 66),
    ] {
        // Lines with `=` are the seed's own words.
        let is_said = |line: &&str| line.trim_start().starts_with("= ");
        let is_ours = |line: &&str| !line.starts_with('#') && !is_said(line);
        let wanted: Vec<&str> = file.lines().filter(is_ours).collect();
        assert_eq!(written(&film(name)), wanted);
        assert_eq!(file.lines().filter(is_said).count(), seeds_own, "{name}");
    }
}

#[test]
fn a_film_has_the_rows_of_the_trace() {
    for case in cases() {
        let film = Film::of(&case.scenario);
        let lines: Vec<&str> = film.lines().collect();
        assert_eq!(lines, trace::play(&case.scenario).lines, "{}", case.name);
    }
}

#[test]
fn what_a_frame_shows_is_what_the_machine_and_the_characters_are_then() {
    for case in cases() {
        let film = Film::of(&case.scenario);
        let mut frames = film.frames().iter().filter(|frame| frame.settled.is_some());
        let mut course = Course::new(Arc::new(case.scenario.clone()));
        loop {
            let frame = frames.next().expect("a frame for each transition");
            assert_eq!(frame.settled, Some(course.machine), "{}", case.name);
            assert_eq!(frame.safety, course.machine.safety, "{}", case.name);
            assert_eq!(frame.last_action, course.machine.last_action);
            assert_eq!(*frame.facts, course.facts, "{}", case.name);
            assert_eq!(*frame.slow, course.progress.slow);
            if course.machine.place.step().is_some() {
                assert_eq!(frame.step, course.machine.place.step(), "{}", case.name);
            }
            let mut told = 0;
            while told == 0 && course.step(&mut |_| told += 1) {}
            if told == 0 {
                break;
            }
        }
        assert_eq!(frames.next(), None, "{}", case.name);
    }
}

#[test]
fn every_edge_is_one_of_the_six_steps() {
    let (mut taken, cases) = (Vec::new(), cases());
    for case in &cases {
        for frame in Film::of(&case.scenario).frames() {
            if let Some(edge) = frame.edge {
                assert_eq!(frame.step, edge.to);
                taken.push(edge);
            }
        }
    }
    assert!(taken.iter().all(|edge| Edge::ALL.contains(edge)), "{taken:?}");
    // None is drawn that no scenario takes.
    assert!(Edge::ALL.iter().all(|edge| taken.contains(edge)), "{taken:?}");
}

#[test]
fn a_film_tells_the_order_of_the_mimes_and_of_the_next_turns() {
    let film = film("seed-ready-for-more");
    let at = |line: &str| {
        let found = film.frames().iter().find(|frame| frame.line.as_deref() == Some(line));
        found.expect("a row of this line")
    };
    let (rad, ali) = (CharacterId(2), CharacterId(3));
    assert_eq!(at("  mRAD - mqs - REI").mimes(), [(rad, MimeTurn::Now), (ali, MimeTurn::Waiting)]);
    assert_eq!(at("  mALI - demi - AGR").mimes(), [(rad, MimeTurn::Done), (ali, MimeTurn::Now)]);
    assert_eq!(at("step 6").mimes(), []);
    let names = |line: &str| -> Vec<&str> {
        let turns = film.next_turns(at(line));
        turns.iter().map(|who| film.scenario().name(*who)).collect()
    };
    assert_eq!(names("  mRAD - mqs - REI")[..2], ["REI", "AGR"]);
    assert_eq!(
        names("flags RAF:mqs LAV:mqs"),
        ["RAF", "LAV", "AGR", "RAM", "RAD", "ALI", "MEL", "REI"]
    );
}

#[test]
fn the_last_change_of_the_safety_is_kept_with_its_reason() {
    let film = film("seed-real-example");
    assert_eq!(film.frames()[0].changed, None);
    let off = film.frames().iter().rfind(|frame| frame.safety == QuickSafety::Off);
    let change = off.and_then(|frame| frame.changed.clone());
    let change = change.expect("a change");
    let names: Vec<u32> = change.holders.iter().map(|holder| holder.who.0).collect();
    assert_eq!(names, [4, 6], "RAF and LAV held flags");
}

#[test]
fn a_film_without_end_is_cut_off_and_says_so() {
    let text =
        BUILT_IN.replace("phase: Ticks(3)", "phase: Ticks(1000)").replace("speed: 7", "speed: 99");
    let cases = daemonfall_clock::scenario::read("clock.ron", &text).expect("a map");
    let case = cases.into_iter().flatten().find(|case| case.name.ends_with("from-the-beginning"));
    let film = Film::of(&case.expect("the example in ticks").scenario);
    assert!(film.frames().len() >= FRAMES_AT_MOST);
    let last = film.frames().last().expect("a frame");
    assert_eq!(last.remarks, [Remark::CutOff]);
}

#[test]
fn a_film_answers_why_a_quick_turn_was_passed_over() {
    let film = film("seed-real-example");
    let names = film.scenario();
    let who = |name: &str| {
        let place = names.characters.iter().position(|it| it.name == name);
        CharacterId(place.expect("a character of this name") as u32)
    };
    let end = film.frames().len();
    let (frame, why) = film.passed_over(who("REI"), end).expect("REI was passed over");
    let name = |who: CharacterId| names.name(who).to_owned();
    assert_eq!(
        why.sentence(&name),
        "REI was passed over in step 5: the safety is on, since nobody held a flag when the mime cycle began, and flags \
         given within it (mqs) do not change the safety. REI keeps its flag: it counts when the next action or the \
         active turns begin."
    );
    assert_eq!(film.passed_over(who("REI"), frame - 1), None);
    assert_eq!(film.passed_over(who("AGR"), end), None);
}
