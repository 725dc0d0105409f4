//! A log of random draws: which stream, what was drawn, and what for.
//!
//! [`watched`] runs a closure and returns all draws that it made, from any stream. Rules use
//! [`about`] to name what they are about to draw for, at the few places where that is decided. When
//! nobody watches, both cost one flag check. Watching never changes what is drawn.
//!
//! The log belongs to the thread that watches: rules always run on one thread.

use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};

/// The most draws that one look stores; further draws are only counted.
pub const DRAWS_AT_MOST: usize = 20_000;

#[derive(Serialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// A few words, to be read after "for".
    pub what: &'static str,
    /// The number of the thing that the words name.
    pub number: Option<u32>,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    Below {
        bound: u32,
        result: u32,
    },
    /// A whole word, used to seed separate dice.
    Word(u64),
}

#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    pub stream: Stream,
    /// The seed of the streams. A run and its dive have separate streams.
    pub seed: u64,
    /// The stream's position before the draw, in 32-bit words.
    pub position: u64,
    pub drawn: Drawn,
    /// What it is for, outermost first.
    pub about: Vec<About>,
}

/// All draws of one look.
#[derive(Serialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// The first [`DRAWS_AT_MOST`] draws, in order.
    pub draws: Vec<Draw>,
    /// How many draws were not stored.
    pub left_out: u64,
}

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static LOG: RefCell<(Draws, Vec<About>)> = const {
        RefCell::new((
            Draws {
                draws: Vec::new(),
                left_out: 0,
            },
            Vec::new(),
        ))
    };
}

/// Runs something and returns the draws that it made. Looks do not nest: an inner one gets
/// nothing and takes nothing from the outer one.
pub fn watched<T>(run: impl FnOnce() -> T) -> (T, Draws) {
    if WATCHED.get() {
        return (run(), Draws::default());
    }
    let look = Look::begin();
    let result = run();
    (result, look.end())
}

/// Names what is about to be drawn for, until the returned guard is dropped.
#[inline]
pub fn about(what: &'static str, number: Option<u32>) -> Naming {
    let named = WATCHED.get();
    if named {
        LOG.with_borrow_mut(|(_, about)| about.push(About { what, number }));
    }
    Naming { named }
}

#[inline]
pub(crate) fn is_watched() -> bool {
    WATCHED.get()
}

#[cold]
pub(crate) fn note(stream: Stream, seed: u64, position: u64, drawn: Drawn) {
    LOG.with_borrow_mut(|(log, about)| {
        if log.draws.len() >= DRAWS_AT_MOST {
            log.left_out += 1;
            return;
        }
        log.draws.push(Draw { stream, seed, position, drawn, about: about.clone() });
    });
}

/// While this is alive, draws are for the named thing.
#[derive(Debug)]
#[must_use = "draws are named only while this guard is alive"]
pub struct Naming {
    named: bool,
}

impl Drop for Naming {
    #[inline]
    fn drop(&mut self) {
        if self.named {
            LOG.with_borrow_mut(|(_, about)| about.pop());
        }
    }
}

/// A look in progress. It ends with its scope, even on a panic.
struct Look;

impl Look {
    fn begin() -> Self {
        LOG.take();
        WATCHED.set(true);
        Self
    }

    fn end(self) -> Draws {
        LOG.with_borrow_mut(|(log, _)| std::mem::take(log))
    }
}

impl Drop for Look {
    fn drop(&mut self) {
        WATCHED.set(false);
    }
}

/// The named streams of a run (rules, common ground).
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stream {
    /// Generation of floors and sectors.
    Generation,
    /// Choices and rolls during a dive.
    Dive,
    /// Choices and rolls during a breach.
    Breach,
    /// Damage rolls of battles.
    Battle,
    /// Loot and shop goods.
    Loot,
}

impl Stream {
    /// All streams, in the order of [`StreamPositions::words`](crate::StreamPositions::words).
    pub const ALL: [Stream; 5] =
        [Stream::Generation, Stream::Dive, Stream::Breach, Stream::Battle, Stream::Loot];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::streams::Streams;

    fn draw(streams: &mut Streams) -> (u32, u64, i32) {
        let _all = about("a test", None);
        let first = {
            let _one = about("a hit", Some(7));
            streams.below(Stream::Battle, 6)
        };
        let word = streams.word(Stream::Dive);
        (first, word, streams.between(Stream::Battle, 3, 3))
    }

    #[test]
    fn a_look_tells_stream_position_range_result_and_what_for() {
        let mut streams = Streams::new(5);
        let ((first, word, _), told) = watched(|| draw(&mut streams));
        let test = About { what: "a test", number: None };
        let hit = About { what: "a hit", number: Some(7) };
        let below = Drawn::Below { bound: 6, result: first };
        let of = |stream, drawn, about| Draw { stream, seed: 5, position: 0, drawn, about };
        // A draw with only one possible result is not made.
        assert_eq!(
            told.draws,
            [
                of(Stream::Battle, below, vec![test, hit]),
                of(Stream::Dive, Drawn::Word(word), vec![test]),
            ]
        );
        assert_eq!(streams.positions().words[Stream::Battle as usize], 1);
    }

    #[test]
    fn watching_changes_no_draw_and_ends_with_its_look() {
        let (mut bare, mut watched_ones) = (Streams::new(9), Streams::new(9));
        let (drawn, _) = watched(|| draw(&mut watched_ones));
        assert_eq!(draw(&mut bare), drawn);
        assert_eq!(bare.positions(), watched_ones.positions());
        let (_, told) = watched(|| ());
        assert_eq!(told, Draws::default());
    }

    #[test]
    fn a_look_within_a_look_takes_nothing_from_it() {
        let mut streams = Streams::new(1);
        let (inner, outer) = watched(|| watched(|| streams.below(Stream::Loot, 9)).1);
        assert_eq!((inner.draws.len(), outer.draws.len()), (0, 1));
    }

    #[test]
    fn what_is_too_much_is_counted() {
        let mut streams = Streams::new(1);
        let more = DRAWS_AT_MOST as u32 + 10;
        let (_, told) = watched(|| {
            for _ in 0..more {
                streams.word(Stream::Loot);
            }
        });
        assert_eq!((told.draws.len(), told.left_out), (DRAWS_AT_MOST, 10));
    }
}
