//! Who has the right column: the card and the list of the next beat, as far as there is room.

use super::frame::{Card, Column, Order};
use super::order::SLACK;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::{MapRoom, OnScreen};
use crate::view::dive_view::DiveView;
use crate::view::telegraph::aim::Aim;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, share.in_set(ViewSystems::Mark));
}

type Placed = (&'static ComputedNode, &'static UiGlobalTransform);

/// In a compact window the card stands beside the column if that has no room for both: the list gives
/// way only where the card would cover the cell that it is about or the player at both ends of the
/// map. Elsewhere the card of a row that is pointed at takes only the room that the list leaves, or
/// the row would move away from the pointer. Only the card of a looked-at cell can be pointed at
/// itself: others give way to the pointer.
fn share(
    (aim, scene, compact): (Res<Aim>, Res<DiveView>, Res<Compact>),
    (room, on_screen): (MapRoom, OnScreen),
    columns: Query<(Placed, &Children), With<Column>>,
    sizes: Query<&ComputedNode>,
    mut cards: Query<(Entity, &mut Node, Has<Opaque>, Has<Children>), With<Card>>,
    mut lists: Query<(Entity, &mut Node), (With<Order>, Without<Card>)>,
    mut whole: Local<f32>,
    mut commands: Commands,
) {
    let (Ok(((column, place), parts)), Ok((card, mut node, opaque, filled)), Ok((list, mut shown))) =
        (columns.single(), cards.single_mut(), lists.single_mut())
    else {
        return;
    };
    let Some(window) = room.window() else { return };
    let pixel = column.inverse_scale_factor;
    let size_of = |part: Entity| sizes.get(part).map_or(Vec2::ZERO, |part| part.size * pixel);
    // The height without a card is remembered from the last layout.
    if let Some(own) = sizes.get(list).ok().filter(|own| own.size.y > 0.0) {
        *whole = own.size.y.max(own.content_size.y) * pixel;
    }
    let others = parts.into_iter().filter(|part| **part != list);
    let taken: f32 = others.map(|part| size_of(*part).y + theme::GAP).sum();
    let crowded = compact.0 && filled && taken + *whole > (column.size.y + SLACK) * pixel;
    let (size, middle) = (column.size * pixel, place.translation * pixel);
    let edge = middle.x - size.x / 2.0;
    let there = aim.cell.and_then(|cell| on_screen.place(cell));
    let you = scene.player_cell().and_then(|cell| on_screen.place(cell));
    let free = room.free(window);
    let begins = free.min.x / room.scale() + theme::GAP;
    let beside = free.max.x / room.scale() - theme::GAP - size.x;
    let clear = |left: &f32| {
        let corner = Vec2::new(*left, middle.y - size.y / 2.0);
        let card = Rect::from_corners(corner, corner + size_of(card)).inflate(HALF);
        *left >= begins && ![there, you].into_iter().flatten().any(|at| card.contains(at))
    };
    let aside = [beside, begins].into_iter().filter(|_| crowded).find(clear);
    let (position, left, top) = match aside {
        Some(left) => (PositionType::Absolute, px((left - edge).round()), px(0)),
        None => (PositionType::Relative, auto(), auto()),
    };
    if (node.position_type, node.left) != (position, left) {
        (node.position_type, node.left, node.top) = (position, left, top);
        (node.width, node.max_height) = (percent(100), percent(100));
    }
    let shrinks = if aim.listed { MUCH } else { 1.0 };
    if node.flex_shrink != shrinks {
        node.flex_shrink = shrinks;
    }
    if aim.looking && !opaque {
        commands.entity(card).insert(Opaque);
    } else if opaque && !aim.looking {
        commands.entity(card).remove::<Opaque>();
    }
    let display = if crowded && aside.is_none() { Display::None } else { Display::Flex };
    if shown.display != display {
        shown.display = display;
    }
}

/// Far more than the list.
const MUCH: f32 = 1.0e6;

/// Half of a cell, in interface pixels.
const HALF: f32 = 24.0;
