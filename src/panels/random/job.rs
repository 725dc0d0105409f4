//! A comparison of two runs off the frame: on a thread of the pool, or in slices where there are no
//! threads.

use bevy::platform::time::Instant;
use bevy::tasks::AsyncComputeTaskPool;
use daemonfall_campaign::{Comparing, Comparison, Content, RunReplay};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How much of a frame is given to it where there are no threads.
const SLICE: Duration = Duration::from_millis(4);
/// Whether there are no threads.
const SLICED: bool = cfg!(target_family = "wasm");

/// What both sides of the work know.
struct Shared {
    comparing: Mutex<Option<Comparing>>,
    played: AtomicUsize,
    over: AtomicBool,
    stopped: AtomicBool,
}

impl Shared {
    /// Goes on while it may, and is told whether there is more to be done.
    fn work(&self, more: impl Fn() -> bool) {
        let mut held = self.comparing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(comparing) = held.as_mut() else {
            return;
        };
        loop {
            let goes_on = comparing.step();
            self.played.store(comparing.progress().0, Ordering::Relaxed);
            if !goes_on {
                self.over.store(true, Ordering::Release);
                return;
            }
            if !more() {
                return;
            }
        }
    }
}

/// A comparison under way.
pub struct Job {
    shared: Arc<Shared>,
    all: usize,
}

/// Nobody waits for the rest any more.
impl Drop for Job {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }
}

impl Job {
    /// Begins to compare two records.
    pub fn begin(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Self {
        let comparing = Comparing::new(content, left, right);
        let all = comparing.progress().1;
        let shared = Arc::new(Shared {
            comparing: Mutex::new(Some(comparing)),
            played: AtomicUsize::new(0),
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
        });
        if !SLICED {
            let own = shared.clone();
            let run = async move { own.work(|| !own.stopped.load(Ordering::Relaxed)) };
            AsyncComputeTaskPool::get_or_init(Default::default).spawn(run).detach();
        }
        Self { shared, all }
    }

    /// Goes on, where that is done here. What was found, once it is all known.
    pub fn go_on(&mut self) -> Option<Comparison> {
        if SLICED {
            let begun = Instant::now();
            self.shared.work(|| begun.elapsed() < SLICE);
        }
        if !self.shared.over.load(Ordering::Acquire) {
            return None;
        }
        let mut held = self.shared.comparing.lock().unwrap_or_else(PoisonError::into_inner);
        held.take().map(Comparing::into_found)
    }

    /// How many steps were played, and how many there are to play.
    pub fn progress(&self) -> (usize, usize) {
        let played = self.shared.played.load(Ordering::Relaxed);
        (played.min(self.all), self.all)
    }
}
