//! Units in reserve, rows and orders, and what is told of the leader's life before a battle.

use crate::small::{ASH, Board, ME};
use daemonfall_battle::{Camp, Order, Outcome, Row, Stake};
use daemonfall_core::Streams;
use daemonfall_sector::{Command, FactionId, Fought, Refusal, SectorEvent, StackId, UnitId};

const OPEN: [&str; 5] = [
    ". . . . . . . .2.b",
    " .1. . . . . . . .",
    ". . . . . . . . .",
    " . . . . . . . . .",
    ". . . . . . . . .",
];

/// The player's stack at 2,2 with its leader in reserve, and an enemy east of it.
fn facing(own: &[&str], foes: &[&str]) -> (Board, StackId, StackId) {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), own);
    let foe = board.put(ASH, (3, 2), foes);
    board.put(ASH, (8, 4), &["moth"]);
    board.apply(Command::Reserve { unit: leader(&board, stack) });
    (board, stack, foe)
}

fn leader(board: &Board, stack: StackId) -> UnitId {
    board.units(stack)[0]
}

/// A faction's stack attacks the tile of another.
fn fight(board: &mut Board, by: FactionId, stack: StackId, on: StackId) -> Fought {
    board.sector.active = by;
    let tile = board.stack(on).tile;
    let events = board.events(Command::Attack { stack, tile });
    let fought = events.into_iter().find_map(|event| match event {
        SectorEvent::Fought(fought) => Some(*fought),
        _ => None,
    });
    fought.expect("a battle")
}

#[test]
fn a_unit_in_reserve_takes_no_part_while_others_can_fight() {
    let (mut board, stack, foe) = facing(&["needle", "hydra", "bulk"], &["moth"]);
    let leader = leader(&board, stack);
    let before = board.sector.unit(leader).unwrap().1.health;
    let fought = fight(&mut board, ME, stack, foe);
    assert_eq!(fought.sides.posts.iter().filter(|post| post.stack == stack).count(), 2);
    assert_eq!(fought.battle.ending.outcome, Outcome::Attacker);
    let (its, unit) = board.sector.unit(leader).unwrap();
    assert_eq!((its.tile, unit.health), (fought.tile, before), "it goes along unhurt");
}

#[test]
fn alone_or_among_none_but_reserves_it_fights() {
    let (mut board, stack, foe) = facing(&["hydra"], &["moth"]);
    let fought = fight(&mut board, ME, stack, foe);
    assert!(fought.sides.posts.iter().any(|post| post.stack == stack));
    let (mut board, stack, foe) = facing(&["hydra", "bulk"], &["moth"]);
    board.apply(Command::Reserve { unit: board.units(stack)[1] });
    let fought = fight(&mut board, ME, stack, foe);
    assert_eq!(fought.sides.posts.iter().filter(|post| post.stack == stack).count(), 2);
}

#[test]
fn it_falls_with_its_stack_when_the_enemy_takes_the_tile() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["hydra", "bulk", "bulk"]);
    let leader = leader(&board, stack);
    let fought = fight(&mut board, ASH, foe, stack);
    assert_eq!(fought.battle.ending.outcome, Outcome::Attacker);
    assert!(board.sector.unit(leader).is_none());
    assert_eq!(board.sector.outcome, Some(daemonfall_sector::Outcome::LeaderLost));
}

#[test]
fn it_stays_where_it_stands_when_the_others_of_its_stack_fall_in_an_attack() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["hydra", "bulk", "bulk"]);
    let (leader, tile) = (leader(&board, stack), board.stack(stack).tile);
    let fought = fight(&mut board, ME, stack, foe);
    assert_eq!(fought.battle.ending.outcome, Outcome::Defender);
    assert_eq!(board.units(stack), [leader]);
    assert_eq!(board.stack(stack).tile, tile);
}

#[test]
fn the_place_of_a_unit_is_changed_at_no_cost_and_can_be_taken_back() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["moth"]);
    let unit = leader(&board, stack);
    let moves = board.stack(stack).moves();
    let applied = board.apply(Command::Reserve { unit });
    assert_eq!(applied.events, [SectorEvent::Reserved { unit, reserve: false }]);
    assert!(applied.undoable && board.stack(stack).moves() == moves);
    let theirs = Command::Reserve { unit: leader(&board, foe) };
    assert_eq!(board.refused(theirs), Refusal::NotYours);
    assert_eq!(board.refused(Command::Reserve { unit: UnitId(999) }), Refusal::NoSuchUnit);
}

#[test]
fn a_unit_stands_in_the_row_of_its_kind_until_it_is_sent_to_the_other() {
    let (mut board, stack, _) = facing(&["moth", "needle", "thorn"], &["moth"]);
    let [needle, thorn, moth] = board.units(stack)[..] else { panic!("three units") };
    let rows = |board: &Board| {
        let units = &board.stack(stack).units;
        units.iter().map(|unit| (unit.id, unit.row)).collect::<Vec<_>>()
    };
    let (front, back) = (Row::Front, Row::Back);
    assert_eq!(rows(&board), [(needle, front), (thorn, front), (moth, back)]);
    let applied = board.apply(Command::ChangeRow { unit: needle });
    assert_eq!(applied.events, [SectorEvent::RowChanged { unit: needle, row: back }]);
    assert!(applied.undoable);
    assert_eq!(rows(&board), [(thorn, front), (needle, back), (moth, back)]);
    assert_eq!(board.refused(Command::ChangeRow { unit: UnitId(999) }), Refusal::NoSuchUnit);
}

#[test]
fn rows_and_orders_go_into_battle() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["hydra"]);
    board.apply(Command::Reserve { unit: board.units(stack)[0] });
    let order = Some(Order::HoldOut);
    let applied = board.apply(Command::GiveOrder { stack, order });
    assert_eq!(applied.events, [SectorEvent::Ordered { stack, order }]);
    assert!(applied.undoable);
    let view = board.rules.view(&board.sector, ME);
    let (from, tile) = (board.stack(stack).tile, board.stack(foe).tile);
    let sides = view.forecast(stack, from, tile).unwrap().sides;
    let formed = |camp| {
        let all = sides.participants.iter().filter(move |one| one.camp == camp);
        all.map(|one| one.formed.map(|it| (it.row, it.order))).collect::<Vec<_>>()
    };
    assert_eq!(formed(Camp::Attacker), [Some((Row::Front, order)), Some((Row::Back, order))]);
    assert_eq!(formed(Camp::Defender), [Some((Row::Front, None))]);
    let theirs = Command::GiveOrder { stack: foe, order };
    assert_eq!(board.refused(theirs), Refusal::NotYours);
}

#[test]
fn a_forecast_says_what_the_leaders_life_depends_on() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["hydra"]);
    let unit = leader(&board, stack);
    let stake = |board: &Board| {
        let view = board.rules.view(&board.sector, ME);
        let (from, tile) = (board.stack(stack).tile, board.stack(foe).tile);
        let forecast = view.forecast(stack, from, tile).unwrap();
        (forecast.stake(unit), forecast.stake(UnitId(999)))
    };
    assert_eq!(stake(&board), (Some(Stake::Safe), None));
    board.apply(Command::Reserve { unit });
    let (fights, _) = stake(&board);
    assert!(matches!(fights, Some(Stake::Fights(_))), "{fights:?}");
}

#[test]
fn a_stack_is_a_threat_if_it_has_a_move_left_beside_the_leader() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (0, 0), &["needle"]);
    let unit = leader(&board, stack);
    let foe = board.put(ASH, (7, 4), &["bastion"]);
    let threats = |board: &Board| board.rules.view(&board.sector, ME).threats(unit, None, 8).len();
    assert_eq!(threats(&board), 0);
    for (column, comes) in [(4, 0), (3, 1), (1, 1)] {
        let tile = board.at(column, 0);
        let old = board.stack(foe).tile;
        board.sector.tiles[old.0 as usize].stack = None;
        board.sector.tiles[tile.0 as usize].stack = Some(foe);
        board.sector.stacks.get_mut(&foe).unwrap().tile = tile;
        board.give((2, 1), ME);
        board.give((3, 1), ME);
        assert_eq!(threats(&board), comes, "a stack of three moves, {column} tiles off");
        let ahead = Some(board.at(1, 0)).filter(|_| column > 1);
        let there = board.rules.view(&board.sector, ME).threats(unit, ahead, 8).len();
        assert_eq!(there, 1, "one step towards it");
    }
}

/// The player's units, whether the leader is in reserve, the enemies, and who attacks.
const BATTLES: [(&[&str], bool, &[&str], FactionId); 10] = [
    (&["needle"], false, &["moth"], ME),
    (&["needle", "bastion", "bastion"], false, &["thorn", "moth"], ME),
    (&["needle", "hydra", "bulk"], false, &["bastion", "ember"], ME),
    (&["needle", "bastion", "thorn"], true, &["thorn", "thorn"], ME),
    (&["warder", "weaver", "pike"], false, &["leech", "needle"], ME),
    (&["needle", "bastion"], true, &["thorn", "ember"], ASH),
    (&["needle", "bastion"], false, &["thorn", "ember"], ASH),
    (&["needle", "thorn", "weaver"], true, &["bastion", "needle"], ASH),
    (&["needle"], true, &["pike", "moth"], ASH),
    (&["echo", "bulk", "weaver"], false, &["hammer", "moth"], ASH),
];

#[test]
fn the_leader_falls_as_often_as_was_shown_before() {
    for (own, reserve, foes, by) in BATTLES {
        let (mut board, stack, foe) = facing(own, foes);
        let unit = leader(&board, stack);
        if !reserve {
            board.apply(Command::Reserve { unit });
        }
        let view = board.rules.view(&board.sector, ME);
        let [here, there] = [stack, foe].map(|it| board.stack(it).tile);
        let shown = match by {
            ME => {
                let forecast = view.forecast(stack, here, there).unwrap();
                forecast.stake(unit).unwrap().falls(&forecast.plan.odds(1, 4_096))
            }
            _ => view.threats(unit, None, 4_096)[0].falls,
        };
        let (from, on) = if by == ME { (stack, foe) } else { (foe, stack) };
        let falls = |seed: &u64| {
            let mut board = Board { rules: board.rules.clone(), sector: board.sector.clone() };
            board.sector.dice = Streams::new(*seed).positions();
            fight(&mut board, by, from, on);
            board.sector.unit(unit).is_none()
        };
        let fallen = (0..1_000).filter(falls).count() as f64;
        let share = f64::from(shown.millionths) / 1e6;
        let error =
            (1_000.0 * share * (1.0 - share)).sqrt() + 1_000.0 * f64::from(shown.error) / 1e6;
        assert!((fallen - 1_000.0 * share).abs() <= 3.5 * error, "{own:?} {foes:?}: {fallen}");
    }
}
