//! Arrows at the edge of a picture that point to things outside it.

use crate::base::*;
use crate::drawing::at;

const SIZE: f32 = 24.0;

/// Centre of the arrow toward a place; `None` if the place is inside the picture.
pub fn rim(picture: Rect, place: Vec2) -> Option<Vec2> {
    if picture.contains(place) {
        return None;
    }
    let half = (picture.half_size() - Vec2::splat(SIZE)).max(Vec2::ONE);
    let off = place - picture.center();
    Some(picture.center() + off / (off.abs() / half).max_element())
}

/// An arrow centred on a point, pointing in a direction; y grows downwards.
pub fn arrow(atlas: &Atlas, middle: Vec2, way: Vec2, colour: Color) -> impl Bundle {
    let image = ImageNode { color: colour, ..atlas.icon("chevron") };
    let corner = middle - Vec2::splat(SIZE / 2.0);
    (
        image,
        at(corner.x, corner.y, SIZE, SIZE),
        UiTransform::from_rotation(Rot2::radians(way.to_angle())),
        Pickable::IGNORE,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURE: Rect = Rect { min: Vec2::new(100.0, 100.0), max: Vec2::new(500.0, 300.0) };

    #[test]
    fn what_lies_in_the_picture_needs_no_arrow() {
        assert_eq!(rim(PICTURE, Vec2::new(120.0, 290.0)), None);
    }

    #[test]
    fn an_arrow_stands_within_the_edge_on_the_line_to_what_lies_beyond_it() {
        let east = rim(PICTURE, Vec2::new(900.0, 200.0)).expect("it lies beyond the edge");
        assert!(east.distance(Vec2::new(500.0 - SIZE, 200.0)) < 1e-3);
        let far = Vec2::new(320.0, 1000.0);
        let south = rim(PICTURE, far).expect("it lies beyond the edge");
        assert!((south.y - (300.0 - SIZE)).abs() < 1e-3);
        let (way, line) = (south - PICTURE.center(), far - PICTURE.center());
        assert!(way.perp_dot(line).abs() < 1e-1 && PICTURE.contains(south));
    }
}
