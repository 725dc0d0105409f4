//! Places a definition next to the word that it explains, fully within the window.

use bevy::math::{Rect, Vec2};

const GAP: f32 = 6.0;

/// The upper left corner of a definition: below its word or above it, whichever has more room. It
/// covers the word only if the window has no other room.
pub fn corner(word: Rect, size: Vec2, window: Vec2) -> Vec2 {
    let left = word.min.x.min(window.x - size.x - GAP).max(0.0);
    let below = word.max.y + GAP;
    let above = word.min.y - GAP - size.y;
    let top = if below + size.y <= window.y {
        below
    } else if above >= 0.0 {
        above
    } else {
        (window.y - size.y).max(0.0)
    };
    // If it would cover its word, move it aside if possible.
    let covers = top < word.max.y && top + size.y > word.min.y;
    let left = match covers {
        true if word.max.x + GAP + size.x <= window.x => word.max.x + GAP,
        true if word.min.x - GAP - size.x >= 0.0 => word.min.x - GAP - size.x,
        _ => left,
    };
    Vec2::new(left, top)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    fn at(x: f32, y: f32, size: Vec2, window: Vec2) -> Rect {
        let word = Rect::from_center_size(Vec2::new(x, y), Vec2::new(60.0, 16.0));
        let corner = corner(word, size, window);
        Rect::from_corners(corner, corner + size)
    }

    #[test]
    fn it_stands_beneath_its_word_or_above_it() {
        let size = Vec2::new(300.0, 100.0);
        assert_eq!(at(200.0, 100.0, size, WINDOW).min, Vec2::new(170.0, 114.0));
        assert_eq!(at(200.0, 700.0, size, WINDOW).max.y, 686.0);
    }

    #[test]
    fn wherever_the_word_stands_it_lies_within_the_window_and_beside_the_word() {
        for window in [WINDOW, Vec2::new(844.0, 390.0)] {
            for size in [Vec2::new(320.0, 90.0), Vec2::new(340.0, 240.0)] {
                for x in (30..window.x as i32 - 30).step_by(40) {
                    for y in (8..window.y as i32 - 8).step_by(20) {
                        let (x, y) = (x as f32, y as f32);
                        let own = at(x, y, size, window);
                        let word = Rect::from_center_size(Vec2::new(x, y), Vec2::new(60.0, 16.0));
                        let inside = own.min.cmpge(Vec2::ZERO).all() && own.max.cmple(window).all();
                        assert!(inside, "{own:?} at {x}, {y}");
                        assert!(own.intersect(word).is_empty(), "{own:?} at {x}, {y}");
                    }
                }
            }
        }
    }
}
