//! The dive's screen.
//! Turns pointer, cursor and auto-walk into commands, and decides what the view shows of them.

use crate::prelude::*;

mod beyond;
mod careful;
mod forecast;
mod gaze;
mod journey;
mod log_mark;
mod pointer;
mod translate;
mod voice;
pub mod ways;

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::DIVE)
        .add_plugins((
            careful::plugin,
            translate::plugin,
            pointer::plugin,
            gaze::plugin,
            journey::plugin,
            forecast::plugin,
            beyond::plugin,
            voice::plugin,
            log_mark::plugin,
        ))
        .add_systems(OnEnter(Screen::DIVE), |mut clear: ResMut<ClearColor>| clear.0 = theme::ABYSS)
        .add_systems(
            OnExit(Screen::DIVE),
            (daemonfall_ui::camera::put_back, |mut clear: ResMut<ClearColor>| {
                clear.0 = theme::GROUND
            }),
        );
}
