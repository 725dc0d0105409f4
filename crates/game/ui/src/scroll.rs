//! Scrolling lists: by wheel, keys and pad, and to keep the focused widget in view. A thumb at the
//! right edge shows how much of a list is visible, and where.

use crate::base::*;
use crate::scale::Compact;
use crate::theme;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::text::RemSize;
use bevy::ui::{IgnoreScroll, OverflowAxis, UiSystems};
use daemonfall_input::global_actions::MenuAction;
use daemonfall_input::node_rect;

/// How far, in logical pixels, a list must scroll to show one of its children fully.
pub fn into_view(
    list: (&ComputedNode, &UiGlobalTransform),
    child: (&ComputedNode, &UiGlobalTransform),
) -> f32 {
    let (room, whole) = (node_rect::rect(list.0, list.1), node_rect::rect(child.0, child.1));
    let by = if whole.min.y < room.min.y {
        whole.min.y - room.min.y
    } else {
        (whole.max.y - room.max.y).max(0.0)
    };
    // Scroll offsets ignore the scale at which the list is drawn.
    let scale = list.1.matrix2.y_axis.length().max(f32::EPSILON);
    by / scale * list.0.inverse_scale_factor
}

/// A list scrolled to keep the focused widget in view, however deep it is in a row.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct KeepsFocus;

/// The focused widget, and the lists that it may be in.
#[derive(SystemParam)]
struct InLists<'w, 's> {
    focus: Res<'w, InputFocus>,
    widgets: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    hovered: Query<'w, 's, &'static Hovered>,
    parents: Query<'w, 's, &'static ChildOf>,
    lists: Query<
        'w,
        's,
        (&'static mut ScrollPosition, Has<KeepsFocus>),
        Or<(With<KeepsFocus>, With<Scrolls>)>,
    >,
}

impl InLists<'_, '_> {
    fn show(&mut self, focused: Entity) {
        let Ok(widget) = self.widgets.get(focused) else { return };
        for (depth, list) in self.parents.iter_ancestors(focused).enumerate() {
            if let Ok((mut position, deep)) = self.lists.get_mut(list)
                && let Ok(own) = self.widgets.get(list)
                && (deep || depth == 0)
            {
                scroll_on(&mut position, own.0, into_view(own, widget));
            }
        }
    }
}

/// Nothing is moved away from under the pointer.
fn follow_focus(mut all: InLists) {
    let focused = all.focus.get();
    if let Some(focused) = focused.filter(|it| !all.hovered.get(*it).is_ok_and(Hovered::get)) {
        all.show(focused);
    }
}

/// Another layout or text size has moved everything, also from under the pointer.
fn find_focus(mut all: InLists) {
    if let Some(focused) = all.focus.get() {
        all.show(focused);
    }
}

/// How far the wheel was scrolled, in logical pixels downward.
pub fn rolled(wheel: &mut MessageReader<MouseWheel>) -> f32 {
    let roll = |roll: &MouseWheel| match roll.unit {
        MouseScrollUnit::Line => roll.y * 44.0,
        MouseScrollUnit::Pixel => roll.y,
    };
    -wheel.read().map(roll).sum::<f32>()
}

/// Scrolls a list within its bounds. A position beyond the end is clamped.
pub fn scroll_on(position: &mut Mut<ScrollPosition>, node: &ComputedNode, by: f32) {
    let room = ((node.content_size.y - node.size.y) * node.inverse_scale_factor).max(0.0);
    let next = (position.y.min(room) + by).clamp(0.0, room);
    if position.y != next && node.size.y > 0.0 {
        position.y = next;
    }
}

/// How far a key scrolls, in logical pixels.
const PAGE: f32 = 300.0;

fn scroll(
    mut wheel: MessageReader<MouseWheel>,
    input: Res<ActionInput>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>,
) {
    let mut by = rolled(&mut wheel);
    for action in input.pressed() {
        by += match action {
            MenuAction::PageUp => -PAGE,
            MenuAction::PageDown => PAGE,
            _ => 0.0,
        };
    }
    for (mut position, node) in &mut lists {
        scroll_on(&mut position, node, by);
    }
}

/// In a compact window a list's content keeps its height: it scrolls instead of being squeezed.
fn keep_whole(
    compact: Res<Compact>,
    lists: Query<&Children, (With<Scrolls>, Changed<Children>)>,
    mut nodes: Query<&mut Node>,
) {
    for child in lists.iter().flatten().filter(|_| compact.0) {
        if let Ok(mut node) = nodes.get_mut(*child) {
            node.flex_shrink = 0.0;
        }
    }
}

const WIDTH: f32 = 3.0;
/// Minimum length of the thumb, unless its list is shorter.
const SHORTEST: f32 = 20.0;

#[derive(Component, Clone, Copy, Debug)]
struct Thumb;

/// Start and length of the thumb of a list.
fn place(room: f32, content: f32, scrolled: f32) -> Option<(f32, f32)> {
    let beyond = content - room;
    if beyond < 1.0 || room < 1.0 {
        return None;
    }
    let length = (room * room / content).max(SHORTEST.min(room));
    let top = (scrolled / beyond).clamp(0.0, 1.0) * (room - length);
    Some((top.round(), length.round()))
}

fn node(list: &Node, computed: &ComputedNode, scrolled: &ScrollPosition) -> Option<Node> {
    if list.overflow.y != OverflowAxis::Scroll {
        return None;
    }
    let pixel = computed.inverse_scale_factor;
    let (room, content) = (computed.size.y * pixel, computed.content_size.y * pixel);
    let (top, length) = place(room, content, scrolled.y)?;
    Some(Node {
        position_type: PositionType::Absolute,
        right: px(0),
        top: px(top),
        width: px(WIDTH),
        height: px(length),
        ..default()
    })
}

fn draw(
    lists: Query<(Entity, &Node, &ComputedNode, &ScrollPosition), Without<Thumb>>,
    mut thumbs: Query<(Entity, &ChildOf, &mut Node), With<Thumb>>,
    mut commands: Commands,
) {
    for (thumb, of, mut now) in &mut thumbs {
        let list = lists.get(of.parent()).ok();
        match list.and_then(|(_, list, computed, scrolled)| node(list, computed, scrolled)) {
            Some(next) => {
                now.set_if_neq(next);
            }
            None => commands.entity(thumb).despawn(),
        }
    }
    for (list, now, computed, scrolled) in &lists {
        if let Some(node) = node(now, computed, scrolled)
            && !thumbs.iter().any(|(_, of, _)| of.parent() == list)
        {
            commands.entity(list).with_child((
                Thumb,
                node,
                IgnoreScroll(BVec2::TRUE),
                ZIndex(1),
                BackgroundColor(theme::RIM),
                Pickable::IGNORE,
            ));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (scroll, keep_whole, follow_focus.run_if(resource_changed::<InputFocus>)),
    )
    .add_systems(
        PostUpdate,
        (draw, find_focus.run_if(resource_changed::<Compact>.or_else(resource_changed::<RemSize>)))
            .after(UiSystems::PostLayout),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_fits_has_no_thumb() {
        assert_eq!(place(200.0, 200.0, 0.0), None);
        assert_eq!(place(0.0, 200.0, 0.0), None);
    }

    #[test]
    fn the_thumb_is_as_much_of_the_edge_as_is_seen_of_the_list_and_goes_from_end_to_end() {
        let thumb = |scrolled| place(200.0, 400.0, scrolled);
        assert_eq!(thumb(0.0), Some((0.0, 100.0)));
        assert_eq!(thumb(100.0), Some((50.0, 100.0)));
        assert_eq!(thumb(200.0), Some((100.0, 100.0)));
        assert_eq!(thumb(900.0), thumb(200.0));
    }

    #[test]
    fn the_thumb_of_a_long_list_can_still_be_seen() {
        assert_eq!(place(200.0, 100_000.0, 0.0), Some((0.0, SHORTEST)));
    }

    #[test]
    fn a_list_has_one_thumb_while_it_is_longer_than_its_room() {
        let mut app = App::new();
        app.add_systems(Update, draw);
        let list = Node { overflow: Overflow::scroll_y(), ..default() };
        let computed = |content| ComputedNode {
            size: Vec2::new(100.0, 200.0),
            content_size: Vec2::new(100.0, content),
            inverse_scale_factor: 1.0,
            ..default()
        };
        let list = app.world_mut().spawn((list, computed(500.0))).id();
        let count = |app: &mut App| {
            app.update();
            let mut thumbs = app.world_mut().query_filtered::<&ChildOf, With<Thumb>>();
            let world = app.world();
            thumbs.iter(world).filter(|of| of.parent() == list).count()
        };
        assert_eq!((count(&mut app), count(&mut app)), (1, 1));
        app.world_mut().entity_mut(list).insert(computed(150.0));
        assert_eq!(count(&mut app), 0);
    }
}
