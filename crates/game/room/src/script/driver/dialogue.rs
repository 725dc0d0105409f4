//! Choices of a run outside the map: encounters, prizes, continuing, and leaving.

use super::widgets::{has_scope, labelled, to};
use super::{DriverAction, InputDriver, places};
use bevy::prelude::*;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_menus::encounter::ChoiceRow;
use daemonfall_menus::prize::card::PrizeCard;
use daemonfall_platform::screen::{Paused, Screen};

/// Makes the choice in an encounter with this index, from 0.
pub fn choose(world: &mut World, hand: InputDriver, place: u8) -> Result<DriverAction, String> {
    match places::find(world, |row: &ChoiceRow| row.0 == place) {
        Some(row) => to(world, hand, row),
        // What came of the one before, or nothing yet.
        None => Ok(labelled(world, hand, "Continue").unwrap_or(DriverAction::Rest)),
    }
}

/// Takes the prize with this index, from 0.
pub fn take(world: &mut World, hand: InputDriver, place: u8) -> Result<DriverAction, String> {
    let card = places::find(world, |card: &PrizeCard| card.0 == place);
    to(world, hand, card.ok_or("there is no such prize")?)
}

/// Takes no prize, which needs a confirmation.
pub fn take_none(world: &mut World, hand: InputDriver) -> Result<DriverAction, String> {
    labelled(world, hand, "Take none").or_else(|_| labelled(world, hand, "Really take none?"))
}

pub fn retreat(
    world: &mut World,
    hand: InputDriver,
    screen: Screen,
) -> Result<DriverAction, String> {
    if screen == Screen::DOOR || world.resource::<State<Paused>>().0 {
        return labelled(world, hand, "Retreat");
    }
    hand.pause(world)
}

pub fn give_up(world: &mut World, hand: InputDriver) -> Result<DriverAction, String> {
    let paused = world.resource::<State<Paused>>().0;
    match paused {
        true => labelled(world, hand, "Give up"),
        false if has_scope(world) => labelled(world, hand, "Continue"),
        false => hand.pause(world),
    }
}

/// Leaves a finished breach through its summary; elsewhere the screen changes on its own.
pub fn leave_breach(
    world: &mut World,
    hand: InputDriver,
    screen: Screen,
) -> Result<DriverAction, String> {
    if screen != Screen::BREACH {
        return Ok(DriverAction::Rest);
    }
    if has_scope(world) {
        return labelled(world, hand, "Continue");
    }
    match world.resource::<BreachPlayback>().is_over() {
        true => Ok(DriverAction::Rest),
        false => hand.press_or_point(world, "e", GamepadButton::RightTrigger2, "skip"),
    }
}
