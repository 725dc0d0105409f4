//! The attack preview: the field with who stands where, both sides and who stays out, the odds with
//! their error, survivors, and why.
//!
//! Whoever has a battle that may be fought draws it anywhere with [`draw`]; it is a picture of
//! [`SIZE`], and nothing in it is a button.

mod numbers;
mod outlook;
mod sides;
mod why;

use super::cast::Cast;
use super::odds::Answer;
use crate::ui::drawing::{Anchor, HEAD, Pen, SMALL, fitting, width};
use crate::ui::shape::{Outline, Shape};
use crate::ui::theme;
use bevy::prelude::*;
use daemonfall_battle::{Plan, Sides};

pub use numbers::{hundredths, likely, percent, tenths, thousands};

/// Size of the picture; beneath it there is room for buttons.
pub const SIZE: Vec2 = Vec2::new(368.0, 508.0);
/// Where its parts begin and end.
const LEFT: f32 = 16.0;
const RIGHT: f32 = 352.0;
/// Letters may be so much wider than is reckoned, where they are as large as they get here.
const WIDER: f32 = 1.1;

/// A battle that may be fought.
#[derive(Clone, Copy, Debug)]
pub struct Preview<'a> {
    /// What stands above it: `Attack Ash, no. 7`.
    pub heading: &'a str,
    /// What stands beside that, small: `before you commit`.
    pub note: &'a str,
    /// Who fights on which side, and who stays out.
    pub sides: &'a Sides,
    /// The battle.
    pub plan: &'a Plan,
    /// Who is who.
    pub cast: &'a Cast,
    /// The odds, as far as they are known.
    pub answer: &'a Answer,
}

/// The panel's surface, for whoever wants one: `height` with the room for buttons.
pub fn surface(parent: &mut ChildSpawnerCommands, pen: &Pen, height: f32) {
    let size = Vec2::new(SIZE.x, height);
    let shape = Shape::panel(size, Outline::Cut(8.0)).with_edge(theme::EDGE, 1.0);
    pen.shape(parent, Vec2::ZERO, shape);
}

/// Draws the preview at the upper left corner of `parent`.
pub fn draw(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview) {
    heading(parent, pen, preview.heading, preview.note);
    sides::field(parent, pen, preview);
    sides::lists(parent, pen, preview);
    outlook::odds(parent, pen, preview);
    outlook::survivors(parent, pen, preview);
    why::table(parent, pen, preview);
}

/// Draws a panel that has no battle to show, and why.
pub fn draw_nothing(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, reason: &str) {
    heading(parent, pen, head, "");
    pen.text(parent, (LEFT, 56.0), Anchor::Start, SMALL, theme::DIM, reason);
}

fn heading(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, note: &str) {
    let room = (RIGHT - LEFT - 10.0) / WIDER - width(SMALL, note);
    pen.text(parent, (LEFT, 30.0), Anchor::Start, fitting(HEAD, head, room), theme::LIGHT, head);
    pen.text(parent, (RIGHT, 30.0), Anchor::End, SMALL, theme::DIM, note);
}
