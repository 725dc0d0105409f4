//! What is seen, and previews of ways and attacks, which come true.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, Seen};

const LONG: [&str; 2] = [". . . . . . . . . . .2.b", " .1. . . . . . . . . . ."];

#[test]
fn a_stack_sees_two_tiles_far_and_an_own_tile_one() {
    let mut board = Board::empty(&LONG);
    board.disown();
    for faction in &mut board.sector.factions {
        faction.memory.fill_with(Default::default);
    }
    board.put(ME, (4, 0), &["needle"]);
    board.give((8, 0), ME);
    let view = board.rules.view(&board.sector, ME);
    let row: Vec<bool> =
        (0..12).map(|column| view.seen(board.at(column, 0)) == Seen::Visible).collect();
    let seen: Vec<usize> = (0..12).filter(|column| row[*column]).collect();
    assert_eq!(seen, [2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn what_a_stack_would_see_on_its_way_is_what_comes_into_sight() {
    let mut board = Board::empty(&LONG);
    let stack = board.put(ME, (3, 1), &["needle"]);
    let to = board.at(5, 1);
    let view = board.rules.view(&board.sector, ME);
    let path = view.paths(stack).unwrap().path(to).unwrap();
    let way = path.iter().flat_map(|step| view.sight_from(step.tile));
    let mut told: Vec<_> = way.filter(|tile| view.seen(*tile) != Seen::Visible).collect();
    told.sort_unstable();
    told.dedup();
    let command = Command::Move { stack, to };
    let mut applied = board.rules.apply(&mut board.sector, &command).unwrap();
    applied.in_sight.sort_unstable();
    applied.in_sight.dedup();
    assert!(!told.is_empty() && !applied.undoable);
    assert_eq!(applied.in_sight, told);
}

#[test]
fn nobody_learns_what_others_see() {
    let mut board = Board::empty(&LONG);
    board.ally(ME, ASH);
    let before = board.sector.factions[1].memory.clone();
    board.put(ME, (3, 0), &["needle"]);
    assert_eq!(board.sector.factions[1].memory, before);
}

const ROUGH: [&str; 3] = [". . . . . . . .2.b", " .1. . , m . . . .", ". . . . . . . . ."];

#[test]
fn a_way_tells_its_costs_and_in_which_turn_each_step_is_made() {
    let mut board = Board::empty(&ROUGH);
    let stack = board.put(ME, (0, 2), &["bastion"]);
    board.put(ME, (4, 1), &["needle"]);
    let view = board.rules.view(&board.sector, ME);
    let paths = view.paths(stack).unwrap();
    let path = paths.path(board.at(5, 2)).unwrap();
    let told: Vec<(i32, u32)> = path.iter().map(|step| (step.cost, step.turn)).collect();
    assert_eq!(told, [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)]);
    assert_eq!(paths.onward(board.at(5, 2)), Some(board.at(3, 2)));
    assert!(paths.now(board.at(3, 2)) && !paths.now(board.at(4, 2)));
    assert_eq!(paths.path(board.at(0, 2)), Some(Vec::new()));
}

#[test]
fn the_way_goes_around_rough_ground_where_that_is_cheaper() {
    let mut board = Board::empty(&[". . . . .2.b", " .1. m . . .", ". . . . . ."]);
    let stack = board.put(ME, (1, 1), &["needle"]);
    let beyond = board.at(3, 1);
    let view = board.rules.view(&board.sector, ME);
    let paths = view.paths(stack).unwrap();
    let path = paths.path(beyond).unwrap();
    assert_eq!(path.iter().map(|step| step.cost).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(paths.cost(board.at(2, 1)), Some(3));
    board.apply(Command::Move { stack, to: beyond });
    assert_eq!(board.stack(stack).tile, beyond);
}

#[test]
fn everything_shown_as_reachable_can_be_gone_to_and_nothing_else() {
    let mut board = Board::empty(&ROUGH);
    let stack = board.put(ME, (2, 1), &["needle"]);
    board.put(ME, (3, 2), &["needle"]);
    let view = board.rules.view(&board.sector, ME);
    let reachable: Vec<_> = view.paths(stack).unwrap().reachable().collect();
    for to in board.sector.grid.tiles() {
        let command = Command::Move { stack, to };
        let can = board.rules.check(&board.sector, &command).is_ok();
        assert_eq!(can, reachable.contains(&to), "{to}");
    }
}

#[test]
fn the_forecast_of_an_attack_has_the_sides_that_are_fought() {
    let mut board = Board::empty(&ROUGH);
    let stack = board.put(ME, (1, 2), &["needle", "thorn"]);
    board.put(ME, (3, 2), &["bastion"]);
    board.put(ASH, (3, 1), &["needle"]);
    board.put(ASH, (2, 1), &["bastion", "ember"]);
    let [from, tile] = [(2, 2), (2, 1)].map(|(column, row)| board.at(column, row));
    let view = board.rules.view(&board.sector, ME);
    let forecast = view.forecast(stack, from, tile).unwrap();
    assert!(view.sees_field(tile));
    let odds = forecast.plan.odds(1, 16);
    assert_eq!(odds.battles, 16);
    let sides = forecast.sides.clone();
    board.apply(Command::Move { stack, to: from });
    assert_eq!(board.fight(stack, tile).sides, sides);
}
