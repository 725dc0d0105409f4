//! The six steps as a plan: where the boxes are, the ways between them, and the colours of a box.
//! The lab's screen and the panel Clock draw it, each in its own size.

use bevy::color::{Alpha, Color};
use bevy::math::Vec2;
use daemonfall_clock::Step;
use daemonfall_clock::film::Edge;
use daemonfall_ui::prelude::*;

pub const STEPS: [Step; 6] =
    [Step::Initial, Step::Reactions, Step::EarlyTurn, Step::Mimes, Step::LateTurn, Step::End];

/// The distance of a box's upper edge from the next one's.
pub const PITCH: f32 = 49.0;
/// The distance from the middle of a box's side at which lines that share this side meet it.
pub const ASIDE: f32 = 7.0;

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub size: Vec2,
    /// The upper left corner of the first box.
    pub corner: Vec2,
    /// The lanes of the ways back, left of the boxes.
    pub return_lane: f32,
    pub loop_lane: f32,
    /// The lane of the ways past a step, right of the boxes.
    pub skip_lane: f32,
}

impl Plan {
    pub fn top(&self, step: Step) -> f32 {
        (step.number() - 1) as f32 * PITCH + self.corner.y
    }

    pub fn middle(&self, step: Step) -> f32 {
        self.top(step) + self.size.y / 2.0
    }

    pub fn left(&self) -> f32 {
        self.corner.x
    }

    pub fn right(&self) -> f32 {
        self.left() + self.size.x
    }

    pub fn centre(&self) -> f32 {
        self.left() + self.size.x / 2.0
    }

    /// The corners of a way's line, from its start to its arrow.
    pub fn corners(&self, edge: Edge) -> Vec<Vec2> {
        use Step::*;
        let middle = |step| self.middle(step);
        let around = |side: f32, lane: f32, from: f32, to: f32| {
            [(side, from), (lane, from), (lane, to), (side, to)].map(Vec2::from).to_vec()
        };
        let line = |from: (f32, f32), to: (f32, f32)| vec![Vec2::from(from), Vec2::from(to)];
        let (left, right, skip) = (self.left(), self.right(), self.skip_lane);
        match (edge.from, edge.to) {
            (Some(Reactions), Some(Mimes)) => {
                around(right, skip, middle(Reactions), middle(Mimes) - ASIDE)
            }
            (Some(Mimes), Some(End)) => {
                around(right, skip, middle(Mimes) + ASIDE, middle(End) - ASIDE)
            }
            (Some(LateTurn), Some(Mimes)) => {
                around(left, self.loop_lane, middle(LateTurn), middle(Mimes))
            }
            (Some(End), Some(Initial)) => {
                around(left, self.return_lane, middle(End), middle(Initial))
            }
            (None, _) => line((skip, middle(Initial)), (right, middle(Initial))),
            (_, None) => line((right, middle(End) + ASIDE), (skip, middle(End) + ASIDE)),
            (Some(from), Some(to)) => {
                let centre = self.centre();
                line((centre, self.top(from) + self.size.y), (centre, self.top(to)))
            }
        }
    }
}

/// Its light, and its box's face, rim and words. Quick turns are off while the safety is on.
pub fn colours(step: Step, lit: bool, safety_off: bool) -> (Color, [Color; 3]) {
    let gated = matches!(step, Step::EarlyTurn | Step::LateTurn);
    let light = if gated { theme::MAGIC } else { theme::YOU };
    let colours = match (lit, gated, safety_off) {
        (true, ..) => [light.with_alpha(0.20), light, theme::LIGHT],
        (_, true, true) => [theme::PANEL, theme::MAGIC, theme::MAGIC],
        (_, true, false) => [Color::NONE, theme::LINE, theme::FAINT],
        _ => [theme::PANEL, theme::EDGE, theme::NEUTRAL],
    };
    (light, colours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::PLAN;

    #[test]
    fn every_way_is_drawn_straight_between_its_boxes() {
        for edge in Edge::ALL {
            let corners = PLAN.corners(edge);
            for pair in corners.windows(2) {
                let way = pair[1] - pair[0];
                assert!((way.x == 0.0) != (way.y == 0.0), "{edge:?}: {corners:?}");
            }
            assert!(corners.iter().all(|corner| corner.min_element() >= 0.0));
        }
    }
}
