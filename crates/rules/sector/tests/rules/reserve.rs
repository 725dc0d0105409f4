//! Rows and orders, and what is told of the leader's life before a battle.

use crate::small::{ASH, Board, ME, OPEN};
use daemonfall_battle::{Camp, Order, Outcome, Row, Share, Stake};
use daemonfall_core::Streams;
use daemonfall_sector::{Command, FactionId, Refusal, SectorEvent, Stack, StackId, Unit, UnitId};

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
    let threats =
        |board: &Board| board.rules.view(&board.sector, ME).threats(unit, None, false, 8).len();
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
        let there = board.rules.view(&board.sector, ME).threats(unit, ahead, false, 8).len();
        assert_eq!(there, 1, "one step towards it");
    }
}

#[test]
fn a_step_onto_land_of_an_enemy_is_as_dangerous_as_onto_free_land() {
    let ahead = |owner: Option<FactionId>| {
        let (mut board, stack, _) = facing(&["needle"], &["hydra"]);
        let unit = leader(&board, stack);
        let step = (2, 1);
        board.disown();
        if let Some(owner) = owner {
            board.give(step, owner);
        }
        let view = board.rules.view(&board.sector, ME);
        view.threats(unit, Some(board.at(step.0, step.1)), false, 64)
    };
    let free = ahead(None);
    assert_eq!(free.len(), 1);
    assert_eq!(ahead(Some(ASH)), free);
}

#[test]
fn the_danger_after_a_switch_to_the_line_or_reserve_is_known_before_it() {
    let (mut board, stack, _) = facing(&["needle", "bastion"], &["thorn", "ember"]);
    let unit = leader(&board, stack);
    let threats = |board: &Board, switched| {
        board.rules.view(&board.sector, ME).threats(unit, None, switched, 64)
    };
    let [now, then] = [false, true].map(|switched| threats(&board, switched));
    assert_ne!(now, then);
    board.apply(Command::Reserve { unit });
    assert_eq!([threats(&board, false), threats(&board, true)], [then, now]);
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
fn a_change_that_is_only_weighed_has_the_odds_of_the_change_itself() {
    let (mut board, stack, foe) = facing(&["needle", "weaver", "thorn"], &["pike", "moth"]);
    let [here, there] = [stack, foe].map(|it| board.stack(it).tile);
    let leader = leader(&board, stack);
    let weaver = board.units(stack)[2];
    let weigh = |board: &Board, change: fn(&mut Unit)| {
        let change = |it: &mut Stack| {
            it.units.iter_mut().filter(|unit| unit.id == weaver).for_each(change);
        };
        let view = board.rules.view(&board.sector, ME);
        view.wins_with((stack, here, there), leader, 512, change).expect("a battle")
    };
    let now = weigh(&board, |_| {});
    let view = board.rules.view(&board.sector, ME);
    let forecast = view.forecast(stack, here, there).expect("a battle");
    let tally = forecast.plan.odds(u64::from(board.sector.turn), 512);
    let stake = forecast.stake(leader).expect("its stack fights");
    assert_eq!(now, stake.kept(&tally, Outcome::Attacker));
    let other_row = weigh(&board, |unit| unit.row = unit.row.other());
    assert_ne!(other_row, now);
    board.apply(Command::ChangeRow { unit: weaver });
    assert_eq!(weigh(&board, |_| {}), other_row);
    let back = weigh(&board, |unit| unit.reserve = true);
    board.apply(Command::Reserve { unit: weaver });
    assert_eq!(weigh(&board, |_| {}), back);
}

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
            _ => view.threats(unit, None, false, 4_096)[0].falls,
        };
        let (from, on) = if by == ME { (stack, foe) } else { (foe, stack) };
        let falls = |seed: &u64| {
            let mut board = Board { rules: board.rules.clone(), sector: board.sector.clone() };
            board.sector.dice = Streams::new(*seed).positions();
            board.sector.active = by;
            board.fight(from, board.stack(on).tile);
            board.sector.unit(unit).is_none()
        };
        let fallen = (0..1_000).filter(falls).count() as f64;
        let share = f64::from(shown.millionths) / 1e6;
        let error =
            (1_000.0 * share * (1.0 - share)).sqrt() + 1_000.0 * f64::from(shown.error) / 1e6;
        assert!((fallen - 1_000.0 * share).abs() <= 3.5 * error, "{own:?} {foes:?}: {fallen}");
    }
}

#[test]
fn the_leader_left_alone_by_a_lost_attack_falls_as_often_as_was_shown_before() {
    let (mut board, stack, foe) = facing(&["needle", "moth"], &["needle"]);
    let unit = leader(&board, stack);
    let [here, there] = [stack, foe].map(|it| board.stack(it).tile);
    let shown = |board: &Board| {
        let view = board.rules.view(&board.sector, ME);
        let forecast = view.forecast(stack, here, there).expect("a battle");
        view.falls_after_loss(&forecast, (here, there), unit, 512)
    };
    let share = shown(&board).expect("it is in reserve");
    let (mut lost, mut fallen) = (0, 0);
    for seed in 0..2_000 {
        let mut board = Board { rules: board.rules.clone(), sector: board.sector.clone() };
        board.sector.dice = Streams::new(seed).positions();
        let fought = board.fight(stack, there);
        if fought.battle.ending.outcome == Outcome::Defender {
            board.sector.active = ASH;
            board.fight(foe, here);
            lost += 1;
            fallen += u64::from(board.sector.unit(unit).is_none());
        }
    }
    let came = Share::of(fallen, lost);
    let apart = share.millionths.abs_diff(came.millionths);
    assert!(lost > 100 && apart <= 4 * (share.error + came.error), "{share:?}, {came:?} of {lost}");
    board.apply(Command::Reserve { unit });
    assert_eq!(shown(&board), None, "it fights");
}

#[test]
fn the_healthiest_of_a_stack_are_found_in_order() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["moth", "needle", "thorn"]);
    let stack = board.stack(stack);
    let all = stack.healthiest(9);
    assert_eq!(all.len(), stack.units.len());
    assert!(all.is_sorted_by_key(|unit| -unit.health), "{all:?}");
    assert_eq!(stack.healthiest(2), all[..2]);
}
