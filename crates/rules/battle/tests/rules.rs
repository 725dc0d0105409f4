//! The rules of the battle, sentence by sentence.

mod battles;
mod courses;
mod field;
mod formations;
mod odds;
mod own_types;
mod properties;
mod reference;
mod replaying;
mod searching;

use daemonfall_battle::{
    Battle, Camp, MatchupForm, Move, MoveTuple, MoveTypes, Order, Plan, Replay, Row, UnitForm,
};

/// A unit in words: `A 5 3 4 9 Archery back` is an attacker with attack 5, defence 3, damage 4 and
/// health 9 (`2/9`: 2 of 9), then its abilities, its row and its order.
fn unit(text: &str) -> UnitForm {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [side, attack, defence, damage, health, more @ ..] = &words[..] else { panic!("{text}") };
    let number = |word: &str| word.parse().expect("a number");
    let (health, most) = health.split_once('/').unzip();
    let mut unit = UnitForm {
        side: if *side == "A" { Camp::Attacker } else { Camp::Defender },
        attack: number(attack),
        defence: number(defence),
        damage: number(damage),
        health: number(health.unwrap_or(words[4])),
        max_health: most.map(number),
        abilities: Vec::new(),
        row: None,
        order: None,
    };
    for word in more {
        match (*word, Order::ALL.into_iter().find(|order| order.key() == *word)) {
            ("front", _) => unit.row = Some(Row::Front),
            ("back", _) => unit.row = Some(Row::Back),
            (_, Some(order)) => unit.order = Some(order),
            (ability, None) => unit.abilities.push(ability.into()),
        }
    }
    unit
}

/// Units in words, parted by `;` or in lines.
fn units(text: &str) -> Vec<UnitForm> {
    text.split([';', '\n']).filter(|text| !text.trim().is_empty()).map(unit).collect()
}

fn plan(text: &str) -> Plan {
    plan_with(text, &MoveTypes::standard())
}

fn plan_with(text: &str, types: &MoveTypes) -> Plan {
    MatchupForm { units: units(text) }.plan(types).expect("a sound match-up")
}

/// The moves of a battle without their effects, as `0 3 Strike`.
fn steps(plan: &Plan, battle: &Battle) -> Vec<String> {
    let line = |tuple: MoveTuple| match tuple.1 {
        Some(target) => format!("{} {target} {}", tuple.0, tuple.2),
        None => format!("{} - {}", tuple.0, tuple.2),
    };
    battle.tuples(plan.types()).into_iter().map(line).collect()
}

/// The moves of a battle with their effects, as `0 3 Strike 2`.
fn effects(plan: &Plan, battle: &Battle) -> Vec<String> {
    battle.tuples(plan.types()).iter().map(ToString::to_string).collect()
}

fn first_turn(plan: &Plan, battle: &Battle) -> Vec<String> {
    let mut steps = steps(plan, battle);
    steps.truncate(battle.turns.get(1).map_or(steps.len(), |end| *end as usize));
    steps
}

fn replayed<'a>(plan: &'a Plan, moves: &[Move]) -> Replay<'a> {
    let mut replay = Replay::new(plan);
    for made in moves {
        replay.push(made).expect("it was made");
    }
    replay
}
