//! `use WORDS`: a button is reached and used by the hand.

use super::Hand;
use super::deed::{Deed, perform};
use super::widgets::{all_labelled, to};
use bevy::prelude::*;

/// The deed under way, and whether it is the last.
#[derive(Resource, Clone, Copy)]
struct Using {
    deed: Deed,
    step: usize,
    last: bool,
}

/// Does a frame's work towards the button with these words on it; whether it has been used.
///
/// # Errors
/// When arrows do not lead there.
pub fn used(world: &mut World, words: &str) -> Result<bool, String> {
    let hand = *world.resource::<Hand>();
    if let Some(using) = world.remove_resource::<Using>() {
        let done = perform(world, hand, using.deed, using.step);
        if !done {
            let step = using.step + 1;
            world.insert_resource(Using { step, ..using });
        }
        return Ok(done && using.last);
    }
    // It may still be about to be drawn.
    let Some(button) = all_labelled(world, words).first().copied() else {
        return Ok(false);
    };
    let deed = to(world, hand, button)?;
    let uses = matches!(deed, Deed::Point(_)) || Some(deed) == hand.confirm();
    world.insert_resource(Using { deed, step: 0, last: uses });
    Ok(false)
}
