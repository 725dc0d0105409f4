//! What acts in the next beat, in order, and what each will do. Only what is in sight is listed, and
//! walls only while they do something.

use super::deed;
use super::facts::large;
use super::frame::Order;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Thing};
use bevy::a11y::AccessibilityNode;
use daemonfall_dungeon::{Act, Deed};
use daemonfall_ui::accessibility;

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveView>
        .or_else(resource_exists_and_changed::<NextBeat>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Order>>);
    let fill = fill.run_if(changed);
    // Rows are counted among those that stand, not those that were just replaced.
    let count = (fill, count_rest).chain();
    app.add_systems(Update, count.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
#[require(Hovered, Pressable, AccessibilityNode = accessibility::list_item())]
pub struct OrderRow(pub Cell);

/// Stands where rows have no room, and counts them.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Rest(usize);

fn fill(
    mut commands: Commands,
    (scene, next): (Res<DiveView>, Res<NextBeat>),
    atlas: Res<Atlas>,
    list: Query<Entity, With<Order>>,
) {
    let Ok(list) = list.single() else { return };
    let order = next.order(&scene.order);
    let listed = order
        .iter()
        .filter_map(|id| scene.things.get(id))
        .filter(|thing| scene.in_sight(thing))
        .filter(|thing| thing.object.layer != Layer::Wall || acts(&next, thing));
    // Sleepers do nothing yet: they come last and are the first to have no room.
    let (sleepers, mut seen): (Vec<&Thing>, Vec<&Thing>) = listed.partition(|thing| thing.asleep());
    seen.extend(sleepers);
    commands.entity(list).despawn_related::<Children>().with_children(|list| {
        let caption = t!("dive-order");
        list.spawn(text(theme::CAPTION, theme::DIM, caption));
        list.spawn((Node { height: px(9), ..default() }, Pickable::IGNORE));
        list.spawn(divider());
        list.spawn((Node { height: px(6), ..default() }, Pickable::IGNORE));
        for thing in seen {
            line(list, (&scene, &next), &atlas, thing);
        }
        let rest = Node {
            display: Display::None,
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0),
            padding: UiRect::left(px(40)),
            align_items: AlignItems::Center,
            ..default()
        };
        list.spawn((rest, Rest::default(), Pickable::IGNORE));
    });
}

fn acts(next: &NextBeat, thing: &Thing) -> bool {
    let idles =
        |deed: &Deed| deed.harm.is_none() && matches!(deed.act, Act::Stands(_) | Act::Waits);
    next.deeds.get(&thing.object.id).is_some_and(|deed| !deed.as_ref().is_some_and(idles))
}

/// The first row that has no room, if any. Rows are given by their upper and lower ends, and the
/// last `line` above `end` is for the number of the others.
fn first_hidden(rows: &[(f32, f32)], end: f32, line: f32) -> Option<usize> {
    let has_no_room = |end: f32| rows.iter().position(|(_, low)| *low > end + SLACK);
    has_no_room(end).and_then(|_| has_no_room(end - line))
}

/// The height of the line that counts the rows without room.
const REST: f32 = 26.0;

fn count_rest(
    lists: Query<(&ComputedNode, &UiGlobalTransform, &Children), With<Order>>,
    mut rows: Query<(&ComputedNode, &UiGlobalTransform, &mut Visibility), With<OrderRow>>,
    mut rests: Query<(Entity, &mut Rest, &mut Node)>,
    mut commands: Commands,
) {
    let (Ok((list, place, children)), Ok((entity, mut rest, mut node))) =
        (lists.single(), rests.single_mut())
    else {
        return;
    };
    let ends = |node: &ComputedNode, place: &UiGlobalTransform| {
        let half = node.size.y / 2.0;
        (place.translation.y - half, place.translation.y + half)
    };
    let all = children.iter().filter_map(|row| rows.get(row).ok());
    let all: Vec<(f32, f32)> = all.map(|(node, place, _)| ends(node, place)).collect();
    let (_, end) = ends(list, place);
    let pixel = list.inverse_scale_factor.max(f32::EPSILON);
    let first = first_hidden(&all, end, REST / pixel);
    let count = first.map_or(0, |first| all.len() - first);
    let high = first.map_or(0.0, |first| (end - all[first].0) * pixel - 1.0);
    let display = if first.is_some() { Display::Flex } else { Display::None };
    if node.display != display || node.height != px(high) {
        (node.display, node.height) = (display, px(high));
    }
    let mut nth = 0;
    for row in children {
        if let Ok((.., mut seen)) = rows.get_mut(*row) {
            let hidden = first.is_some_and(|first| nth >= first);
            seen.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
            nth += 1;
        }
    }
    if rest.0 != count {
        rest.0 = count;
        let words = text(theme::SMALL, theme::DIM, t!("dive-order-more", count = count));
        commands.entity(entity).despawn_related::<Children>().with_child(words);
    }
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
    let (words, at_you) = match (you, deed::held(thing), next.pointed) {
        (false, ..) => deed::told(scene, next, thing),
        (true, Some(held), _) => (held, false),
        (true, None, true) => (t!("dive-order-pointed"), false),
        (true, None, false) => (t!("dive-order-wait"), false),
    };
    let (words, at_you) = match you {
        true => deed::yours(next, thing.object.id, words),
        false => (words, at_you),
    };
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
            let color = match (you, at_you || urgent) {
                (_, true) => theme::DANGER,
                (true, _) => theme::YOU,
                _ => theme::DIM,
            };
            // Words without room beside the name stand below it.
            let both = Node {
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Baseline,
                column_gap: px(6),
                ..share(1.0)
            };
            line.spawn((both, Pickable::IGNORE)).with_children(|both| {
                both.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, name));
                both.spawn(text(theme::SMALL, color, words));
            });
        },
    );
}

/// Pixels by which parts may exceed their column, since they are rounded to whole pixels.
pub const SLACK: f32 = 2.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;

    #[test]
    fn rows_without_room_are_counted_in_a_line_of_their_own() {
        let rows = [(0.0, 25.0), (25.0, 50.0), (50.0, 75.0), (75.0, 100.0)];
        assert_eq!(first_hidden(&rows, 100.0, 26.0), None);
        assert_eq!(first_hidden(&rows, 95.0, 26.0), Some(2));
        assert_eq!(first_hidden(&rows, 60.0, 26.0), Some(1));
        assert_eq!(first_hidden(&[], 0.0, 26.0), None);
    }

    #[test]
    fn walls_are_listed_while_they_do_something() {
        let scene = scene(&["####", "#@c#", "####"]);
        let thing = scene.things.values().find(|thing| thing.intent.is_some());
        let thing = thing.expect("the sample has a crawler");
        let acts = |deed: Option<Deed>| {
            let deeds = [(thing.object.id, deed)].into();
            acts(&NextBeat { deeds, ..NextBeat::default() }, thing)
        };
        let deed = |act| Some(Deed { act, harm: None });
        assert!(acts(None) && acts(deed(Act::Strikes(Direction::West))));
        assert!(!acts(deed(Act::Stands(Reason::Wall))) && !acts(deed(Act::Waits)));
    }
}
