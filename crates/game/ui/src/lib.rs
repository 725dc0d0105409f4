//! The interface kit: theme, widgets, focus, tooltips, notices, hints, camera, sound.

pub mod accessibility;
pub mod action_button;
pub mod audio;
mod base;
pub mod camera;
pub mod canvas;
pub mod dialogue;
pub mod drawing;
pub mod entity_commands;
pub mod field;
pub mod focus;
pub mod help;
pub mod hints;
pub mod log;
pub mod log_details;
pub mod log_view;
pub mod look;
pub mod names;
pub mod notice;
pub mod offscreen_arrow;
pub mod palette;
pub mod parts;
pub mod photo;
mod pinch_zoom;
pub mod playback;
pub mod prelude;
pub mod prompts;
pub mod region;
pub mod repeat_button;
pub mod scale;
pub mod screen_fade;
pub mod scroll;
pub mod shape;
pub mod terms;
pub mod theme;
pub mod timeline;
pub mod tooltip;
pub mod transport;
pub mod widgets;

use crate::base::*;

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
        pinch_zoom::plugin,
        tooltip::plugin,
        notice::plugin,
        action_button::plugin,
        dialogue::plugin,
        scroll::plugin,
        terms::plugin,
    ))
    .add_plugins((
        prompts::plugin,
        palette::plugin,
        screen_fade::plugin,
        log_view::plugin,
        repeat_button::plugin,
        timeline::plugin,
        look::plugin,
        audio::plugin,
        camera::plugin,
        hints::plugin,
        photo::plugin,
    ));
}
