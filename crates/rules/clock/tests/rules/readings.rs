//! The readings of rules section 3 where the seed says nothing.

use crate::staged::{Staged, lifts};
use daemonfall_clock::machine::QUICK_TURNS_AT_MOST;
use daemonfall_clock::reaction::is_critical;
use daemonfall_clock::scenario::{ACTIVE_TURNS_AT_MOST, ScenarioEvent, Span, Stop, trace};
use daemonfall_clock::{CharacterId, Manner, Provocation, QuickFlag, Reaction};
use daemonfall_core::Health;

#[test]
fn slow_actions_of_one_sr_phase_go_off_in_list_order_whoever_began_first() {
    Staged::new(Span::Ticks(3), "A 1 speed 50; B 1 speed 100")
        .does("B: charge 2 haste")
        .does("A: charge 1 demi")
        .tells(
            "tick 1; AT B; B - charge haste 2; tick 2; AT A; A - charge demi 1; AT B; \
             B - wait; tick 3; A - demi - miss; B - haste - miss; AT B; B - wait",
        );
}

#[test]
fn reactions_come_in_list_order_and_never_trigger_reactions() {
    // B's demi is repeated at C, whose own answer would be critical quick; A's would be counter
    // magic.
    Staged::sr("B 2 counters; A 1 counters; C 1 quickens")
        .slow("C demi B,A")
        .tells("C - demi - B,A;   rB - demi - C;   rA - demi - C");
}

#[test]
fn counter_magic_lets_its_own_magic_and_what_is_no_magic_be() {
    Staged::sr("A 1 counters; B 2")
        .slow("A demi A")
        .slow("B attack A")
        .tells("A - demi - A; B - attack - A");
}

#[test]
fn critical_quick_answers_damage_of_actions_and_mimicries_its_own_included_but_no_reaction() {
    let answers = |manner, by| {
        Reaction::CriticalQuick.answers(&Provocation {
            by: CharacterId(by),
            to: CharacterId(0),
            manner,
            magic: false,
            critical: true,
        })
    };
    assert!(answers(Manner::Action, 1) && answers(Manner::Action, 0));
    assert!(answers(Manner::Mimicry, 1) && !answers(Manner::Reaction, 1));
}

#[test]
fn critical_is_at_or_below_a_fifth_of_the_maximum() {
    let critical = |current, max| is_critical(Health { current, max });
    assert!(critical(0, 10) && critical(2, 10) && !critical(3, 10));
    assert!(critical(2, 14) && !critical(3, 14) && !critical(i32::MAX, i32::MAX));
}

#[test]
fn within_a_mime_cycle_a_quick_flag_is_mqs_also_by_counter_magic_and_a_critical_one_mcq() {
    let (events, _) = Staged::sr("A 1; B 2 counters; D 1 mime B").slow("A qs").events();
    let mqs = (QuickFlag::MimeSpell, 100);
    assert_eq!(lifts(&events), [mqs, mqs]);
}

#[test]
fn a_new_flag_replaces_the_kind_of_one_still_held_and_lifts_charge_time_again() {
    // Both gain an mqs in safe mode. B goes in the next step 3; C, still flagged, becomes critical
    // in the cycle after it.
    let (events, _) =
        Staged::sr("A 1; B 2; C 2 quickens; D 1 mime B,C C").slow("A qs").slow("A demi").events();
    let given = |event: &ScenarioEvent| match event {
        ScenarioEvent::FlagGiven { who, flag, replaced, charge } => {
            Some((who.0, *flag, *replaced, charge.0))
        }
        _ => None,
    };
    let given: Vec<_> = events.iter().filter_map(given).collect();
    let wanted = [
        (1, QuickFlag::MimeSpell, QuickFlag::None, 100),
        (2, QuickFlag::MimeSpell, QuickFlag::None, 100),
        (2, QuickFlag::MimeCritical, QuickFlag::MimeSpell, 154),
    ];
    assert_eq!(given, wanted);
}

#[test]
fn only_mimes_on_the_team_of_the_last_action_mimic_in_list_order() {
    Staged::sr("D 1 mime; F 2 mime; A 1; E 1 mime")
        .slow("A haste")
        .tells("A - haste - miss;   mD - haste - miss;   mE - haste - miss");
}

#[test]
fn what_mimes_do_and_all_reactions_leave_the_last_action_as_it_is() {
    // B counters before D mimics, and D mimics before E: both repeat A's action, not the reaction.
    Staged::sr("A 1; B 2 counters; F 2 mime; D 1 mime B; E 1 mime").slow("A demi B").tells(
        "A - demi - B;   rB - demi - A;   mD - demi - B;     rB - demi - D;   mE - demi - miss",
    );
}

#[test]
fn in_turns_of_its_own_quick_or_not_a_mime_only_waits_whatever_its_script_says() {
    Staged::cr("A 1 ct 100; D 1 ct 100 mime")
        .does("A: qs D")
        .does("D: attack A; attack A")
        .tells("AT A; A - qs - D; safety off; D - wait;   mD - mqs - miss");
}

#[test]
fn beginning_a_slow_action_in_a_quick_turn_leaves_the_last_action_and_allows_no_reactions() {
    Staged::sr("A 1; B 2 counters; C 2; D 1 mime")
        .slow("A qs C")
        .does("C: charge 3 demi B")
        .tells("A - qs - C; safety off; C - charge demi 3;   mD - mqs - miss; safety on");
}

#[test]
fn a_turn_is_paid_as_its_choice_is_made_so_that_a_flag_gained_in_it_lifts_what_is_left() {
    let staged = || Staged::cr("A 1 ct 100").does("A: qs A; charge 2 demi; wait");
    // 100 - 80 = 20, lifted to 100; the slow action costs 80 as well.
    assert_eq!(staged().end("CT"), "A:20");
    let (events, _) = staged().events();
    let paid = |event: &ScenarioEvent| match event {
        ScenarioEvent::Paid { charge, .. } => Some(charge.0),
        _ => None,
    };
    let paid: Vec<u32> = events.iter().filter_map(paid).collect();
    assert_eq!(paid, [20, 20]);
}

#[test]
fn an_active_turn_leaves_the_safety_as_it_is_and_seeks_the_next_eligible() {
    // The safety is still off after A's turn. B paid 60 for its quick turn, so no character is
    // eligible.
    Staged::cr("A 1 ct 100; B 2 ct 100")
        .does("A: qs B")
        .does("B: wait; attack A")
        .tells("AT A; A - qs - B; safety off; B - wait");
    let lines = Staged::cr("A 1 ct 100; B 2; C 2 ct 100").does("A: qs B").does("C: haste").lines();
    // Step 1 of the next action finds no flag; only then does the safety turn on.
    let on = lines.iter().position(|line| line == "safety on");
    assert_eq!(lines[on.expect("it turns on") - 1], "step 1");
}

#[test]
fn waiting_in_an_active_turn_begins_no_steps() {
    let lines = Staged::cr("A 1 ct 100").does("A: wait").lines();
    assert_eq!(lines, ["AT A", "A - wait", "flags none", "CT A:40"]);
}

#[test]
fn in_the_cr_phase_the_first_flagged_goes_before_the_first_who_is_ready() {
    // Flags from an active turn's mime cycle in safe mode wait for the phase's next turn.
    Staged::cr("A 1 ct 100; B 1 ct 100; C 2; D 1 mime C")
        .does("A: qs")
        .tells("AT A; A - qs - miss;   mD - mqs - C; AT C; C - wait; AT B; B - wait");
}

#[test]
fn quick_turns_that_repeat_a_choice_for_ever_are_stopped_at_the_bound_and_nothing_more_is_played() {
    let staged = || Staged::sr("A 1; B 2").slow("A qs B").slow("A haste").forever("B", "qs B");
    let played = trace::play(&staged().scenario());
    assert_eq!(played.stopped, Some(Stop::QuickTurns(QUICK_TURNS_AT_MOST)));
    let stopped = "stopped: 1000 quick turns in one resolution";
    assert!(played.lines.iter().any(|line| line == stopped));
    assert!(!played.lines.iter().any(|line| line.contains("haste")));
    assert_eq!(staged().end("flags"), "B:qs");
    assert_eq!(staged().end("CT"), "A:0 B:100");
}

#[test]
fn active_turns_that_follow_from_each_other_for_ever_are_stopped_at_a_bound_too() {
    // In safe mode the mime's flag does not give a quick turn but the phase's next active turn,
    // again and again.
    let hits = "A ".repeat(ACTIVE_TURNS_AT_MOST as usize + 1);
    let cast = format!("A 1 ct 100; D 1 mime {hits}");
    let (_, course) = Staged::cr(&cast).forever("A", "qs").events();
    let wanted = Stop::ActiveTurns(ACTIVE_TURNS_AT_MOST);
    assert_eq!(course.progress.phase, daemonfall_clock::scenario::Phase::Stopped(wanted));
}
