//! The words of the card.

use super::facts::{Card, Sense};
use crate::screens::Screen;
use crate::ui::terms;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{divider, text};
use bevy::prelude::*;
use daemonfall_text::t;

/// Writes what the card says below its title.
pub fn body(panel: &mut ChildSpawnerCommands, fonts: &Fonts, facts: &Card) {
    if !facts.lines.is_empty() || !facts.also.is_empty() {
        panel.spawn(divider());
        let column = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(6),
            ..default()
        };
        panel
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                for (sense, words) in &facts.lines {
                    let topics = terms::topics(Screen::Dive);
                    column.spawn(terms::text(
                        fonts,
                        theme::SMALL,
                        color(*sense),
                        words.clone(),
                        topics,
                    ));
                }
                if !facts.also.is_empty() {
                    column.spawn(text(
                        fonts,
                        theme::SMALL,
                        theme::DIM,
                        t!("dive-card-also", things = facts.also.join(", ")),
                    ));
                }
            });
    }
    if let Some((heading, sum)) = &facts.strike {
        panel.spawn(divider());
        let column = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(4),
            ..default()
        };
        panel
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                column.spawn(text(fonts, theme::NAME_SMALL, theme::YOU, heading.clone()));
                column.spawn(text(fonts, theme::SMALL, theme::LIGHT, sum.clone()));
            });
    }
}

fn color(sense: Sense) -> Color {
    match sense {
        Sense::About => theme::NEUTRAL,
        Sense::Plan => theme::LIGHT,
        Sense::Warning => theme::DANGER,
        Sense::Goods => theme::PICKUP,
        Sense::State => theme::MAGIC,
    }
}
