//! Previews of ways and attacks, and that they come true.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, SectorEvent};

const LAND: [&str; 3] = [". . . . . . . .2.b", " .1. . , m . . . .", ". . . . . . . . ."];

#[test]
fn a_way_tells_its_costs_and_in_which_turn_each_step_is_made() {
    let mut board = Board::empty(&LAND);
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
fn everything_shown_as_reachable_can_be_gone_to_and_nothing_else() {
    let mut board = Board::empty(&LAND);
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
    let mut board = Board::empty(&LAND);
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
    let events = board.events(Command::Attack { stack, tile });
    let fought = events.iter().find_map(|event| match event {
        SectorEvent::Fought(fought) => Some(fought),
        _ => None,
    });
    assert_eq!(fought.unwrap().sides, sides);
}
