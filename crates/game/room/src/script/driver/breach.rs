//! Choices in a breach.

use super::{DIGITS, Deed, DriverAction, InputDriver, places};
use crate::prelude::*;
use daemonfall_breach::{Aim, Command, Panel};
use daemonfall_breach_mode::arrows::way;
use daemonfall_breach_mode::choosing::Choosing;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_breach_mode::screen::cards::CardNode;
use daemonfall_breach_mode::screen::field::{PanelNode, aim_at};
use daemonfall_stack::SubroutineId;

pub fn next(world: &mut World, hand: InputDriver, command: Command) -> Deed {
    if !world.resource::<BreachPlayback>().is_over() {
        let skip = hand.press_or_point(world, "e", GamepadButton::RightTrigger2, "skip");
        return Ok(skip.unwrap_or(DriverAction::Rest));
    }
    let choosing = world.resource::<Choosing>();
    if choosing.who.is_none() {
        return Ok(DriverAction::Rest);
    }
    if choosing.log || choosing.looked_at.is_some() {
        return match hand {
            InputDriver::Mouse => places::middle_of_window(world).map(DriverAction::Aside),
            _ => hand.back(world),
        };
    }
    match command {
        Command::Wait => hand.press_or_point(world, "w", GamepadButton::West, "Wait"),
        Command::Use { subroutine, aim } => choose(world, hand, subroutine, aim),
    }
}

fn choose(world: &mut World, hand: InputDriver, subroutine: SubroutineId, aim: Aim) -> Deed {
    let (choosing, table) = (world.resource::<Choosing>(), world.resource::<BreachView>());
    let cards = &choosing.cards;
    let place = cards.iter().position(|card| card.subroutine == subroutine);
    let place = place.ok_or("there is no such card")?;
    let aims = &cards[place].aims;
    let to = aims.iter().position(|known| *known == aim);
    let to = to.ok_or("cannot be aimed there")?;
    let taken = choosing.aim.filter(|_| choosing.card == place);
    if let Some(confirm) = hand.confirm() {
        return Ok(match (taken, choosing.aim) {
            (Some(from), _) if from == to => confirm,
            (Some(from), _) => {
                let key = way(table, aims, from, to).ok_or("arrows do not lead to that target")?;
                hand.arrow(key).unwrap_or(confirm)
            }
            (None, Some(_)) => hand.back(world)?,
            (None, None) if choosing.card == place => confirm,
            (None, None) => {
                let digit = DIGITS.get(place).copied().unwrap_or("ArrowRight");
                let key = DriverAction::Key(digit);
                let on = GamepadButton::DPadRight;
                if hand == InputDriver::Keys { key } else { DriverAction::Pad(on) }
            }
        });
    }
    if taken.is_none() {
        let card = places::find(world, |card: &CardNode| card.0 == place);
        return places::reach(world, card.ok_or("the card is not on the screen")?);
    }
    let mut panels = Panel::all();
    let panel = panels.find(|panel| aim_at(table, aims, *panel) == Some(aim));
    let panel = panel.ok_or("no panel has that target")?;
    let node = places::find(world, |node: &PanelNode| node.0 == panel);
    places::reach(world, node.ok_or("the panel is not on the screen")?)
}
