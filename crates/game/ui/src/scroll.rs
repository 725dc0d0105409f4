//! Scrolling lists: by wheel, keys and pad, and to keep the focused widget in view.

mod thumb;

use super::scale::Compact;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::menus::MenuAction;
use daemonfall_input::node_rect;
use daemonfall_input::touch::Scrolls;

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

fn follow_focus(
    focus: Res<InputFocus>,
    widgets: Query<(&ComputedNode, &UiGlobalTransform, Option<&Hovered>)>,
    parents: Query<&ChildOf>,
    mut lists: Query<
        (&mut ScrollPosition, &ComputedNode, &UiGlobalTransform, Has<KeepsFocus>),
        Or<(With<KeepsFocus>, With<Scrolls>)>,
    >,
) {
    let Some(focused) = focus.get() else { return };
    let Ok((node, place, hovered)) = widgets.get(focused) else {
        return;
    };
    // Do not move anything away from under the pointer.
    if hovered.is_some_and(|hovered| hovered.get()) {
        return;
    }
    for (depth, list) in parents.iter_ancestors(focused).enumerate() {
        if let Ok((mut position, own, at, deep)) = lists.get_mut(list)
            && (deep || depth == 0)
        {
            let by = into_view((own, at), (node, place));
            scroll_on(&mut position, own, by);
        }
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

/// Registers scrolling.
pub fn plugin(app: &mut App) {
    app.add_plugins(thumb::plugin).add_systems(
        Update,
        (scroll, keep_whole, follow_focus.run_if(resource_changed::<InputFocus>)),
    );
}
