//! How long each phase of the last beat took. The rules know no clock: they call a hook at the ends
//! of their phases.

use bevy::platform::time::Instant;
use daemonfall_dungeon::beat::{BeatSet, Edge, PhaseHook};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

#[derive(Debug, Default)]
struct Taken {
    since: Option<Instant>,
    spent: [Duration; BeatSet::ALL.len()],
}

/// Times of the last beat, without the pauses between its steps.
#[derive(Debug, Default)]
pub struct Times(Arc<Mutex<Taken>>);

impl Taken {
    fn pass(&mut self, set: BeatSet, edge: Edge) {
        match edge {
            Edge::Begin => {
                if set == BeatSet::Sort {
                    self.spent = Default::default();
                }
                self.since = Some(Instant::now());
            }
            Edge::End => {
                let since = self.since.take();
                self.spent[set as usize] += since.map_or(Duration::ZERO, |since| since.elapsed());
            }
        }
    }
}

impl Times {
    pub fn hook(&self) -> PhaseHook {
        let taken = Arc::clone(&self.0);
        PhaseHook::new(move |set, edge| {
            let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
            taken.pass(set, edge);
        })
    }

    /// The time of a phase; zero before the first measured beat.
    pub fn of(&self, set: BeatSet) -> Duration {
        let taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.spent[set as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::{Command, act};

    #[test]
    fn phases_in_which_somebody_acted_took_time() -> testing::Outcome {
        let mut world = testing::dive();
        let times = Times::default();
        world.insert_resource(times.hook());
        assert_eq!(times.of(BeatSet::Reals), Duration::ZERO);
        act(&mut world, Command::Wait)?;
        assert!(times.of(BeatSet::Reals) > Duration::ZERO);
        Ok(())
    }
}
