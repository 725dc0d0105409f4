//! Writes in the background: one after the other, in the order in which they were asked for, on a
//! thread of their own. In a browser, which has none, they are done at once.

use super::store::Store;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The name of the thread that writes.
#[cfg(not(target_family = "wasm"))]
pub const THREAD: &str = "saves";

/// What is done with the world when a write is over.
pub type Answer = Box<dyn FnOnce(&mut World) + Send>;

/// A write: it returns what is then to be done.
pub type Work = Box<dyn FnOnce(&dyn Store) -> Answer + Send>;

struct Waiting {
    /// Newer work of the same number takes its place: the state that it would write is out of date.
    replaces: Option<u32>,
    work: Work,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
    answers: Vec<Answer>,
    busy: bool,
}

/// The writes that are not done yet.
pub struct Queue {
    store: Arc<dyn Store>,
    state: Mutex<State>,
    done: Condvar,
}

impl Queue {
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, state: Mutex::default(), done: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn add(self: &Arc<Self>, replaces: Option<u32>, work: Work) {
        let mut state = self.state();
        let last = state.waiting.back().filter(|last| last.replaces.is_some());
        if last.is_some_and(|last| last.replaces == replaces) {
            state.waiting.pop_back();
        }
        state.waiting.push_back(Waiting { replaces, work });
        let begins = !std::mem::replace(&mut state.busy, true);
        drop(state);
        if begins {
            self.begin();
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn begin(self: &Arc<Self>) {
        let queue = self.clone();
        let thread = std::thread::Builder::new().name(THREAD.into());
        if thread.spawn(move || queue.work_off()).is_err() {
            self.work_off();
        }
    }

    #[cfg(target_family = "wasm")]
    fn begin(self: &Arc<Self>) {
        self.work_off();
    }

    fn work_off(&self) {
        /// Nobody may wait for ever for a write that panicked.
        struct Over<'a>(&'a Queue);
        impl Drop for Over<'_> {
            fn drop(&mut self) {
                self.0.state().busy = false;
                self.0.done.notify_all();
            }
        }
        let over = Over(self);
        loop {
            let mut state = self.state();
            let Some(next) = state.waiting.pop_front() else {
                // Told under the lock: work that comes now begins anew.
                state.busy = false;
                drop(state);
                break;
            };
            drop(state);
            let answer = (next.work)(&*self.store);
            self.state().answers.push(answer);
        }
        std::mem::forget(over);
        self.done.notify_all();
    }

    /// Waits until everything is written, but no longer than this; whether it is.
    pub fn finish(&self, most: Duration) -> bool {
        let state = self.state();
        // A browser has no clock for this, and is never busy.
        let waited = match state.busy {
            true => self.done.wait_timeout_while(state, most, |state| state.busy),
            false => return true,
        };
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !state.busy
    }

    pub fn answers(&self) -> Vec<Answer> {
        std::mem::take(&mut self.state().answers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::store::{MemoryStore, ReadStore};

    const LONG: Duration = Duration::from_secs(20);

    fn writes(text: &'static str) -> Work {
        Box::new(move |store| {
            std::thread::sleep(Duration::from_millis(5));
            let before = store.read("file").ok().flatten().unwrap_or_default();
            let written = store.write("file", &format!("{before}{text}")).is_ok();
            Box::new(move |world| world.insert_resource(Written(written)))
        })
    }

    #[derive(Resource)]
    struct Written(bool);

    #[test]
    fn writes_keep_their_order_and_the_last_one_is_waited_for() {
        let store = Arc::new(MemoryStore::default());
        let queue = Arc::new(Queue::new(store.clone()));
        for text in ["a", "b", "c", "d"] {
            queue.add(None, writes(text));
        }
        queue.finish(LONG);
        assert_eq!(store.read("file"), Ok(Some("abcd".into())));
        let mut world = World::new();
        let answers = queue.answers();
        assert_eq!(answers.len(), 4);
        answers.into_iter().for_each(|answer| answer(&mut world));
        assert!(world.resource::<Written>().0);
    }

    #[test]
    fn a_newer_state_takes_the_place_of_one_that_still_waits() {
        let store = Arc::new(MemoryStore::default());
        let queue = Arc::new(Queue::new(store.clone()));
        queue.add(
            None,
            Box::new(|_| {
                std::thread::sleep(Duration::from_millis(200));
                Box::new(|_| {})
            }),
        );
        for (turn, text) in [(1, "a"), (1, "b"), (2, "c"), (2, "d")] {
            queue.add(Some(turn), writes(text));
        }
        queue.finish(LONG);
        assert_eq!(store.read("file"), Ok(Some("bd".into())));
    }

    #[test]
    fn nobody_waits_for_a_write_that_panicked() {
        let queue = Arc::new(Queue::new(Arc::new(MemoryStore::default())));
        queue.add(None, Box::new(|_| panic!("on purpose")));
        let begun = bevy::platform::time::Instant::now();
        queue.finish(LONG);
        assert!(begun.elapsed() < LONG);
    }
}
