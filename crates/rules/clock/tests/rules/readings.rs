//! The readings of rules section 3 where the seed says nothing.

use crate::staged::Staged;
use daemonfall_clock::reaction::is_critical;
use daemonfall_clock::scenario::{ACTIVE_TURNS_AT_MOST, Stop};
use daemonfall_clock::{CharacterId, Manner, Provocation, Reaction};
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
fn active_turns_that_follow_from_each_other_for_ever_are_stopped_at_a_bound_too() {
    // In safe mode the mime's flag does not give a quick turn but the phase's next active turn,
    // again and again.
    let hits = "A ".repeat(ACTIVE_TURNS_AT_MOST as usize + 1);
    let cast = format!("A 1 ct 100; D 1 mime {hits}");
    let (_, course) = Staged::cr(&cast).forever("A", "qs").events();
    let wanted = Stop::ActiveTurns(ACTIVE_TURNS_AT_MOST);
    assert_eq!(course.progress.phase, daemonfall_clock::scenario::Phase::Stopped(wanted));
}
