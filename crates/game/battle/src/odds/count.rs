//! One count of battles by several workers.
//! Each worker takes the next block; blocks are added in order.
//!
//! The counts therefore do not depend on the number of workers, and counting always stops after the
//! same block.

use bevy::platform::time::Instant;
use daemonfall_battle::{Outcome, Plan, Stake, Tally};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// Battles per block. Small, so that a slice ends soon after its time is up.
const BLOCK: u64 = 16;
/// Battles that are fought even if they take longer than the budget, or if fewer are exact enough.
const LEAST: u64 = 400;
/// How many of the first sums are remembered, to compare another count with them. Their error is at
/// most 1.6 %.
pub const COMPARED: u64 = 64;
/// Standard error of the leader's chance that is small enough, in millionths: 0.25 %.
pub const OF_THE_LEADER: u32 = 2_500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Standard error that is small enough, in millionths.
    pub error: u32,
    /// What the leader's life depends on; the error of that chance has to be smaller. For a leader in
    /// reserve it is the chance to lose the attack, after which the leader may stand alone.
    pub leader: Option<Stake>,
    /// Time after which no further block begins, once enough are counted.
    pub budget: Duration,
    /// Number of blocks after which the count ends, whatever the error.
    pub blocks: u64,
}

impl Limits {
    fn suffice(&self, tally: &Tally) -> bool {
        let chance = |stake: Stake| match stake {
            Stake::Safe => tally.share(Outcome::Defender),
            stake => stake.falls(tally),
        };
        let sure = |stake: Stake| chance(stake).error <= OF_THE_LEADER;
        tally.battles >= LEAST && tally.is_settled(self.error) && self.leader.is_none_or(sure)
    }
}

/// The sum of blocks so far, and blocks that wait for an earlier one.
struct Merged {
    tally: Tally,
    blocks: u64,
    waiting: BTreeMap<u64, Tally>,
    /// The sums after each of the first blocks.
    first: Vec<Tally>,
}

pub struct Count {
    plan: Plan,
    seed: u64,
    limits: Limits,
    next: AtomicU64,
    settled: AtomicBool,
    workers: AtomicUsize,
    begun: OnceLock<Instant>,
    merged: Mutex<Merged>,
}

impl Count {
    pub fn new(plan: Plan, seed: u64, limits: Limits) -> Self {
        let tally = Tally::new(&plan);
        let merged = Merged { tally, blocks: 0, waiting: BTreeMap::new(), first: Vec::new() };
        Self {
            plan,
            seed,
            limits,
            next: AtomicU64::new(0),
            settled: AtomicBool::new(false),
            workers: AtomicUsize::new(0),
            begun: OnceLock::new(),
            merged: Mutex::new(merged),
        }
    }

    /// Whether counting that took this long is to end.
    pub fn has_had(&self, spent: Duration) -> bool {
        let begun = self.next.load(Ordering::SeqCst) * BLOCK;
        spent >= self.limits.budget && begun >= LEAST
    }

    /// Adds a worker; the count is not over until the worker is done.
    pub fn worker(self: Arc<Self>) -> Worker {
        self.workers.fetch_add(1, Ordering::SeqCst);
        Worker(self)
    }

    /// Lets no further block begin.
    pub fn stop(&self) {
        self.settled.store(true, Ordering::SeqCst);
    }

    pub fn is_settled(&self) -> bool {
        self.settled.load(Ordering::SeqCst)
    }

    pub fn is_over(&self) -> bool {
        self.workers.load(Ordering::SeqCst) == 0
    }

    /// Number of blocks added so far, and their sum.
    pub fn tally(&self) -> (u64, Tally) {
        let merged = self.merged.lock().unwrap_or_else(PoisonError::into_inner);
        (merged.blocks, merged.tally.clone())
    }

    /// The sum of this many blocks, if they are among the first.
    pub fn after(&self, blocks: u64) -> Option<Tally> {
        let merged = self.merged.lock().unwrap_or_else(PoisonError::into_inner);
        merged.first.get(usize::try_from(blocks.checked_sub(1)?).ok()?).cloned()
    }

    /// Counts for this long, but at least one block; returns the time taken.
    pub fn slice(&self, long: Duration) -> Duration {
        let begun = Instant::now();
        self.work(|| begun.elapsed() >= long);
        begun.elapsed()
    }

    /// Counts block by block until settled or `enough`; at least one.
    fn work(&self, enough: impl Fn() -> bool) {
        while !self.is_settled() {
            let block = self.next.fetch_add(1, Ordering::SeqCst);
            let battles = block * BLOCK..(block + 1) * BLOCK;
            self.add(block, self.plan.odds_range(self.seed, battles));
            if enough() {
                return;
            }
        }
    }

    /// Adds a block in order. Blocks after the one that settles the count are ignored.
    fn add(&self, block: u64, tally: Tally) {
        let mut merged = self.merged.lock().unwrap_or_else(PoisonError::into_inner);
        merged.waiting.insert(block, tally);
        let mut next = merged.blocks;
        while let Some(tally) = merged.waiting.remove(&next) {
            if self.is_settled() {
                return;
            }
            merged.tally.add(&tally);
            next += 1;
            merged.blocks = next;
            if next <= COMPARED {
                let sum = merged.tally.clone();
                merged.first.push(sum);
            }
            if next >= self.limits.blocks || self.limits.suffice(&merged.tally) {
                self.stop();
            }
        }
    }
}

pub struct Worker(Arc<Count>);

impl Worker {
    pub fn run(self) {
        let count = &self.0;
        let begun = *count.begun.get_or_init(Instant::now);
        count.work(|| count.has_had(begun.elapsed()));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.workers.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::muster::tests::fight;

    fn plan() -> Plan {
        fight("needle,weaver:bastion,needle").plan
    }

    const PATIENT: Limits =
        Limits { error: 20_000, leader: None, budget: Duration::from_secs(600), blocks: u64::MAX };

    #[test]
    fn many_workers_count_what_one_counts() {
        let one = Arc::new(Count::new(plan(), 5, PATIENT));
        one.clone().worker().run();
        let many = Arc::new(Count::new(plan(), 5, PATIENT));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                let worker = many.clone().worker();
                scope.spawn(move || worker.run());
            }
        });
        assert!(one.is_over() && many.is_over());
        assert_eq!(one.tally(), many.tally());
        let (blocks, tally) = one.tally();
        assert_eq!(tally, plan().odds(5, (blocks * BLOCK) as u32));
        assert!(tally.is_settled(PATIENT.error));
    }

    #[test]
    fn slices_count_the_same_battles_a_little_at_a_time() {
        let sliced = Count::new(plan(), 5, PATIENT);
        let mut slices = 0;
        while !sliced.is_settled() {
            sliced.slice(Duration::ZERO);
            slices += 1;
            assert_eq!(sliced.tally().0, slices, "each slice counts a block");
        }
        let whole = Arc::new(Count::new(plan(), 5, PATIENT));
        whole.clone().worker().run();
        assert_eq!(sliced.tally(), whole.tally());
    }

    #[test]
    fn without_time_there_are_few_battles_and_their_error_is_told() {
        let hasty = Limits { error: 0, budget: Duration::ZERO, ..PATIENT };
        let count = Arc::new(Count::new(plan(), 1, hasty));
        count.clone().worker().run();
        let (blocks, tally) = count.tally();
        assert_eq!((blocks, tally.battles), (LEAST / BLOCK, LEAST));
        let share = tally.share(daemonfall_battle::Outcome::Attacker);
        assert!(share.error > 10_000, "{share:?}");
    }

    #[test]
    fn the_sums_after_the_first_blocks_are_remembered() {
        let count = Arc::new(Count::new(plan(), 5, Limits { blocks: 30, ..PATIENT }));
        count.clone().worker().run();
        assert_eq!(count.tally().0, 30);
        let battles = (10 * BLOCK) as u32;
        assert_eq!(count.after(10), Some(plan().odds(5, battles)));
        assert_eq!((count.after(0), count.after(31)), (None, None));
    }

    #[test]
    fn a_count_that_was_stopped_counts_nothing_more() {
        let count = Arc::new(Count::new(plan(), 1, PATIENT));
        count.stop();
        count.clone().worker().run();
        assert_eq!(count.tally().1.battles, 0);
    }
}
