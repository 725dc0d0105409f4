//! What effects do, alone and combined, and with extreme numbers.

use crate::fight::{Fight, Lines};
use daemonfall_core::Status;
use daemonfall_stack::{Cpu, Shield, Statuses};

fn told(effects: &str, health: i32, before: &[&str]) -> Vec<String> {
    let library = format!(
        r#"{{ "it": (use: {effects}), "hit": (use: [Damage(3)]), "guard": (use: [Shield(2)]) }}"#
    );
    let mut fight = Fight::new(&["P 9 9", &format!("E {health} 4")], &library);
    for choice in before {
        fight.round(&[choice]);
    }
    let told = fight.outcome(&["P0 it E1"]);
    told.into_iter().filter(|line| line.starts_with("E1")).collect()
}

#[test]
fn damage_eats_shield_first() {
    let guarded = ["P0 guard E1"];
    assert_eq!(told("[Damage(1)]", 5, &guarded), ["E1 loses 0, shield eats 1, 5 left"]);
    assert_eq!(told("[Damage(3)]", 5, &guarded), ["E1 loses 1, shield eats 2, 4 left"]);
    assert_eq!(told("[Damage(3)]", 5, &[]), ["E1 loses 3, shield eats 0, 2 left"]);
}

#[test]
fn health_stays_within_zero_and_its_maximum() {
    assert_eq!(told("[Damage(99)]", 5, &[]), ["E1 loses 5, shield eats 0, 0 left"]);
    assert_eq!(told("[Heal(99)]", 5, &["P0 hit E1"]), ["E1 gains 3, has 5"]);
}

#[test]
fn a_character_at_zero_health_cannot_be_healed() {
    told("[Damage(5), Heal(2)]", 5, &[])
        .are(["E1 loses 5, shield eats 0, 0 left", "E1 is beyond healing"]);
}

#[test]
fn shields_add_up_and_do_not_fall_below_zero() {
    let guarded = ["P0 guard E1"];
    assert_eq!(told("[Shield(2)]", 5, &guarded), ["E1 shield +2, has 4"]);
    assert_eq!(told("[Shield(-3)]", 5, &guarded), ["E1 shield -2, has 0"]);
}

#[test]
fn a_cpu_maximum_falls_without_bounds() {
    assert_eq!(told("[MaxCpu(-7)]", 5, &[]), ["E1 maximum -7, is -3, -3 free"]);
}

#[test]
fn effects_of_a_list_happen_one_after_the_other() {
    told("[Shield(1), Damage(2), MaxCpu(1), Status(status: Stun, rounds: 2)]", 5, &[]).are([
        "E1 shield +1, has 1",
        "E1 loses 1, shield eats 1, 4 left",
        "E1 maximum +1, is 5, 5 free",
        "E1 Stun for 2",
    ]);
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

#[test]
fn extreme_numbers_saturate() {
    let library = format!(
        r#"{{
            "up": (cpu: {max}, use: [Shield({max}), MaxCpu({max}), Heal({max})]),
            "down": (time: 1, duration: 3, multi_use: true, use: [Shield({min}), MaxCpu({min}), Damage({max})]),
        }}"#,
        max = i32::MAX,
        min = i32::MIN
    );
    let extreme = format!("P {0} {0}", i32::MAX);
    let mut fight = Fight::new(&[&extreme, &extreme], &library);
    for _ in 0..3 {
        fight.round(&["P0 up P1", "P1 up P0"]);
    }
    assert_eq!(*fight.part::<Shield>("P0"), Shield(i32::MAX));
    fight.round(&["P0 down P1", "P1 down P0"]);
    for _ in 0..6 {
        fight.round(&["P0 up P1", "P1 down P0"]);
    }
    assert_eq!(fight.health("P0"), 0);
    assert!(fight.part::<Cpu>("P0").max < 0);
}
