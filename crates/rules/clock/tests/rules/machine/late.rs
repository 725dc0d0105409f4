//! Steps 4 to 6, the bound, and a machine at rest.

use super::*;

#[test]
fn step_4_1_turns_the_safety_off_if_there_is_any_flag_before_the_mime_cycle() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.flag(1, QuickFlag::Critical).done();
    let why = SafetyReason::FlagBeforeMimes;
    assert_eq!(bench.changes(), [(QuickSafety::Off, why)]);
}

#[test]
fn step_4_2_has_the_mimes_of_the_team_mimic_in_list_order_each_with_its_reactions() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    assert_eq!(bench.done(), mimic(3));
    assert_eq!(bench.done(), REACT_TO_MIME);
    assert_eq!(bench.done(), mimic(4));
    assert_eq!(bench.done(), REACT_TO_MIME);
    assert_eq!(bench.done(), Order::End);
}

#[test]
fn step_4_2_never_alters_the_safety_whatever_flags_the_mimes_hand_out() {
    for flag in [QuickFlag::MimeSpell, QuickFlag::MimeCritical, QuickFlag::Spell] {
        let mut bench = Bench::new().reacting(Resolution::Active);
        bench.done();
        bench.flag(1, flag);
        bench.done();
        assert!(bench.changes().is_empty());
        bench.flag(3, flag);
        assert_eq!(bench.done(), mimic(4));
        bench.done();
        assert_eq!(bench.done(), Order::End);
        assert_eq!(bench.machine.safety, QuickSafety::On);
        let why = PassedOver::SafetyOn;
        assert_eq!(bench.passed_over(), [(1, 5, why), (3, 5, why)]);
    }
}

#[test]
fn a_mime_that_cannot_take_part_is_left_out_of_the_cycle() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.facts[3].able = false;
    assert_eq!(bench.done(), mimic(4));
}

#[test]
fn step_4_3_clears_the_last_action_and_4_5_goes_to_step_6_with_the_safety_on() {
    let mut bench = Bench::without_mimes().reacting(Resolution::Slow);
    assert_eq!(bench.done(), Order::End);
    let wanted = [
        ClockEvent::StepEntered(Step::Mimes),
        ClockEvent::LastActionCleared,
        ClockEvent::StepEntered(Step::End),
    ];
    assert_eq!(bench.events, wanted);
    assert_eq!(bench.machine.last_action, LastAction(None));
}

#[test]
fn step_4_4_goes_to_step_5_with_the_safety_off_and_5_2_ends_without_flags() {
    let mut bench = Bench::without_mimes().reacting(Resolution::Active);
    bench.flag(1, QuickFlag::Spell).done();
    assert_eq!(bench.flag(1, QuickFlag::None).done(), Order::End);
    assert_eq!(bench.steps(), [4, 5, 6]);
}

/// A bench in step 5, with a quick turn of character 1.
fn in_step_5() -> Bench {
    let mut bench = Bench::without_mimes().reacting(Resolution::Slow);
    bench.flag(2, QuickFlag::MimeCritical);
    assert_eq!(bench.flag(1, QuickFlag::Critical).done(), turn(1));
    assert_eq!(bench.steps(), [4, 5]);
    bench.flag(1, QuickFlag::None);
    bench
}

#[test]
fn step_5_1_and_5_3_give_the_first_flagged_in_list_order_a_turn() {
    let bench = in_step_5();
    let given = ClockEvent::QuickTurnGiven { who: CharacterId(1), step: Step::LateTurn };
    assert!(bench.events.contains(&given));
    // The second one is not passed over: its turn comes when the step is entered again. Step 3 was
    // skipped for both.
    let why = PassedOver::SafetyOn;
    assert_eq!(bench.passed_over(), [(1, 3, why), (2, 3, why)]);
}

#[test]
fn step_5_4_rewrites_the_last_action_if_he_acts_5_5_allows_reactions_and_5_6_goes_back_to_step_4() {
    let mut bench = in_step_5();
    assert_eq!(bench.acted(1), REACT);
    assert_eq!(bench.machine.last_action, LastAction(Some(bench.deed(1))));
    assert_eq!(bench.done(), turn(2));
    assert_eq!(bench.steps(), [4, 5]);
}

#[test]
fn step_5_6_goes_back_to_step_4_after_a_turn_spent_waiting_and_nobody_mimics_an_empty_last_action()
{
    let mut bench = in_step_5();
    bench.facts.extend(Bench::new().facts.split_off(3));
    assert_eq!(bench.done(), turn(2));
    assert_eq!(bench.steps(), [4, 5]);
    assert_eq!(bench.flag(2, QuickFlag::None).done(), Order::End);
    assert_eq!(bench.steps(), [4, 5, 6]);
}

#[test]
fn step_6_1_turns_the_safety_on_after_a_slow_action_and_6_3_begins_again() {
    let mut bench = in_step_5();
    bench.flag(2, QuickFlag::None);
    assert_eq!(bench.done(), Order::End);
    assert_eq!(bench.changes(), [(QuickSafety::On, SafetyReason::SlowActionOver)]);
    assert_eq!(bench.begin(Resolution::Slow), Order::Resolve);
}

#[test]
fn step_6_leaves_the_safety_as_it_is_after_an_active_turn() {
    let mut bench = Bench::without_mimes().reacting(Resolution::Active);
    bench.flag(1, QuickFlag::Spell).done();
    bench.flag(1, QuickFlag::None).done();
    assert_eq!(bench.machine.safety, QuickSafety::Off);
    assert_eq!(bench.machine.order(), Order::End);
}

#[test]
fn a_flag_of_somebody_who_cannot_take_part_counts_for_nothing() {
    let mut bench = Bench::without_mimes();
    bench.facts[1].able = false;
    bench.flag(1, QuickFlag::Spell);
    bench.up_to_reactions(Resolution::Slow);
    assert_eq!(bench.done(), Order::End);
    assert_eq!(bench.machine.safety, QuickSafety::On);
    assert!(bench.passed_over().is_empty());
}

#[test]
fn a_chain_of_quick_turns_without_end_is_stopped_at_the_bound() {
    let mut bench = Bench::without_mimes().reacting(Resolution::Slow);
    let mut order = bench.flag(1, QuickFlag::Spell).done();
    let mut turns = 0;
    while order == turn(1) {
        turns += 1;
        bench.acted(1);
        order = bench.done();
    }
    assert_eq!((order, turns), (Order::Stopped, QUICK_TURNS_AT_MOST));
    let quick_turns = QUICK_TURNS_AT_MOST;
    assert!(bench.events.contains(&ClockEvent::ChainStopped { quick_turns }));
    assert_eq!(bench.passed_over(), [(1, 5, PassedOver::TooMany)]);
    // It can continue with the next action, which starts a new count.
    assert_eq!(bench.begin(Resolution::Slow), Order::Resolve);
    assert_eq!(bench.machine.place.quick_turns, 0);
}

#[test]
fn a_machine_at_rest_does_not_go_on_and_one_at_work_does_not_begin() {
    let mut bench = Bench::new();
    assert_eq!(bench.acted(0), Order::End);
    assert_eq!(bench.machine, Machine::default());
    bench.up_to_reactions(Resolution::Slow);
    let before = bench.machine;
    assert_eq!(bench.begin(Resolution::Active), REACT);
    assert_eq!(bench.machine, before);
    assert!(bench.events.is_empty());
}

#[test]
fn a_mimicry_reported_as_an_action_is_not_the_last_action() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.done();
    assert_eq!(bench.acted(3), REACT_TO_MIME);
    assert_eq!(bench.acted(3), mimic(4));
    assert_eq!(bench.machine.last_action, LastAction(Some(bench.deed(0))));
}

#[test]
fn the_place_tells_the_step_under_way() {
    let mut bench = Bench::new();
    let mut seen = vec![bench.machine.place.step()];
    bench.begin(Resolution::Slow);
    seen.push(bench.machine.place.step());
    bench.acted(0);
    seen.push(bench.machine.place.step());
    bench.done();
    seen.push(bench.machine.place.step());
    assert_eq!(bench.machine.place.cursor, Cursor::Mimicry(CharacterId(3)));
    let wanted = [None, Some(Step::Initial), Some(Step::Reactions), Some(Step::Mimes)];
    assert_eq!(seen, wanted);
}
