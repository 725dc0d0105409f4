//! Builds the sector's screen.
//! The map across the window, or the part that the debug panels leave free, and over it the stage
//! with its panels.

use super::map::{self, MapPictures};
use super::stage::{END, Layer, OnMap, SIDE, SIZE, SMALL_MAP, STACK, Stage, layer, panel};
use super::{foot, head, message, minimap, record, recruits, side, sightings, stack_panel};
use crate::look;
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_ui::camera::stand::Stands;
use daemonfall_ui::region::Pane;
use daemonfall_ui::tooltip::LinesOutside;

const SIDE_COMPACT: Rect = Rect { min: Vec2::new(566.0, 52.0), max: Vec2::new(934.0, 334.0) };
const STACK_REGION: Region = Region::new(STACK.min, Vec2::new(6.0, 300.0), 0.84);
/// The ground below the strip and the panels at the foot: there the map ends.
const FOOT: Region = Region::new(Vec2::new(0.0, 507.0), Vec2::new(0.0, 250.0), 1.0);
const END_REGION: Region = Region::new(END.min, Vec2::new(566.0, 340.0), 1.0);
const LINES: Region = Region::new(look::STRIP.min, look::STRIP_COMPACT.min, 1.0);
/// The keys, or buttons instead of them in a compact window.
const KEYS: Region = Region::new(Vec2::new(0.0, 692.0), Vec2::new(0.0, 397.0), 1.0);

/// The map ends above the strip at its foot, however tall or wide the window is.
fn ground(stage: &mut ChildSpawnerCommands) {
    let edge = Node {
        border: UiRect::top(px(1)),
        ..at(-1400.0, FOOT.from.y, SIZE.x + 2800.0, SIZE.y + 1400.0)
    };
    stage.spawn((edge, BackgroundColor(theme::GROUND), BorderColor::all(theme::LINE)));
}

/// The layer of the stack's panel, whose tooltips stand outside of it.
fn stack_layer(stage: &mut ChildSpawnerCommands) {
    let node = at(STACK.min.x, STACK.min.y, STACK.width(), STACK.height());
    let inside = at(-STACK.min.x, -STACK.min.y, SIZE.x, SIZE.y);
    stage.spawn((LinesOutside, node, Pickable::IGNORE)).with_child((
        stack_panel::StackPanel,
        inside,
        Pickable::IGNORE,
    ));
}

fn cover() -> Node {
    Node { position_type: PositionType::Absolute, overflow: Overflow::clip(), ..whole() }
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
                        stack_layer(stage);
                    });
                    region::spawn(stage, Region::wide_only(), |stage| {
                        panel(stage, SMALL_MAP);
                        minimap::build(stage, &pictures);
                    });
                    region::spawn(stage, END_REGION, |stage| {
                        foot::build(stage, &pen);
                    });
                    region::spawn(stage, KEYS, foot::build_keys);
                    region::spawn(stage, LINES, message::build);
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
