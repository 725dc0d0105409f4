//! The draws of generation: numbers from the generation stream, kinds from pools.

use super::pools::{Pool, PoolState, pool};
use super::recipe::Between;
use crate::names::{KindId, PoolId};
use daemonfall_core::{Stream, Streams};

/// Everything that generation draws from.
pub struct Dice<'a> {
    pub pools: &'a [Pool],
    /// What the run has drawn from the pools.
    pub state: &'a mut PoolState,
    pub streams: &'a mut Streams,
}

impl Dice<'_> {
    /// A number from 0 to below `bound`; 0 for a bound below 2.
    pub fn below(&mut self, bound: i32) -> i32 {
        self.streams.below(Stream::Generation, bound.max(0) as u32) as i32
    }

    pub fn between(&mut self, range: Between) -> i32 {
        self.streams.between(Stream::Generation, range.0, range.1)
    }

    /// True with this chance in percent.
    pub fn percent(&mut self, share: i32) -> bool {
        self.below(100) < share
    }

    /// A random element of a list; `None` if it is empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len() as i32) as usize).copied()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as i32 + 1) as usize);
        }
    }

    /// A kind of wall, ground, enemy and so on.
    pub fn draw(&mut self, id: PoolId) -> Option<KindId> {
        let pool = pool(self.pools, id)?;
        self.state.draw(id, pool, self.streams, Stream::Generation)
    }

    /// A kind of item. Does not use the generation stream.
    pub fn draw_loot(&mut self, id: PoolId) -> Option<KindId> {
        let pool = pool(self.pools, id)?;
        self.state.draw(id, pool, self.streams, Stream::Loot)
    }

    /// A kind's shop price: a share of its pool price, at least 1. Not from the generation stream.
    pub fn haggle(&mut self, id: PoolId, kind: KindId, percent: Between) -> u32 {
        let full = pool(self.pools, id).map_or(0, |pool| pool.price(kind));
        let share = self.streams.between(Stream::Loot, percent.0, percent.1);
        (full * share.max(0) as u32 / 100).max(1)
    }
}
