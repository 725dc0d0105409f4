//! The battles of attacks: their dice, and the health that they leave.

use crate::small::{ASH, Board, ME, OPEN};
use daemonfall_sector::{Command, FactionId, SectorEvent};

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

/// What the attack of one stack on another leaves: to whom, and how many cycles.
fn salvage(
    board: &mut Board,
    own: &[&str],
    foes: (FactionId, &[&str]),
) -> Option<(FactionId, i32)> {
    let stack = board.put(ME, (2, 2), own);
    board.put(foes.0, (3, 2), foes.1);
    let tile = board.at(3, 2);
    let events = board.apply(Command::Attack { stack, tile }).events;
    events.into_iter().find_map(|event| match event {
        SectorEvent::Salvaged { faction, tile: at, by, cycles } => {
            assert_eq!((at, cycles), (tile, board.sector.faction(faction).cycles));
            Some((faction, by))
        }
        _ => None,
    })
}

#[test]
fn the_winner_gets_a_quarter_of_the_cost_of_what_fell_on_the_other_side() {
    let strong = ["hydra", "bulk", "hammer", "revenant"];
    let mut board = Board::empty(&OPEN);
    // A moth costs 30, a thorn 48.
    assert_eq!(salvage(&mut board, &strong, (ASH, &["moth", "thorn"])), Some((ME, 19)));
    let mut board = Board::empty(&OPEN);
    board.put(ME, (0, 4), &["needle"]);
    assert_eq!(salvage(&mut board, &["moth"], (ASH, &strong)), Some((ASH, 7)));
}

#[test]
fn a_forecast_says_what_all_that_fight_for_the_other_side_would_leave() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["needle"]);
    board.put(ASH, (3, 2), &["moth", "thorn"]);
    board.put(ASH, (4, 2), &["pike"]);
    board.put(ASH, (7, 4), &["hydra"]);
    let view = board.rules.view(&board.sector, ME);
    let forecast = view.forecast(stack, board.at(2, 2), board.at(3, 2)).unwrap();
    assert_eq!(forecast.salvage(&board.rules), (30 + 48 + 56) / 4);
}
