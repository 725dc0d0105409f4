//! The seed's remarks apart from its examples, one case each.

use crate::staged::{Staged, lifts};
use daemonfall_clock::QuickFlag;
use daemonfall_clock::scenario::{ScenarioEvent, Span};

#[test]
fn when_a_quicks_b_and_b_counterquicks_the_first_in_the_list_goes_before_the_mime_cycle() {
    for (cast, before, after) in [
        ("B 2 counters; A 1 ct 100; D 1 mime - -", "B - wait", "A - wait"),
        ("A 1 ct 100; B 2 counters; D 1 mime - -", "A - wait", "B - wait"),
    ] {
        Staged::cr(cast).does("A: qs B; wait").tells(&format!(
            "AT A; A - qs - B;   rB - qs - A; safety off; {before};   mD - mqs - miss; \
             {after}"
        ));
    }
}

#[test]
fn an_action_spawns_its_reactions_at_once_and_nobody_has_a_quick_turn_in_between() {
    Staged::sr("A 1; B 2 counters; C 2 counters").slow("A qs A,B,C").does("A: qs B,C").tells("A - qs - A,B,C;   rB - qs - A;   rC - qs - A; safety off; A - qs - B,C;   rB - qs - A;   rC - qs - A; \
             A - wait; B - wait; C - wait; safety on");
}

#[test]
fn each_mime_waits_for_the_reactions_to_the_one_before_it() {
    Staged::sr("A 1; B 2 counters; D 1 mime B; E 1 mime B").slow("A haste").tells("A - haste - miss;   mD - haste - B;     rB - haste - D;   mE - haste - B;     rB - haste - E");
}

#[test]
fn a_mime_cycle_is_never_interrupted_by_the_flags_that_it_hands_out() {
    // The safety is off throughout: B could go at once if any character could.
    Staged::sr("A 1; B 2; D 1 mime B; E 1 mime A").slow("A qs B").tells(
        "A - qs - B; safety off; B - wait;   mD - mqs - B;   mE - mqs - A; A - wait; \
             B - wait; safety on",
    );
}

#[test]
fn a_quick_spell_puts_the_game_into_quick_mode_at_once_so_that_its_target_goes_before_the_mimes() {
    Staged::sr("A 1; B 2; D 1 mime")
        .slow("A qs B")
        .tells("A - qs - B; safety off; B - wait;   mD - mqs - miss; safety on");
}

#[test]
fn critical_quick_triggers_its_turn_only_after_the_resulting_mime_cycle() {
    Staged::sr("A 1; B 2 quickens; D 1 mime").slow("A attack B").tells(
        "A - attack - B;   rB - cq; safety off;   mD - attack - miss; B - wait; \
             safety on",
    );
}

/// In safe mode a mime strikes B, which gains an mcq-flag; then a second slow action goes off.
fn struck_by_a_mime() -> Staged {
    Staged::sr("A 1; B 2 quickens; D 1 mime B -").slow("A attack").slow("A haste")
}

#[test]
fn flags_of_a_mime_cycle_in_safe_mode_are_passed_over_until_the_next_step_3() {
    struck_by_a_mime().tells(
        "A - attack - miss;   mD - attack - B;     rB - mcq; safety off; \
             A - haste - miss; B - wait;   mD - haste - miss; safety on",
    );
}

#[test]
fn mqs_raises_charge_time_to_100_and_mcq_to_154() {
    let (events, _) = struck_by_a_mime().events();
    assert_eq!(lifts(&events), [(QuickFlag::MimeCritical, 154)]);
    let spelled = Staged::sr("A 1; D 1 mime A").slow("A qs");
    assert_eq!(lifts(&spelled.events().0), [(QuickFlag::MimeSpell, 100)]);
}

#[test]
fn a_mime_cycle_in_safe_mode_leaves_its_flags_for_the_turn_order_of_the_following_cr_phase() {
    let opening = || {
        Staged::sr(
            "A 1 ct 59 speed 99; B 1 ct 60 speed 99; C 1 ct 60 speed 99; D 1 mime C; E 1 mime B",
        )
        .slow("A qs")
    };
    assert_eq!(opening().end("CR"), "B C A");
    assert_eq!(opening().end("flags"), "B:mqs C:mqs");
    assert_eq!(opening().end("CT"), "A:158 B:199 C:199 D:10 E:10");
}

#[test]
fn in_quick_mode_the_same_flags_are_gone_by_the_following_cr_phase() {
    let staged = Staged::sr(
        "A 1 ct 59 speed 99; B 1 ct 59 speed 99; C 1 ct 59 speed 99; D 1 mime C C; E 1 mime B C",
    )
    .slow("A qs")
    .slow("B haste");
    assert_eq!(staged.end("CR"), "A B C");
}

#[test]
fn whoever_goes_in_step_3_rewrites_the_last_action_and_the_mimes_mimic_that() {
    Staged::sr("A 1; B 1; D 1 mime")
        .slow("A qs B")
        .does("B: attack A")
        .tells("A - qs - B; safety off; B - attack - A;   mD - attack - miss; safety on");
}

#[test]
fn if_the_one_in_step_3_is_of_the_other_team_the_other_teams_mimes_mimic() {
    let told = Staged::sr("A 1; B 2; D 1 mime; F 2 mime").slow("A qs B").does("B: attack A").told();
    assert_eq!(told[3], "  mF - attack - miss");
    assert_eq!(told[4], "safety on");
}

#[test]
fn waiting_in_step_3_leaves_the_last_action_so_that_the_initial_one_is_mimicked() {
    let told = Staged::sr("A 1; B 2; D 1 mime A").slow("A qs B").does("B: wait").told();
    assert_eq!(told[2..4], ["B - wait", "  mD - mqs - A"]);
}

#[test]
fn waiting_in_step_5_is_followed_by_a_mime_cycle_with_nothing_to_mimic() {
    let lines = Staged::sr("A 1; B 2 quickens; D 1 mime").slow("A attack B").lines();
    let after = lines.iter().position(|line| line == "B - wait");
    let after = after.expect("B has a turn") + 1;
    assert_eq!(lines[after..after + 4], ["step 4", "step 5", "step 6", "safety on"]);
}

#[test]
fn counter_magic_quick_and_the_quick_spell_give_the_same_flag() {
    let (events, _) = Staged::sr("A 1; B 2 counters").slow("A qs B").events();
    let qs = (QuickFlag::Spell, 100);
    assert_eq!(lifts(&events), [qs, qs]);
}

#[test]
fn a_flag_gained_in_a_quick_turn_gives_another_quick_turn_in_the_same_resolution() {
    Staged::sr("A 1; B 2")
        .slow("A qs B")
        .does("B: qs B; wait")
        .tells("A - qs - B; safety off; B - qs - B; B - wait; safety on");
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
