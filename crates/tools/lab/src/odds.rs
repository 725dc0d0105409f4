//! Odds on all cores: ranges of battles are fought separately, and their counts added up in order.

use bevy_tasks::{TaskPool, TaskPoolBuilder};
use daemonfall_battle::{OddsRun, Plan, Tally};
use std::ops::Range;
use std::time::{Duration, Instant};

/// The standard error, in millionths, at which a preview of odds is accurate enough: 1 %.
pub const ERROR: u32 = 10_000;
pub const BUDGET: Duration = Duration::from_millis(50);
/// Battles per range of a preview. The clock is checked after each round of one range per thread.
const RANGE: u64 = 128;

pub struct Workers(TaskPool);

impl Workers {
    pub fn new(threads: usize) -> Self {
        Self(TaskPoolBuilder::new().num_threads(threads.max(1)).build())
    }

    pub fn of_this_machine() -> Self {
        Self::new(bevy_tasks::available_parallelism())
    }

    /// Runs the work for each range of `length` numbers from 0 on; the results are in their order.
    pub fn ranges<R: Send + 'static>(
        &self,
        numbers: u64,
        length: u64,
        work: impl Fn(Range<u64>) -> R + Sync,
    ) -> Vec<R> {
        let work = &work;
        self.0.scope(|scope| {
            let mut begin = 0;
            while begin < numbers {
                let end = numbers.min(begin.saturating_add(length.max(1)));
                scope.spawn(async move { work(begin..end) });
                begin = end;
            }
        })
    }

    /// Counts until the error of every share is at most `error` millionths, or the time is up.
    pub fn preview(&self, plan: &Plan, seed: u64, error: u32, budget: Duration) -> Tally {
        let (mut run, begun) = (OddsRun::new(plan, seed), Instant::now());
        while !run.tally().is_settled(error) && begun.elapsed() < budget {
            let first = run.tally().battles;
            let round = RANGE * self.0.thread_num() as u64;
            let tallies = self.ranges(round, RANGE, |numbers| {
                plan.odds_range(seed, first + numbers.start..first + numbers.end)
            });
            for tally in &tallies {
                run.add(tally);
            }
        }
        run.tally().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::fights;

    #[test]
    fn odds_are_the_same_on_one_thread_and_on_many() {
        let plan = fights::plan(8, 8).expect("a sound match-up");
        let enough = Duration::from_secs(3_600);
        let many = Workers::new(4).preview(&plan, 7, 20_000, enough);
        assert_eq!(many, plan.odds(7, many.battles as u32));
        let one = Workers::new(1).preview(&plan, 7, 20_000, enough);
        assert!(one.is_settled(20_000) && one.battles <= many.battles);
    }

    #[test]
    fn a_preview_ends_when_its_time_is_up() {
        let plan = fights::plan(2, 2).expect("a sound match-up");
        let none = Workers::new(2).preview(&plan, 7, 0, Duration::ZERO);
        assert_eq!(none.battles, 0);
    }
}
