//! A held key keeps stepping, but a quick tap is always exactly one step: repeats start after a
//! delay and come at most once per frame. A long frame counts as a short one: a key that was let go
//! in it is known only afterwards.

use bevy::prelude::Resource;

/// Seconds from the press to the first repeat.
pub const DELAY: f32 = 0.26;
/// Seconds between repeats.
pub const INTERVAL: f32 = 0.11;
/// Most seconds that one frame counts for.
const LONGEST: f32 = 0.12;

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Repeat<A: Copy + PartialEq + Send + Sync + 'static> {
    held: Option<A>,
    left: f32,
    halted: bool,
}

impl<A: Copy + PartialEq + Send + Sync + 'static> Default for Repeat<A> {
    fn default() -> Self {
        Self { held: None, left: 0.0, halted: false }
    }
}

impl<A: Copy + PartialEq + Send + Sync + 'static> Repeat<A> {
    /// Until a key is pressed again: something happens that the player should notice first.
    pub fn halt(&mut self) {
        self.halted = true;
    }

    /// `down` says what is held at the frame's end. Returns the action to repeat in this frame.
    pub fn advance(
        &mut self,
        seconds: f32,
        repeated: &[A],
        pressed: &[A],
        down: impl Fn(A) -> bool,
    ) -> Option<A> {
        let newest = pressed.iter().rev();
        if let Some(newest) = newest.clone().find(|action| repeated.contains(action)) {
            *self = Self { held: Some(*newest), left: DELAY, halted: false };
            return None;
        }
        if !self.held.is_some_and(&down) {
            // A key that was held before takes over, as if pressed now, without an immediate step.
            let mut others = repeated.iter().copied();
            let other = others.find(|action| self.held.is_some() && down(*action));
            *self = Self { held: other, left: DELAY, halted: self.halted && other.is_some() };
            return None;
        }
        if self.halted {
            return None;
        }
        self.left -= seconds.min(LONGEST);
        if self.left > 0.0 {
            return None;
        }
        self.left = INTERVAL;
        self.held
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global_actions::MenuAction;

    const UP: [MenuAction; 1] = [MenuAction::Up];
    const BOTH: [MenuAction; 2] = [MenuAction::Up, MenuAction::Left];

    /// Repeats after holding for `seconds`, at `frame` seconds per frame, without the press.
    fn repeats(seconds: f32, frame: f32) -> usize {
        let mut repeat = Repeat::default();
        repeat.advance(frame, &BOTH, &UP, |_| true);
        (0..(seconds / frame).round() as usize)
            .filter(|_| {
                repeat.advance(frame, &BOTH, &[], |action| action == MenuAction::Up).is_some()
            })
            .count()
    }

    #[test]
    fn a_quick_tap_repeats_nothing_at_any_frame_rate() {
        for frame in [0.004, 0.016, 0.033, 0.1, 0.25] {
            let mut repeat = Repeat::default();
            assert_eq!(repeat.advance(frame, &BOTH, &UP, |_| true), None);
            assert_eq!(repeat.advance(frame, &BOTH, &[], |_| false), None);
            assert_eq!(repeat.advance(frame, &BOTH, &[], |_| false), None);
        }
    }

    #[test]
    fn holding_repeats_after_the_delay_at_the_interval() {
        assert_eq!(repeats(DELAY - 0.02, 0.01), 0);
        assert_eq!(repeats(DELAY + 0.02, 0.01), 1);
        assert_eq!(repeats(DELAY + 2.0 * INTERVAL + 0.02, 0.01), 3);
    }

    #[test]
    fn long_frames_repeat_once_at_most_and_only_after_some_of_them() {
        assert_eq!(repeats(5.0, 5.0), 0);
        assert_eq!(repeats(4.0, 1.0), 2);
    }

    #[test]
    fn a_halt_lasts_until_the_next_press() {
        let mut repeat = Repeat::default();
        repeat.advance(0.1, &BOTH, &UP, |_| true);
        repeat.halt();
        for _ in 0..20 {
            assert_eq!(repeat.advance(0.1, &BOTH, &[], |action| action == MenuAction::Up), None);
        }
        repeat.advance(0.1, &BOTH, &UP, |_| true);
        assert!((0..5).any(|_| {
            repeat.advance(0.1, &BOTH, &[], |action| action == MenuAction::Up).is_some()
        }));
    }

    #[test]
    fn letting_go_of_the_newer_key_goes_on_with_the_older_after_the_delay() {
        let mut repeat = Repeat::default();
        repeat.advance(0.01, &BOTH, &UP, |_| true);
        repeat.advance(0.01, &BOTH, &[MenuAction::Left], |_| true);
        let only_up = |action| action == MenuAction::Up;
        let first = (1..100).find(|_| repeat.advance(0.01, &BOTH, &[], only_up).is_some());
        assert!(first.is_some_and(|frames| frames as f32 * 0.01 >= DELAY), "{first:?}");
    }
}
