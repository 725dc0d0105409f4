//! Keeping a widget of a scrolled list in view.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

/// How far, in logical pixels, a list must be scrolled on so that one of its children lies inside it whole.
pub fn into_view(
    list: (&ComputedNode, &UiGlobalTransform),
    child: (&ComputedNode, &UiGlobalTransform),
) -> f32 {
    let ends = |(node, place): (&ComputedNode, &UiGlobalTransform)| {
        let half = node.size.y / 2.0;
        (place.translation.y - half, place.translation.y + half)
    };
    let (list_top, list_bottom) = ends(list);
    let (top, bottom) = ends(child);
    let by = if top < list_top {
        top - list_top
    } else {
        (bottom - list_bottom).max(0.0)
    };
    by * list.0.inverse_scale_factor
}
