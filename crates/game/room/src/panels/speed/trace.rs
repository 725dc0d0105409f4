//! Writes the measurements as a Chrome trace: JSON for chrome://tracing, Perfetto and speedscope.

use super::spans::{Spans, Track};
use serde_json::{Value, json};

pub fn write(spans: &Spans) -> String {
    let row =
        |track: Track| Track::ALL.iter().position(|other| *other == track).unwrap_or_default() + 1;
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
    use bevy::platform::time::Instant;

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
