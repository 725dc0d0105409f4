//! Charge time: prices, lifts, and who is next.

use daemonfall_clock::{
    CharacterId, ChargeTime, Fact, QuickFlag, Speed, Team, TurnCost, TurnReason, next_turn,
    turn_order,
};

fn fact(id: u32, charge: u32, flag: QuickFlag) -> Fact {
    Fact {
        id: CharacterId(id),
        team: Team(1),
        charge: ChargeTime(charge),
        flag,
        mime: false,
        able: true,
    }
}

#[test]
fn a_turn_with_an_action_costs_80_and_one_spent_waiting_60_and_0_to_60_are_kept() {
    let paid = |charge, cost| ChargeTime(charge).paid(cost).0;
    for (before, acting, waiting) in [
        (0, 0, 0),
        (60, 0, 0),
        (79, 0, 19),
        (100, 20, 40),
        (119, 39, 59),
        (140, 60, 60),
        (154, 60, 60),
        (u32::MAX, 60, 60),
    ] {
        assert_eq!(paid(before, TurnCost::Acting), acting, "CT {before}");
        assert_eq!(paid(before, TurnCost::Waiting), waiting, "CT {before}");
    }
}

#[test]
fn a_flag_lifts_to_at_least_100_and_mcq_to_154() {
    let lifted = |charge, flag| ChargeTime(charge).lifted(flag).0;
    for flag in [QuickFlag::Spell, QuickFlag::Critical, QuickFlag::MimeSpell] {
        assert_eq!([0, 99, 100, 130].map(|ct| lifted(ct, flag)), [100, 100, 100, 130]);
    }
    let mcq = |ct| lifted(ct, QuickFlag::MimeCritical);
    assert_eq!([0, 100, 154, 199].map(mcq), [154, 154, 154, 199]);
    assert_eq!(lifted(7, QuickFlag::None), 7);
}

#[test]
fn charge_time_grows_by_speed_and_stays_at_the_end_of_its_range() {
    assert_eq!(ChargeTime(59).grown(Speed(99)), ChargeTime(158));
    assert_eq!(ChargeTime(u32::MAX).grown(Speed(1)), ChargeTime(u32::MAX));
}

#[test]
fn the_first_flagged_in_list_order_is_next_before_anybody_who_is_merely_ready() {
    let mut facts = [
        fact(0, 199, QuickFlag::None),
        fact(1, 100, QuickFlag::Critical),
        fact(2, 100, QuickFlag::Spell),
    ];
    let flagged = TurnReason::Flag(QuickFlag::Critical);
    assert_eq!(next_turn(&facts), Some((CharacterId(1), flagged)));
    let order: Vec<u32> = turn_order(&facts).map(|who| who.0).collect();
    assert_eq!(order, [1, 2, 0]);
    facts[1].begin_turn();
    facts[2].begin_turn();
    assert_eq!(next_turn(&facts), Some((CharacterId(0), TurnReason::Charge)));
}

#[test]
fn who_has_less_than_100_and_no_flag_or_cannot_take_part_has_no_turn() {
    let mut facts = [fact(0, 99, QuickFlag::None), fact(1, 150, QuickFlag::Spell)];
    facts[1].able = false;
    assert_eq!(next_turn(&facts), None);
    assert_eq!(turn_order(&facts).count(), 0);
}

#[test]
fn a_flag_goes_as_its_turn_begins_and_a_new_one_replaces_one_still_held() {
    let mut one = fact(0, 20, QuickFlag::None);
    assert_eq!(one.give(QuickFlag::MimeSpell), QuickFlag::None);
    assert_eq!(one.give(QuickFlag::MimeCritical), QuickFlag::MimeSpell);
    assert_eq!((one.flag, one.charge), (QuickFlag::MimeCritical, ChargeTime(154)));
    assert_eq!(one.begin_turn(), QuickFlag::MimeCritical);
    assert_eq!((one.flag, one.is_flagged()), (QuickFlag::None, false));
}
