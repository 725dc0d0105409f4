//! The readings of rules section 3 where the seed says nothing.

use crate::staged::{Staged, lifts};
use daemonfall_clock::machine::QUICK_TURNS_AT_MOST;
use daemonfall_clock::reaction::is_critical;
use daemonfall_clock::scenario::{ACTIVE_TURNS_AT_MOST, ScenarioEvent, Stop, trace};
use daemonfall_clock::{CharacterId, Manner, Provocation, QuickFlag, Reaction};
use daemonfall_core::Health;

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
