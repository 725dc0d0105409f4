//! Recognizes gestures: tap, long press, drag, pinch. Pure; positions are in logical pixels, times
//! in seconds.

use bevy::input::touch::TouchPhase;
use bevy::math::Vec2;

/// A finger that moves no farther than this is still: it only trembles.
const STILL: f32 = 10.0;
/// A touch longer than this is not a tap.
const LONG: f32 = 0.5;
/// The longest time counted for one frame, so that on a slow frame a tap is still a tap.
const SLOW: f32 = 0.1;
/// Growth of the distance between two fingers for one pinch step.
const PINCH: f32 = 1.15;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// One finger was put down.
    Put(Vec2),
    /// It was lifted where it was put down.
    Tap(Vec2),
    /// It stays where it was put down.
    Hold(Vec2),
    /// It was lifted after a hold.
    Lift,
    /// It started to move.
    Begin(Vec2),
    Pull(Vec2),
    /// It was lifted after it moved.
    Drop,
    /// It meant nothing: the system took it over, or a second finger came.
    Cancel,
    /// Two fingers moved apart or together by one step.
    Pinch {
        /// The point between both.
        at: Vec2,
        /// Whether they moved apart.
        nearer: bool,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Phase {
    #[default]
    None,
    /// One is down and has not moved.
    Resting,
    /// One has stayed long.
    Held,
    Moving,
    /// Two are down; their distance at the last step.
    Pinching(f32),
    /// The fingers that are down mean nothing more.
    Spent,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: u64,
    from: Vec2,
    at: Vec2,
}

#[derive(Clone, Debug, Default)]
pub struct Fingers {
    down: Vec<Finger>,
    phase: Phase,
    seconds: f32,
}

impl Fingers {
    pub fn feed(&mut self, id: u64, phase: TouchPhase, at: Vec2, out: &mut Vec<Gesture>) {
        match phase {
            TouchPhase::Started => self.put(id, at, out),
            TouchPhase::Moved => self.pull(id, at, out),
            TouchPhase::Ended => self.lift(id, true, out),
            TouchPhase::Canceled => self.lift(id, false, out),
        }
    }

    pub fn advance(&mut self, seconds: f32, out: &mut Vec<Gesture>) {
        if self.phase != Phase::Resting {
            return;
        }
        self.seconds += seconds.min(SLOW);
        if self.seconds >= LONG {
            self.phase = Phase::Held;
            out.extend(self.down.first().map(|finger| Gesture::Hold(finger.from)));
        }
    }

    /// Forgets all fingers that are down: the event that ends their touch may have gone elsewhere.
    pub fn forget(&mut self, out: &mut Vec<Gesture>) {
        while let Some(finger) = self.down.first() {
            self.lift(finger.id, false, out);
        }
    }

    fn put(&mut self, id: u64, at: Vec2, out: &mut Vec<Gesture>) {
        self.down.retain(|finger| finger.id != id);
        self.down.push(Finger { id, from: at, at });
        self.phase = match (self.down.len(), self.phase) {
            (1, _) => {
                self.seconds = 0.0;
                out.push(Gesture::Put(at));
                Phase::Resting
            }
            (2, Phase::Resting | Phase::Held | Phase::Moving) => {
                out.push(Gesture::Cancel);
                Phase::Pinching(self.apart())
            }
            _ => Phase::Spent,
        };
    }

    fn pull(&mut self, id: u64, at: Vec2, out: &mut Vec<Gesture>) {
        let Some(finger) = self.down.iter_mut().find(|finger| finger.id == id) else {
            return;
        };
        finger.at = at;
        let from = finger.from;
        match self.phase {
            Phase::Resting | Phase::Held if from.distance(at) > STILL => {
                self.phase = Phase::Moving;
                out.extend([Gesture::Begin(from), Gesture::Pull(at)]);
            }
            Phase::Moving => match out.last_mut() {
                // Of several moves within a frame, the last one counts.
                Some(Gesture::Pull(last)) => *last = at,
                _ => out.push(Gesture::Pull(at)),
            },
            Phase::Pinching(last) => {
                let (apart, at) = (self.apart(), self.middle());
                let by = apart / last.max(1.0);
                if !(1.0 / PINCH..PINCH).contains(&by) {
                    self.phase = Phase::Pinching(apart);
                    let nearer = by > 1.0;
                    out.push(Gesture::Pinch { at, nearer });
                }
            }
            Phase::None | Phase::Resting | Phase::Held | Phase::Spent => {}
        }
    }

    fn lift(&mut self, id: u64, meant: bool, out: &mut Vec<Gesture>) {
        let Some(place) = self.down.iter().position(|finger| finger.id == id) else {
            return;
        };
        let finger = self.down.remove(place);
        match self.phase {
            Phase::Resting if meant => out.push(Gesture::Tap(finger.from)),
            Phase::Held if meant => out.push(Gesture::Lift),
            Phase::Moving if meant => out.push(Gesture::Drop),
            Phase::Resting | Phase::Held | Phase::Moving if !meant => out.push(Gesture::Cancel),
            _ => {}
        }
        self.phase = if self.down.is_empty() { Phase::None } else { Phase::Spent };
    }

    fn apart(&self) -> f32 {
        match self.down[..] {
            [one, other, ..] => one.at.distance(other.at),
            _ => 0.0,
        }
    }

    fn middle(&self) -> Vec2 {
        self.down.iter().map(|finger| finger.at).sum::<Vec2>() / self.down.len().max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use TouchPhase::{Canceled, Ended, Moved, Started};

    fn played(list: &[(u64, TouchPhase, f32)]) -> Vec<Gesture> {
        let (mut fingers, mut out) = (Fingers::default(), Vec::new());
        for (id, phase, x) in list {
            fingers.feed(*id, *phase, Vec2::new(*x, 0.0), &mut out);
        }
        out
    }

    fn at(x: f32) -> Vec2 {
        Vec2::new(x, 0.0)
    }

    #[test]
    fn a_finger_that_trembles_taps_where_it_was_put_down() {
        assert_eq!(
            played(&[(1, Started, 50.0), (1, Moved, 55.0), (1, Ended, 55.0)]),
            [Gesture::Put(at(50.0)), Gesture::Tap(at(50.0))]
        );
    }

    #[test]
    fn a_finger_that_stays_is_no_tap() {
        let (mut fingers, mut out) = (Fingers::default(), Vec::new());
        fingers.feed(1, Started, at(5.0), &mut out);
        for _ in 0..20 {
            fingers.advance(0.1, &mut out);
        }
        fingers.feed(1, Ended, at(5.0), &mut out);
        fingers.feed(1, Ended, at(5.0), &mut out);
        assert_eq!(out, [Gesture::Put(at(5.0)), Gesture::Hold(at(5.0)), Gesture::Lift]);
    }

    #[test]
    fn a_finger_that_is_taken_away_or_forgotten_neither_taps_nor_drops() {
        let begun = [(1, Started, 0.0), (1, Moved, 60.0)];
        let (mut fingers, mut out) = (Fingers::default(), Vec::new());
        for taken in [true, false] {
            for (id, phase, x) in begun {
                fingers.feed(id, phase, at(x), &mut out);
            }
            out.clear();
            match taken {
                true => fingers.feed(1, Canceled, at(60.0), &mut out),
                false => fingers.forget(&mut out),
            }
            assert_eq!(out, [Gesture::Cancel]);
        }
        out.clear();
        for phase in [Started, Ended] {
            fingers.feed(2, phase, at(5.0), &mut out);
        }
        assert_eq!(out, [Gesture::Put(at(5.0)), Gesture::Tap(at(5.0))]);
    }

    #[test]
    fn moves_within_a_frame_are_one() {
        let moves = [(1, Started, 0.0), (1, Moved, 20.0), (1, Moved, 60.0), (1, Ended, 60.0)];
        assert_eq!(
            played(&moves),
            [
                Gesture::Put(at(0.0)),
                Gesture::Begin(at(0.0)),
                Gesture::Pull(at(60.0)),
                Gesture::Drop
            ]
        );
    }

    #[test]
    fn two_fingers_pinch_by_steps_and_tap_nothing() {
        let pinch = [
            (1, Started, 0.0),
            (2, Started, 100.0),
            (2, Moved, 130.0),
            (2, Moved, 90.0),
            (2, Ended, 90.0),
            (1, Moved, 60.0),
            (1, Ended, 60.0),
        ];
        let nearer = |nearer, x| Gesture::Pinch { at: at(x), nearer };
        assert_eq!(
            played(&pinch),
            [Gesture::Put(at(0.0)), Gesture::Cancel, nearer(true, 65.0), nearer(false, 45.0)]
        );
    }
}
