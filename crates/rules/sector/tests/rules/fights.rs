//! Attacks, and what a battle changes on the map.

use crate::small::{ASH, Board, LUMEN, ME};
use daemonfall_battle::{AttackRefusal, Outcome, Stand};
use daemonfall_sector::{Applied, Command, Fought, Loss, Refusal, SectorEvent, StackId};

const OPEN: [&str; 5] = [
    ". . . . . . .2.b",
    " .1. . . . . . .",
    ". . . . . . . .",
    " . . . . . . . .",
    ". . . . . . . .",
];

fn fought(events: &[SectorEvent]) -> &Fought {
    let mut fights = events.iter().filter_map(|event| match event {
        SectorEvent::Fought(fought) => Some(&**fought),
        _ => None,
    });
    fights.next().expect("there was no battle")
}

fn attack(board: &Board, stack: StackId, place: (i32, i32)) -> Command {
    Command::Attack { stack, tile: board.at(place.0, place.1) }
}

fn strike(board: &mut Board, stack: StackId, place: (i32, i32)) -> Applied {
    let command = attack(board, stack, place);
    board.apply(command)
}

#[test]
fn who_wins_enters_the_emptied_tile_and_takes_it() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["hydra", "bulk", "bulk"]);
    board.put(ASH, (7, 4), &["moth"]);
    let enemy = board.put(ASH, (3, 2), &["moth"]);
    let applied = strike(&mut board, stack, (3, 2));
    let fought = fought(&applied.events);
    assert_eq!(fought.battle.ending.outcome, Outcome::Attacker);
    assert!(applied.rolled && !applied.undoable);
    let tile = board.at(3, 2);
    assert_eq!(board.stack(stack).tile, tile);
    assert_eq!(board.sector.tile(tile).owner, Some(ME));
    assert!(!board.sector.stacks.contains_key(&enemy));
    assert_eq!(board.stack(stack).moves(), 0, "an attack takes all moves");
    let lost = applied.events.iter().any(|event| {
        matches!(event, SectorEvent::UnitLost { stack, why: Loss::Fell, .. } if *stack == enemy)
    });
    assert!(lost);
}

#[test]
fn survivors_keep_the_health_that_the_battle_left_them() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["needle", "bastion", "thorn", "thorn"]);
    board.put(ASH, (3, 2), &["bastion", "thorn"]);
    board.put(ASH, (7, 4), &["moth"]);
    let before = board.stack(stack).clone();
    let events = strike(&mut board, stack, (3, 2)).events;
    let fought = fought(&events);
    for (post, health) in fought.sides.posts.iter().zip(&fought.battle.ending.health) {
        if post.stack == stack && health.current > 0 {
            let unit = before.units[usize::from(post.position)].id;
            let (_, now) = board.sector.unit(unit).unwrap();
            assert_eq!(now.health, health.current);
        }
    }
    let hurt = fought.battle.ending.health.iter();
    assert!(hurt.clone().any(|health| health.current < health.max));
}

#[test]
fn allies_next_to_the_tile_take_part_and_others_stay_out() {
    let rows = [
        ". . . . . . .2.b",
        " .1. . . . . . .",
        ". . . . . . . .",
        " . . . . . . . .",
        ". . . .3.c. . .",
    ];
    let mut board = Board::empty(&rows);
    let own = board.put(ME, (2, 2), &["needle"]);
    let second = board.put(ME, (4, 2), &["needle"]);
    let lumen = board.put(LUMEN, (3, 3), &["needle"]);
    let enemy = board.put(ASH, (3, 2), &["bastion"]);
    let other = board.put(ASH, (3, 1), &["needle"]);
    let events = strike(&mut board, own, (3, 2)).events;
    let stands: Vec<(StackId, Stand)> =
        fought(&events).sides.stacks.iter().map(|it| (it.stack, it.stand)).collect();
    assert_eq!(
        stands,
        [
            (enemy, Stand::Defends),
            (second, Stand::Attacks),
            (lumen, Stand::OutAlliedWithNeither),
            (own, Stand::Attacks),
            (other, Stand::Defends),
        ]
    );
}

#[test]
fn who_loses_stays_where_it_stood_and_the_dead_leave_the_map() {
    let mut board = Board::empty(&OPEN);
    board.put(ME, (0, 4), &["needle"]);
    let stack = board.put(ME, (2, 2), &["moth"]);
    let enemy = board.put(ASH, (3, 2), &["hydra", "bulk"]);
    let events = strike(&mut board, stack, (3, 2)).events;
    let tile = board.at(2, 2);
    match fought(&events).battle.ending.outcome {
        Outcome::Defender => {
            assert!(!board.sector.stacks.contains_key(&stack));
            assert_eq!(board.sector.tile(tile).stack, None);
        }
        _ => assert_eq!(board.stack(stack).tile, tile),
    }
    assert_eq!(board.stack(enemy).units.len(), 2);
}

#[test]
fn an_attack_needs_a_neighbouring_enemy_and_a_move() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["needle"]);
    board.put(ASH, (4, 2), &["needle"]);
    let far = attack(&board, stack, (4, 2));
    assert_eq!(board.refused(far), Refusal::NotNextToIt);
    let empty = attack(&board, stack, (3, 2));
    assert_eq!(board.refused(empty), Refusal::Attack(AttackRefusal::NobodyThere));
    board.put(ASH, (3, 2), &["needle"]);
    board.sector.stacks.get_mut(&stack).unwrap().units[0].moves = 0;
    let tired = attack(&board, stack, (3, 2));
    assert_eq!(board.refused(tired), Refusal::NoMoves);
}

#[test]
fn allies_are_not_attacked() {
    let mut board = Board::empty(&OPEN);
    board.ally(ME, ASH);
    let stack = board.put(ME, (2, 2), &["needle"]);
    board.put(ASH, (3, 2), &["needle"]);
    let command = attack(&board, stack, (3, 2));
    assert_eq!(board.refused(command), Refusal::Attack(AttackRefusal::NotHostile));
}

#[test]
fn the_same_seed_fights_the_same_battle_and_the_next_battle_is_another() {
    let fight = |seed| {
        let mut board = Board::empty(&OPEN);
        board.sector.dice.seed = seed;
        let stack = board.put(ME, (2, 2), &["needle", "thorn", "thorn"]);
        board.put(ASH, (3, 2), &["bastion", "thorn", "thorn"]);
        let before = board.sector.dice;
        let events = strike(&mut board, stack, (3, 2)).events;
        assert_ne!(board.sector.dice, before);
        fought(&events).battle.clone()
    };
    assert_eq!(fight(1), fight(1));
    assert_ne!(fight(1), fight(2));
}

#[test]
fn a_battle_draws_from_no_other_stream_than_its_own() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["needle"]);
    board.put(ASH, (3, 2), &["bastion"]);
    let before = board.sector.dice;
    strike(&mut board, stack, (3, 2));
    let changed =
        before.words.iter().zip(board.sector.dice.words).filter(|(before, after)| *before != after);
    assert_eq!(changed.count(), 1);
}
