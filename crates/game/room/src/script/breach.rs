//! Choices of a breach, with the keys that a player would press: the card's number, arrows to the
//! target, Enter.

use super::driver::{self, InputDriver, Next};
use crate::console::arguments::Target;
use crate::console::grammar;
use crate::prelude::*;
use daemonfall_breach::{Command, Outcome};
use daemonfall_breach_mode::BreachSession;
use daemonfall_breach_mode::choosing::Choosing;
use daemonfall_breach_mode::playback::BreachPlayback;

#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    Wait,
    /// A subroutine by its name in the data, with a target; the first one if none is given.
    Use(String, Option<Target>),
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
    let at = at.map(|at| Target::read(&grammar::words(at))).transpose()?;
    Ok(Pick::Use(name.into(), at))
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

pub fn choices(world: &World) -> Result<u32, String> {
    table(world)?;
    Ok(world.resource::<BreachSession>().choices)
}

/// The next key of a choice, until there are more choices than before it.
pub fn next(world: &mut World, pick: &Pick, before: u32) -> Next {
    if choices(world)? > before {
        return Ok(None);
    }
    // Until then, events are being shown.
    let command = match is_ready(world) {
        true => command(world, pick)?,
        false => Command::Wait,
    };
    let deed = driver::breach::next(world, InputDriver::Keys, command)?;
    Ok(Some((deed, false)))
}

fn command(world: &World, pick: &Pick) -> Result<Command, String> {
    let (choosing, table) = (world.resource::<Choosing>(), world.resource::<BreachView>());
    let who = choosing.who.ok_or("the breach is over")?;
    let Pick::Use(wanted, target) = pick else {
        return Ok(Command::Wait);
    };
    let library = world.resource::<BreachLibrary>();
    let keys = choosing.cards.iter().map(|card| library.subroutine_key(card.subroutine));
    let place = keys.clone().position(|key| key == wanted);
    let place = place.ok_or_else(|| {
        let known: Vec<&str> = keys.collect();
        format!("{} has no {wanted:?}; it has {}", table.name(who), known.join(", "))
    })?;
    let card = &choosing.cards[place];
    if let Some(refusal) = &card.refusal {
        return Err(format!("{wanted}: {refusal}"));
    }
    let aim = match target {
        None => card.aims.first().copied(),
        Some(target) => Some(target.aim(table)?).filter(|aim| card.aims.contains(aim)),
    };
    let aim = aim.ok_or_else(|| format!("{wanted} cannot be aimed there"))?;
    Ok(Command::Use { subroutine: card.subroutine, aim })
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_breach::Panel;

    #[test]
    fn choices_are_read() {
        assert_eq!(read("wait"), Ok(Pick::Wait));
        assert_eq!(
            read("jab at their Needle 2"),
            Ok(Pick::Use("jab".into(), Some(Target::Unit { own: false, name: "Needle 2".into() })))
        );
        assert_eq!(
            read("lance at panel 2 1"),
            Ok(Pick::Use("lance".into(), Some(Target::Panel(Panel { x: 2, column: 1 }))))
        );
        for wrong in ["", "jab at", "jab at nobody", "lance at panel 2"] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
