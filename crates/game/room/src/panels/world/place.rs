//! The position of an entity on the screen, and the entity at a position.

use crate::panels::input_capture::Shade;
use crate::panels::prelude::*;
use bevy::ui::UiGlobalTransform;
use daemonfall_dive_mode::view::coords::{CELL, cell_at, middle_of};
use daemonfall_dungeon::Grid;
use daemonfall_dungeon::components::{Layer, Placed, Sized};
use daemonfall_input::node_rect;

/// Half the width of a mark around something without a size, in world units.
const HALF: f32 = 24.0;

/// The area of the window that a part of the display's world covers, in logical pixels.
fn in_window(world: &mut World, middle: Vec2, half: Vec2) -> Option<Rect> {
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
    let (camera, place) = cameras.single(world).ok()?;
    let corner = |at: Vec2| camera.world_to_viewport(place, at.extend(0.0)).ok();
    let (one, other) = (corner(middle - half)?, corner(middle + half)?);
    Some(Rect::from_corners(one, other))
}

/// The area of an entity, in logical pixels of the window; `None` if it is nowhere.
pub fn of(world: &mut World, entity: Entity) -> Option<Rect> {
    let scale = window_scale(world);
    let found = world.get_entity(entity).ok()?;
    if let (Some(node), Some(place)) =
        (found.get::<ComputedNode>(), found.get::<UiGlobalTransform>())
    {
        let drawn = node_rect::rect(node, place);
        return Some(Rect { min: drawn.min / scale, max: drawn.max / scale });
    }
    if let Some(placed) = found.get::<Placed>() {
        let size = found.get::<Sized>().map_or((1, 1), |sized| (sized.width, sized.height));
        let (middle, half) =
            (middle_of(placed.cell, size), Vec2::new(size.0 as f32, size.1 as f32) * CELL / 2.0);
        return if screen(world) == Screen::DIVE { in_window(world, middle, half) } else { None };
    }
    let middle = found.get::<GlobalTransform>()?.translation().truncate();
    in_window(world, middle, Vec2::splat(HALF))
}

/// Marks an entity on the screen, below the panels.
pub fn mark(context: &egui::Context, world: &mut World, entity: Option<Entity>) {
    let Some(rect) = entity.and_then(|entity| of(world, entity)) else {
        return;
    };
    let scale = context.zoom_factor();
    let point = |at: Vec2| egui::pos2(at.x / scale, at.y / scale);
    let rect = egui::Rect::from_min_max(point(rect.min), point(rect.max)).expand(2.0);
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("world mark"));
    let painter =
        context.layer_painter(layer).with_clip_rect(beside(world, context.content_rect()));
    let stroke = egui::Stroke::new(2.0, colour(theme::MAGIC));
    painter.rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Outside);
}

/// The part of the window that the dock leaves free, in points.
pub fn beside(world: &World, whole: egui::Rect) -> egui::Rect {
    let scale = world.resource::<UiScale>().0;
    let Some(dock) = world.resource::<Room>().covered.first() else {
        return whole;
    };
    let (min, max) = (dock.min / scale, dock.max / scale);
    let mut rest = whole;
    if min.y > 1.0 {
        rest.max.y = min.y;
    } else if min.x > 1.0 {
        rest.max.x = min.x;
    } else {
        rest.min.x = max.x;
    }
    rest
}

/// Topmost first: objects of a dive, otherwise UI nodes, the smallest first.
fn candidates(world: &mut World, at: Vec2) -> Vec<Entity> {
    let scale = window_scale(world);
    let mut nodes = world.query_filtered::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    ), Without<Shade>>();
    let mut interface: Vec<(f32, Entity)> = nodes
        .iter(world)
        .filter(|(_, node, place, seen)| seen.get() && node.contains_point(**place, at * scale))
        .map(|(entity, node, ..)| (node.size().x * node.size().y, entity))
        .collect();
    interface.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut found = Vec::new();
    if screen(world) == Screen::DIVE {
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
        let place = cameras
            .single(world)
            .ok()
            .and_then(|(camera, place)| camera.viewport_to_world_2d(place, at).ok());
        if let Some(cell) = place.map(cell_at) {
            let (grid, index) = (world.resource::<Grid>(), world.resource::<Index>());
            let above =
                [Layer::Real, Layer::Projectile, Layer::Explosive, Layer::Explosion, Layer::Wall];
            let layer = |layer: Layer| grid.at(cell, layer);
            let items = grid.items(cell).iter().rev().copied();
            let there = above.into_iter().filter_map(layer).chain(items);
            let there = there.chain([Layer::Trap, Layer::Floor].into_iter().filter_map(layer));
            found.extend(there.filter_map(|id| index.entity(id)));
        }
    }
    // Nodes that fill the screen are not what the player pointed at.
    let small = interface.into_iter().filter(|(area, _)| *area < 400.0 * 400.0 * scale * scale);
    found.extend(small.map(|(_, entity)| entity));
    found
}

/// The entity at a position in the window; the next one below if the first is already selected.
pub fn pick(world: &mut World, at: Vec2, chosen: Option<Entity>) -> Option<Entity> {
    let found = candidates(world, at);
    let next = found.iter().position(|entity| Some(*entity) == chosen);
    let next = next.map_or(0, |place| (place + 1) % found.len());
    found.get(next).copied()
}
