//! Proves that with every speed at 100 and no reactions, mimes or quick subroutines, the round of
//! the breach is the round of the stack: the same cases give the same rows.

use crate::small::{library, posts};
use bevy_ecs::world::World;
use daemonfall_breach::{
    Aim, BreachEvent, BreachLibrary, Command, Muster, Refusal, act, begin, install, turn,
};
use daemonfall_core::{CharacterId, EventLog, Health};
use daemonfall_stack::{Choice, Cpu, Roster, Shield, Shown, Stack, StackEvent};
use serde_json::Value;

/// A case of the stack as a breach. Each side has an extra bystander that is never a target, so
/// that neither side is ever defeated.
struct Case {
    names: Vec<String>,
    library: BreachLibrary,
    muster: Muster,
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

fn effects(value: &Value) -> String {
    let Some(map) = value.as_object() else { return "[]".into() };
    let one = |(key, amount): (&String, &Value)| {
        let word = match key.as_str() {
            "damage" => "Damage",
            "heal" => "Heal",
            "shield" => "Shield",
            "max_cpu" => "MaxCpu",
            other => panic!("a new effect in the cases: {other}"),
        };
        format!("{word}({amount})")
    };
    format!("[{}]", map.iter().map(one).collect::<Vec<_>>().join(", "))
}

fn case(scenario: &Value) -> Case {
    let subroutines = scenario["subroutines"].as_object().unwrap();
    let subroutine_text: String = subroutines
        .iter()
        .map(|(name, it)| {
            format!(
                "{name:?}: (name: {name:?}, about: \"\", time: {}, duration: {}, multi_use: {}, cpu: {}, aims: Anyone, use: {}, after: {}),\n",
                it["time"], it["duration"], it["multi_use"], it["cpu"], effects(&it["use"]), effects(&it["after"])
            )
        })
        .collect();
    let known: Vec<String> = subroutines.keys().map(|name| format!("{name:?}")).collect();
    let unit = |name: &str, health: &Value, cpu: &Value| {
        format!(
            "{name:?}: (name: {name:?}, about: \"\", health: {health}, cpu: {cpu}, speed: 100, subroutines: [{}]),\n",
            known.join(", ")
        )
    };
    let characters = scenario["characters"].as_array().unwrap();
    let bystander = unit("bystander", &Value::from(1), &Value::from(0));
    let units: String = characters
        .iter()
        .map(|it| unit(text(it, "id"), &it["health"], &it["max_cpu"]))
        .chain([bystander])
        .collect();
    let library = library(&subroutine_text, &units);
    let mut names = Vec::new();
    let mut side = |side: &str| {
        let mut own: Vec<String> = characters
            .iter()
            .filter(|it| text(it, "side") == side)
            .map(|it| text(it, "id").to_owned())
            .collect();
        own.push("bystander".into());
        names.extend(own.clone());
        posts(&library, &own)
    };
    let muster = Muster { player: side("player"), hostile: side("enemy"), ..Muster::default() };
    Case { names, library, muster }
}

impl Case {
    fn name(&self, id: CharacterId) -> String {
        self.names[id.0 as usize].clone()
    }

    fn find(&self, name: &str) -> CharacterId {
        CharacterId(self.names.iter().position(|known| known == name).unwrap() as u32)
    }

    fn triple(&self, choice: &Choice) -> Value {
        let subroutine = self.library.subroutine_key(choice.subroutine);
        Value::from(vec![
            self.name(choice.user),
            subroutine.to_owned(),
            self.name(choice.target.unwrap()),
        ])
    }

    fn numbers(&self, world: &World, all: bool, of: impl Fn(&World, CharacterId) -> i32) -> Value {
        let roster = world.resource::<Roster>();
        roster
            .all()
            .filter(|id| self.name(*id) != "bystander" && (all || roster.is_present(*id)))
            .map(|id| (self.name(id), of(world, id)))
            .collect()
    }
}

/// Plays a clocktick with the case's picks; returns the refusals in the order of adding.
fn pick(world: &mut World, case: &Case, round: &Value) -> Vec<Value> {
    let mut refused = Vec::new();
    world.resource_mut::<EventLog<BreachEvent>>().clear();
    let picks = round.as_array().unwrap();
    for pick in picks {
        if world.resource::<Roster>().is_removed(case.find(text(pick, "user"))) {
            refused.push((case.find(text(pick, "user")), pick));
        }
    }
    let began = |world: &World| {
        let log = world.resource::<EventLog<BreachEvent>>().events();
        log.iter().any(|event| matches!(event, BreachEvent::Stack(StackEvent::RoundBegan { .. })))
    };
    while !began(world) {
        let who = turn(world).expect("a character has the turn").who;
        let pick = picks.iter().find(|pick| case.find(text(pick, "user")) == who);
        let command = pick.map_or(Command::Wait, |pick| Command::Use {
            subroutine: case.library.find_subroutine(text(pick, "subroutine")).unwrap(),
            aim: Aim::Character(case.find(text(pick, "target"))),
        });
        match act(world, command) {
            Ok(()) => {}
            Err(Refusal::Stack(_)) => {
                refused.extend(pick.map(|pick| (who, pick)));
                act(world, Command::Wait).unwrap();
            }
            Err(other) => panic!("{other}"),
        }
    }
    refused.sort_by_key(|(who, _)| *who);
    let triple = |pick: &Value| {
        Value::from(vec![text(pick, "user"), text(pick, "subroutine"), text(pick, "target")])
    };
    refused.into_iter().map(|(_, pick)| triple(pick)).collect()
}

fn row(world: &World, case: &Case, refused: Vec<Value>) -> Value {
    let shown = world.resource::<Shown>();
    let (mut finished, mut died) = (Vec::new(), Vec::new());
    for event in world.resource::<EventLog<BreachEvent>>().events() {
        match event {
            BreachEvent::Stack(StackEvent::Finished { choice, .. }) => {
                finished.push(case.triple(choice))
            }
            BreachEvent::Stack(StackEvent::Removed { id }) => {
                died.push(Value::from(case.name(*id)))
            }
            _ => {}
        }
    }
    let stack: Vec<Value> = shown
        .unresolved
        .iter()
        .map(|entry| {
            let mut row = case.triple(&entry.choice);
            row.as_array_mut().unwrap().push(entry.time_left.into());
            row
        })
        .collect();
    let resolved: Vec<Value> =
        shown.resolved.iter().map(|entry| case.triple(&entry.choice)).collect();
    fn get<T: bevy_ecs::component::Component + Copy>(world: &World, id: CharacterId) -> T {
        *world.get::<T>(world.resource::<Roster>().entity(id).unwrap()).unwrap()
    }
    serde_json::json!({
        "round": world.resource::<Stack>().round(),
        "stack": stack,
        "resolved": resolved,
        "rejected": refused,
        "finished": finished,
        "died": died,
        "health": case.numbers(world, true, |world, id| get::<Health>(world, id).current),
        "shield": case.numbers(world, true, |world, id| get::<Shield>(world, id).0),
        "cpu": case.numbers(world, false, |world, id| get::<Cpu>(world, id).free()),
    })
}

/// Sorts the dead of a round into character order, which differs here: the player's come first.
fn with_the_dead_in_order(mut row: Value, case: &Case) -> Value {
    if let Some(died) = row["died"].as_array_mut() {
        died.sort_by_key(|name| case.find(name.as_str().unwrap()));
    }
    row
}

#[test]
fn with_every_speed_at_100_the_round_of_the_breach_is_the_round_of_the_stack() {
    let cases: Value =
        serde_json::from_str(include_str!("../../../../tests/conformance/stack.json")).unwrap();
    let mut rounds = 0;
    for it in cases.as_array().unwrap() {
        let case = case(&it["scenario"]);
        let mut world = World::new();
        install(&mut world, case.library.clone());
        begin(&mut world, &case.muster).unwrap();
        let picks = it["scenario"]["rounds"].as_array().unwrap();
        for (round, expected) in picks.iter().zip(it["expect"].as_array().unwrap()) {
            let refused = pick(&mut world, &case, round);
            assert_eq!(
                row(&world, &case, refused),
                with_the_dead_in_order(expected.clone(), &case),
                "{}",
                it["name"]
            );
            rounds += 1;
        }
    }
    assert!(rounds > 300, "only {rounds} rounds were compared");
}
