//! The attack preview.
//! It shows the field with its stacks, both sides and the stacks that stay out, the odds with their
//! error, survivors, and why.
//!
//! Call [`draw`] anywhere with a battle that can be fought. The result is a picture of [`SIZE`]
//! without any buttons.

mod numbers;
mod outlook;
mod sides;
mod why;

use super::cast::Cast;
use super::odds::Answer;
use bevy::prelude::*;
use daemonfall_battle::{Plan, Sides};
use daemonfall_ui::drawing::{Anchor, HEAD, Pen, SMALL, fitting, width};
use daemonfall_ui::shape::{Outline, Shape};
use daemonfall_ui::theme;

pub use numbers::{hundredths, likely, percent, tenths, thousands};

/// Size of the picture; there is room for buttons below.
pub const SIZE: Vec2 = Vec2::new(368.0, 508.0);
/// Left and right edge of its parts.
const LEFT: f32 = 16.0;
const RIGHT: f32 = 352.0;
/// Factor by which text may be wider than estimated, at its largest here.
const WIDER: f32 = 1.1;

#[derive(Clone, Copy, Debug)]
pub struct Preview<'a> {
    pub heading: &'a str,
    /// Small note next to the heading, such as `before you commit`.
    pub note: &'a str,
    pub sides: &'a Sides,
    pub plan: &'a Plan,
    pub cast: &'a Cast,
    pub answer: &'a Answer,
}

/// The optional background of the panel; `height` includes the room for buttons.
pub fn surface(parent: &mut ChildSpawnerCommands, pen: &Pen, height: f32) {
    let size = Vec2::new(SIZE.x, height);
    let shape = Shape::panel(size, Outline::Cut(8.0)).with_edge(theme::EDGE, 1.0);
    pen.shape(parent, Vec2::ZERO, shape);
}

pub fn draw(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview) {
    heading(parent, pen, preview.heading, preview.note);
    sides::field(parent, pen, preview);
    sides::lists(parent, pen, preview);
    outlook::odds(parent, pen, preview);
    outlook::survivors(parent, pen, preview);
    why::table(parent, pen, preview);
}

pub fn draw_nothing(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, reason: &str) {
    heading(parent, pen, head, "");
    pen.text(parent, (LEFT, 56.0), Anchor::Start, SMALL, theme::DIM, reason);
}

fn heading(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, note: &str) {
    let room = (RIGHT - LEFT - 10.0) / WIDER - width(SMALL, note);
    pen.text(parent, (LEFT, 30.0), Anchor::Start, fitting(HEAD, head, room), theme::LIGHT, head);
    pen.text(parent, (RIGHT, 30.0), Anchor::End, SMALL, theme::DIM, note);
}
