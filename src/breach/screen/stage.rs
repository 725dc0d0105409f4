//! The stage: a root of 1280 × 720 pixels and its layers.

use super::{arrows, cards, chosen, effects, field, forecast, lamp, notes, record, rows, units};
use crate::assets::atlas::Atlas;
use crate::breach::Duel;
use crate::screens::Screen;
use crate::ui::drawing::{Anchor, Pen, TEXT, TITLE, at};
use crate::ui::theme::{self, Fonts};
use bevy::prelude::*;

/// What the stage is laid out for.
pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Everything of a breach's screen lies below it.
#[derive(Component)]
pub struct Stage;

/// The colour of a side.
pub fn side_colour(own: bool) -> Color {
    if own { theme::YOU } else { theme::HOSTILE }
}

/// A layer of the stage, to be filled by whoever owns `mark`.
fn layer(stage: &mut ChildSpawnerCommands, mark: impl Bundle) {
    stage.spawn((mark, at(0.0, 0.0, SIZE.x, SIZE.y), Pickable::IGNORE));
}

/// Builds the stage.
pub fn build(fonts: Res<Fonts>, atlas: Res<Atlas>, duel: Res<Duel>, mut commands: Commands) {
    let pen = Pen {
        fonts: &fonts,
        atlas: &atlas,
    };
    commands
        .spawn((
            DespawnOnExit(Screen::Breach),
            Node {
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                overflow: Overflow::clip(),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|root| {
            root.spawn((
                Stage,
                Node {
                    width: px(SIZE.x),
                    height: px(SIZE.y),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|stage| {
                ground(stage, &pen);
                field::build(stage, &pen);
                layer(stage, units::Units);
                layer(stage, arrows::Arrows);
                rows::build(stage, &pen);
                title(stage, &pen, &duel);
                layer(stage, forecast::Strip);
                layer(stage, lamp::Lamp);
                layer(stage, notes::Notes);
                layer(stage, chosen::Chosen);
                layer(stage, cards::Cards);
                record::build(stage, &pen);
                layer(stage, effects::Effects);
            });
        });
}

/// Hairlines across the window, however wide it is.
fn ground(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    for y in [96.0, 520.0] {
        pen.bar(
            stage,
            Rect::new(-1400.0, y - 0.5, SIZE.x + 1400.0, y + 0.5),
            theme::LINE,
        );
    }
}

/// The round, beneath the screen's name.
#[derive(Component)]
pub struct RoundLabel;

fn title(stage: &mut ChildSpawnerCommands, pen: &Pen, duel: &Duel) {
    pen.text(
        stage,
        (24.0, 48.0),
        Anchor::Start,
        TITLE,
        theme::LIGHT,
        "Breach",
    );
    let words = duel.setup.title.clone();
    let label = pen.text(
        stage,
        (24.0, 72.0),
        Anchor::Start,
        TEXT,
        theme::DIM,
        words.clone(),
    );
    stage.commands_mut().entity(label).insert(RoundLabel);
}
