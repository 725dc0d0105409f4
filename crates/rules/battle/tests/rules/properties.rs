//! Properties of random battles.

use super::{effects, reference, replayed, unit};
use daemonfall_battle::{
    Battle, Camp, MatchupForm, MoveTypes, Order, Outcome, ParticipantId, Plan, Row, UnitForm, Value,
};
use daemonfall_core::fingerprint_of;
use proptest::prelude::*;

const ABILITIES: [&str; 9] =
    ["Archery", "Charge", "Healing", "Strike", "Guard", "Mark", "Rally", "Sweep", "Volley"];

fn any_unit(abilities: usize) -> impl Strategy<Value = UnitForm> {
    let stats = (0..9i32, 0..9i32, 0..6i32, 1..20i32, 0..6i32);
    (stats, any::<bool>(), 0..1usize << abilities).prop_map(move |(stats, attacks, known)| {
        let (attack, defence, damage, health, missing) = stats;
        let known = (0..abilities).filter(|place| known & (1 << place) != 0);
        let known = known.map(|place| ABILITIES[place]).collect::<Vec<_>>().join(" ");
        let (side, most) = (if attacks { "A" } else { "D" }, health + missing);
        unit(&format!("{side} {attack} {defence} {damage} {health}/{most} {known}"))
    })
}

fn fought(mut units: Vec<UnitForm>) -> Plan {
    units[0].side = Camp::Attacker;
    units[1].side = Camp::Defender;
    let plan = MatchupForm { units }.plan(&MoveTypes::standard());
    plan.expect("a sound match-up")
}

fn units(abilities: usize) -> impl Strategy<Value = Vec<UnitForm>> {
    prop::collection::vec(any_unit(abilities), 2..13)
}

/// With units that have a place and perhaps an order beside those that have neither.
fn any_formed(abilities: usize) -> impl Strategy<Value = Plan> {
    let orders = prop::array::uniform2(prop::option::of(prop::sample::select(&Order::ALL[..])));
    let rows = prop::collection::vec(prop::option::weighted(0.9, any::<bool>()), 13);
    (units(abilities), rows, orders).prop_map(|(mut units, rows, orders)| {
        for (unit, row) in units.iter_mut().zip(rows) {
            unit.row = row.map(|back| if back { Row::Back } else { Row::Front });
            unit.order = row.and(orders[usize::from(unit.side == Camp::Defender)]);
        }
        fought(units)
    })
}

fn any_plan() -> impl Strategy<Value = Plan> {
    prop_oneof![units(9).prop_map(fought), any_formed(9)]
}

proptest! {
    #[test]
    fn a_battle_played_again_move_by_move_ends_the_same(plan in any_plan(), seed: u64) {
        let battle = plan.simulate(seed);
        prop_assert_eq!(plan.replay(&battle.moves), Ok(battle.ending.clone()));
        prop_assert_eq!(
            plan.replay_tuples(&battle.tuples(plan.types())),
            Ok(battle.ending.clone())
        );
        let fingerprint = battle.ending.fingerprint();
        prop_assert_eq!(replayed(&plan, &battle.moves).ending().fingerprint(), fingerprint);
    }

    #[test]
    fn the_same_seed_gives_the_same_battle_and_another_plan_of_the_same_units_too(
        plan in any_plan(),
        seed: u64,
    ) {
        let battle = plan.simulate(seed);
        let again = Plan::new(&MoveTypes::standard(), plan.participants().to_vec());
        let again = again.expect("a sound match-up");
        prop_assert_eq!(fingerprint_of(&again.simulate(seed)), fingerprint_of(&battle));
        let text = serde_json::to_string(&battle).expect("it can be written");
        let read: Battle = serde_json::from_str(&text).expect("and read");
        prop_assert_eq!(read, battle);
    }

    #[test]
    fn health_stays_within_its_bounds_and_the_end_fits_the_outcome(plan in any_plan(), seed: u64) {
        let battle = plan.simulate(seed);
        let mut left = [0; 2];
        let all = plan.participants().iter().zip(&battle.ending.health);
        for (id, (one, health)) in (0..).map(ParticipantId).zip(all) {
            prop_assert_eq!(health.max, one.unit.health.max);
            prop_assert!((0..=health.max).contains(&health.current));
            let fights = !health.is_dead() && !battle.ending.away.contains(&id);
            left[usize::from(one.camp == Camp::Defender)] += i32::from(fights);
        }
        match battle.ending.outcome {
            Outcome::Attacker => prop_assert!(left[0] > 0 && left[1] == 0),
            Outcome::Defender => prop_assert_eq!(left[0], 0),
            Outcome::Stalemate => prop_assert!(left[0] > 0 && left[1] > 0),
        }
    }

    #[test]
    fn every_choice_is_the_best_of_all_that_could_be_weighed(plan in any_plan(), seed: u64) {
        let battle = plan.simulate(seed);
        let mut replay = daemonfall_battle::Replay::new(&plan);
        for (place, made) in battle.moves.iter().enumerate() {
            if replay.chooses(made) {
                let why = plan.why(&battle.moves, place).expect("sound").expect("there");
                prop_assert_eq!((why.mover, why.turn), (made.mover, battle.turn_of(place)));
                let choice = why.choice().expect("something was chosen");
                let aim = made.target.unwrap_or(made.mover);
                prop_assert_eq!((choice.target, choice.kind), (aim, made.kind));
                let best = why.ranked()[0].worth.expect("viable").total;
                prop_assert!(best > Value::ZERO);
            }
            replay.push(made).expect("it was made");
        }
    }

    #[test]
    fn a_battle_is_that_of_the_rules_written_down_plainly(
        plan in prop_oneof![units(4).prop_map(fought), any_formed(4)],
        seed: u64,
    ) {
        let plain = reference::fight(plan.participants(), plan.types(), seed);
        prop_assert_eq!(effects(&plan, &plan.simulate(seed)), plain);
    }

    #[test]
    fn a_battle_with_everybody_in_front_is_the_battle_without_rows(units in units(4), seed: u64) {
        let in_front = |unit| UnitForm { row: Some(Row::Front), ..unit };
        let in_front = units.iter().cloned().map(in_front).collect();
        prop_assert_eq!(fought(in_front).simulate(seed), fought(units).simulate(seed));
    }

    #[test]
    fn effects_are_what_dice_can_show_and_each_healer_heals_once(
        plan in units(4).prop_map(fought),
        seed: u64,
    ) {
        let battle = plan.simulate(seed);
        let mut healers = Vec::new();
        for tuple in battle.tuples(plan.types()) {
            let unit = plan.participants()[tuple.0.0 as usize].unit;
            match tuple.2.as_str() {
                "Healing" => {
                    prop_assert!((1..=5).contains(&tuple.3));
                    prop_assert!(!healers.contains(&tuple.0));
                    healers.push(tuple.0);
                }
                "Riposte" => prop_assert!((0..=(unit.damage - 1).max(0)).contains(&tuple.3)),
                _ => prop_assert!((0..=unit.damage).contains(&tuple.3)),
            }
        }
    }
}

#[test]
fn known_battles_have_known_fingerprints_on_every_machine() {
    let line = |side: &str, place: usize| {
        let abilities = ABILITIES[place..4].join(" ");
        format!("{side} {} {} 3 9 {abilities}", 4 + place % 3, 3 + place % 2)
    };
    let lines: Vec<String> = (0..8).map(|place| line(["A", "D"][place / 4], place % 4)).collect();
    let plan = super::plan(&lines.join("; "));
    let prints: Vec<String> =
        (0..3).map(|seed| fingerprint_of(&plan.simulate(seed)).to_string()).collect();
    assert_eq!(prints, ["0a672f2eaffd48db", "ef1dcb76d8d585ea", "a243435179326c4b"]);
}
