//! The stage: a root of 1280 × 720 pixels with its hairlines and layers.

use super::ranks::{MIDDLE, Ranks};
use super::{course, foot, head, moments, plates, record, timeline, why};
use crate::begin::Show;
use bevy::prelude::*;
use daemonfall_ui::camera::stand::Stands;
use daemonfall_ui::prelude::*;
use daemonfall_ui::region::{self, Region};
use daemonfall_ui::shape::{Outline, Shape};

/// The size that the stage is laid out for.
pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Both ranks and their strength bars.
const RANKS: Region = Region::new(Vec2::new(20.0, 4.0), Vec2::new(4.0, 2.0), 0.58);
const WHY: Region = Region::new(Vec2::new(904.0, 88.0), Vec2::new(540.0, 8.0), 1.0);
const TIME: Region = Region::new(Vec2::new(24.0, 608.0), Vec2::new(7.0, 352.0), 0.75);

/// Spawns an empty stage for a screen and returns it to be filled; `extra` is added to its root.
pub fn spawn(commands: &mut Commands, screen: Screen, extra: impl Bundle) -> Entity {
    let stage = commands
        .spawn((
            Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        ))
        .id();
    commands
        .spawn((
            DespawnOnExit(screen),
            Stands,
            Node { overflow: Overflow::clip(), ..whole() },
            BackgroundColor(theme::GROUND),
            Pickable::IGNORE,
            extra,
        ))
        .add_child(stage);
    stage
}

pub fn build(pens: Pens, show: Res<Show>, mut commands: Commands) {
    let pen = &pens.pen();
    let fought = &show.fought;
    let ranks = Ranks::of(&fought.sides, fought.cast.near());
    let stage = spawn(&mut commands, Screen::BATTLE, ());
    commands.entity(stage).with_children(|stage| {
        region::spawn(stage, Region::wide_only(), |stage| {
            for y in [76.0, 604.0] {
                let hairline = Rect::new(-1400.0, y - 0.5, SIZE.x + 1400.0, y + 0.5);
                pen.bar(stage, hairline, theme::LINE);
            }
            course::build(stage, pen, &show);
            record::build(stage, pen);
        });
        region::spawn(stage, RANKS, |stage| {
            middle(stage, pen);
            head::build(stage, pen, fought);
            plates::build(stage, pen, fought, &ranks);
            moments::build(stage, pen);
        });
        region::spawn(stage, WHY, |stage| why::build(stage, pen));
        region::spawn(stage, TIME, |stage| timeline::build(stage, pen, &show));
        foot::build(stage, pen);
    });
    commands.insert_resource(ranks);
}

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
