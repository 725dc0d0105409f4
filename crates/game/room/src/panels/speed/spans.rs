//! The buffer of measurements: named spans of time, and whole frames; written as a Chrome trace for
//! chrome://tracing, Perfetto and speedscope.

use crate::panels::prelude::*;
use bevy::platform::collections::HashMap;
use std::collections::VecDeque;

const FRAMES: usize = 600;
const SPANS: usize = 60_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Track {
    Frame,
    Schedule,
    Phase,
    Panel,
}

impl Track {
    /// All, in the order of their rows.
    pub const ALL: [Track; 4] = [Track::Frame, Track::Schedule, Track::Phase, Track::Panel];

    pub fn name(self) -> &'static str {
        match self {
            Track::Frame => "frames",
            Track::Schedule => "schedules",
            Track::Phase => "phases of the rules",
            Track::Panel => "panels",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub track: Track,
    pub name: String,
    /// Its start, since measuring began.
    pub began: Duration,
    pub took: Duration,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// From its beginning to that of the next.
    pub whole: Duration,
    /// From its first schedule to the end of its last: our own time on the main thread.
    pub own: Duration,
    /// The part of that spent on drawing the panels.
    pub panels: Duration,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub times: u32,
    pub all: Duration,
    pub worst: Duration,
}

#[derive(Resource, Debug)]
pub struct Spans {
    origin: Instant,
    spans: VecDeque<Span>,
    frames: VecDeque<Frame>,
    number: u64,
    /// The start of the current frame, and the time of its panels so far.
    began: Option<Instant>,
    panels: Duration,
}

impl Default for Spans {
    fn default() -> Self {
        Self {
            origin: Instant::now(),
            spans: VecDeque::new(),
            frames: VecDeque::new(),
            number: 0,
            began: None,
            panels: Duration::ZERO,
        }
    }
}

impl Spans {
    pub fn note(&mut self, track: Track, name: impl Into<String>, began: Instant) {
        let took = began.elapsed();
        if track == Track::Panel {
            self.panels += took;
        }
        if self.spans.len() >= SPANS {
            self.spans.pop_front();
        }
        self.spans.push_back(Span {
            track,
            name: name.into(),
            began: began.saturating_duration_since(self.origin),
            took,
        });
    }

    pub fn begin(&mut self) {
        let now = Instant::now();
        if let (Some(before), Some(frame)) = (self.began, self.frames.back_mut()) {
            frame.whole = now.saturating_duration_since(before);
        }
        self.began = Some(now);
        self.panels = Duration::ZERO;
    }

    /// Called when the frame's own work is over.
    pub fn end(&mut self) {
        let Some(began) = self.began else { return };
        self.number += 1;
        self.note(Track::Frame, format!("frame {}", self.number), began);
        if self.frames.len() >= FRAMES {
            self.frames.pop_front();
        }
        let own = began.elapsed();
        self.frames.push_back(Frame { whole: own, own, panels: self.panels });
    }

    /// Stops measuring; the measurements stay.
    pub fn pause(&mut self) {
        self.began = None;
    }

    /// The frames, oldest first.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter()
    }

    /// The spans, in order of their ends.
    pub fn spans(&self) -> impl Iterator<Item = &Span> {
        self.spans.iter()
    }

    pub fn number(&self) -> u64 {
        self.number
    }

    /// The sums of a row by name, in the order in which they first ran.
    pub fn sums(&self, track: Track) -> Vec<(&str, Sum)> {
        let mut places: HashMap<&str, usize> = HashMap::default();
        let mut sums: Vec<(&str, Sum)> = Vec::new();
        for span in self.spans.iter().filter(|span| span.track == track) {
            let place = *places.entry(&span.name).or_insert_with(|| {
                sums.push((&span.name, Sum::default()));
                sums.len() - 1
            });
            let sum = &mut sums[place].1;
            sum.times += 1;
            sum.all += span.took;
            sum.worst = sum.worst.max(span.took);
        }
        sums
    }
}

pub fn write(spans: &Spans) -> String {
    let row = |track: Track| track as usize + 1;
    let names = Track::ALL.into_iter().map(|track| {
        json!({
            "name": "thread_name", "ph": "M", "pid": 1, "tid": row(track),
            "args": { "name": track.name() },
        })
    });
    let events = spans.spans().map(|span| {
        json!({
            "name": span.name, "cat": span.track.name(), "ph": "X", "pid": 1, "tid": row(span.track),
            "ts": span.began.as_nanos() as f64 / 1e3,
            "dur": span.took.as_nanos() as f64 / 1e3,
        })
    });
    let events: Vec<Value> = names.chain(events).collect();
    json!({ "displayTimeUnit": "ms", "traceEvents": events }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_often_is_summed_and_the_longest_kept() {
        let mut spans = Spans::default();
        for _ in 0..3 {
            spans.note(Track::Phase, "Reals", Instant::now());
        }
        spans.note(Track::Panel, "Speed", Instant::now());
        let sums = spans.sums(Track::Phase);
        assert_eq!((sums.len(), sums[0].0, sums[0].1.times), (1, "Reals", 3));
        assert!(sums[0].1.worst <= sums[0].1.all);
    }

    #[test]
    fn old_spans_and_frames_give_way() {
        let mut spans = Spans::default();
        for _ in 0..SPANS + 10 {
            spans.note(Track::Schedule, "Update", Instant::now());
        }
        assert_eq!(spans.spans().count(), SPANS);
        for _ in 0..FRAMES + 1 {
            spans.begin();
            spans.end();
        }
        assert_eq!((spans.frames().count(), spans.number()), (FRAMES, FRAMES as u64 + 1));
    }

    #[test]
    fn a_trace_names_its_rows_and_tells_every_span() -> Result<(), serde_json::Error> {
        let mut spans = Spans::default();
        spans.note(Track::Phase, "Beat: reals", Instant::now());
        let trace: Value = serde_json::from_str(&write(&spans))?;
        let events = trace["traceEvents"].as_array().cloned().unwrap_or_default();
        assert_eq!(events.len(), Track::ALL.len() + 1);
        let last = &events[Track::ALL.len()];
        assert_eq!((&last["name"], &last["ph"]), (&json!("Beat: reals"), &json!("X")));
        assert!(last["dur"].as_f64().is_some_and(|micro| micro >= 0.0));
        Ok(())
    }
}
