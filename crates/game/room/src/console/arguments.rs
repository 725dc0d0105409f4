//! Arguments of commands by the name of their kind: what they mean, how they are read with the
//! names and numbers of the current run, and how they are written.

use super::called;
use super::facts::{breach_is_shown, run};
use super::grammar::{Form, Slot};
use crate::prelude::*;
use daemonfall_battle::Order;
use daemonfall_breach::{self as breach, Aim, BreachSnapshot, Panel};
use daemonfall_campaign::Station;
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::Direction;
use daemonfall_sector::UnitId;
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
    match kind {
        "STACK" | "UNIT" | "OBJECT" => number::<u32>(word).map(Value::from),
        "VALUE" => number::<i64>(word).map(Value::from),
        "STEP" => number::<usize>(word).map(Value::from),
        "NUMBER" | "PLACE" => in_list(word, "a number from 1 to 255"),
        "PRIZE" => in_list(word, "a prize: write its number from 1, or none"),
        "TILE" => to_json(called::read_tiles(&run(world)?.sector().grid, word)?),
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
        "SUBROUTINE" => {
            let breach = world.get_resource().ok_or("the data is not loaded yet")?;
            entry(Names { run: None, breach: Some(breach) }, kind, word)
        }
        "FACTION" | "KIND" | "BOON" | "MOD" | "FITTED" => {
            entry(Names::new(run(world)?), kind, word)
        }
        "turn" if word != "turn" => Err(format!("{word:?} is too much")),
        _ => Ok(word.into()),
    }
}

/// An entry of the data by its name there; a faction also by its number or its name on the screen.
fn entry(names: Names, kind: &str, word: &str) -> Result<Value, String> {
    let all = || names.entries(kind).into_iter().flatten();
    let is_faction = kind == "FACTION";
    let number = number::<u64>(word);
    let mut found = all().filter(|(value, key, name)| {
        let said = name.eq_ignore_ascii_case(word) || number.as_ref().is_ok_and(|it| value == it);
        *key == word || is_faction && said
    });
    found.next().map(|(value, ..)| value).ok_or_else(|| {
        let known: Vec<&str> = all().map(|(_, key, _)| key).collect();
        let what = match kind {
            "KIND" => "unit".into(),
            "FITTED" => "mod".into(),
            _ => kind.to_lowercase(),
        };
        let meant = match is_faction {
            true => format!(": {}", known.join(", ")),
            false => did_you_mean(word, known),
        };
        format!("there is no {what} {word:?}{meant}")
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

/// An entry of the data: the argument that means it, its name there, and its name on the screen.
pub type Entry<'a> = (Value, &'a str, &'a str);

fn of_data<'a>(id: impl Serialize, key: &'a str, name: &'a str) -> Entry<'a> {
    (json!(id), key, name)
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

    /// The entries of the data that an argument of this kind can be.
    pub fn entries(self, kind: &str) -> Option<Box<dyn Iterator<Item = Entry<'a>> + 'a>> {
        if kind == "SUBROUTINE" {
            let library = self.breach?;
            let all = library.subroutines();
            return Some(Box::new(
                all.map(|(id, it)| of_data(id, library.subroutine_key(id), &it.name)),
            ));
        }
        let run = self.run?;
        let (rules, mods) = (run.rules(), run.content().campaign.mods());
        Some(match kind {
            "KIND" => Box::new(rules.roster.kinds().map(|(id, it)| of_data(id, &it.key, &it.name))),
            "BOON" => {
                Box::new(rules.library.boons().map(|(id, it)| of_data(id, &it.key, &it.name)))
            }
            "MOD" | "FITTED" => Box::new(mods.map(|(id, it)| of_data(id, &it.key, &it.name))),
            "FACTION" => Box::new(run.sector().factions().map(|(id, it)| {
                let kind = rules.library.faction(it.kind);
                of_data(id, &kind.key, &kind.name)
            })),
            _ => return None,
        })
    }

    /// The name of an entry of the data, if that means this one.
    fn key(self, kind: &str, value: &Value) -> Option<String> {
        if kind == "TILE" {
            return Some(called::place(&self.run?.sector().grid, typed(value)?));
        }
        let (_, key, _) = self.entries(kind)?.find(|it| it.0 == *value)?;
        let first = self.entries(kind)?.find(|it| it.1 == key)?;
        (first.0 == *value).then(|| key.to_owned())
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
