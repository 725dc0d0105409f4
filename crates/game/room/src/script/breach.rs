//! Choices of a breach, with the keys that a player would press: the card's number, arrows to the
//! target, Enter.

use super::driver::DIGITS;
use super::inject;
use super::keys::{self, KeyPress};
use crate::prelude::*;
use daemonfall_breach::{Aim, Outcome, Panel};
use daemonfall_breach_mode::BreachSession;
use daemonfall_breach_mode::arrows::way;
use daemonfall_breach_mode::choosing::Choosing;
use daemonfall_breach_mode::playback::BreachPlayback;

#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    Wait,
    /// A subroutine by its name in the data, with a target.
    Use {
        subroutine: String,
        /// The target; the first one if none is given.
        at: Option<Target>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A unit by its displayed name.
    Unit {
        own: bool,
        name: String,
    },
    Panel(Panel),
}

/// Reads `wait`, `NAME`, `NAME at own UNIT`, `NAME at their UNIT`, `NAME at panel X COLUMN`.
pub fn read(words: &str) -> Result<Pick, String> {
    if words == "wait" {
        return Ok(Pick::Wait);
    }
    let (name, at) = words.split_once(" at ").map_or((words, None), |(name, at)| (name, Some(at)));
    if name.is_empty() || name.contains(' ') {
        return Err(
            "write choose wait, or choose NAME at own UNIT, their UNIT or panel X COLUMN".into()
        );
    }
    let at = at.map(target).transpose()?;
    Ok(Pick::Use { subroutine: name.into(), at })
}

fn target(words: &str) -> Result<Target, String> {
    match words.split_once(' ') {
        Some((side @ ("own" | "their"), name)) => {
            Ok(Target::Unit { own: side == "own", name: name.trim().into() })
        }
        Some(("panel", place)) => {
            let numbers: Vec<i8> =
                place.split_whitespace().filter_map(|number| number.parse().ok()).collect();
            match numbers[..] {
                [x, column] => Ok(Target::Panel(Panel { x, column })),
                _ => Err(format!(
                    "{place:?} is not a panel: write X from 0 to 3 and the column from 0 to 3"
                )),
            }
        }
        _ => {
            Err(format!("{words:?} is not a target: write own UNIT, their UNIT or panel X COLUMN"))
        }
    }
}

#[derive(Resource, Clone, Debug)]
struct Pressing {
    /// The number of choices made before it.
    before: u32,
    held: Option<KeyPress>,
}

pub fn table(world: &World) -> Result<&BreachView, String> {
    world.get_resource::<BreachSession>().ok_or("no breach has begun")?;
    Ok(world.resource::<BreachView>())
}

/// Whether the player may choose, or the breach is over.
pub fn is_ready(world: &World) -> bool {
    let over = table(world).is_ok_and(|table| table.outcome.is_some());
    let film_over = world.resource::<BreachPlayback>().is_over();
    film_over && (over || world.resource::<Choosing>().who.is_some())
}

pub fn outcome_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Won) => "won",
        Some(Outcome::Lost) => "lost",
        Some(Outcome::Stalemate) => "draw",
    }
}

/// Presses the next key of a choice; returns whether the choice has been made.
pub fn press(world: &mut World, pick: &Pick, step: usize) -> Result<bool, String> {
    table(world)?;
    let choices = world.resource::<BreachSession>().choices;
    if step == 0 {
        world.insert_resource(Pressing { before: choices, held: None });
    }
    let mut pressing = world.resource::<Pressing>().clone();
    if let Some(key) = pressing.held.take() {
        inject::release(world, &key);
        world.insert_resource(pressing);
        return Ok(false);
    }
    if choices > pressing.before {
        return Ok(true);
    }
    let name = if !is_ready(world) {
        // Skips the events that are being shown.
        Some("e")
    } else if world.resource::<Choosing>().who.is_none() {
        return Err("the breach is over".into());
    } else {
        Some(next_key(world, pick)?)
    };
    if let Some(key) = name.and_then(keys::named) {
        inject::press(world, &key);
        pressing.held = Some(key);
    }
    world.insert_resource(pressing);
    Ok(false)
}

fn next_key(world: &World, pick: &Pick) -> Result<&'static str, String> {
    let (choosing, table) = (world.resource::<Choosing>(), world.resource::<BreachView>());
    let Pick::Use { subroutine, at } = pick else {
        return Ok("w");
    };
    let library = world.resource::<BreachLibrary>();
    let wanted = choosing
        .cards
        .iter()
        .position(|card| library.subroutine_key(card.subroutine) == subroutine);
    let Some(place) = wanted else {
        let known: Vec<&str> =
            choosing.cards.iter().map(|card| library.subroutine_key(card.subroutine)).collect();
        let who = choosing.who.map_or("nobody", |who| table.name(who));
        return Err(format!("{who} has no {subroutine:?}; it has {}", known.join(", ")));
    };
    let card = &choosing.cards[place];
    if let Some(refusal) = &card.refusal {
        return Err(format!("{subroutine}: {refusal}"));
    }
    let Some(from) = choosing.aim.filter(|_| choosing.card == place) else {
        return DIGITS
            .get(place)
            .copied()
            .ok_or_else(|| format!("{subroutine}: its card has no key"));
    };
    let wanted = match at {
        None => Some(0),
        Some(target) => card.aims.iter().position(|aim| is_meant(table, *aim, target)),
    };
    let Some(to) = wanted else {
        return Err(format!("{subroutine} cannot be aimed there"));
    };
    if from == to {
        return Ok("Enter");
    }
    way(table, &card.aims, from, to)
        .ok_or_else(|| format!("{subroutine}: arrows do not lead to that target"))
}

fn is_meant(table: &BreachView, aim: Aim, target: &Target) -> bool {
    match (aim, target) {
        (Aim::Panel(panel), Target::Panel(wanted)) => panel == *wanted,
        (Aim::Character(id), Target::Unit { own, name }) => {
            table.is_own(id) == *own && table.name(id).eq_ignore_ascii_case(name)
        }
        (Aim::Character(_), Target::Panel(_)) | (Aim::Panel(_), Target::Unit { .. }) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read() {
        assert_eq!(read("wait"), Ok(Pick::Wait));
        assert_eq!(
            read("jab at their Needle 2"),
            Ok(Pick::Use {
                subroutine: "jab".into(),
                at: Some(Target::Unit { own: false, name: "Needle 2".into() })
            })
        );
        assert_eq!(
            read("lance at panel 2 1"),
            Ok(Pick::Use {
                subroutine: "lance".into(),
                at: Some(Target::Panel(Panel { x: 2, column: 1 }))
            })
        );
        for wrong in ["", "jab at", "jab at nobody", "lance at panel 2"] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
