//! Draws from the stream of generation.

use daemonfall_core::{Stream, Streams};

/// The stream of generation.
pub(super) struct Dice<'a>(pub &'a mut Streams);

impl Dice<'_> {
    /// A uniform number below `bound`; 0 when it is 0 or 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(Stream::Generation, bound as u32) as usize
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, share: u32) -> bool {
        self.0.below(Stream::Generation, 100) < share
    }

    /// One of these.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> Option<&'t T> {
        from.get(self.below(from.len()))
    }

    /// One of these by weight; none when all weights are zero.
    pub fn weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let all: u32 = from.iter().map(|(_, weight)| weight).sum();
        let mut drawn = self.0.below(Stream::Generation, all);
        for (one, weight) in from {
            if drawn < *weight {
                return Some(*one);
            }
            drawn -= weight;
        }
        None
    }

    /// Puts these into a random order.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for place in (1..all.len()).rev() {
            all.swap(place, self.below(place + 1));
        }
    }
}
