//! Small parts shared by the lab's panels: headings and columns.

use bevy::prelude::*;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::text;

pub fn caption(parent: &mut ChildSpawnerCommands, fonts: &Fonts, words: &str) {
    parent.spawn(text(fonts, theme::CAPTION, theme::DIM, words));
}

pub fn filling_column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        row_gap: px(gap),
        ..default()
    }
}
