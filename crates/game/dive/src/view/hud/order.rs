//! What acts in the next beat, in order, and what each will do. Only units in sight are listed.

use super::deed;
use super::facts::large;
use super::frame::{Card, Column, Order};
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::Beside;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Thing};
use crate::view::log::states::adjective;
use bevy::a11y::AccessibilityNode;
use daemonfall_ui::accessibility;

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveView>
        .or_else(resource_exists_and_changed::<NextBeat>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Order>>);
    let fill = fill.run_if(changed);
    app.add_systems(Update, (fill, give_way).in_set(ViewSystems::Mark));
}

/// Rows that fit. With a puzzle next to the map in a compact window, the pad is below them.
fn room(compact: bool, puzzle: bool) -> usize {
    match (compact, puzzle) {
        (false, _) => 10,
        (true, false) => 8,
        (true, true) => 4,
    }
}

/// How many of `all` are shown in `rows`, the last of which counts the rest, if any.
fn shown(all: usize, rows: usize) -> usize {
    match all <= rows {
        true => all,
        false => rows.saturating_sub(1),
    }
}

#[derive(Component, Clone, Copy, Debug)]
#[require(Hovered, Pressable, AccessibilityNode = accessibility::list_item())]
pub struct OrderRow(pub Cell);

fn fill(
    mut commands: Commands,
    (scene, next): (Res<DiveView>, Res<NextBeat>),
    atlas: Res<Atlas>,
    compact: Res<Compact>,
    beside: Query<(), With<Beside>>,
    list: Query<Entity, With<Order>>,
) {
    let Ok(list) = list.single() else { return };
    let listed = scene
        .order
        .iter()
        .filter_map(|id| scene.things.get(id))
        .filter(|thing| scene.in_sight(thing));
    // Sleepers do nothing yet: they come last and are the first to be left out.
    let (sleepers, mut seen): (Vec<&Thing>, Vec<&Thing>) = listed.partition(|thing| thing.asleep());
    seen.extend(sleepers);
    let most = shown(seen.len(), room(compact.0, !beside.is_empty()));
    commands.entity(list).despawn_related::<Children>().with_children(|list| {
        let caption = t!("dive-order");
        list.spawn(text(theme::CAPTION, theme::DIM, caption));
        list.spawn((Node { height: px(9), ..default() }, Pickable::IGNORE));
        list.spawn(divider());
        list.spawn((Node { height: px(6), ..default() }, Pickable::IGNORE));
        for thing in seen.iter().take(most) {
            line(list, (&scene, &next), &atlas, thing);
        }
        if seen.len() > most {
            let rest = t!("dive-order-more", count = seen.len() - most);
            list.spawn((
                Node { margin: UiRect { left: px(34), top: px(3), ..default() }, ..default() },
                text(theme::SMALL, theme::DIM, rest),
            ));
        }
    });
}

fn line(
    list: &mut ChildSpawnerCommands,
    (scene, next): (&DiveView, &NextBeat),
    atlas: &Atlas,
    thing: &Thing,
) {
    let Some(look) = scene.look(thing.object.kind) else {
        return;
    };
    let you = Some(thing.object.id) == scene.hero;
    let (words, at_you) = match (you, scene.lost_action(), next.pointed) {
        (false, ..) => deed::told(next, scene.hero, thing),
        (true, Some(status), _) => (adjective(status), false),
        (true, None, true) => (t!("dive-order-pointed"), false),
        (true, None, false) => (t!("dive-order-wait"), false),
    };
    let words = if you { deed::yours(next, thing.object.id, words) } else { words };
    let urgent = thing.object.layer != Layer::Wall && thing.announced().is_some();
    let ground = if at_you { theme::DANGER.with_alpha(0.12) } else { Color::NONE };
    let node = Node {
        // Large text makes it higher.
        min_height: px(24),
        padding: UiRect::axes(px(6), px(4)),
        flex_shrink: 0.0,
        ..row(6.0)
    };
    list.spawn((node, BackgroundColor(ground), OrderRow(thing.placed.cell))).with_children(
        |line| {
            line.spawn(icon(atlas, &look.sprite, 18.0, theme::AS_DRAWN));
            let name = if you { t!("dive-order-you") } else { large(&look.name) };
            line.spawn(text(theme::SMALL_MEDIUM, theme::LIGHT, name));
            let color = match (you, at_you || urgent) {
                (true, _) => theme::YOU,
                (_, true) => theme::DANGER,
                _ => theme::DIM,
            };
            // The rest of the row, in which long text wraps.
            let rest = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::FlexEnd,
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            };
            line.spawn((rest, Pickable::IGNORE)).with_child((
                text(theme::SMALL, color, words),
                TextLayout::justify(Justify::Right),
            ));
        },
    );
}

/// Pixels by which parts may exceed their column, since they are rounded to whole pixels.
const SLACK: f32 = 2.0;

/// In a compact window without room for both, the inspected cell's card hides the list.
fn give_way(
    compact: Res<Compact>,
    columns: Query<(&ComputedNode, &Children), With<Column>>,
    sizes: Query<&ComputedNode>,
    cards: Query<Has<Children>, With<Card>>,
    mut lists: Query<(Entity, &ComputedNode, &mut Node), With<Order>>,
    mut whole: Local<f32>,
) {
    let (Ok((column, parts)), Ok((list, own, mut node))) = (columns.single(), lists.single_mut())
    else {
        return;
    };
    // The height without a card is remembered from the last layout.
    if own.size.y > 0.0 {
        *whole = own.size.y.max(own.content_size.y);
    }
    let gap = theme::GAP / column.inverse_scale_factor.max(f32::EPSILON);
    let others = parts.into_iter().filter(|part| **part != list);
    let taken: f32 =
        others.filter_map(|part| sizes.get(*part).ok()).map(|part| part.size.y + gap).sum();
    let looked = cards.iter().any(|filled| filled);
    let gives = compact.0 && looked && taken + *whole > column.size.y + SLACK;
    let display = match gives {
        true => Display::None,
        false => Display::Flex,
    };
    if node.display != display {
        node.display = display;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_are_more_than_rows_the_last_row_counts_the_rest() {
        let rows = room(true, true);
        assert_eq!(shown(rows, rows), rows);
        assert_eq!(shown(rows + 1, rows), rows - 1);
        assert!(room(true, true) < room(true, false) && room(true, false) < room(false, false));
    }
}
