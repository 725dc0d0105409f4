//! A UI node's on-screen rectangle (its `ComputedNode` size ignores `UiTransform` scale).

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

/// As drawn, in physical pixels of the window. It includes all of a rotated node.
pub fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    let across = place.matrix2.x_axis.abs() * node.size.x;
    let down = place.matrix2.y_axis.abs() * node.size.y;
    let half = (across + down) / 2.0;
    Rect { min: place.translation - half, max: place.translation + half }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Affine2;
    use std::f32::consts::FRAC_PI_2;

    #[test]
    fn a_node_is_as_large_as_it_is_drawn_and_not_as_it_is_laid_out() {
        let middle = Vec2::new(300.0, 200.0);
        let node = ComputedNode { size: Vec2::new(100.0, 40.0), ..default() };
        let drawn = |scale: Vec2, angle: f32| {
            let place = Affine2::from_scale_angle_translation(scale, angle, middle);
            rect(&node, &place.into())
        };
        let around = |x: f32, y: f32| Rect::from_center_size(middle, Vec2::new(x, y));
        assert_eq!(drawn(Vec2::ONE, 0.0), around(100.0, 40.0));
        assert_eq!(drawn(Vec2::splat(0.5), 0.0), around(50.0, 20.0));
        assert_eq!(drawn(Vec2::new(-1.0, 1.0), 0.0), around(100.0, 40.0));
        let turned = drawn(Vec2::splat(0.5), FRAC_PI_2);
        assert!(turned.size().distance(Vec2::new(20.0, 50.0)) < 1e-3);
    }
}
