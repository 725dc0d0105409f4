//! The interface kit: theme, widgets, focus, tooltips, notices, hints, camera, sound.

#![warn(missing_docs)]

pub mod asking;
pub mod audio;
pub mod camera;
pub mod dialogue;
pub mod drawing;
pub mod edge;
pub mod field;
pub mod focus;
pub mod held;
pub mod help;
pub mod hints;
mod keypad;
mod lens;
pub mod log;
pub mod look;
pub mod names;
pub mod notice;
pub mod opaque;
pub mod opens;
pub mod palette;
pub mod parts;
pub mod photo;
pub mod prompts;
pub mod recolour;
pub mod region;
pub mod scale;
pub mod scroll;
pub mod shape;
pub mod speaks;
pub mod terms;
pub mod theme;
pub mod title;
pub mod tooltip;
pub mod transport;
pub mod veil;
pub mod widgets;

use bevy::prelude::*;

/// Registers all parts of the interface.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        theme::plugin,
        scale::plugin,
        region::plugin,
        shape::plugin,
        widgets::plugin,
        focus::plugin,
        field::plugin,
        keypad::plugin,
        lens::plugin,
        tooltip::plugin,
        notice::plugin,
        asking::plugin,
        scroll::plugin,
        terms::plugin,
    ))
    .add_plugins((
        prompts::plugin,
        recolour::plugin,
        veil::plugin,
        opens::plugin,
        held::plugin,
        title::plugin,
        audio::plugin,
        camera::plugin,
        hints::plugin,
        photo::plugin,
    ));
}
