//! Small parts that the panels share: icons, captions with values, rows.

use crate::assets::atlas::Atlas;
use crate::ui::theme::{self, Fonts, Style};
use crate::ui::widgets::text;
use crate::view::log::Ink;
use bevy::prelude::*;

/// A picture of the atlas, `size` interface pixels wide and high.
pub fn icon(atlas: &Atlas, name: &str, size: f32, tint: Color) -> impl Bundle {
    let node = Node {
        width: px(size),
        height: px(size),
        flex_shrink: 0.0,
        ..default()
    };
    (atlas.icon(name).with_color(tint), node, Pickable::IGNORE)
}

/// The tint that turns a picture of one colour into another.
pub fn recolour(from: Color, to: Color) -> Color {
    let (from, to) = (from.to_linear(), to.to_linear());
    let part = |to: f32, from: f32| if from > 0.001 { to / from } else { 1.0 };
    Color::linear_rgb(
        part(to.red, from.red),
        part(to.green, from.green),
        part(to.blue, from.blue),
    )
}

/// A row of parts on one line.
pub fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// A group of the head: a caption, and a row beneath it that `fill` fills.
pub fn group(
    parent: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    caption: &str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    parent
        .spawn((
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(3),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|group| {
            group.spawn(text(fonts, theme::CAPTION, theme::DIM, caption));
            group
                .spawn((
                    Node {
                        height: px(22),
                        ..row(6.0)
                    },
                    Pickable::IGNORE,
                ))
                .with_children(fill);
        });
}

/// The style of numbers in running text.
pub const INLINE_NUMBER: Style = Style {
    face: theme::Face::MonoBold,
    size: 12.0,
    spacing: 0.0,
};
/// The style of numbers in the log.
pub const LOG_NUMBER: Style = Style {
    face: theme::Face::MonoBold,
    size: 14.0,
    spacing: 0.0,
};
/// The style of names in the log.
pub const LOG_NAME: Style = Style {
    face: theme::Face::SemiBold,
    size: 14.0,
    spacing: 0.0,
};

/// Style and colour of a piece of the log.
pub fn written(ink: Ink) -> (Style, Color) {
    match ink {
        Ink::Plain => (theme::BODY, theme::LIGHT),
        Ink::You => (LOG_NAME, theme::YOU),
        Ink::Hostile => (LOG_NAME, theme::HOSTILE),
        Ink::Neutral => (LOG_NAME, theme::NEUTRAL),
        Ink::Danger => (LOG_NAME, theme::DANGER),
        Ink::Pickup => (LOG_NAME, theme::PICKUP),
        Ink::Number => (LOG_NUMBER, theme::LIGHT),
    }
}
