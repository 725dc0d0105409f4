//! Touch input, which replaces keys and mouse on all pages of the help.

use super::Drawn;
use super::parts::{Say, column, mouse_row};
use crate::{theme, widgets};
use bevy::prelude::*;
use daemonfall_text::t;

/// The gesture and its effect.
const ROWS: [(Say, Say); 6] = [
    (|| t!("help-fingers-tap-how"), || t!("help-fingers-tap")),
    (|| t!("help-fingers-twice-how"), || t!("help-fingers-twice")),
    (|| t!("help-fingers-hold-how"), || t!("help-fingers-hold")),
    (|| t!("help-fingers-swipe-how"), || t!("help-fingers-swipe")),
    (|| t!("help-fingers-drag-how"), || t!("help-fingers-drag")),
    (|| t!("help-fingers-two-how"), || t!("help-fingers-two")),
];

/// Lists the gestures.
pub fn list(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, t!("help-fingers"));
    let list = commands.spawn(column()).with_child(caption).id();
    for (how, what) in ROWS {
        let row = mouse_row(fonts, how(), what());
        commands.entity(list).with_child(row);
    }
    list
}
