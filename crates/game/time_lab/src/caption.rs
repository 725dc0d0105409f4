//! The heading of a part of the screen.

use bevy::prelude::*;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::text;

pub fn caption(parent: &mut ChildSpawnerCommands, fonts: &Fonts, words: &str) {
    parent.spawn(text(fonts, theme::CAPTION, theme::DIM, words));
}
