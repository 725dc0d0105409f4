//! Rows and orders.

use super::{attacker, back, defender, first_battle, front, ordered, plan, steps, wounded};
use daemonfall_battle::{
    Camp, Ending, FactionId, Field, FieldStack, MatchupForm, MoveTypes, Order, Outcome,
    ParticipantId, Plan, Row, StackId, UnitForm, Value,
};
use daemonfall_core::Health;

const BRAVE: [i32; 4] = [6, 0, 3, 40];

/// What a unit chooses at the start, as in `1 Strike`.
fn choice(plan: &Plan, mover: u32) -> Option<String> {
    let choice = plan.weigh(plan.start(), ParticipantId(mover)).choice()?;
    Some(format!("{} {}", choice.target, plan.types().name(choice.kind)))
}

#[test]
fn melee_reaches_the_back_row_only_when_the_front_row_has_fallen() {
    let units = [
        front(attacker(BRAVE, &["Strike"])),
        back(defender([0, 0, 0, 9], &[])),
        front(defender([0, 5, 0, 4], &[])),
        back(defender([0, 0, 0, 9], &[])),
    ];
    let plan = plan(&units);
    let battle = first_battle(&plan, |battle| battle.ending.outcome == Outcome::Attacker);
    let all = steps(&plan, &battle);
    let first_back = all.iter().position(|step| step != "0 2 Strike").expect("they fall too");
    assert_eq!(all[first_back], "0 1 Strike");
    let health = &plan.steps(&battle.moves).expect("sound")[first_back - 1].health;
    assert!(health[2].is_dead());
}

#[test]
fn no_melee_is_made_from_the_back_row_while_the_front_row_stands() {
    let units = |row| {
        [
            front(attacker([0, 0, 0, 9], &[])),
            UnitForm { row, ..attacker(BRAVE, &["Charge", "Strike"]) },
            front(defender(BRAVE, &["Strike"])),
        ]
    };
    assert_eq!(choice(&plan(&units(Some(Row::Back))), 1), None);
    assert_eq!(choice(&plan(&units(Some(Row::Front))), 1).as_deref(), Some("2 Strike"));
    let alone = [back(attacker(BRAVE, &["Strike"])), back(defender(BRAVE, &[]))];
    let only = "a back row that nobody stands before is a front";
    assert_eq!(choice(&plan(&alone), 0).as_deref(), Some("1 Strike"), "{only}");
}

#[test]
fn archery_is_made_from_any_row_and_reaches_any_row() {
    let plan = plan(&[
        front(attacker([0, 0, 0, 9], &[])),
        back(attacker(BRAVE, &["Archery"])),
        front(defender([0, 5, 0, 9], &[])),
        back(defender([0, 0, 0, 9], &[])),
    ]);
    assert_eq!(choice(&plan, 1).as_deref(), Some("3 Archery"));
}

#[test]
fn an_order_changes_which_move_is_worth_most_and_the_table_tells_its_factor() {
    let units = |order| {
        [
            UnitForm { order, ..attacker([6, 4, 4, 20], &["Archery", "Healing", "Strike"]) },
            front(wounded(attacker([0, 9, 0, 17], &[]), 20)),
            front(defender([3, 1, 3, 20], &[])),
            front(wounded(defender([3, 2, 3, 19], &[]), 20)),
            front(defender([3, 0, 3, 20], &["Strike"])),
        ]
    };
    let chosen = |order| choice(&plan(&units(order)), 0).expect("a choice");
    assert_eq!(chosen(None), "4 Archery");
    assert_eq!(chosen(Some(Order::Focus)), "3 Archery");
    assert_eq!(chosen(Some(Order::Spread)), "4 Archery");
    assert_eq!(chosen(Some(Order::Protect)), "1 Healing");

    let plan = plan(&units(Some(Order::HoldOut)));
    let why = plan.weigh(plan.start(), ParticipantId(0));
    let worth = |target, name| {
        let kind = plan.types().find(name).expect("a type");
        let mut rows = why.weighed.iter().filter(|row| (row.target.0, row.kind) == (target, kind));
        rows.next().and_then(|row| row.worth).expect("viable")
    };
    let answered = worth(4, "Strike");
    assert_eq!((answered.plain, answered.once), (Value::new(12, 7), Value::new(6, 7)));
    assert_eq!(worth(4, "Archery").once, Value::new(12, 7), "nothing answers an arrow");
    assert_eq!(worth(2, "Strike").once, worth(2, "Strike").plain, "it has no Strike");
}

#[test]
fn who_falls_back_fights_one_turn_and_leaves_alive_unless_its_tile_is_attacked() {
    let bold = |unit| ordered(unit, Order::FallBack);
    let units =
        [bold(attacker([1, 9, 1, 40], &["Strike"])), bold(defender([1, 9, 1, 40], &["Archery"]))];
    let plan = plan(&units);
    let battle = plan.simulate(3);
    let second = battle.turns[1] as usize;
    assert_eq!(steps(&plan, &battle)[second..], ["0 - Withdraw"]);
    assert_eq!((battle.ending.outcome, battle.turns.len()), (Outcome::Defender, 2));
    assert_eq!(battle.ending.away, [ParticipantId(0)]);
    assert!(!battle.ending.health[0].is_dead());
    let tally = plan.odds(1, 16);
    assert_eq!((tally.survived[0], tally.left[0].as_slice()), (16, &[0, 16][..]));
    let without = MatchupForm { units: vec![attacker(BRAVE, &[]), defender(BRAVE, &[])] };
    let without = without.plan(&MoveTypes::standard()).expect("sound");
    assert!(without.weigh(without.start(), ParticipantId(0)).weighed.is_empty());
}

#[test]
fn a_stack_that_has_withdrawn_does_not_enter_the_tile_that_its_allies_win() {
    let stack = |id, faction| FieldStack {
        id: StackId(id),
        faction: FactionId(faction),
        units: vec![plan(&[attacker(BRAVE, &[]), defender(BRAVE, &[])]).participants()[0].unit],
        rows: vec![Row::Front],
        order: Some(Order::FallBack),
    };
    let mut tiles = [const { None }; 7];
    (tiles[0], tiles[1], tiles[4]) = (Some(stack(0, 0)), Some(stack(1, 1)), Some(stack(2, 1)));
    let field = Field { tiles, attacker: StackId(1), owner: None };
    let sides = field.sides(|_, _| false).expect("foes");
    let formed = sides.participants[1].formed.expect("a place");
    assert_eq!((formed.tile, formed.order), (1, Some(Order::FallBack)));
    assert_eq!(sides.participants[0].camp, Camp::Defender);
    let health = [0, 5, 5].map(|current| Health { current, max: 40 }).to_vec();
    let away = vec![ParticipantId(1)];
    let enters = |away| {
        let ending = Ending { outcome: Outcome::Attacker, health: health.clone(), away };
        sides.commit(&ending).attacker_enters
    };
    assert!(enters(vec![]) && !enters(away));
}

#[test]
fn rows_and_orders_are_read_by_name_and_others_refused() {
    let read = |more: &str| {
        let unit = r#""side": "attacker", "attack": 1, "defence": 1, "damage": 1, "health": 1"#;
        serde_json::from_str::<UnitForm>(&format!(r#"{{{unit}, "abilities": [], {more}}}"#))
    };
    let unit = read(r#""row": "back", "order": "fall_back""#).expect("both are known");
    assert_eq!((unit.row, unit.order), (Some(Row::Back), Some(Order::FallBack)));
    let refused = |more| read(more).expect_err("unknown").to_string();
    let row = refused(r#""row": "side""#);
    assert!(row.contains("unknown variant `side`") && row.contains("`back`"), "{row}");
    assert!(refused(r#""order": "win""#).contains("`fall_back`"));
}
