//! The summary that opens the player's turn: a line for each thing, which leads to where it is. It
//! stands at the top of the side panel, so that it covers no part of the map.

use super::details::{LEFT, RIGHT};
use super::record;
use super::stage::SIDE;
use crate::input::SectorAction;
use crate::log::MapLine;
use crate::orders::MapRequest;
use crate::prelude::*;
use bevy::ui_widgets;
use daemonfall_ui::widgets::key_button;

/// Room for the heading and its keys, and for a line of text.
const HEAD: f32 = 68.0;
const LINE: f32 = 17.0;
/// Next to the words of a line: its picture and the space around.
const SIGN: f32 = 39.0;

/// Draws the lines, of which this number was looked at; returns where the next part can begin.
pub fn draw(parent: &mut ChildSpawnerCommands, pen: &Pen, lines: &[MapLine], looked: usize) -> f32 {
    let wide = RIGHT - LEFT + 12.0;
    let rows = |told: &MapLine| {
        (width(pen.letters, theme::SMALL, &told.text()) / (wide - SIGN)).ceil().max(1.0)
    };
    let high: f32 = lines.iter().map(|told| 5.0 + LINE * pen.letters * rows(told)).sum();
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(1),
        ..at(LEFT - 6.0, SIDE.min.y + 10.0, wide, HEAD + high)
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|column| {
        heading(column);
        for (number, told) in lines.iter().enumerate() {
            line(column, pen, told, (number, looked));
        }
    });
    let below = SIDE.min.y + HEAD + high;
    pen.bar(parent, Rect::new(LEFT, below, RIGHT, below + 1.0), theme::PICKUP);
    below
}

fn heading(column: &mut ChildSpawnerCommands) {
    let heading = t!("sector-summary-heading");
    let node = Node { margin: UiRect::horizontal(px(6)), ..default() };
    column.spawn((node, widgets::text(theme::NAME, theme::LIGHT, heading)));
    let keys = Node { margin: UiRect::axes(px(6), px(4)), ..row(8.0) };
    column.spawn((keys, Pickable::IGNORE)).with_children(|row| {
        let next = (key_name(SectorAction::NextStack), t!("sector-summary-next"));
        for (key, what) in [next, (BACK, t!("sector-summary-close"))] {
            row.spawn(key_button(key));
            row.spawn(widgets::text(theme::SMALL, theme::DIM, what));
        }
    });
}

fn line(
    column: &mut ChildSpawnerCommands,
    pen: &Pen,
    told: &MapLine,
    (number, looked): (usize, usize),
) {
    let ground = if number + 1 == looked { theme::PANEL_LIT } else { Color::NONE };
    column
        .spawn((
            (ui_widgets::Button, Pressable, AccessibleLabel::new(told.text())),
            record::row(),
            BackgroundColor(ground),
            Tooltip::left(t!("sector-summary-look-about")),
        ))
        .observe(move |_: On<Activate>, mut wishes: MessageWriter<MapRequest>| {
            wishes.write(MapRequest::LookAt(number));
        })
        .with_children(|row| record::words(row, pen, told, number < looked));
}
