//! The summary that opens the player's turn: a line for each thing, which leads to where it is.

use super::banner;
use super::record;
use crate::input::SectorAction;
use crate::log::MapLine;
use crate::orders::MapRequest;
use crate::prelude::*;
use bevy::ui_widgets;
use daemonfall_ui::widgets::key_button;

/// Draws the lines, of which this number was looked at.
pub fn draw(parent: &mut ChildSpawnerCommands, pen: &Pen, lines: &[MapLine], looked: usize) {
    parent.spawn(banner::row(theme::PICKUP)).with_children(|panel| {
        let column = Node { flex_direction: FlexDirection::Column, row_gap: px(1), ..default() };
        panel.spawn((column, Pickable::IGNORE)).with_children(|column| {
            heading(column);
            for (number, told) in lines.iter().enumerate() {
                line(column, pen, told, (number, looked));
            }
        });
    });
}

fn heading(column: &mut ChildSpawnerCommands) {
    let node = Node { column_gap: px(8), align_items: AlignItems::Center, ..default() };
    column.spawn((node, Pickable::IGNORE)).with_children(|row| {
        let heading = t!("sector-summary-heading");
        row.spawn(widgets::text(theme::SMALL_MEDIUM, theme::LIGHT, heading));
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
            Tooltip::new(t!("sector-summary-look-about")),
        ))
        .observe(move |_: On<Activate>, mut wishes: MessageWriter<MapRequest>| {
            wishes.write(MapRequest::LookAt(number));
        })
        .with_children(|row| record::words(row, pen, told, number < looked));
}
