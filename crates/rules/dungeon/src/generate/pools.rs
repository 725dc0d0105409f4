//! Weighted pools of kinds, and what a run has drawn from them.

use crate::names::{KindId, PoolId};
use daemonfall_core::{Stream, Streams};
use serde::{Deserialize, Serialize};

/// Kinds to draw from. Higher weights are drawn more often.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// The kinds that can be drawn, in the order in which weights are counted.
    pub entries: Vec<PoolEntry>,
    /// Whether the pool restarts once everything is drawn; otherwise it gives nothing more.
    #[serde(default)]
    pub refill: bool,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PoolEntry {
    pub kind: KindId,
    /// Its weight, relative to the other entries that are left.
    pub weight: u32,
    /// The number available in a run; `None` for unlimited.
    pub quantity: Option<u32>,
    /// Its shop price in gold, before haggling.
    pub price: Option<u32>,
}

impl Pool {
    /// Errors in the pool, as (field, reason).
    pub fn check(&self) -> Vec<(String, String)> {
        let mut wrong = Vec::new();
        if self.entries.is_empty() {
            wrong.push(("entries".into(), "a pool needs at least one entry".into()));
        }
        for (index, entry) in self.entries.iter().enumerate() {
            let mut refuse = |field: &str, reason: &str| {
                wrong.push((format!("entries[{index}].{field}"), reason.into()));
            };
            if entry.weight == 0 {
                refuse("weight", "must be at least 1");
            }
            if entry.quantity == Some(0) {
                refuse("quantity", "must be at least 1; leave it out for an endless entry");
            }
            if entry.price == Some(0) {
                refuse("price", "must be at least 1");
            }
            if self.entries[..index].iter().any(|e| e.kind == entry.kind) {
                refuse("kind", "is in this pool twice; add up the weights");
            }
        }
        wrong
    }

    /// Shop price of a kind in gold, before haggling; zero for a kind without a price.
    pub fn price(&self, kind: KindId) -> u32 {
        let entry = self.entries.iter().find(|entry| entry.kind == kind);
        entry.and_then(|entry| entry.price).unwrap_or(0)
    }
}

/// The pool of a number; `None` if the number belongs to other data.
pub fn pool(pools: &[Pool], id: PoolId) -> Option<&Pool> {
    pools.get(usize::from(id.0))
}

/// The kinds that a run has drawn so far, each counted in every pool, so that a sword found on the
/// first floor is not sold on the second. An empty pool that refills counts from zero again.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PoolState {
    drawn: Vec<(KindId, u32)>,
    /// Refilled pools with their kinds, and how often each was drawn before the refill. Sorted.
    forgiven: Vec<(PoolId, KindId, u32)>,
}

impl PoolState {
    /// Draws a kind by weight from the rest of a pool; `None` if that is empty and does not refill.
    pub fn draw(
        &mut self,
        id: PoolId,
        pool: &Pool,
        streams: &mut Streams,
        stream: Stream,
    ) -> Option<KindId> {
        let mut total = self.weight_left(id, pool);
        if total == 0 && pool.refill {
            self.refill(id, pool);
            total = self.weight_left(id, pool);
        }
        if total == 0 {
            return None;
        }
        let mut roll = streams.below(stream, total);
        for entry in &pool.entries {
            if !self.is_left(id, entry) {
                continue;
            }
            if roll < entry.weight {
                self.count(entry.kind);
                return Some(entry.kind);
            }
            roll -= entry.weight;
        }
        None
    }

    /// How many of an entry are left in a pool; `None` for an unlimited one.
    pub fn left(&self, id: PoolId, entry: &PoolEntry) -> Option<u32> {
        let quantity = entry.quantity?;
        let place = self.forgiven.binary_search_by_key(&(id, entry.kind), |f| (f.0, f.1));
        let forgiven = place.map_or(0, |index| self.forgiven[index].2);
        Some(quantity.saturating_sub(self.drawn(entry.kind).saturating_sub(forgiven)))
    }

    /// How often a kind was drawn in the run.
    pub fn drawn(&self, kind: KindId) -> u32 {
        let place = self.drawn.binary_search_by_key(&kind, |drawn| drawn.0);
        place.map_or(0, |index| self.drawn[index].1)
    }

    fn is_left(&self, id: PoolId, entry: &PoolEntry) -> bool {
        self.left(id, entry) != Some(0)
    }

    fn weight_left(&self, id: PoolId, pool: &Pool) -> u32 {
        let left = pool.entries.iter().filter(|entry| self.is_left(id, entry));
        left.fold(0, |sum, entry| sum.saturating_add(entry.weight))
    }

    fn count(&mut self, kind: KindId) {
        match self.drawn.binary_search_by_key(&kind, |drawn| drawn.0) {
            Ok(index) => self.drawn[index].1 = self.drawn[index].1.saturating_add(1),
            Err(index) => self.drawn.insert(index, (kind, 1)),
        }
    }

    fn refill(&mut self, id: PoolId, pool: &Pool) {
        self.forgiven.retain(|forgiven| forgiven.0 != id);
        for entry in &pool.entries {
            self.forgiven.push((id, entry.kind, self.drawn(entry.kind)));
        }
        self.forgiven.sort_unstable();
    }
}

#[cfg(test)]
mod tests;
