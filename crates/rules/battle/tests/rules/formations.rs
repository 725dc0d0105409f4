//! Falling back, and rows and orders in files.

use super::{plan, steps};
use daemonfall_battle::{
    Camp, Ending, FactionId, Field, FieldStack, Order, Outcome, ParticipantId, Row, StackId,
    UnitForm,
};
use daemonfall_core::Health;

#[test]
fn who_falls_back_fights_one_turn_and_leaves_alive_unless_its_tile_is_attacked() {
    let retreating = plan("A 1 9 1 40 Strike fall_back; D 1 9 1 40 Archery fall_back");
    let battle = retreating.simulate(3);
    let second = battle.turns[1] as usize;
    assert_eq!(steps(&retreating, &battle)[second..], ["0 - Withdraw"]);
    assert_eq!((battle.ending.outcome, battle.turns.len()), (Outcome::Defender, 2));
    assert_eq!(battle.ending.away, [ParticipantId(0)]);
    assert!(!battle.ending.health[0].is_dead());
    let tally = retreating.odds(1, 16);
    assert_eq!((tally.survived[0], tally.left[0].as_slice()), (16, &[0, 16][..]));
    let without = plan("A 6 0 3 40; D 6 0 3 40");
    assert!(without.weigh(without.start(), ParticipantId(0)).weighed.is_empty());
}

#[test]
fn a_stack_that_has_withdrawn_does_not_enter_the_tile_that_its_allies_win() {
    let stack = |id, faction| FieldStack {
        id: StackId(id),
        faction: FactionId(faction),
        units: vec![plan("A 6 0 3 40; D 6 0 3 40").participants()[0].unit],
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
