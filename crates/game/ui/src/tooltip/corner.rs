//! Where a tooltip stands: beside its widget, off what must stay visible. Pure.

use super::Place;
use crate::base::*;

pub const GAP: f32 = 8.0;

/// The line's corner at one place beside its widget, if there is room in the window.
fn corner_at(place: Place, widget: Rect, own: Vec2, window: Vec2) -> Option<Vec2> {
    let level = (widget.center().y - own.y / 2.0).clamp(0.0, (window.y - own.y).max(0.0));
    let left = widget.min.x.min(window.x - own.x - GAP).max(GAP);
    let corner = match place {
        Place::Beside | Place::Aside => Vec2::new(widget.max.x + GAP, level),
        Place::Left => Vec2::new(widget.min.x - GAP - own.x, level),
        Place::Beneath => Vec2::new(left, widget.max.y + GAP),
        Place::Above | Place::Apart => Vec2::new(left, widget.min.y - GAP - own.y),
    };
    (corner.cmpge(Vec2::ZERO).all() && (corner + own).cmple(window).all()).then_some(corner)
}

/// The line's corner: in the window, not on its widget, and where it covers least of what must
/// stay `clear`, such as the next button. Where several places cover equally little, the first of `kept` counts.
pub fn corner(place: Place, kept: &[Rect], own: Vec2, window: Vec2, clear: &[Rect]) -> Vec2 {
    let next = match place {
        Place::Beside | Place::Aside => Place::Left,
        _ => Place::Beneath,
    };
    let places = [place, next, Place::Beneath, Place::Above, Place::Left, Place::Beside];
    let all = kept.iter().flat_map(|kept| places.map(|place| (place, *kept)));
    let corners = all.filter_map(|(place, kept)| corner_at(place, kept, own, window));
    let covers = |corner: &Vec2| -> f32 {
        let line = Rect::from_corners(*corner, *corner + own);
        clear.iter().map(|kept| kept.intersect(line).size().element_product()).sum()
    };
    let best = corners.min_by(|one, other| covers(one).total_cmp(&covers(other)));
    best.unwrap_or(Vec2::new(GAP, 0.0))
}

/// The line's corner at the end of the room for long lines, unless it would cover its widget there.
pub fn in_room(room: Rect, own: Vec2, widget: Rect) -> Option<Vec2> {
    let corner = (room.max - own).max(Vec2::ZERO);
    let covered = Rect::from_corners(corner, corner + own).intersect(widget);
    covered.is_empty().then_some(corner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tooltip_stays_inside_the_window() {
        let (own, window) = (Vec2::new(200.0, 30.0), Vec2::new(1280.0, 720.0));
        let at = |x: f32, y: f32, place| {
            corner(
                place,
                &[Rect::from_center_size(Vec2::new(x, y), Vec2::new(40.0, 40.0))],
                own,
                window,
                &[],
            )
        };
        assert_eq!(at(100.0, 100.0, Place::Beside), Vec2::new(128.0, 85.0));
        assert_eq!(at(100.0, 100.0, Place::Aside), Vec2::new(128.0, 85.0));
        assert_eq!(at(100.0, 100.0, Place::Beneath), Vec2::new(80.0, 128.0));
        assert_eq!(at(1250.0, 710.0, Place::Beside), Vec2::new(1022.0, 690.0));
        assert_eq!(at(100.0, 100.0, Place::Above), Vec2::new(80.0, 42.0));
        assert_eq!(at(100.0, 30.0, Place::Above), Vec2::new(80.0, 58.0));
        assert_eq!(at(1000.0, 100.0, Place::Left), Vec2::new(772.0, 85.0));
        assert_eq!(at(1000.0, 10.0, Place::Left), Vec2::new(772.0, 0.0));
        assert_eq!(at(100.0, 100.0, Place::Left), Vec2::new(80.0, 128.0));
    }
    #[test]
    fn a_tooltip_keeps_off_a_warning_where_it_can() {
        let (own, window) = (Vec2::new(200.0, 30.0), Vec2::new(1280.0, 720.0));
        let widget = Rect::from_center_size(Vec2::splat(100.0), Vec2::splat(40.0));
        let below = Rect::new(0.0, 120.0, 400.0, 200.0);
        let at = |clear: &[Rect]| corner(Place::Beneath, &[widget], own, window, clear);
        assert_eq!(at(&[below]), Vec2::new(80.0, 42.0));
        let all = Rect::new(0.0, 0.0, 1280.0, 720.0);
        assert_eq!(at(&[all]), at(&[]), "it is shown all the same");
    }

    #[test]
    fn a_long_line_stands_in_its_room_only_off_its_widget() {
        let (own, room) = (Vec2::new(200.0, 30.0), Rect::new(900.0, 500.0, 1280.0, 720.0));
        let widget = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(40.0));
        assert_eq!(in_room(room, own, widget(100.0, 100.0)), Some(Vec2::new(1080.0, 690.0)));
        assert_eq!(in_room(room, own, widget(950.0, 520.0)), Some(Vec2::new(1080.0, 690.0)));
        assert_eq!(in_room(room, own, widget(1100.0, 700.0)), None);
    }

    #[test]
    fn a_tooltip_of_a_panel_stands_outside_of_it_where_it_can() {
        let (own, window) = (Vec2::new(200.0, 30.0), Vec2::new(1280.0, 720.0));
        let widget = Rect::from_center_size(Vec2::new(640.0, 400.0), Vec2::new(100.0, 40.0));
        let words = Rect::from_center_size(Vec2::new(780.0, 400.0), Vec2::new(100.0, 40.0));
        let at = |wide: f32| {
            let panel = Rect::from_center_size(widget.center(), Vec2::new(wide, 40.0));
            corner(Place::Beside, &[panel, widget], own, window, &[words])
        };
        assert_eq!(at(400.0), Vec2::new(848.0, 385.0));
        let inside = at(1200.0);
        assert!(inside.y >= 428.0, "below, off its words: {inside}");
    }
}
