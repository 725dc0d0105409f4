//! Fog of war: what is seen, remembered, and not known; previews of ways and attacks, and that they
//! come true.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, SectorEvent, Seen};

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
fn ground_with_a_view_lets_a_stack_see_farther() {
    let mut board = Board::empty(&[". . . w . . . . . .2.b", " .1. . . . . . . . . ."]);
    board.put(ME, (3, 0), &["needle"]);
    let view = board.rules.view(&board.sector, ME);
    assert_eq!(view.seen(board.at(6, 0)), Seen::Visible);
    assert_ne!(view.seen(board.at(7, 0)), Seen::Visible);
}

#[test]
fn what_is_out_of_sight_is_remembered_as_it_was() {
    let mut board = Board::empty(&LONG);
    let scout = board.put(ME, (5, 0), &["moth"]);
    let enemy = board.put(ASH, (7, 0), &["needle"]);
    let back = board.at(1, 0);
    board.apply(Command::Move { stack: scout, to: back });
    for column in 2..6 {
        let place = board.at(column, 0);
        board.sector.tiles[place.0 as usize].owner = None;
    }
    board.rules.look_all(&mut board.sector);
    board.until(ASH);
    let away = board.at(9, 0);
    board.apply(Command::Move { stack: enemy, to: away });
    let place = board.at(7, 0);
    let view = board.rules.view(&board.sector, ME);
    assert_eq!(view.seen(place), Seen::Remembered);
    assert_eq!(view.stack_at(place).map(|it| it.id), Some(enemy));
    assert_eq!(view.visible_stack(place), None);
    assert_eq!(board.sector.tile(place).stack, None);
}

#[test]
fn who_comes_into_sight_again_is_not_remembered_where_it_was() {
    let mut board = Board::empty(&LONG);
    board.disown();
    let scout = board.put(ME, (4, 0), &["moth"]);
    let enemy = board.put(ASH, (6, 0), &["moth"]);
    let [away, back] = [9, 3].map(|column| board.at(column, 0));
    let go = |stack, to| Command::Move { stack, to };
    board.apply(go(scout, back));
    board.until(ASH);
    board.apply(go(enemy, away));
    board.until(ME);
    let first = board.at(6, 0);
    let remembers = |board: &Board, tile| {
        let view = board.rules.view(&board.sector, ME);
        view.stack_at(tile).map(|it| it.id) == Some(enemy)
    };
    assert!(remembers(&board, first) && !remembers(&board, away));
    // Another scout sees it; its first place has not been seen again.
    board.put(ME, (9, 1), &["moth"]);
    assert!(remembers(&board, away) && !remembers(&board, first));
    let known = board.rules.view(&board.sector, ME).others().count();
    assert_eq!(known, 1);
}

#[test]
fn exploring_tells_each_new_tile_once() {
    let mut board = Board::empty(&LONG);
    let stack = board.put(ME, (3, 0), &["needle"]);
    let to = board.at(5, 0);
    let events = board.events(Command::Move { stack, to });
    let mut told = Vec::new();
    for event in &events {
        if let SectorEvent::Explored { faction, tiles } = event {
            assert_eq!(*faction, ME);
            told.extend(tiles.clone());
        }
    }
    let count = told.len();
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), count);
    assert!(told.contains(&board.at(7, 0)));
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
    let events = board.events(Command::Attack { stack, tile });
    let fought = events.iter().find_map(|event| match event {
        SectorEvent::Fought(fought) => Some(fought),
        _ => None,
    });
    assert_eq!(fought.unwrap().sides, sides);
}
