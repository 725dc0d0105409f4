//! `use WORDS`: reaches and uses a button with the input device.

use super::InputDriver;
use super::action::{DriverAction, perform};
use super::widgets::{all_labelled, to};
use bevy::prelude::*;

#[derive(Resource, Clone, Copy)]
struct Using {
    deed: DriverAction,
    step: usize,
    last: bool,
}

/// Does a frame's work towards the button with this label; returns whether it has been used.
pub fn used(world: &mut World, words: &str) -> Result<bool, String> {
    let hand = *world.resource::<InputDriver>();
    if let Some(using) = world.remove_resource::<Using>() {
        let done = perform(world, hand, using.deed, using.step);
        if !done {
            let step = using.step + 1;
            world.insert_resource(Using { step, ..using });
        }
        return Ok(done && using.last);
    }
    // It may not be drawn yet.
    let Some(button) = all_labelled(world, words).first().copied() else {
        return Ok(false);
    };
    let deed = to(world, hand, button)?;
    let uses = matches!(deed, DriverAction::Point(_)) || Some(deed) == hand.confirm();
    world.insert_resource(Using { deed, step: 0, last: uses });
    Ok(false)
}
