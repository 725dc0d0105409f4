//! Healing.

use super::{attacker, defender, first_turn, plan, steps, wounded};

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
