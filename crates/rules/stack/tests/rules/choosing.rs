//! Choices of what does not exist, the ledger of CPU, and the log by rounds.

use crate::fight::Fight;
use daemonfall_core::EventLog;
use daemonfall_stack::*;

const MOVES: &str = r#"{
    "slow": (time: 2, duration: 0, cpu: 2, use: [Damage(1)]),
    "long": (time: 1, duration: 2, multi_use: true, cpu: 1, use: [Damage(1)]),
}"#;

#[test]
fn unknown_numbers_are_refused_by_name() {
    let mut fight = Fight::new(&["P 9 3", "E 9 3"], MOVES);
    let known = fight.choice("P0 slow E1");
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
