//! The stage: a root of 1280 × 720 pixels, its hairlines and layers.

use super::ranks::{MIDDLE, Ranks};
use super::{course, foot, head, moments, plates, record, timeline, why};
use crate::assets::atlas::Atlas;
use crate::battle::begin::Show;
use crate::screens::Screen;
use crate::ui::drawing::Pen;
use crate::ui::shape::{Outline, Shape};
use crate::ui::theme::{self, Fonts};
use bevy::prelude::*;

/// What the stage is laid out for.
pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Spawns an empty stage for a screen and returns it, to be filled; `extra` is added to its root.
pub fn spawn(commands: &mut Commands, screen: Screen, extra: impl Bundle) -> Entity {
    let stage = commands
        .spawn((
            Node {
                width: px(SIZE.x),
                height: px(SIZE.y),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    commands
        .spawn((
            DespawnOnExit(screen),
            Node {
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(theme::GROUND),
            Pickable::IGNORE,
            extra,
        ))
        .add_child(stage);
    stage
}

/// Builds the film's stage.
pub fn build(fonts: Res<Fonts>, atlas: Res<Atlas>, show: Res<Show>, mut commands: Commands) {
    let pen = Pen {
        fonts: &fonts,
        atlas: &atlas,
    };
    let fought = &show.fought;
    let ranks = Ranks::of(&fought.sides, fought.cast.near());
    let stage = spawn(&mut commands, Screen::Battle, ());
    commands.entity(stage).with_children(|stage| {
        for y in [76.0, 604.0] {
            let hairline = Rect::new(-1400.0, y - 0.5, SIZE.x + 1400.0, y + 0.5);
            pen.bar(stage, hairline, theme::LINE);
        }
        middle(stage, &pen);
        head::build(stage, &pen, fought);
        course::build(stage, &pen, &show);
        plates::build(stage, &pen, fought, &ranks);
        moments::build(stage, &pen);
        why::build(stage, &pen);
        record::build(stage, &pen);
        timeline::build(stage, &pen, &show);
        foot::build(stage, &pen);
    });
    commands.insert_resource(ranks);
}

/// The line between both ranks.
fn middle(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let (top, bottom) = (104.0, 576.0);
    let line = Shape::filled(Vec2::new(2.0, bottom - top), Outline::Box, Color::NONE)
        .with_edge(theme::LINE, 2.0)
        .with_dash(6.0);
    pen.shape(stage, Vec2::new(MIDDLE - 1.0, top), line);
    let size = Vec2::splat(9.0);
    let end = Shape::filled(size, Outline::Hexagon, theme::LINE);
    for y in [top - 12.0, bottom + 12.0] {
        pen.shape(stage, Vec2::new(MIDDLE, y) - size / 2.0, end);
    }
}
