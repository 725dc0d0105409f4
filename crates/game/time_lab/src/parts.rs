//! Small parts shared by the lab's panels: headings and columns.

use daemonfall_ui::prelude::*;

pub fn caption(parent: &mut ChildSpawnerCommands, words: &str) {
    parent.spawn(text(theme::CAPTION, theme::DIM, words));
}

pub fn filling_column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..share(1.0) }
}
