//! Draws from the generation stream.

use daemonfall_core::{Stream, Streams};

pub(super) struct Dice<'a>(pub &'a mut Streams);

impl Dice<'_> {
    /// A uniform number below `bound`; 0 when it is 0 or 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(Stream::Generation, bound as u32) as usize
    }

    /// True with a chance of `share` percent.
    pub fn percent(&mut self, share: u32) -> bool {
        self.0.below(Stream::Generation, 100) < share
    }

    /// A random item of the slice.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> Option<&'t T> {
        from.get(self.below(from.len()))
    }

    /// A random item by weight; `None` when all weights are zero.
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

    /// Shuffles the slice.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for place in (1..all.len()).rev() {
            all.swap(place, self.below(place + 1));
        }
    }
}
