//! The seed's remarks apart from its examples, one case each.

use crate::staged::{Staged, lifts};
use daemonfall_clock::QuickFlag;
use daemonfall_clock::scenario::{ScenarioEvent, Span};

/// In safe mode a mime strikes B, which gains an mcq-flag; then a second slow action goes off.
fn struck_by_a_mime() -> Staged {
    Staged::sr("A 1; B 2 quickens; D 1 mime B -").slow("A attack").slow("A haste")
}

#[test]
fn mqs_raises_charge_time_to_100_and_mcq_to_154() {
    let (events, _) = struck_by_a_mime().events();
    assert_eq!(lifts(&events), [(QuickFlag::MimeCritical, 154)]);
    let spelled = Staged::sr("A 1; D 1 mime A").slow("A qs");
    assert_eq!(lifts(&spelled.events().0), [(QuickFlag::MimeSpell, 100)]);
}

#[test]
fn counter_magic_quick_and_the_quick_spell_give_the_same_flag() {
    let (events, _) = Staged::sr("A 1; B 2 counters").slow("A qs B").events();
    let qs = (QuickFlag::Spell, 100);
    assert_eq!(lifts(&events), [qs, qs]);
}

#[test]
fn the_safety_is_on_between_slow_actions_and_each_looks_for_flags_anew() {
    let lines = struck_by_a_mime().slow("A demi").lines();
    let changes: Vec<&str> =
        lines.iter().filter(|line| line.starts_with("safety")).map(String::as_str).collect();
    assert_eq!(changes, ["safety off", "safety on"]);
    assert_eq!(lines.iter().filter(|line| *line == "step 3").count(), 1);
}

#[test]
fn time_passes_between_phases_and_everybodys_charge_time_grows() {
    let (events, course) = Staged::new(Span::Ticks(2), "A 1 speed 7; B 1 speed 9").events();
    let grew = |event: &&ScenarioEvent| matches!(event, ScenarioEvent::Grew { .. });
    assert_eq!(events.iter().filter(grew).count(), 4);
    let charge: Vec<u32> = course.facts.iter().map(|fact| fact.charge.0).collect();
    assert_eq!(charge, [14, 18]);
}
