//! The battles of attacks: their dice, and the health that they leave.

use crate::small::{ASH, Board, ME, OPEN};

#[test]
fn survivors_keep_the_health_that_the_battle_left_them() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["needle", "bastion", "thorn", "thorn"]);
    board.put(ASH, (3, 2), &["bastion", "thorn"]);
    board.put(ASH, (7, 4), &["moth"]);
    let before = board.stack(stack).clone();
    let fought = board.fight(stack, board.at(3, 2));
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
fn the_same_seed_fights_the_same_battle_and_the_next_battle_is_another() {
    let fight = |seed| {
        let mut board = Board::empty(&OPEN);
        board.sector.dice.seed = seed;
        let stack = board.put(ME, (2, 2), &["needle", "thorn", "thorn"]);
        board.put(ASH, (3, 2), &["bastion", "thorn", "thorn"]);
        let before = board.sector.dice;
        let fought = board.fight(stack, board.at(3, 2));
        assert_ne!(board.sector.dice, before);
        fought.battle
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
    board.fight(stack, board.at(3, 2));
    let changed =
        before.words.iter().zip(board.sector.dice.words).filter(|(before, after)| *before != after);
    assert_eq!(changed.count(), 1);
}
