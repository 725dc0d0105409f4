//! Choices: one per round and character, CPU, refusals.

use crate::fight::{Fight, Lines};
use daemonfall_core::EventLog;
use daemonfall_stack::*;

const SUBROUTINES: &str = r#"{
    "free": (use: [Damage(0)]),
    "laser": (time: 1, cpu: 2, use: [Damage(2)]),
    "scramble": (time: 1, duration: 2, cpu: 1, use: [MaxCpu(-4)], after: [MaxCpu(4)]),
    "kill": (cpu: 1, use: [Damage(99)]),
    "late": (time: 1, use: [], after: [Damage(99)]),
}"#;

fn fight() -> Fight {
    Fight::new(&["P 9 3", "E 9 3"], SUBROUTINES)
}

#[test]
fn each_character_makes_one_choice_a_round_and_may_change_its_mind() {
    let mut fight = fight();
    fight.choose("P0 laser E1").expect("it is legal");
    fight.choose("P0 free E1").expect("it is legal");
    fight.choose("E1 free P0").expect("it is legal");
    let wait = Command::Wait { user: CharacterId(1) };
    act(&mut fight.world, wait).expect("waiting is legal");
    let told = fight.round(&[]);
    assert_eq!(told[..2], ["round 1", "added P0 free E1: holds 0, 3 free"]);
    assert!(!told.iter().any(|line| line.starts_with("added E1")), "{told:?}");
    assert_eq!(fight.round(&[]), ["round 2"], "choices are for one round");
}

#[test]
fn cpu_is_held_from_the_moment_of_adding_until_the_move_is_finished() {
    let mut fight = fight();
    fight.choose("P0 laser E1").expect("it is legal");
    assert_eq!(fight.free("P0"), 3, "chosen, but not added");
    fight.round(&[]);
    assert_eq!(fight.free("P0"), 1);
    fight.round(&[]);
    assert_eq!(fight.free("P0"), 3);
}

#[test]
fn a_move_that_costs_more_than_its_user_has_free_is_refused() {
    let mut fight = fight();
    fight.round(&["P0 laser E1"]);
    let refusal = Refusal::NotEnoughCpu { cost: 2, free: 1 };
    let before = fingerprint(&fight.world);
    assert_eq!(fight.choose("P0 laser E1"), Err(refusal));
    assert_eq!(fingerprint(&fight.world), before, "a refusal changes nothing");
    let told = fight.round(&["P0 laser E1", "E1 laser P0"]);
    told[..4].are([
        "round 2",
        "resolved P0 laser E1",
        "refused P0 laser E1: it takes 2 CPU, and 1 is free",
        "added E1 laser P0: holds 2, 1 free",
    ]);
}

#[test]
fn a_fallen_maximum_takes_free_cpu_below_zero_and_then_even_a_free_move_is_refused() {
    let mut fight = fight();
    fight.round(&["P0 scramble E1"]);
    fight.round(&[]);
    assert_eq!(fight.free("E1"), -1);
    let refusal = Refusal::NotEnoughCpu { cost: 0, free: -1 };
    assert_eq!(fight.choose("E1 free P0"), Err(refusal));
    fight.round(&[]);
    fight.round(&[]);
    assert_eq!(fight.free("E1"), 3, "the after-effect takes it back");
    assert_eq!(fight.choose("E1 free P0"), Ok(()));
}

#[test]
fn a_move_of_or_at_somebody_removed_is_refused() {
    let mut fight = fight();
    fight.round(&["P0 kill E1"]);
    let gone = CharacterId(1);
    assert_eq!(fight.choose("P0 free E1"), Err(Refusal::TargetRemoved(gone)));
    assert_eq!(fight.choose("E1 free P0"), Err(Refusal::UserRemoved(gone)));
    let wait = act(&mut fight.world, Command::Wait { user: gone });
    assert_eq!(wait, Err(Refusal::UserRemoved(gone)));
}

#[test]
fn somebody_merely_at_zero_health_still_chooses_and_is_chosen() {
    let mut fight = fight();
    fight.round(&["P0 late E1"]);
    fight.round(&[]);
    assert_eq!(fight.health("E1"), 0);
    assert_eq!(fight.choose("P0 free E1"), Ok(()));
    assert_eq!(fight.choose("E1 kill P0"), Ok(()));
    fight.round(&[]);
    assert_eq!(fight.health("P0"), 0, "its move was carried out before it was removed");
}

#[test]
fn unknown_numbers_are_refused_by_name() {
    let mut fight = fight();
    let known = fight.choice("P0 free E1");
    let user = CharacterId(7);
    let mut refused = |choice| act(&mut fight.world, Command::Choose(choice));
    assert_eq!(refused(Choice { user, ..known }), Err(Refusal::UnknownCharacter(user)));
    let target = Some(user);
    assert_eq!(refused(Choice { target, ..known }), Err(Refusal::UnknownCharacter(user)));
    let subroutine = SubroutineId(9);
    assert_eq!(
        refused(Choice { subroutine, ..known }),
        Err(Refusal::UnknownSubroutine(subroutine))
    );
}

const MOVES: &str = r#"{
    "slow": (time: 2, duration: 0, cpu: 2, use: [Damage(1)]),
    "long": (time: 1, duration: 2, multi_use: true, cpu: 1, use: [Damage(1)]),
}"#;

#[test]
fn the_ledger_tells_who_holds_cpu_with_what() {
    let mut fight = Fight::new(&["P 9 5", "E 9 4"], MOVES);
    fight.round(&["P0 slow E1", "E1 long P0"]);
    fight.round(&["P0 long E1"]);
    let ledger = ledger(&fight.world);
    let told: Vec<(u32, i32, i32, i32)> =
        ledger.iter().map(|it| (it.holder.0, it.max, it.held, it.free)).collect();
    assert_eq!(told, [(0, 5, 3, 2), (1, 4, 1, 3)]);
    let moves: Vec<(i32, u32, usize, bool)> = ledger[0]
        .moves
        .iter()
        .map(|held| (held.cpu, held.rounds_left, held.uses_left, held.ended))
        .collect();
    assert_eq!(moves, [(2, 1, 1, false), (1, 3, 3, false)]);
    assert_eq!(ledger[0].moves[0].target, Some(CharacterId(1)));
}

#[test]
fn what_the_ledger_lists_sums_up_to_what_is_held() {
    let mut fight = Fight::new(&["P 9 5", "P 9 3", "E 9 4"], MOVES);
    let all = ["P0 slow E2", "P1 long E2", "E2 long P0", "E2 slow P1"];
    for round in 0..20_usize {
        fight.round(&[all[round % 4], all[(3 * round + 1) % 4]]);
        for line in ledger(&fight.world) {
            let sum: i32 = line.moves.iter().map(|held| held.cpu).sum();
            let entity = fight.world.resource::<Roster>().entity(line.holder);
            let cpu = entity.and_then(|entity| fight.world.get::<Cpu>(entity));
            assert_eq!(Some((sum, line.free)), cpu.map(|cpu| (cpu.held, cpu.free())));
        }
    }
}

#[test]
fn a_log_is_sorted_into_rounds() {
    let mut fight = Fight::new(&["P 9 5", "E 9 4"], MOVES);
    fight.choose("P0 slow E1").expect("it is free");
    for _ in 0..3 {
        play_round(&mut fight.world);
    }
    let log = fight.world.resource::<EventLog<StackEvent>>();
    let rounds = rounds(log.events());
    assert_eq!(rounds.len(), 3);
    assert_eq!(rounds[0].added.len(), 1);
    assert_eq!(rounds[1], daemonfall_stack::RoundRecord { round: 2, ..Default::default() });
    assert_eq!(rounds[2].resolved, rounds[2].executed);
    assert_eq!(rounds[2].changed.len(), 1);
    assert_eq!(rounds[2].finished.len(), 1);
    assert_eq!(fight.world.resource::<Stack>().round(), 3);
}
