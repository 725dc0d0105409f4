//! Which widget arrows lead to: by places alone.

use super::Place;
use crate::base::*;

/// The nearest widget in a direction; if there is none upward or downward, the one at the far end.
pub fn nearest(places: &[Place], from: usize, way: Vec2) -> Option<usize> {
    // The distance sideways counts more, so that arrows follow columns, but less to a widget that
    // overlaps sideways, as narrow ones do below a wide one.
    let offset = |place: &Place| {
        let offset = place.1.center() - places[from].1.center();
        let both = place.1.half_size() + places[from].1.half_size();
        let aside = offset.perp_dot(way).abs();
        let apart = (aside - both.perp_dot(way).abs()).max(0.0);
        (offset.dot(way), 2.0 * apart + 0.4 * aside)
    };
    let least = |wanted: fn(f32) -> bool| {
        let others = places
            .iter()
            .enumerate()
            .map(|(index, place)| (index, offset(place)))
            .filter(|(index, (ahead, _))| *index != from && wanted(*ahead));
        others.min_by(|a, b| (a.1.0 + a.1.1).total_cmp(&(b.1.0 + b.1.1))).map(|(index, _)| index)
    };
    // One that also lies above or below, as a wide one over a row of narrow ones, is not ahead of them.
    let begins_ahead = |place: &Place| offset(place).0 > place.1.half_size().dot(way.abs()) - 1.0;
    // Widgets more ahead than aside come first, so that arrows follow rows and grids too.
    let rather_ahead = places
        .iter()
        .enumerate()
        .filter(|(_, place)| begins_ahead(place))
        .map(|(index, place)| (index, offset(place)))
        .filter(|(index, (ahead, aside))| *index != from && *ahead > 1.0 && *aside <= 4.0 * ahead)
        .min_by(|a, b| (a.1.0 + a.1.1).total_cmp(&(b.1.0 + b.1.1)))
        .map(|(index, _)| index);
    rather_ahead
        .or_else(|| least(|ahead| ahead > 1.0))
        .or_else(|| if way.x == 0.0 { least(|ahead| ahead < -1.0) } else { None })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f32, y: f32, wide: f32) -> Place {
        let extent = Rect::from_center_size(Vec2::new(x, y), Vec2::new(wide, 30.0));
        (Entity::PLACEHOLDER, extent, false)
    }

    fn column(heights: &[f32]) -> Vec<Place> {
        heights.iter().map(|y| at(0.0, *y, 160.0)).collect()
    }

    #[test]
    fn the_nearest_widget_in_the_direction_is_next() {
        let places = column(&[0.0, 40.0, 80.0]);
        assert_eq!(nearest(&places, 0, Vec2::Y), Some(1));
        assert_eq!(nearest(&places, 2, Vec2::NEG_Y), Some(1));
    }

    #[test]
    fn the_ends_of_a_column_meet() {
        let places = column(&[0.0, 40.0, 80.0]);
        assert_eq!(nearest(&places, 2, Vec2::Y), Some(0));
        assert_eq!(nearest(&places, 0, Vec2::NEG_Y), Some(2));
    }

    #[test]
    fn from_the_top_of_a_column_one_gets_to_its_last_widget_not_to_a_pair_in_between() {
        let mut places = column(&[0.0, 40.0, 120.0, 160.0]);
        places.insert(2, at(-41.0, 80.0, 78.0));
        places.insert(3, at(41.0, 80.0, 78.0));
        assert_eq!(nearest(&places, 0, Vec2::NEG_Y), Some(5));
    }

    #[test]
    fn sideways_a_grid_is_walked_along_its_row_not_to_a_button_far_beneath() {
        let places = [at(320.0, 240.0, 0.0), at(350.0, 450.0, 0.0), at(960.0, 240.0, 0.0)];
        assert_eq!(nearest(&places, 0, Vec2::X), Some(2));
    }

    #[test]
    fn from_a_wide_widget_one_gets_to_a_narrow_one_beneath_and_back() {
        let places = [at(0.0, 0.0, 400.0), at(-70.0, 40.0, 130.0), at(0.0, 80.0, 400.0)];
        assert_eq!(nearest(&places, 0, Vec2::Y), Some(1));
        assert_eq!(nearest(&places, 1, Vec2::Y), Some(2));
        assert_eq!(nearest(&places, 2, Vec2::NEG_Y), Some(1));
    }

    #[test]
    fn sideways_along_a_row_comes_before_a_wide_widget_above_it() {
        let places = [at(286.0, 0.0, 380.0), at(213.0, 50.0, 234.0), at(408.0, 50.0, 134.0)];
        assert_eq!(nearest(&places, 1, Vec2::X), Some(2));
        assert_eq!(nearest(&places, 2, Vec2::NEG_X), Some(1));
    }

    #[test]
    fn sideways_nothing_wraps() {
        assert_eq!(nearest(&column(&[0.0, 40.0]), 0, Vec2::X), None);
    }
}
