//! The words of the card.

use super::facts::{Card, Sense};
use crate::prelude::*;
use crate::view::look::TOPICS;

pub fn body(panel: &mut ChildSpawnerCommands, facts: &Card) {
    if !facts.lines.is_empty() || !facts.also.is_empty() {
        panel.spawn(divider());
        let column = column(6.0);
        panel.spawn((column, Pickable::IGNORE)).with_children(|column| {
            for (sense, words) in &facts.lines {
                let (color, words) = (color(*sense), words.clone());
                // The texts about goods name keys, not terms.
                match sense {
                    Sense::Goods => column.spawn(text(theme::SMALL, color, words)),
                    _ => column.spawn(terms::text(theme::SMALL, color, words, TOPICS)),
                };
            }
            if !facts.also.is_empty() {
                column.spawn(text(
                    theme::SMALL,
                    theme::DIM,
                    t!("dive-card-also", things = facts.also.join(", ")),
                ));
            }
        });
    }
    if let Some((heading, sum)) = &facts.strike {
        panel.spawn(divider());
        let column = column(4.0);
        panel.spawn((column, Pickable::IGNORE)).with_children(|column| {
            column.spawn(text(theme::NAME_SMALL, theme::YOU, heading.clone()));
            column.spawn(text(theme::SMALL, theme::LIGHT, sum.clone()));
        });
    }
}

/// A column of texts with this gap. Each is only as wide as its words need, which is a whole number
/// of pixels: a text that filled the column could be measured at a fractional width, drawn
/// narrower, and break into one line more than it has room for.
fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::FlexStart,
        row_gap: px(gap),
        ..default()
    }
}

fn color(sense: Sense) -> Color {
    match sense {
        Sense::About => theme::DIM,
        Sense::Plan => theme::LIGHT,
        Sense::Warning => theme::DANGER,
        Sense::Goods => theme::PICKUP,
        Sense::State => theme::MAGIC,
    }
}
