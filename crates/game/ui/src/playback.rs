//! Playback: shows things one after another, each for its time, and the speeds to choose from.

use crate::base::*;
use std::collections::VecDeque;

/// The usual speeds, relative to normal.
pub const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];

/// A chosen speed, one of several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed {
    all: &'static [f32],
    place: usize,
}

impl Default for Speed {
    fn default() -> Self {
        Self::among(&SPEEDS, 1)
    }
}

impl Speed {
    /// The speed at this index of a list, slowest first.
    pub const fn among(all: &'static [f32], place: usize) -> Self {
        Self { all, place }
    }

    /// Changes to a faster speed, or to a slower one if `by` is negative.
    pub fn change(&mut self, by: i32) {
        let place = self.place.saturating_add_signed(by as isize);
        self.place = place.min(self.all.len().saturating_sub(1));
    }

    /// The factor relative to normal.
    pub fn factor(self) -> f32 {
        self.all.get(self.place).copied().unwrap_or(1.0)
    }
}

/// In step-by-step mode, things shown for fewer seconds do not wait for a key.
const WORTH_A_STEP: f32 = 0.13;

/// Things to be shown one after another. It only displays: the rules are already further on.
#[derive(Resource, Clone, Debug)]
pub struct Playback<T: Clone + Send + Sync + 'static> {
    waiting: VecDeque<T>,
    /// The one that is shown, and for how many seconds in all.
    current: Option<(T, f32)>,
    /// Seconds left for the current one, at normal speed.
    left: f32,
    /// Speed factor relative to normal.
    pub speed: u32,
    /// Whether each step waits for a key.
    pub stepwise: bool,
    /// Whether all is skipped until the player's next turn.
    pub skipping: bool,
    /// Whether anything was added since the display was last compared with the rules.
    pub unsettled: bool,
    asked: bool,
}

impl<T: Clone + Send + Sync + 'static> Default for Playback<T> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            current: None,
            left: 0.0,
            speed: 1,
            stepwise: false,
            skipping: false,
            unsettled: false,
            asked: false,
        }
    }
}

impl<T: Clone + Send + Sync + 'static> Playback<T> {
    /// Adds things after those that wait.
    pub fn extend(&mut self, more: impl IntoIterator<Item = T>) {
        self.waiting.extend(more);
        self.unsettled = true;
    }

    pub fn is_over(&self) -> bool {
        self.waiting.is_empty() && self.current.is_none()
    }

    pub fn waits(&self) -> bool {
        self.stepwise && !self.skipping && self.current.is_some()
    }

    /// Shows the next step, if it waits for a key.
    pub fn next(&mut self) {
        self.asked = self.waits();
    }

    /// Skips everything until the player's next turn.
    pub fn skip(&mut self) {
        self.skipping = true;
    }

    /// The next speed: 1, 2, 4, and 1 again.
    pub fn faster(&mut self) {
        self.speed = match self.speed {
            1 => 2,
            2 => 4,
            _ => 1,
        };
    }

    /// Drops the current one and those that wait, and returns the latter.
    pub fn snap(&mut self) -> VecDeque<T> {
        (self.current, self.left, self.asked) = (None, 0.0, false);
        std::mem::take(&mut self.waiting)
    }

    /// Drops all that is still to be shown and stops skipping; the speed stays.
    pub fn clear(&mut self) {
        self.snap();
        (self.skipping, self.unsettled) = (false, false);
    }

    /// The one that is shown and its progress from 0 to 1; a waiting one before anything is shown.
    pub fn current(&self) -> Option<(&T, f32)> {
        match &self.current {
            Some((current, seconds)) => {
                Some((current, (1.0 - self.left / seconds.max(f32::EPSILON)).clamp(0.0, 1.0)))
            }
            None => self.waiting.front().map(|next| (next, 0.0)),
        }
    }

    /// The current one and those that wait, in order, each with its progress.
    pub fn all(&self) -> impl Iterator<Item = (&T, f32)> {
        let waiting = self.waiting.iter().skip(usize::from(self.current.is_none()));
        self.current().into_iter().chain(waiting.map(|next| (next, 0.0)))
    }

    /// Advances by some seconds of real time at a setting's speed; without one, everything is shown
    /// at once. `begin` is told what begins and whether it is skipped, and returns its seconds.
    pub fn advance(
        &mut self,
        seconds: f32,
        speed: Option<f32>,
        mut begin: impl FnMut(&T, bool) -> f32,
    ) {
        if self.is_over() {
            return;
        }
        let asked = std::mem::take(&mut self.asked);
        // Step-by-step mode shows all steps.
        let skipped = self.skipping || (speed.is_none() && !self.stepwise);
        if skipped || (self.stepwise && asked) {
            self.left = 0.0;
        } else if !self.stepwise {
            self.left -= seconds * self.speed as f32 * speed.unwrap_or(1.0);
        }
        while self.left <= 0.0 {
            self.current = None;
            let Some(next) = self.waiting.pop_front() else {
                self.left = 0.0;
                return;
            };
            let lasts = begin(&next, skipped);
            if !skipped && (!self.stepwise || lasts >= WORTH_A_STEP) {
                self.left += lasts;
                self.current = Some((next, lasts));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What begins while a playback of these lengths advances once.
    fn begun(playback: &mut Playback<f32>, seconds: f32, speed: Option<f32>) -> Vec<(f32, bool)> {
        let mut begun = Vec::new();
        playback.advance(seconds, speed, |lasts, skipped| {
            begun.push((*lasts, skipped));
            *lasts
        });
        begun
    }

    fn playback() -> Playback<f32> {
        let mut playback = Playback::default();
        playback.extend([0.5, 0.1, 0.5]);
        playback
    }

    #[test]
    fn one_follows_another_at_the_speed_that_is_set() {
        let mut it = playback();
        assert_eq!(begun(&mut it, 0.1, Some(1.0)), [(0.5, false)]);
        assert_eq!(it.current().map(|(lasts, _)| *lasts), Some(0.5));
        it.faster();
        assert_eq!(begun(&mut it, 0.225, Some(1.0)), [(0.1, false)]);
        assert_eq!(begun(&mut it, 0.1, Some(2.0)), [(0.5, false)]);
        assert!(!it.is_over());
        assert_eq!(begun(&mut it, 9.0, Some(1.0)), []);
        assert!(it.is_over());
    }

    #[test]
    fn steps_wait_for_a_key_unless_they_are_short() {
        let mut it = playback();
        it.stepwise = true;
        assert_eq!(begun(&mut it, 9.0, None), [(0.5, false)]);
        assert_eq!((begun(&mut it, 9.0, None), it.waits()), (Vec::new(), true));
        it.next();
        assert_eq!(begun(&mut it, 0.0, None), [(0.1, false), (0.5, false)]);
    }

    #[test]
    fn what_is_skipped_is_still_told() {
        let skip = |it: &mut Playback<f32>| it.skip();
        for (speed, change) in [(None, None), (Some(1.0), Some(skip))] {
            let mut it = playback();
            change.into_iter().for_each(|change| change(&mut it));
            assert_eq!(begun(&mut it, 0.0, speed), [(0.5, true), (0.1, true), (0.5, true)]);
            assert!(it.is_over());
        }
    }

    #[test]
    fn speeds_end_at_the_slowest_and_the_fastest() {
        let mut speed = Speed::default();
        assert_eq!(speed.factor(), 1.0);
        speed.change(-9);
        assert_eq!(speed.factor(), 0.5);
        speed.change(2);
        assert_eq!(speed.factor(), 2.0);
        speed.change(99);
        assert_eq!(speed.factor(), 8.0);
    }
}
