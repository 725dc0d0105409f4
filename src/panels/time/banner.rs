//! The banner of the past stands in the middle of what the dock leaves of the window, and beneath a hint that stands where it would.

use crate::camera::Covered;
use crate::run::past::banner::Line;
use crate::ui::hud::frame::Opaque;
use crate::ui::terms::OnTop;
use crate::ui::theme;
use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};

/// How high the banner is, in pixels of the layout.
const HEIGHT: f32 = 34.0;

/// Where the banner stands that is to stand at `home`: not on lines, each from one height to another, but beneath them.
fn beneath(home: f32, lines: impl IntoIterator<Item = (f32, f32)>) -> f32 {
    lines.into_iter().fold(home, |top, (from, to)| {
        match from < top + HEIGHT && top < to {
            true => to + theme::GAP,
            false => top,
        }
    })
}

fn keep_clear(
    covered: Res<Covered>,
    scale: Res<UiScale>,
    hints: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<Opaque>>,
    parents: Query<&ChildOf>,
    on_top: Query<(), With<OnTop>>,
    mut banners: Query<(Entity, &mut Node), With<Line>>,
    mut homes: Local<Option<(Entity, Val)>>,
) {
    let Ok((banner, mut node)) = banners.single_mut() else {
        return;
    };
    let home = match *homes {
        Some((known, home)) if known == banner => home,
        _ => node.top,
    };
    *homes = Some((banner, home));
    // What lies over a screen, and the pointer does not go through: the line of a hint.
    let hints = hints
        .iter()
        .filter(|(line, ..)| on_top.contains(parents.root_ancestor(*line)))
        .map(|(_, line, place)| {
            let (middle, half) = (place.translation.y, line.size.y / 2.0);
            let to_layout = line.inverse_scale_factor;
            ((middle - half) * to_layout, (middle + half) * to_layout)
        });
    let top = match home {
        Val::Px(home) => px(beneath(home, hints)),
        other => other,
    };
    let (left, right) = (px(covered.left / scale.0), px(covered.right / scale.0));
    let next = Node {
        left,
        right,
        top,
        ..node.clone()
    };
    node.set_if_neq(next);
}

/// Keeps the banner clear of dock and hints.
pub fn plugin(app: &mut App) {
    let there = any_with_component::<Line>;
    app.add_systems(
        PostUpdate,
        keep_clear.before(UiSystems::Layout).run_if(there),
    );
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
