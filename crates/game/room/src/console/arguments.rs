//! Arguments of commands by the name of their kind: what they mean, how they are read with the
//! names and numbers of the current run, and how they are written.

use super::called;
use super::facts::{breach_is_shown, run};
use super::grammar::{Form, Slot};
use crate::prelude::*;
use daemonfall_battle::Order;
use daemonfall_breach::{self as breach, Aim, BreachSnapshot, Panel};
use daemonfall_campaign::{ModId, Station};
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::Direction;
use daemonfall_sector::{KindId, UnitId};
use daemonfall_stack::SubroutineId;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub fn meaning(kind: &str) -> &'static str {
    match kind {
        "WAY" => "north, east, south or west, or its first letter",
        "STACK" => "The number of a stack, as #3",
        "UNIT" => "The number of a unit, as #12",
        "OBJECT" => "The number of an object, as #34",
        "TILE" => "COLUMN,ROW as 5,7",
        "FACTION" => "Its name, or its number as #1",
        "KIND" | "MOD" | "FITTED" | "BOON" | "SUBROUTINE" => "Its name in the data",
        "AIM" => {
            "own NAME, their NAME, panel X COLUMN, or #NUMBER; can be left out if there is only one"
        }
        "STATION" => {
            "#UNIT@COLUMN,DEPTH: columns 0 to 3 from the top, depth 0 in front and 1 behind"
        }
        "ORDER" => "none, or an order",
        "NUMBER" | "PRIZE" => "Its number in the list, from 1",
        "PLACE" => "From 1; the reserve is numbered after the stack",
        "VALUE" => "The new value",
        "STEP" => "The number of a step of the record",
        "WORD" => "Words of the path, the value or the owner",
        "OBJECTKIND" => "The name of a kind in the data, or part of it",
        "NAME" => "The name of its file, next to the saves",
        "COMMAND" => "The command",
        _ => "",
    }
}

/// The arguments of a form, from their words.
pub fn read(world: &mut World, form: &Form, given: &[&[String]]) -> Result<Vec<Value>, String> {
    let mut values = Vec::new();
    for (slot, words) in form.slots.iter().zip(given) {
        let value = match (slot, words) {
            (Slot { kind: "AIM", .. }, words) => aim(world, words, &values),
            (Slot { many: true, .. }, words) => {
                let all = words.iter().map(|word| one(world, slot.kind, word));
                all.collect::<Result<_, _>>().map(Value::Array)
            }
            (_, [word]) => one(world, slot.kind, word),
            _ => Ok(Value::Null),
        };
        values.push(value?);
    }
    Ok(values)
}

fn to_json(value: impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

/// A number with or without its sign.
fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    let digits = word.strip_prefix('#').unwrap_or(word).parse();
    digits.map_err(|_| format!("{word:?} is not a number: write it as #12"))
}

/// A number in a list: from 1 in words, from 0 in commands.
fn in_list(word: &str, wrong: &str) -> Result<Value, String> {
    let number = word.parse::<u8>().ok().filter(|number| *number > 0);
    number.map(|number| json!(number - 1)).ok_or_else(|| format!("{word:?} is not {wrong}"))
}

fn one(world: &World, kind: &str, word: &str) -> Result<Value, String> {
    let named = |what: &str, id: Option<Value>, known: Vec<&str>| {
        id.ok_or_else(|| format!("there is no {what} {word:?}{}", did_you_mean(word, known)))
    };
    match kind {
        "STACK" | "UNIT" | "OBJECT" => number::<u32>(word).map(Value::from),
        "VALUE" => number::<i64>(word).map(Value::from),
        "STEP" => number::<usize>(word).map(Value::from),
        "NUMBER" | "PLACE" => in_list(word, "a number from 1 to 255"),
        "PRIZE" => in_list(word, "a prize: write its number from 1, or none"),
        "TILE" => to_json(called::read_tiles(&run(world)?.sector().grid, word)?),
        "FACTION" => faction(run(world)?, word),
        "STATION" => to_json(station(word)?),
        "WAY" => {
            let short = |way: &Direction| way.name().get(..1) == Some(word);
            let found = Direction::STRAIGHT.into_iter().find(short).or(Direction::named(word));
            to_json(found.ok_or_else(|| {
                format!("{word:?} is not a direction: write north, east, south or west")
            })?)
        }
        "ORDER" => match Order::ALL.into_iter().find(|order| order.key() == word) {
            None if word != "none" => Err(format!(
                "{word:?} is not an order: write none, {}",
                Order::ALL.map(Order::key).join(", ")
            )),
            order => to_json(order),
        },
        "KIND" => {
            let roster = &run(world)?.rules().roster;
            let known = roster.kinds().map(|(_, it)| it.key.as_str());
            named("unit", roster.find(word).map(|id| json!(id)), known.collect())
        }
        "BOON" => {
            let library = &run(world)?.rules().library;
            let known = library.boons().map(|(_, it)| it.key.as_str());
            let mut found = library.boons().filter(|(_, it)| it.key == word);
            named("boon", found.next().map(|(id, _)| json!(id)), known.collect())
        }
        "MOD" | "FITTED" => {
            let library = &run(world)?.content().campaign;
            let known = library.mods().map(|(_, it)| it.key.as_str());
            named("mod", library.find_mod(word).map(|id| json!(id)), known.collect())
        }
        "SUBROUTINE" => {
            let library = world.get_resource::<BreachLibrary>();
            let library = library.ok_or("the data is not loaded yet")?;
            let known = library.subroutines().map(|(id, _)| library.subroutine_key(id));
            let id = library.find_subroutine(word).map(|id| json!(id));
            named("subroutine", id, known.collect())
        }
        "turn" if word != "turn" => Err(format!("{word:?} is too much")),
        _ => Ok(word.into()),
    }
}

/// A faction by its number, or by its name in the data or on the screen.
fn faction(run: &Campaign, word: &str) -> Result<Value, String> {
    let kind = |id| run.rules().library.faction(run.sector().faction(id).kind);
    let number = word.strip_prefix('#').unwrap_or(word).parse().ok();
    let all: Vec<_> = run.sector().factions().map(|(id, _)| id).collect();
    let found = all.iter().find(|id| {
        let named = kind(**id).key == word || kind(**id).name.eq_ignore_ascii_case(word);
        named || number == Some(id.0)
    });
    found.map(|id| json!(id)).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|id| kind(*id).key.as_str()).collect();
        format!("there is no faction {word:?}: {}", known.join(", "))
    })
}

fn station(word: &str) -> Result<Station, String> {
    let wrong = || format!("{word:?} is not a place: write #UNIT@COLUMN,DEPTH, such as #4@1,0");
    let (unit, place) = word.split_once('@').ok_or_else(wrong)?;
    let (column, depth) = place.split_once(',').ok_or_else(wrong)?;
    Ok(Station {
        unit: UnitId(number(unit).map_err(|_| wrong())?),
        column: column.parse().map_err(|_| wrong())?,
        depth: depth.parse().map_err(|_| wrong())?,
    })
}

/// What a subroutine is aimed at, as it is typed in the console and in scripts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Number(u32),
    /// A unit by its name on the screen.
    Unit {
        own: bool,
        name: String,
    },
    Panel(Panel),
}

impl Target {
    pub fn read(words: &[String]) -> Result<Self, String> {
        let text = words.join(" ");
        let parts: Vec<&str> = words.iter().map(String::as_str).collect();
        match parts.as_slice() {
            [word] if word.starts_with('#') => number(word).map(Self::Number),
            ["panel", x, column] => match (x.parse(), column.parse()) {
                (Ok(x), Ok(column)) => Ok(Self::Panel(Panel { x, column })),
                _ => Err(format!(
                    "{text:?} is not a panel: write X from 0 to 3 and the column from 0 to 3"
                )),
            },
            [side @ ("own" | "their"), name @ ..] if !name.is_empty() => {
                Ok(Self::Unit { own: *side == "own", name: name.join(" ") })
            }
            _ => Err(format!(
                "{text:?} is not a target: write own NAME, their NAME, panel X COLUMN, #NUMBER"
            )),
        }
    }

    /// The target in a breach; a unit that is not there is an error.
    pub fn aim(&self, table: &BreachView) -> Result<Aim, String> {
        match self {
            Self::Number(number) => Ok(Aim::Character(CharacterId(*number))),
            Self::Panel(panel) => Ok(Aim::Panel(*panel)),
            Self::Unit { own, name } => {
                let mut units = table.units.iter();
                let meant = units
                    .find(|unit| unit.is_own() == *own && unit.name.eq_ignore_ascii_case(name));
                let wrong = || format!("there is no unit {name:?} on that side");
                meant.map(|unit| Aim::Character(unit.id)).ok_or_else(wrong)
            }
        }
    }
}

pub fn breach_view(world: &mut World) -> Result<BreachView, String> {
    breach_is_shown(world)?;
    let snapshot = BreachSnapshot::of(world);
    Ok(BreachView::read(&snapshot, world.resource::<BreachLibrary>()))
}

/// The only aim, if none is typed.
fn aim(world: &mut World, words: &[String], before: &[Value]) -> Result<Value, String> {
    if !words.is_empty() {
        return match Target::read(words)? {
            target @ Target::Unit { .. } => to_json(target.aim(&breach_view(world)?)?),
            target => to_json(target.aim(&BreachView::default())?),
        };
    }
    breach_is_shown(world)?;
    let all = breach::all_commands(world).into_iter();
    let mut aims = all.filter_map(|command| match command {
        breach::Command::Use { subroutine, aim } if before == [json!(subroutine)] => Some(aim),
        _ => None,
    });
    match (aims.next(), aims.next()) {
        (Some(aim), None) => to_json(aim),
        (None, _) => Err("it cannot be used now".into()),
        _ => Err("it needs a target: own NAME, their NAME, panel X COLUMN".into()),
    }
}

fn typed<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}

/// What arguments are called after; without it, they are numbers.
#[derive(Clone, Copy, Default)]
pub struct Names<'a> {
    run: Option<&'a Campaign>,
    breach: Option<&'a BreachLibrary>,
}

impl<'a> Names<'a> {
    pub fn new(run: &'a Campaign) -> Self {
        Self { run: Some(run), breach: Some(&run.content().breach) }
    }

    /// Those of the run, or of a breach without one.
    pub fn of(world: &'a World) -> Self {
        match rewind::now(world) {
            Some(run) => Self::new(run),
            None => Self { run: None, breach: world.get_resource() },
        }
    }

    /// The name of an entry of the data, if there is such an entry.
    fn key(&self, kind: &str, value: &Value) -> Option<String> {
        let key = |known: bool, key: &dyn Fn() -> String| known.then(key);
        if kind == "SUBROUTINE" {
            let (library, id): (_, SubroutineId) = (self.breach?, typed(value)?);
            return key(library.has_subroutine(id), &|| library.subroutine_key(id).into());
        }
        let (run, content) = (self.run?, self.run?.content());
        match kind {
            "TILE" => Some(called::place(&run.sector().grid, typed(value)?)),
            "FACTION" => {
                let mut all = run.sector().factions();
                let (_, it) = all.find(|(id, _)| json!(id) == *value)?;
                let key = &run.rules().library.faction(it.kind).key;
                faction(run, key).is_ok_and(|first| first == *value).then(|| key.clone())
            }
            "KIND" => {
                let (roster, id): (_, KindId) = (&content.sector.roster, typed(value)?);
                key(roster.has(id), &|| roster.kind(id).key.clone())
            }
            "BOON" => {
                let mut all = run.rules().library.boons();
                all.find(|(id, _)| json!(id) == *value).map(|(_, it)| it.key.clone())
            }
            "MOD" | "FITTED" => {
                let (library, id): (_, ModId) = (&content.campaign, typed(value)?);
                key(library.has_mod(id), &|| library.item(id).key.clone())
            }
            _ => None,
        }
    }
}

/// An argument in words.
pub fn say(names: Names, kind: &str, value: &Value) -> String {
    let told = match (kind, value) {
        (_, Value::Array(all)) => {
            let all: Vec<String> = all.iter().map(|it| say(names, kind, it)).collect();
            Some(all.join(" "))
        }
        ("WAY", _) => typed(value).map(|way: Direction| way.name().to_owned()),
        ("STATION", _) => typed(value).map(|it: Station| {
            let (unit, column, depth) = (it.unit, it.column, it.depth);
            format!("#{unit}@{column},{depth}")
        }),
        ("AIM", _) => typed(value).map(|aim| match aim {
            Aim::Character(who) => format!("#{}", who.0),
            Aim::Panel(at) => format!("panel {} {}", at.x, at.column),
        }),
        ("NUMBER" | "PRIZE" | "PLACE", _) => {
            typed(value).map(|number: u8| (u32::from(number) + 1).to_string())
        }
        ("ORDER", Value::Null) => Some("none".into()),
        ("ORDER", _) => typed(value),
        ("VALUE", _) => Some(value.to_string()),
        ("turn", _) => Some("turn".into()),
        _ => names.key(kind, value),
    };
    told.unwrap_or_else(|| format!("#{value}"))
}
