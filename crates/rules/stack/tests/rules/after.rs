//! After-effects that take a character to zero health.

use crate::fight::{Fight, Lines};

const SUBROUTINES: &str = r#"{
    "bomb": (time: 1, cpu: 1, use: [], after: [Damage(99)]),
    "mend": (use: [Heal(5)]),
    "blow": (time: 2, use: [Damage(4)]),
    "hold": (time: 1, cpu: 3, use: []),
}"#;

#[test]
fn an_after_effect_that_takes_somebody_to_zero_removes_them_in_the_next_rounds_remove_step() {
    let mut fight = Fight::new(&["P 9 9", "E 9 9"], SUBROUTINES);
    fight.round(&["P0 bomb E1", "E1 blow P0"]);
    fight.outcome(&[]).are([
        "executed P0 bomb E1",
        "finished P0 bomb E1: TimeUp, returns 1",
        "after: E1 loses 9, shield eats 0, 0 left",
    ]);
    fight.outcome(&["P0 mend E1"]).are([
        "executed P0 mend E1",
        "E1 is beyond healing",
        "executed E1 blow P0",
        "P0 loses 4, shield eats 0, 5 left",
        "removed E1",
        "finished E1 blow P0: UserRemoved, returns nothing",
        "finished P0 mend E1: TargetRemoved, returns 0",
    ]);
}

#[test]
fn cpu_comes_back_to_a_user_at_zero_health_until_it_is_removed() {
    let mut fight = Fight::new(&["P 9 9", "E 9 3"], SUBROUTINES);
    fight.round(&["P0 bomb E1", "E1 hold P0"]);
    fight.round(&[]);
    assert_eq!((fight.health("E1"), fight.free("E1")), (0, 3));
}

#[test]
fn an_after_effect_falls_on_somebody_removed_too() {
    let mut fight = Fight::new(
        &["P 9 9", "E 9 9"],
        r#"{ "kill": (use: [Damage(99)], after: [Shield(3), Heal(1), MaxCpu(-1)]) }"#,
    );
    fight.outcome(&["P0 kill E1"])[3..].are([
        "finished P0 kill E1: TargetRemoved, returns 0",
        "after: E1 shield +3, has 3",
        "after: E1 is beyond healing",
        "after: E1 maximum -1, is 8, 8 free",
    ]);
}
