//! How the interface treats the lab's screen.

use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;
use daemonfall_ui::look::{AddLook, HintLine, LAID_OUT_FOR, LARGEST_ON_STAGE, Look, Place};

/// Below the diagram and the waiting entries, in their column; the lab has no compact layout.
const HINT: Place = Place::from(16.0, 562.0, 296.0);

pub fn plugin(app: &mut App) {
    app.add_look(
        Screen::TIME_LAB,
        Look {
            whole: Some(LAID_OUT_FOR),
            letters: LARGEST_ON_STAGE,
            topics: &[Topic::Breach],
            help: Topic::Breach,
            hint: HintLine { wide: HINT, compact: HINT, ..default() },
            title: |_| Some(t!("window-lab")),
            track: Some("breach"),
            ..default()
        },
    );
}
