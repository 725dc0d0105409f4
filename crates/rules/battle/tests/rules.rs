//! The rules of the battle, sentence by sentence.

mod choosing;
mod field;
mod formations;
mod odds;
mod own_types;
mod places;
mod properties;
mod reference;
mod replaying;
mod turns;

use daemonfall_battle::{
    Battle, Camp, MatchupForm, MoveTuple, MoveTypes, Order, Plan, Replay, Row, UnitForm,
};

/// A unit with attack, defence, damage, health and abilities.
fn unit(side: Camp, stats: [i32; 4], abilities: &[&str]) -> UnitForm {
    let [attack, defence, damage, health] = stats;
    UnitForm {
        side,
        attack,
        defence,
        damage,
        health,
        max_health: None,
        abilities: abilities.iter().map(|name| (*name).to_owned()).collect(),
        row: None,
        order: None,
    }
}

fn attacker(stats: [i32; 4], abilities: &[&str]) -> UnitForm {
    unit(Camp::Attacker, stats, abilities)
}

fn defender(stats: [i32; 4], abilities: &[&str]) -> UnitForm {
    unit(Camp::Defender, stats, abilities)
}

fn wounded(unit: UnitForm, max_health: i32) -> UnitForm {
    UnitForm { max_health: Some(max_health), ..unit }
}

fn front(unit: UnitForm) -> UnitForm {
    UnitForm { row: Some(Row::Front), ..unit }
}

fn back(unit: UnitForm) -> UnitForm {
    UnitForm { row: Some(Row::Back), ..unit }
}

fn ordered(unit: UnitForm, order: Order) -> UnitForm {
    UnitForm { order: Some(order), ..unit }
}

fn plan(units: &[UnitForm]) -> Plan {
    plan_with(units, &MoveTypes::standard())
}

fn plan_with(units: &[UnitForm], types: &MoveTypes) -> Plan {
    let units = units.to_vec();
    MatchupForm { units }.plan(types).expect("a sound match-up")
}

/// The moves of a battle without their effects, as `0 3 Strike`.
fn steps(plan: &Plan, battle: &Battle) -> Vec<String> {
    let line = |tuple: MoveTuple| match tuple.1 {
        Some(target) => format!("{} {target} {}", tuple.0, tuple.2),
        None => format!("{} - {}", tuple.0, tuple.2),
    };
    battle.tuples(plan.types()).into_iter().map(line).collect()
}

/// The first battle, by seed, that goes like this.
fn first_battle(plan: &Plan, goes: impl Fn(&Battle) -> bool) -> Battle {
    (0..).map(|seed| plan.simulate(seed)).find(goes).expect("a battle for every course")
}

fn first_turn(plan: &Plan, battle: &Battle) -> Vec<String> {
    let mut steps = steps(plan, battle);
    steps.truncate(battle.turns.get(1).map_or(steps.len(), |end| *end as usize));
    steps
}

fn replayed<'a>(plan: &'a Plan, battle: &Battle) -> Replay<'a> {
    let mut replay = Replay::new(plan);
    for made in &battle.moves {
        replay.push(made).expect("it was made");
    }
    replay
}
