//! What a dive or a breach has to know of a puzzle that is played on its screen.

use bevy::prelude::*;

/// The current puzzle. While it exists, the screens of dive and breach belong to it.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Puzzle {
    /// Whether it is won or lost: nothing more can be played.
    pub is_over: fn(&World) -> bool,
    /// Puts its floor into the world if it is a dive; returns whether it is.
    pub begin_dive: fn(&mut World) -> bool,
}

pub fn is_over(world: &World) -> bool {
    world.get_resource::<Puzzle>().is_some_and(|puzzle| (puzzle.is_over)(world))
}
