//! How a unit chooses its move.

use super::{attacker, defender, first_turn, plan, steps, wounded};
use daemonfall_battle::{DamageRoll, MoveTypeId, ParticipantId, UnitForm, Value};

fn first_move(units: &[UnitForm]) -> String {
    let plan = plan(units);
    first_turn(&plan, &plan.simulate(1)).swap_remove(0)
}

#[test]
fn the_target_with_the_highest_expected_value_is_chosen() {
    let first = first_move(&[
        attacker([5, 3, 4, 9], &["Archery"]),
        defender([0, 6, 0, 9], &[]),
        defender([0, 2, 0, 9], &[]),
        defender([0, 4, 0, 9], &[]),
    ]);
    assert_eq!(first, "0 2 Archery");
}

#[test]
fn among_equals_the_earlier_participant_comes_first_then_the_earlier_type() {
    let first = first_move(&[
        attacker([5, 3, 4, 9], &["Strike", "Archery"]),
        defender([0, 2, 0, 9], &[]),
        defender([0, 2, 0, 9], &[]),
    ]);
    // Archery is registered before Strike.
    assert_eq!(first, "0 1 Archery");
}

#[test]
fn an_earlier_target_beats_an_earlier_type() {
    // Healing 1 of a later friend is worth as much as striking an earlier foe: 2 x 1/2.
    let strike = DamageRoll { attack: 1, defence: 0, damage: 2 };
    assert_eq!(strike.expected().times(2), Value::whole(1));
    let friend = super::wounded(attacker([0, 9, 0, 8], &[]), 9);
    let first = first_move(&[
        defender([0, 0, 0, 9], &[]),
        attacker([1, 9, 2, 9], &["Healing", "Strike"]),
        friend,
    ]);
    assert_eq!(first, "1 0 Strike");
}

#[test]
fn values_are_not_capped_by_the_health_of_the_target() {
    let first = first_move(&[
        attacker([5, 3, 9, 9], &["Archery"]),
        defender([0, 1, 0, 90], &[]),
        defender([0, 0, 0, 1], &[]),
    ]);
    assert_eq!(first, "0 2 Archery");
}

#[test]
fn charge_is_made_in_the_first_turn_only_and_only_when_it_is_worth_more() {
    let weak = [1, 9, 4, 90];
    let sides = [attacker(weak, &["Charge", "Strike"]), defender([0, 2, 0, 90], &[])];
    // Attack 3 once is worth 4 x 6/12 / 2 = 1, attack 1 twice 2 x 4 x 1/6 / 2 = 2/3.
    let weak = plan(&sides);
    let battle = weak.simulate(1);
    let all = steps(&weak, &battle);
    assert_eq!(first_turn(&weak, &battle), ["0 1 Charge"]);
    assert!(!all[1..].contains(&"0 1 Charge".to_owned()));
    assert_eq!(all[1], "0 1 Strike");
    let strong = [attacker([9, 9, 4, 90], &["Charge", "Strike"]), defender([0, 2, 0, 90], &[])];
    assert_eq!(first_move(&strong), "0 1 Strike");
}

#[test]
fn nothing_is_done_when_nothing_is_worth_doing() {
    let plan = plan(&[
        attacker([0, 3, 4, 9], &["Archery", "Strike", "Healing"]),
        attacker([4, 3, 0, 9], &["Archery"]),
        attacker([4, 3, 4, 9], &[]),
        defender([0, 2, 0, 9], &[]),
    ]);
    let battle = plan.simulate(1);
    assert_eq!(battle.moves, []);
    assert_eq!(battle.turns, [0, 0, 0]);
}

#[test]
fn the_table_of_what_was_weighed_tells_every_value_and_the_choice() {
    let plan = plan(&[
        attacker([5, 3, 4, 9], &["Healing", "Strike"]),
        defender([3, 6, 2, 9], &["Archery"]),
    ]);
    let battle = plan.simulate(1);
    let why = plan.why(&battle.moves, 0).expect("sound").expect("there");
    assert_eq!((why.mover, why.turn), (ParticipantId(0), 1));
    let rows: Vec<_> = why
        .weighed
        .iter()
        .map(|row| (row.target.0, plan.types().name(row.kind), row.worth, row.chosen))
        .collect();
    let names: Vec<_> = rows.iter().map(|row| (row.0, row.1, row.3)).collect();
    assert_eq!(
        names,
        [(0, "Healing", false), (0, "Strike", false), (1, "Healing", false), (1, "Strike", true)]
    );
    assert_eq!(rows[0].2.expect("viable").total, Value::ZERO);
    assert_eq!(rows[1].2, None, "no unit strikes itself");
    assert_eq!(rows[2].2, None, "no unit heals a foe");
    let worth = rows[3].2.expect("viable");
    // 15 of 42 pairs hit, for 2 on average.
    assert_eq!((worth.once, worth.repeats), (Value::new(15 * 2, 42), 2));
    assert_eq!(worth.total, Value::new(10, 7));
    assert_eq!(why.ranked()[0].kind, MoveTypeId(3));
}

#[test]
fn a_repeat_and_an_answer_are_explained_by_the_choice_that_led_to_them() {
    let plan = plan(&[attacker([5, 3, 1, 90], &["Strike"]), defender([3, 6, 1, 90], &["Strike"])]);
    let battle = plan.simulate(1);
    let why = |place| plan.why(&battle.moves, place).expect("sound");
    assert_eq!(steps(&plan, &battle)[3], "1 0 Riposte");
    assert!((1..4).all(|place| why(place) == why(0)));
    assert_eq!(why(4).expect("there").mover, ParticipantId(1));
    assert_eq!(why(8).expect("there").turn, 2);
    assert_eq!(why(battle.moves.len()), None);
}

#[test]
fn healing_gives_what_is_missing_up_to_five_to_whoever_lacks_most() {
    let plan = plan(&[
        attacker([0, 9, 0, 9], &["Healing"]),
        wounded(attacker([0, 9, 0, 6], &[]), 9),
        wounded(attacker([0, 9, 0, 2], &[]), 20),
        wounded(attacker([0, 9, 0, 1], &[]), 30),
        defender([0, 9, 0, 9], &[]),
    ]);
    let battle = plan.simulate(1);
    let tuples: Vec<String> = battle.tuples(plan.types()).iter().map(ToString::to_string).collect();
    assert_eq!(tuples, ["0 2 Healing 5"], "once, and the earlier of equals");
    assert_eq!(battle.ending.health[2].current, 7);
}

#[test]
fn a_unit_may_heal_itself() {
    let plan =
        plan(&[wounded(attacker([0, 9, 0, 6], &["Healing"]), 9), defender([0, 9, 0, 9], &[])]);
    let battle = plan.simulate(1);
    assert_eq!(steps(&plan, &battle), ["0 0 Healing"]);
    assert_eq!(battle.ending.health[0].current, 9);
}

#[test]
fn foes_and_the_dead_are_not_healed() {
    let plan = plan(&[
        attacker([9, 9, 9, 9], &["Archery"]),
        defender([0, 0, 0, 1], &[]),
        wounded(defender([0, 0, 0, 1], &["Healing"]), 2),
        wounded(attacker([0, 9, 0, 6], &[]), 9),
    ]);
    for seed in 0..100 {
        for step in steps(&plan, &plan.simulate(seed)) {
            assert!(!step.ends_with("Healing") || step == "2 2 Healing", "{step}");
        }
    }
}

#[test]
fn each_healer_heals_once_a_battle() {
    let plan = plan(&[
        wounded(attacker([0, 9, 0, 1], &["Healing"]), 90),
        wounded(attacker([0, 9, 0, 1], &["Healing"]), 90),
        defender([0, 9, 0, 9], &[]),
    ]);
    let battle = plan.simulate(1);
    assert_eq!(first_turn(&plan, &battle), ["0 0 Healing", "1 0 Healing"]);
    assert_eq!(steps(&plan, &battle).len(), 2);
}
