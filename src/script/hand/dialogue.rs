//! Choices of a run outside the map: encounters, prizes, going on, and leaving.

use super::widgets::{has_scope, labelled, to};
use super::{Deed, Hand, places};
use crate::breach::film::Film;
use crate::screens::encounter::ChoiceRow;
use crate::screens::prize::card::PrizeCard;
use crate::screens::{Paused, Screen};
use bevy::prelude::*;

/// Chooses in an encounter, from 0.
///
/// # Errors
/// When that choice cannot be reached.
pub fn choose(world: &mut World, hand: Hand, place: u8) -> Result<Deed, String> {
    match places::find(world, |row: &ChoiceRow| row.0 == place) {
        Some(row) => to(world, hand, row),
        // What came of the one before, or nothing yet.
        None => Ok(labelled(world, hand, "Continue").unwrap_or(Deed::Rest)),
    }
}

/// Takes a prize, from 0.
///
/// # Errors
/// When it cannot be reached.
pub fn take(world: &mut World, hand: Hand, place: u8) -> Result<Deed, String> {
    let card = places::find(world, |card: &PrizeCard| card.0 == place);
    to(world, hand, card.ok_or("there is no such prize")?)
}

/// Takes none, which is asked for twice.
///
/// # Errors
/// When the button cannot be reached.
pub fn take_none(world: &mut World, hand: Hand) -> Result<Deed, String> {
    labelled(world, hand, "Take none").or_else(|_| labelled(world, hand, "Take none: sure?"))
}

/// Leaves a dive or a breach by its pause, a door by its button.
///
/// # Errors
/// When the way out is not on the screen.
pub fn retreat(world: &mut World, hand: Hand, screen: Screen) -> Result<Deed, String> {
    if screen == Screen::Door || world.resource::<State<Paused>>().0 {
        return labelled(world, hand, "Retreat");
    }
    hand.pause(world)
}

/// Gives the run up, by the pause over the map.
///
/// # Errors
/// When it cannot be done from here.
pub fn give_up(world: &mut World, hand: Hand) -> Result<Deed, String> {
    let paused = world.resource::<State<Paused>>().0;
    match paused {
        true => labelled(world, hand, "Give up"),
        false if has_scope(world) => labelled(world, hand, "Continue"),
        false => hand.pause(world),
    }
}

/// A breach that is over is left by its summary; elsewhere the screen changes by itself.
///
/// # Errors
/// When the summary cannot be left.
pub fn leave_breach(world: &mut World, hand: Hand, screen: Screen) -> Result<Deed, String> {
    if screen != Screen::Breach {
        return Ok(Deed::Rest);
    }
    if has_scope(world) {
        return labelled(world, hand, "Continue");
    }
    match world.resource::<Film>().is_over() {
        true => Ok(Deed::Rest),
        false => hand.press_or_point(world, "e", GamepadButton::RightTrigger2, "skip"),
    }
}
