//! What is drawn over figures stays whole in the board's region: no bar cuts a number.

use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::{MapRoom, Zoom};
use daemonfall_ui::camera::MainCamera;

/// Something drawn over a figure, or over its cell.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Over {
    /// Its own place, from its figure's middle if it has one.
    pub place: Vec2,
    /// From its figure's middle to the middle of what must stay whole.
    pub middle: Vec2,
    /// Half of the size of that.
    pub half: Vec2,
}

/// How far a box may lie beyond the picture: about as far as its figure can still be seen.
const NEAR: f32 = 24.0;

/// How far a box is moved to be whole in a picture, unless it lies well beyond it.
fn inward(picture: Rect, middle: Vec2, half: Vec2) -> Vec2 {
    let (low, high) = (picture.min + half, picture.max - half);
    match picture.inflate(NEAR).contains(middle) && low.cmple(high).all() {
        true => middle.clamp(low, high) - middle,
        false => Vec2::ZERO,
    }
}

fn keep(
    (room, zoom): (MapRoom, Res<Zoom>),
    cameras: Query<&Transform, (With<MainCamera>, Without<Over>)>,
    figures: Query<&Transform, Without<Over>>,
    mut marks: Query<(&Over, &mut Transform, Option<&ChildOf>)>,
) {
    let (Some(window), Ok(camera)) = (room.window(), cameras.single()) else { return };
    let free = room.free(window);
    let in_world = |at: Vec2| {
        let off = (at - window.size() / 2.0) / zoom.scale;
        camera.translation.truncate() + Vec2::new(off.x, -off.y)
    };
    let picture = Rect::from_corners(in_world(free.min), in_world(free.max));
    for (over, mut mark, of) in &mut marks {
        let figure = of.and_then(|of| figures.get(of.parent()).ok());
        let from = figure.map_or(Vec2::ZERO, |figure| figure.translation.truncate());
        let place = over.place + inward(picture, from + over.middle, over.half);
        let place = place.extend(mark.translation.z);
        if mark.translation != place {
            mark.translation = place;
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, keep.in_set(ViewSystems::Mark));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_edge_would_cut_moves_inward_and_what_is_far_beyond_stays() {
        let picture = Rect::new(0.0, 0.0, 400.0, 200.0);
        let moved = |x: f32, y: f32| inward(picture, Vec2::new(x, y), Vec2::new(20.0, 10.0));
        assert_eq!(moved(200.0, 100.0), Vec2::ZERO);
        assert_eq!(moved(15.0, 196.0), Vec2::new(5.0, -6.0));
        assert_eq!(moved(200.0, 215.0), Vec2::new(0.0, -25.0), "its figure is to be seen");
        assert_eq!(moved(200.0, 260.0), Vec2::ZERO);
        assert_eq!(inward(picture, Vec2::splat(10.0), Vec2::splat(150.0)), Vec2::ZERO);
    }
}
