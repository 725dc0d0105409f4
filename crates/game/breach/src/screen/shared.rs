//! What all parts of the screen share: its size, the colours of the sides, the step back.

use crate::choosing::Choosing;
use crate::prelude::*;

pub use daemonfall_ui::look::is_large;

pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Where the row of turns begins, beside the title.
pub const FORECAST: f32 = 184.0;
pub const FORECAST_IF_LARGE: f32 = 264.0;

/// Where the cards begin in large letters, beside a wider panel of the current unit.
pub const LEFT_IF_LARGE: f32 = 224.0;

pub fn side_colour(own: bool) -> Color {
    if own { theme::YOU } else { theme::HOSTILE }
}

/// The right mouse button takes a step back.
pub fn step_back(click: On<Pointer<Click>>, mut choosing: ResMut<Choosing>) {
    if click.button != PointerButton::Primary {
        choosing.back();
    }
}
