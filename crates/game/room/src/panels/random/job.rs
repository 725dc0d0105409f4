//! Compares two runs in the background: on a thread of the pool, or in slices if there are no
//! threads.

use bevy::platform::time::Instant;
use bevy::tasks::AsyncComputeTaskPool;
use daemonfall_campaign::{Comparing, Comparison, Content, RunReplay};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Time per frame if there are no threads.
const SLICE: Duration = Duration::from_millis(4);
const SLICED: bool = cfg!(target_family = "wasm");

struct Shared {
    comparing: Mutex<Option<Comparing>>,
    played: AtomicUsize,
    over: AtomicBool,
    stopped: AtomicBool,
}

impl Shared {
    /// Works while `more` is true; `more` is called with whether there is anything left to do.
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

pub struct Job {
    shared: Arc<Shared>,
    all: usize,
}

/// The result is no longer needed.
impl Drop for Job {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }
}

impl Job {
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

    /// Continues, if the work is done on this thread. Returns the result once it is complete.
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

    pub fn progress(&self) -> (usize, usize) {
        let played = self.shared.played.load(Ordering::Relaxed);
        (played.min(self.all), self.all)
    }
}
