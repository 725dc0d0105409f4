//! The interface kit: theme, widgets, focus, tooltips, notices, hints, camera, sound.

#![warn(missing_docs)]

pub mod accessibility;
pub mod action_button;
pub mod animated;
pub mod audio;
pub mod camera;
pub mod canvas;
pub mod confirm_button;
pub mod dialogue;
pub mod drawing;
pub mod entity_commands;
pub mod field;
pub mod focus;
pub mod help;
pub mod hints;
mod keypad;
pub mod labels;
pub mod log;
pub mod log_details;
pub mod log_references;
pub mod log_view;
pub mod look;
pub mod names;
pub mod notice;
pub mod offscreen_arrow;
pub mod opaque;
pub mod palette;
pub mod parts;
pub mod photo;
mod pinch_zoom;
pub mod playback;
pub mod prelude;
pub mod prompts;
pub mod recolour;
pub mod region;
pub mod repeat_button;
pub mod scale;
pub mod screen_fade;
pub mod scroll;
pub mod shape;
pub mod terms;
pub mod theme;
pub mod timeline;
pub mod title;
pub mod tooltip;
pub mod transport;
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
        accessibility::plugin,
        focus::plugin,
        field::plugin,
        keypad::plugin,
        pinch_zoom::plugin,
        tooltip::plugin,
        notice::plugin,
        confirm_button::plugin,
        scroll::plugin,
        terms::plugin,
    ))
    .add_plugins((
        prompts::plugin,
        recolour::plugin,
        screen_fade::plugin,
        log_view::plugin,
        repeat_button::plugin,
        timeline::plugin,
        title::plugin,
        audio::plugin,
        camera::plugin,
        hints::plugin,
        photo::plugin,
    ));
}
