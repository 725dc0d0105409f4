//! The sector screen's stage: 1280 × 720 pixels over the map, and the places of its panels.

use crate::prelude::*;

pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
pub const ROOM: Rect = Rect { min: Vec2::new(16.0, 56.0), max: Vec2::new(872.0, 506.0) };
pub const MIDDLE: Vec2 = Vec2::new(444.0, 288.0);
pub const STACK: Rect = Rect { min: Vec2::new(24.0, 580.0), max: Vec2::new(688.0, 690.0) };
pub const SMALL_MAP: Rect = Rect { min: Vec2::new(704.0, 580.0), max: Vec2::new(872.0, 690.0) };
pub const SIDE: Rect = Rect { min: Vec2::new(888.0, 64.0), max: Vec2::new(1256.0, 620.0) };
pub const END: Rect = Rect { min: Vec2::new(888.0, 636.0), max: Vec2::new(1256.0, 690.0) };
pub const ROOM_COMPACT: Vec2 = Vec2::new(556.0, 190.0);

#[derive(Component)]
pub struct Stage;

/// Something on the map that moves with it; its origin is the map's middle.
#[derive(Component)]
pub struct OnMap;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Markers,
    Path,
    Stacks,
}

pub fn layer(stage: &mut ChildSpawnerCommands, mark: impl Bundle) {
    stage.spawn((mark, at(0.0, 0.0, SIZE.x, SIZE.y), Pickable::IGNORE));
}

/// A panel that keeps the pointer from the map below it.
pub fn panel(stage: &mut ChildSpawnerCommands, rect: Rect) {
    let shape = Shape::panel(rect.size(), Outline::Cut(8.0));
    stage.spawn((shape, at(rect.min.x, rect.min.y, rect.width(), rect.height())));
}
