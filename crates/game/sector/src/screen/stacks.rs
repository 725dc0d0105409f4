//! Stacks on the map.
//! A badge in their faction's shape, their leader's picture, their number of units, and their moves
//! left.

use super::camera::View;
use super::markers::Layers;
use super::stage::Layer;
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::map_view::{Look, MapView, StackShown};
use crate::playback::{MapPlayback, Piece, place_of};
use crate::prelude::*;
use crate::preview::Ahead;
use daemonfall_ui::drawing::Anchor::Middle;

/// Offset and size of a stack on a structure's tile.
const ASIDE: Vec2 = Vec2::new(7.0, 8.0);
const SIZE_ASIDE: f32 = 0.86;
const FACE: f32 = 29.0;

/// A stack's node; its origin is the middle of its tile in the picture.
#[derive(Component, Clone, Copy, Debug)]
struct StackNode {
    stack: StackId,
    home: Vec2,
}

#[derive(Component)]
struct FightMark;

fn fill(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    view: Res<View>,
    pens: Pens,
    mut layers: Layers,
) {
    let changed = table.is_changed() || choosing.is_changed() || ahead.is_changed();
    let Some(mut layer) = layers.emptied(Layer::Stacks, &view, changed) else {
        return;
    };
    let pen = pens.pen();
    layer.with_children(|parent| {
        for stack in &table.stacks {
            let home = table.place(stack.tile);
            let built = table.tile(stack.tile).is_some_and(|tile| tile.structure.is_some());
            let (aside, size) = match built {
                true => (ASIDE, SIZE_ASIDE),
                false => (Vec2::ZERO, 1.0),
            };
            let near = view.nearness();
            let middle = home * view.scale() + aside * near;
            let node = StackNode { stack: stack.id, home };
            parent
                .spawn((
                    node,
                    at(middle.x, middle.y, 0.0, 0.0),
                    UiTransform::IDENTITY,
                    Pickable::IGNORE,
                ))
                .with_children(|parent| {
                    let tired =
                        stack.look == Look::You && stack.moves.0 == 0 && table.is_own_turn();
                    badge(parent, &pen, stack, near * size, tired);
                });
        }
        if let Some((from, stack)) = ghost(&table, &ahead, &choosing) {
            let middle = table.place(from) * view.scale();
            parent
                .spawn((at(middle.x, middle.y, 0.0, 0.0), Pickable::IGNORE))
                .with_children(|parent| shadow(parent, &pen, stack, view.nearness()));
        }
        parent.spawn((
            FightMark,
            at(0.0, 0.0, 0.0, 0.0),
            UiTransform::IDENTITY,
            Pickable::IGNORE,
            Visibility::Hidden,
            children![fight_mark(&pen, view.nearness())],
        ));
    });
}

/// Where the stack of the previewed attack would be, if that is elsewhere.
fn ghost<'a>(
    table: &'a MapView,
    ahead: &Ahead,
    choosing: &Choosing,
) -> Option<(TileId, &'a StackShown)> {
    let aim = choosing.aim.or(match &ahead.meaning {
        Some(crate::meaning::Meaning::Aim(aim)) => Some(*aim),
        _ => None,
    })?;
    let stack = table.stack(aim.stack)?;
    (stack.tile != aim.from).then_some((aim.from, stack))
}

pub(super) fn badge(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    stack: &StackShown,
    near: f32,
    tired: bool,
) {
    let gone = stack.remembered.is_some();
    let colour = stack.look.colour();
    let alpha = match (gone, tired) {
        (true, _) => 0.5,
        (_, true) => 0.72,
        _ => 1.0,
    };
    let tint = colour.with_alpha(alpha);
    let size = 60.0 * near;
    let name = stack.look.badge();
    match gone || tired {
        true => pen.icon(parent, name, Vec2::ZERO, size, tint, false),
        false => pen.shining(parent, name, Vec2::ZERO, size, tint, false),
    };
    let own = stack.look == Look::You;
    if let Some(face) = stack.face() {
        let middle = if own { Vec2::new(-1.5, 0.0) } else { Vec2::ZERO };
        let flip = !matches!(stack.look, Look::You | Look::Ally(_));
        pen.icon(parent, &face.sprite, middle * near, FACE * near, tint, flip);
    }
    if stack.is_led() {
        // To the right: a structure may be to the left.
        let middle = Vec2::new(17.0, -25.0) * near;
        pen.icon(parent, "sector_crown", middle, 13.0 * near, tint, false);
    }
    let size = Vec2::new(19.0, 17.0) * near.max(0.72);
    let corner = Vec2::new(9.0, 11.0) * near;
    // Light on this background is readable in any colour, however faded.
    let shape =
        Shape::filled(size, Outline::Box, theme::GROUND).with_edge(mixed(colour, alpha), 1.0);
    pen.shape(parent, corner, shape);
    let middle = corner + size / 2.0;
    let units = stack.units.len().to_string();
    pen.text(parent, (middle.x, middle.y + 4.0), Middle, theme::NUMBER_SMALL, theme::LIGHT, units);
    if own && stack.moves.0 > 0 {
        // Moves left: pips below the count.
        let count = stack.moves.0.min(6);
        for place in 0..count {
            let corner = Vec2::new(-20.0 + 5.0 * place as f32, 23.0) * near;
            let pip = Rect::from_corners(corner, corner + Vec2::new(3.0, 3.0) * near.max(0.7));
            pen.bar(parent, pip, theme::YOU);
        }
    }
}

fn mixed(colour: Color, part: f32) -> Color {
    daemonfall_ui::palette::mix(theme::GROUND, colour, part)
}

fn shadow(parent: &mut ChildSpawnerCommands, pen: &Pen, stack: &StackShown, near: f32) {
    let tint = stack.look.colour().with_alpha(0.5);
    pen.icon(parent, stack.look.badge(), Vec2::ZERO, 60.0 * near, tint, false);
    if let Some(face) = stack.face() {
        pen.icon(parent, &face.sprite, Vec2::ZERO, FACE * near, tint, false);
    }
}

fn fight_mark(pen: &Pen, near: f32) -> impl Bundle {
    let size = 54.0 * near;
    let image = ImageNode { color: theme::DANGER, ..pen.atlas.icon("sector_fight") };
    (image, at(-size / 2.0, -size / 2.0, size, size), Pickable::IGNORE)
}

fn slide(
    film: Res<MapPlayback>,
    table: Res<MapView>,
    view: Res<View>,
    mut nodes: Query<(&StackNode, &mut UiTransform)>,
) {
    for (node, mut transform) in &mut nodes {
        let off = place_of(node.stack, &film, &table)
            .map_or(Vec2::ZERO, |place| (place - node.home) * view.scale());
        let next = UiTransform::from_translation(Val2::px(off.x, off.y));
        transform.set_if_neq(next);
    }
}

fn flash(
    film: Res<MapPlayback>,
    table: Res<MapView>,
    view: Res<View>,
    mut marks: Query<(&mut UiTransform, &mut Visibility), With<FightMark>>,
) {
    for (mut transform, mut visibility) in &mut marks {
        let Some((Piece::Fight { tile }, part)) = film.current() else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let place = table.place(*tile) * view.scale();
        *transform = UiTransform {
            translation: Val2::px(place.x, place.y),
            scale: Vec2::splat(1.35 - 0.35 * part),
            ..UiTransform::IDENTITY
        };
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill, slide, flash).chain().in_set(SectorSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::markers::{CORNER, IN_CORNER};

    #[test]
    fn the_face_of_a_stack_leaves_the_structure_beneath_it_free() {
        let face = Rect::from_center_size(ASIDE, Vec2::splat(FACE * SIZE_ASIDE));
        let mark = Rect::from_center_size(CORNER, Vec2::splat(IN_CORNER));
        assert!(face.intersect(mark).is_empty());
    }
}
