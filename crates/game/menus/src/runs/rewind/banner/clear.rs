//! Places the banner: centred in the free part of the window, and below a hint that is in its way.

use super::Line;
use crate::prelude::*;
use bevy::ui::UiSystems;
use daemonfall_input::node_rect;
use daemonfall_ui::camera::Covered;
use daemonfall_ui::terms::OnTop;

/// Height of the banner, in interface pixels.
pub(super) const HEIGHT: f32 = 34.0;

/// At `home`, or below any line (its top and bottom) that would overlap it.
fn beneath(home: f32, lines: impl IntoIterator<Item = (f32, f32)>) -> f32 {
    lines.into_iter().fold(home, |top, (from, to)| match from < top + HEIGHT && top < to {
        true => to + theme::GAP,
        false => top,
    })
}

fn keep_clear(
    covered: Res<Covered>,
    scale: Res<UiScale>,
    hints: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<Opaque>>,
    parents: Query<&ChildOf>,
    on_top: Query<(), With<OnTop>>,
    banner: Single<(&Line, &mut Node)>,
) {
    let (line, mut node) = banner.into_inner();
    // Hints and notices: they cover a screen and stop the pointer.
    let hints = hints
        .iter()
        .filter(|(hint, ..)| on_top.contains(parents.root_ancestor(*hint)))
        .map(|(_, hint, place)| {
            let rect = node_rect::rect(hint, place);
            let pixel = hint.inverse_scale_factor;
            (rect.min.y * pixel, rect.max.y * pixel)
        });
    let next = Node {
        left: px(covered.left / scale.0),
        right: px(covered.right / scale.0),
        top: px(beneath(line.home, hints)),
        ..node.clone()
    };
    node.set_if_neq(next);
}

pub fn plugin(app: &mut App) {
    let there = any_with_component::<Line>;
    app.add_systems(PostUpdate, keep_clear.before(UiSystems::Layout).run_if(there));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_banner_stands_beneath_a_hint_that_is_in_its_way_and_else_at_home() {
        assert_eq!(beneath(60.0, []), 60.0);
        let over_it = beneath(60.0, [(62.0, 108.0)]);
        assert_eq!(over_it, 108.0 + theme::GAP);
        assert_eq!(beneath(60.0, [(556.0, 620.0)]), 60.0);
        assert_eq!(beneath(60.0, [(4.0, 58.0)]), 60.0);
        assert_eq!(beneath(12.0, [(10.0, 44.0)]), 44.0 + theme::GAP);
    }
}
