//! A figure's position and lean at a moment of the beat.

use super::Playback;
use super::cue::Cue;
use crate::prelude::*;
use crate::view::coords::{middle_of, vector};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of its cells.
    pub at: Vec2,
    /// Offset of its body from there.
    pub lean: Vec2,
    /// White flash from 0 to 1.
    pub flash: f32,
    pub present: bool,
    /// Its scale, 1 at rest.
    pub size: f32,
}

impl Pose {
    fn rest(at: Vec2) -> Self {
        Self { at, lean: Vec2::ZERO, flash: 0.0, present: true, size: 1.0 }
    }
}

/// The pose of an object whose cells have their middle at `home` when the beat is over.
pub fn pose(playback: &Playback, id: ObjectId, size: (i32, i32), home: Vec2) -> Pose {
    let mut pose = Pose::rest(home);
    let (mut moved, clock) = (false, playback.clock);
    for timed in &playback.cues {
        let part = timed.part(clock);
        match (&timed.cue, part) {
            (Cue::Travel { id: who, from, .. }, None) if *who == id && !moved => {
                pose.at = middle_of(*from, size);
                moved = true;
            }
            (Cue::Travel { id: who, from, to, ease }, Some(part)) if *who == id => {
                pose.at = if part >= 1.0 && is_last(playback, timed.end(), id) {
                    home
                } else {
                    middle_of(*from, size).lerp(middle_of(*to, size), ease.at(part))
                };
                moved = true;
            }
            (Cue::Appear { id: who }, None) if *who == id => pose.present = false,
            (Cue::Lunge { id: who, direction }, Some(part)) if *who == id && part < 1.0 => {
                pose.lean += vector(*direction).normalize_or_zero()
                    * 15.0
                    * (part * std::f32::consts::PI).sin();
            }
            (Cue::Bump { id: who, direction }, Some(part)) if *who == id && part < 1.0 => {
                pose.lean += vector(*direction).normalize_or_zero()
                    * 6.0
                    * (part * std::f32::consts::PI).sin();
            }
            (
                Cue::Dissolve { id: who, .. }
                | Cue::Vanish { id: who }
                | Cue::Gather { id: who, .. },
                Some(_),
            ) if *who == id => {
                pose.present = false;
            }
            _ => {}
        }
    }
    pose
}

fn is_last(playback: &Playback, end: f32, id: ObjectId) -> bool {
    playback.cues.iter().all(|timed| !matches!(&timed.cue, Cue::Travel { id: who, .. } if *who == id && timed.end() > end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::coords::middle;
    use crate::view::playback::cue::{Ease, Timed};
    use daemonfall_dungeon::Cell;

    fn travel(start: f32, from: i32, to: i32) -> Timed {
        let cue = Cue::Travel {
            id: ObjectId(1),
            from: Cell::new(from, 0),
            to: Cell::new(to, 0),
            ease: Ease::Linear,
        };
        Timed { start, length: 0.1, cue }
    }

    #[test]
    fn a_figure_is_followed_through_two_movements_and_ends_at_home() {
        let mut playback = Playback::default();
        playback.begin(vec![travel(0.0, 0, 1), travel(0.1, 1, 2)]);
        let home = middle(Cell::new(2, 0));
        let at = |playback: &Playback| pose(playback, ObjectId(1), (1, 1), home).at;
        assert_eq!(at(&playback), middle(Cell::new(0, 0)));
        playback.clock = 0.05;
        assert!((at(&playback).x - 48.0).abs() < 0.01);
        playback.clock = 0.1;
        assert!((at(&playback).x - 72.0).abs() < 0.01);
        playback.snap();
        assert_eq!(at(&playback), home);
    }

    #[test]
    fn what_dies_late_in_the_beat_stands_until_then() {
        let mut playback = Playback::default();
        let cue = Cue::Dissolve { id: ObjectId(1), cell: Cell::default() };
        playback.begin(vec![Timed { start: 0.08, length: 0.0, cue }]);
        assert!(pose(&playback, ObjectId(1), (1, 1), Vec2::ZERO).present);
        playback.clock = 0.09;
        assert!(!pose(&playback, ObjectId(1), (1, 1), Vec2::ZERO).present);
    }
}
