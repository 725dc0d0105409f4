//! The move types of formations.

use super::{attacker, back, defender, first_battle, first_turn, front, plan, steps};
use daemonfall_battle::places::{MARK, RALLY};
use daemonfall_battle::{DamageRoll, ParticipantId, Plan, Replay, UnitForm, Value};

const IDLE: [i32; 4] = [0, 4, 0, 20];

fn replay<'a>(plan: &'a Plan, lines: &[&str]) -> Replay<'a> {
    let mut replay = Replay::new(plan);
    for line in lines {
        let made = plan.read(&line.parse().expect("a move")).expect("a known type");
        replay.push(&made).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    replay
}

fn refused(plan: &Plan, line: &str) -> String {
    let made = plan.read(&line.parse().expect("a move")).expect("a known type");
    Replay::new(plan).push(&made).expect_err("refused").to_string()
}

/// What a move is worth once to its mover at the start; none if it is not viable.
fn worth(plan: &Plan, mover: u32, target: u32, name: &str) -> Option<Value> {
    let kind = plan.types().find(name).expect("a type");
    let why = plan.weigh(plan.start(), ParticipantId(mover));
    let mut rows = why.weighed.into_iter().filter(|row| (row.target.0, row.kind) == (target, kind));
    Some(rows.next()?.worth?.once)
}

fn health(replay: &Replay<'_>, id: usize) -> i32 {
    replay.state().healths()[id].current
}

fn blows(attack: i32, defence: i32, damage: i32) -> Value {
    DamageRoll { attack, defence, damage }.expected().times(2)
}

#[test]
fn a_guard_takes_the_blows_meant_for_the_one_behind_it_while_it_lives() {
    let plan = plan(&[
        front(defender([0, 8, 0, 6], &["Guard"])),
        front(defender([0, 8, 0, 20], &["Guard"])),
        back(defender([0, 3, 0, 20], &[])),
        front(attacker([5, 2, 6, 9], &["Archery"])),
    ]);
    assert_eq!(worth(&plan, 0, 2, "Guard"), Some(blows(5, 3, 6)), "two shots at the guarded");
    assert_eq!(worth(&plan, 1, 2, "Guard"), None, "another stands before it");
    assert_eq!(worth(&plan, 0, 1, "Guard"), None, "it is not behind it");
    let mut replay = replay(&plan, &["0 2 Guard 0", "3 2 Archery 4"]);
    assert_eq!((health(&replay, 0), health(&replay, 2)), (2, 20));
    let guarded = plan.weigh(replay.state(), ParticipantId(3));
    let at = |id: usize| guarded.weighed[id].worth.expect("viable").once;
    assert_eq!(at(2), at(0), "it meets the guard's defence");
    for line in ["3 2 Archery 6", "3 2 Archery 3"] {
        let made = plan.read(&line.parse().expect("a move")).expect("known");
        replay.push(&made).expect("possible");
    }
    assert_eq!((health(&replay, 0), health(&replay, 2)), (0, 17));
}

#[test]
fn a_guard_against_nobody_who_shoots_is_worth_nothing() {
    let plan = plan(&[
        front(defender([0, 8, 0, 6], &["Guard"])),
        back(defender([0, 3, 0, 20], &[])),
        front(attacker([5, 2, 6, 9], &["Strike"])),
    ]);
    assert_eq!(worth(&plan, 0, 1, "Guard"), Some(Value::ZERO));
}

#[test]
fn a_mark_lowers_the_defence_of_a_foe_once_and_is_worth_what_its_stack_gains() {
    let plan = plan(&[
        front(attacker([6, 4, 4, 20], &["Strike"])),
        back(attacker([4, 2, 4, 20], &["Mark"])),
        back(attacker([9, 2, 9, 20], &["Strike"])),
        front(defender([0, 5, 0, 20], &[])),
        back(defender([0, 5, 0, 20], &[])),
    ]);
    let gain = blows(6, 5 - MARK, 4).minus(blows(6, 5, 4));
    assert_eq!(worth(&plan, 1, 3, "Mark"), Some(gain), "only one of them reaches it");
    assert_eq!(worth(&plan, 1, 4, "Mark"), Some(Value::ZERO));
    let replay = replay(&plan, &["1 3 Mark 2"]);
    let roll = |target| {
        let strike = plan.types().find("Strike").expect("a type");
        plan.roll(replay.state(), ParticipantId(0), strike, Some(ParticipantId(target)))
    };
    assert_eq!(roll(3).map(|roll| roll.defence), Some(3));
    assert_eq!(plan.weigh(replay.state(), ParticipantId(1)).choice(), None, "once a battle");
}

#[test]
fn a_rally_raises_the_attack_of_those_beside_it() {
    let archer = || front(attacker([4, 2, 6, 20], &["Archery"]));
    let plan = plan(&[
        archer(),
        front(attacker([0, 2, 0, 20], &["Rally"])),
        archer(),
        archer(),
        front(defender([0, 3, 0, 20], &[])),
    ]);
    let gain = blows(4 + RALLY, 3, 6).minus(blows(4, 3, 6));
    assert_eq!(worth(&plan, 1, 1, "Rally"), Some(gain.plus(gain)));
    let battle = plan.simulate(1);
    assert_eq!(first_turn(&plan, &battle)[2], "1 - Rally");
    let replay = replay(&plan, &["1 - Rally 2"]);
    let attack = |id| {
        let roll = plan.roll(replay.state(), ParticipantId(id), Default::default(), None);
        roll.map(|roll| roll.attack)
    };
    assert_eq!([0, 2, 3].map(attack), [Some(6), Some(6), Some(4)]);
}

#[test]
fn a_sweep_hits_those_beside_its_target_too_and_is_chosen_where_they_stand_close() {
    let line = |count: usize| -> Vec<UnitForm> {
        let foes = (0..count).map(|_| front(defender(IDLE, &[])));
        [front(attacker([6, 4, 4, 20], &["Sweep", "Strike"]))].into_iter().chain(foes).collect()
    };
    let (two, three) = (plan(&line(2)), plan(&line(3)));
    assert_eq!(worth(&three, 0, 2, "Sweep"), worth(&three, 0, 2, "Strike").map(|it| it.times(3)));
    let first = |plan: &Plan| first_turn(plan, &plan.simulate(1))[0].clone();
    assert_eq!((first(&two).as_str(), first(&three).as_str()), ("0 1 Strike", "0 2 Sweep"));
    let replay = replay(&three, &["0 2 Sweep 3"]);
    assert_eq!([1, 2, 3].map(|id| health(&replay, id)), [17; 3]);
    assert!(refused(&three, "0 2 Sweep 5").contains("only 0 to 4"));
}

#[test]
fn a_volley_comes_from_the_back_row_and_falls_on_the_last_of_a_row() {
    let archer = attacker([6, 4, 4, 20], &["Volley"]);
    let foes = [
        front(defender(IDLE, &[])),
        front(defender(IDLE, &[])),
        back(defender([0, 9, 0, 20], &[])),
    ];
    let of = |archer| {
        let shield = front(attacker(IDLE, &[]));
        plan(&[&[shield, archer][..], &foes].concat())
    };
    let behind = of(back(archer.clone()));
    let expected = blows(6 - 1, 4, 4).halved();
    let worths = [2, 3, 4].map(|target| worth(&behind, 1, target, "Volley"));
    assert_eq!(worths[..2], [None, Some(expected)]);
    assert!(worths[2].is_some());
    let three = first_battle(&behind, |battle| battle.moves.len() > 3);
    assert_eq!(steps(&behind, &three)[..3], ["1 3 Volley"; 3]);
    assert_eq!(worth(&of(front(archer)), 1, 3, "Volley"), None);
}

#[test]
fn without_a_place_none_of_them_is_possible_and_the_refusal_says_what_stands_between() {
    let plain = plan(&[
        attacker([6, 4, 4, 20], &["Guard", "Mark", "Rally", "Sweep", "Volley"]),
        attacker(IDLE, &[]),
        defender(IDLE, &[]),
    ]);
    assert_eq!(plain.simulate(1).moves, []);
    assert!(refused(&plain, "0 - Withdraw 0").contains("not viable"));
    let rows = plan(&[
        front(attacker([6, 4, 4, 20], &["Strike"])),
        front(defender(IDLE, &[])),
        back(defender(IDLE, &[])),
    ]);
    assert!(refused(&rows, "0 2 Strike 1").contains("a front row stands between them"));
}
