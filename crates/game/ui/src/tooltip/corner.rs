//! Where a tooltip stands: beside its widget, off what must stay visible. Pure.

use super::Place;
use crate::base::*;

pub const GAP: f32 = 8.0;

/// The places along one side of a widget: the plain one, then those that line up with its other end
/// and with the ends of what must stay clear, as far as line and widget still touch.
fn along(
    plain: f32,
    [from, to]: [f32; 2],
    own: f32,
    ends: impl Iterator<Item = [f32; 2]>,
) -> Vec<f32> {
    let before = |end: f32| end - GAP - own;
    let slid = ends.flat_map(|[from, to]| [before(from), to + GAP]);
    let slid = slid.filter(|place| *place >= from - own && *place <= to);
    [plain, to - own].into_iter().chain(slid).collect()
}

/// The line's corners at one side of its widget that have room in the window, the plain one first.
fn corners_at(place: Place, widget: Rect, own: Vec2, window: Vec2, clear: &[Rect]) -> Vec<Vec2> {
    let level = (widget.center().y - own.y / 2.0).clamp(0.0, (window.y - own.y).max(0.0));
    let left = widget.min.x.min(window.x - own.x - GAP).max(GAP);
    let is_upright = matches!(place, Place::Beside | Place::Aside | Place::Left);
    let corners: Vec<Vec2> = if is_upright {
        let x = match place {
            Place::Left => widget.min.x - GAP - own.x,
            _ => widget.max.x + GAP,
        };
        let strip = Rect::new(x, widget.min.y - own.y, x + own.x, widget.max.y + own.y);
        let in_way = clear.iter().filter(|rect| !strip.intersect(**rect).is_empty());
        let ends = in_way.map(|rect| [rect.min.y, rect.max.y]);
        let all = along(level, [widget.min.y, widget.max.y], own.y, ends);
        all.into_iter().map(|y| Vec2::new(x, y)).collect()
    } else {
        let y = match place {
            Place::Beneath => widget.max.y + GAP,
            _ => widget.min.y - GAP - own.y,
        };
        let strip = Rect::new(widget.min.x - own.x, y, widget.max.x + own.x, y + own.y);
        let in_way = clear.iter().filter(|rect| !strip.intersect(**rect).is_empty());
        let ends = in_way.map(|rect| [rect.min.x, rect.max.x]);
        let all = along(left, [widget.min.x, widget.max.x], own.x, ends);
        all.into_iter().map(|x| Vec2::new(x, y)).collect()
    };
    let is_inside =
        |corner: &Vec2| corner.cmpge(Vec2::ZERO).all() && (*corner + own).cmple(window).all();
    corners.into_iter().filter(is_inside).collect()
}

/// The line's corner: in the window, not on its widget, and where it covers least of what must stay
/// `clear`, such as the next button; and whether that is the end of the `room` for long lines. Where
/// several places cover equally little, that room counts first, then the first of `kept`, then the
/// places in the middle of a side.
pub fn corner(
    place: Place,
    kept: &[Rect],
    own: Vec2,
    window: Vec2,
    clear: &[Rect],
    room: Option<Rect>,
) -> (Vec2, bool) {
    let next = match place {
        Place::Beside | Place::Aside => Place::Left,
        _ => Place::Beneath,
    };
    let places = [place, next, Place::Beneath, Place::Above, Place::Left, Place::Beside];
    let mut plain = Vec::new();
    let mut slid = Vec::new();
    for kept in kept {
        for place in places {
            let mut corners = corners_at(place, *kept, own, window, clear).into_iter();
            plain.extend(corners.next());
            slid.extend(corners);
        }
    }
    let around = plain.into_iter().chain(slid).map(|corner| (corner, false));
    let in_room = room.zip(kept.last()).and_then(|(room, widget)| in_room(room, own, *widget));
    let mut best = (Vec2::new(GAP, 0.0), false);
    let mut least = f32::INFINITY;
    for (corner, apart) in in_room.map(|corner| (corner, true)).into_iter().chain(around) {
        let line = Rect::from_corners(corner, corner + own);
        let covered = clear.iter().map(|kept| kept.intersect(line).size().element_product());
        let covers: f32 = covered.sum();
        if covers < least {
            (best, least) = ((corner, apart), covers);
        }
        if least == 0.0 {
            break;
        }
    }
    best
}

/// The line's corner at the end of the room for long lines, unless it would cover its widget there.
fn in_room(room: Rect, own: Vec2, widget: Rect) -> Option<Vec2> {
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
                None,
            )
            .0
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
        let at = |clear: &[Rect]| corner(Place::Beneath, &[widget], own, window, clear, None).0;
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
            corner(Place::Beside, &[panel, widget], own, window, &[words], None).0
        };
        assert_eq!(at(400.0), Vec2::new(848.0, 385.0));
        let inside = at(1200.0);
        assert!(inside.y >= 428.0, "below, off its words: {inside}");
    }

    #[test]
    fn a_tooltip_slides_along_its_widget_off_what_is_read() {
        let (own, window) = (Vec2::new(300.0, 180.0), Vec2::new(1280.0, 720.0));
        let unit = Rect::new(248.0, 112.0, 445.0, 200.0);
        let below = Rect::new(240.0, 208.0, 438.0, 296.0);
        let (row, log) =
            (Rect::new(464.0, 144.0, 816.0, 176.0), Rect::new(936.0, 600.0, 1260.0, 708.0));
        let room = Rect::new(918.0, 524.0, 1264.0, 712.0);
        let at = |clear: &[Rect]| corner(Place::Apart, &[unit], own, window, clear, Some(room));
        assert_eq!(at(&[]), (room.max - own, true), "nothing is read in the room for long lines");
        assert_eq!(at(&[unit, below, row, log]), (Vec2::new(453.0, 184.0), false));
        let rows = Rect { max: Vec2::new(816.0, 480.0), ..row };
        let (place, in_room) = at(&[unit, below, rows, log]);
        let line = Rect::from_corners(place, place + own);
        assert!(line.intersect(unit).is_empty(), "it never covers what it is about: {line:?}");
        assert!(!in_room, "a part of the rows is less than the log: {line:?}");
    }
}
