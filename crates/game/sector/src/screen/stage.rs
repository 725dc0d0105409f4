//! The sector screen's stage.
//! The map across the window, or the part that the debug panels leave free, and over it a root of
//! 1280 × 720 pixels with the panels' places.

use super::map::{self, MapPictures};
use super::{foot, head, minimap, record, recruits, side, sightings, stack_panel};
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_ui::camera::stand::Stands;
use daemonfall_ui::region::Pane;

pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
pub const ROOM: Rect = Rect { min: Vec2::new(16.0, 56.0), max: Vec2::new(872.0, 572.0) };
pub const MIDDLE: Vec2 = Vec2::new(444.0, 314.0);
pub const STACK: Rect = Rect { min: Vec2::new(24.0, 580.0), max: Vec2::new(688.0, 690.0) };
pub const SMALL_MAP: Rect = Rect { min: Vec2::new(704.0, 580.0), max: Vec2::new(872.0, 690.0) };
pub const SIDE: Rect = Rect { min: Vec2::new(888.0, 64.0), max: Vec2::new(1256.0, 620.0) };
pub const END: Rect = Rect { min: Vec2::new(888.0, 636.0), max: Vec2::new(1256.0, 690.0) };
pub const ROOM_COMPACT: Vec2 = Vec2::new(556.0, 244.0);
const SIDE_COMPACT: Rect = Rect { min: Vec2::new(566.0, 52.0), max: Vec2::new(934.0, 334.0) };
const STACK_REGION: Region = Region::new(STACK.min, Vec2::new(6.0, 300.0), 0.84);
/// The ground below the panels at the foot.
const FOOT: Region = Region::new(Vec2::new(0.0, 574.0), Vec2::new(0.0, 336.0), 1.0);
const END_REGION: Region = Region::new(END.min, Vec2::new(566.0, 340.0), 1.0);
const LINES: Region = Region::new(Vec2::new(24.0, 480.0), Vec2::new(6.0, 206.0), 0.95);
/// The keys, or buttons instead of them in a compact window.
const KEYS: Region = Region::new(Vec2::new(0.0, 692.0), Vec2::new(0.0, 397.0), 1.0);

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

/// The map ends above the panels at its foot, however tall or wide the window is.
fn ground(stage: &mut ChildSpawnerCommands) {
    let node = at(-1400.0, FOOT.from.y, SIZE.x + 2800.0, SIZE.y + 1400.0);
    stage.spawn((node, BackgroundColor(theme::GROUND)));
}

fn cover() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        overflow: Overflow::clip(),
        ..default()
    }
}

fn centre() -> Node {
    Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() }
}

fn spawn(
    pens: Pens,
    campaign: Res<Campaign>,
    table: Res<MapView>,
    pictures: Res<MapPictures>,
    mut commands: Commands,
) {
    let pen = pens.pen();
    commands
        .spawn((
            DespawnOnExit(Screen::SECTOR),
            Stands,
            cover(),
            Pickable::IGNORE,
            BackgroundColor(theme::GROUND),
        ))
        .with_children(|root| {
            map::build(root, &pictures);
            root.spawn((cover(), Pickable::IGNORE)).with_children(|window| {
                window.spawn((centre(), Pickable::IGNORE)).with_children(|stage| {
                    stage
                        .spawn((
                            OnMap,
                            at(0.0, 0.0, 0.0, 0.0),
                            UiTransform::IDENTITY,
                            Pickable::IGNORE,
                        ))
                        .with_children(|on_map| {
                            for layer in [Layer::Markers, Layer::Path, Layer::Stacks] {
                                on_map.spawn((layer, at(0.0, 0.0, 0.0, 0.0), Pickable::IGNORE));
                            }
                        });
                    layer(stage, sightings::Beyond);
                });
            });
            root.spawn((cover(), Pickable::IGNORE)).with_children(|window| {
                window.spawn((centre(), Pickable::IGNORE)).with_children(|stage| {
                    head::build(stage, &pen, &campaign, &table);
                    region::spawn(stage, FOOT, ground);
                    region::spawn(stage, LINES, record::build);
                    let pane = Pane { from: SIDE, to: SIDE_COMPACT };
                    region::spawn_pane(stage, pane, |stage| {
                        panel(stage, SIDE);
                        layer(stage, side::Side);
                        recruits::build(stage);
                    });
                    region::spawn(stage, STACK_REGION, |stage| {
                        panel(stage, STACK);
                        layer(stage, stack_panel::StackPanel);
                    });
                    region::spawn(stage, Region::wide_only(), |stage| {
                        panel(stage, SMALL_MAP);
                        minimap::build(stage, &pictures);
                    });
                    region::spawn(stage, END_REGION, |stage| {
                        foot::build(stage, &pen);
                    });
                    region::spawn(stage, KEYS, foot::build_keys);
                    let over = at(0.0, 0.0, SIZE.x, SIZE.y);
                    let banners = (Stage, END_REGION, over, UiTransform::IDENTITY);
                    stage.spawn((banners, Pickable::IGNORE));
                });
            });
        });
}

pub fn build(world: &mut World) {
    for done in [world.run_system_cached(map::prepare), world.run_system_cached(spawn)] {
        if let Err(error) = done {
            error!("the sector's screen cannot be built: {error}");
        }
    }
}
