//! The way ahead.
//! Dots from tile to tile, a number for every step, and where each turn ends; the arrow of an
//! attack.

use super::camera::View;
use super::markers::Layers;
use super::stage::Layer;
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::map_view::{HALF_WIDTH, MapView};
use crate::meaning::Meaning;
use crate::prelude::*;
use crate::preview::Ahead;
use daemonfall_ui::drawing::Anchor::{Middle, Start};

fn fill(
    table: Res<MapView>,
    ahead: Res<Ahead>,
    choosing: Res<Choosing>,
    view: Res<View>,
    pens: Pens,
    mut layers: Layers,
) {
    let Some(mut layer) = layers.emptied(Layer::Path, &view, ahead.is_changed()) else {
        return;
    };
    let pen = pens.pen();
    let stack = choosing.selected.and_then(|id| table.stack(id));
    let Some(stack) = stack else { return };
    let aim = choosing.aim.or(match &ahead.meaning {
        Some(Meaning::Aim(aim)) => Some(*aim),
        _ => None,
    });
    let scale = view.scale();
    layer.with_children(|parent| {
        let mut from = table.place(stack.tile) * scale;
        for (place, step) in ahead.path.iter().enumerate() {
            let to = table.place(step.tile) * scale;
            let colour = match step.turn {
                0 => theme::YOU,
                _ => theme::NEUTRAL,
            };
            let first = place == 0;
            dotted(parent, &pen, from, to, colour, (first, scale));
            from = to;
        }
        for (place, step) in ahead.path.iter().enumerate() {
            let last = place + 1 == ahead.path.len();
            let ends = ahead.path.get(place + 1).is_none_or(|next| next.turn > step.turn);
            let to = table.place(step.tile) * scale;
            // An attacker's ghost is on the last tile: its number is below it.
            let to = if last && aim.is_some() {
                to + Vec2::new(4.0, 25.0) * view.nearness()
            } else {
                to
            };
            let before = place.checked_sub(1).map_or(stack.tile, |it| ahead.path[it].tile);
            let way = [Some(before), ahead.path.get(place + 1).map(|next| next.tile)];
            let ends = (ends && (step.turn > 0 || last)).then(|| aside(&table, step.tile, way));
            number(parent, &pen, to, step.cost, step.turn, ends);
        }
        if let Some(aim) = aim {
            let (from, to) = (table.place(aim.from) * scale, table.place(aim.tile) * scale);
            arrow(parent, &pen, from, to, view.nearness());
        }
    });
}

fn dotted(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    from: Vec2,
    to: Vec2,
    colour: Color,
    (first, scale): (bool, f32),
) {
    let way = to - from;
    let length = way.length();
    let gap = 10.0_f32.max(scale * 0.18);
    let begin = if first { scale * 0.6 } else { 15.0 };
    let mut along = begin;
    while along < length - 13.0 {
        let middle = from + way * (along / length);
        let corner = middle - Vec2::splat(2.0);
        pen.shape(parent, corner, Shape::filled(Vec2::splat(4.0), Outline::Ellipse, colour));
        along += gap;
    }
}

/// Where the number of turns stands, from the middle of its step: to the right or left, where neither
/// the way nor a stack is. If both sides are taken it stands above, as a structure's name is below.
fn aside(table: &MapView, tile: TileId, way: [Option<TileId>; 2]) -> Vec2 {
    let is_free = |side: f32| {
        let beside = table.tile_at(table.place(tile) + Vec2::X * side * 2.0 * HALF_WIDTH);
        let stands = |tile| table.stack_at(tile).is_some() || way.contains(&Some(tile));
        !beside.is_some_and(stands)
    };
    match (is_free(1.0), is_free(-1.0)) {
        (true, _) => Vec2::new(11.0, -7.0),
        (false, true) => Vec2::new(-59.0, -7.0),
        (false, false) => Vec2::new(-24.0, -26.0),
    }
}

/// The moves needed up to a tile; where a turn ends, the number of turns too.
fn number(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    middle: Vec2,
    cost: i32,
    turn: u32,
    ends: Option<Vec2>,
) {
    let colour = if turn == 0 { theme::YOU } else { theme::NEUTRAL };
    let size = Vec2::splat(20.0);
    let shape = Shape::filled(size, Outline::Ellipse, theme::GROUND).with_edge(colour, 1.5);
    pen.shape(parent, middle - size / 2.0, shape);
    pen.text(parent, (middle.x, middle.y + 4.0), Middle, theme::KEY, colour, cost.to_string());
    if let Some(aside) = ends.filter(|_| turn > 0) {
        let words = t!("sector-path-turn", turn = turn);
        let from = middle + aside;
        let node = at(from.x, from.y, 48.0, 14.0);
        parent.spawn((node, BackgroundColor(theme::GROUND.with_alpha(0.8)), Pickable::IGNORE));
        let place = (from.x + 2.0, from.y + 11.0);
        pen.text(parent, place, Start, theme::SMALL, theme::NEUTRAL, words);
    }
}

fn arrow(parent: &mut ChildSpawnerCommands, pen: &Pen, from: Vec2, to: Vec2, near: f32) {
    let middle = from.lerp(to, 0.5);
    let size = 26.0 * near.max(0.7);
    let image = ImageNode { color: theme::DANGER, ..pen.atlas.icon("sector_strike") };
    let way = to - from;
    parent.spawn((
        image,
        at(middle.x - size / 2.0, middle.y - size / 2.0, size, size),
        UiTransform::from_rotation(Rot2::radians(way.y.atan2(way.x))),
        Pickable::IGNORE,
    ));
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(SectorSystems::Draw));
}
