//! What effects do, alone and combined.

use crate::fight::Fight;
use daemonfall_core::Status;
use daemonfall_stack::Statuses;

#[test]
fn each_effect_does_what_it_says_and_those_of_a_list_one_after_the_other() {
    for (before, effects, told) in [
        // Damage eats shield first.
        ("guard", "Damage(1)", "loses 0, shield eats 1, 5 left"),
        ("guard", "Damage(3)", "loses 1, shield eats 2, 4 left"),
        ("nothing", "Damage(3)", "loses 3, shield eats 0, 2 left"),
        // Health stays within zero and its maximum.
        ("nothing", "Damage(99)", "loses 5, shield eats 0, 0 left"),
        ("hit", "Heal(99)", "gains 3, has 5"),
        // A character at zero health cannot be healed.
        ("nothing", "Damage(5), Heal(2)", "loses 5, shield eats 0, 0 left, is beyond healing"),
        // Shields add up and do not fall below zero.
        ("guard", "Shield(2)", "shield +2, has 4"),
        ("guard", "Shield(-3)", "shield -2, has 0"),
        // A CPU maximum falls without bounds.
        ("nothing", "MaxCpu(-7)", "maximum -7, is -3, -3 free"),
        (
            "nothing",
            "Shield(1), Damage(2), MaxCpu(1), Status(status: Stun, rounds: 2)",
            "shield +1, has 1, loses 1, shield eats 1, 4 left, maximum +1, is 5, 5 free, Stun for 2",
        ),
    ] {
        let library = format!(
            r#"{{
                "it": (use: [{effects}]),
                "hit": (use: [Damage(3)]),
                "guard": (use: [Shield(2)]),
                "nothing": (use: []),
            }}"#
        );
        let mut fight = Fight::new(&["P 9 9", "E 5 4"], &library);
        fight.round(&[&format!("P0 {before} E1")]);
        let lines = fight.outcome(&["P0 it E1"]);
        let lines: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("E1 ")).collect();
        assert_eq!(lines.join(", "), told, "{effects}");
    }
}

#[test]
fn a_status_of_n_rounds_is_there_for_n_choices() {
    let library = r#"{ "stun": (use: [Status(status: Stun, rounds: 2)]) }"#;
    let mut fight = Fight::new(&["P 9 9", "E 9 9"], library);
    let stunned = |fight: &Fight| fight.part::<Statuses>("E1").has(Status::Stun);
    fight.round(&["P0 stun E1"]);
    assert!(stunned(&fight), "before the first choice");
    fight.round(&[]);
    assert!(stunned(&fight), "before the second choice");
    assert_eq!(fight.round(&[]), ["round 3", "E1 loses Stun"]);
    assert!(!stunned(&fight), "before the third choice");
}

#[test]
fn a_status_given_again_resets_its_rounds() {
    let library = r#"{
        "long": (use: [Status(status: Burn, rounds: 9)]),
        "short": (use: [Status(status: Burn, rounds: 2)]),
        "cure": (use: [Status(status: Burn, rounds: 0)]),
    }"#;
    let mut fight = Fight::new(&["P 9 9"], library);
    for (name, left) in [("long", 9), ("short", 2), ("cure", 0)] {
        fight.round(&[&format!("P0 {name} P0")]);
        assert_eq!(fight.part::<Statuses>("P0").left(Status::Burn), left);
    }
}
