//! Animations of a beat: cues planned from its events, a clock that runs over them, and poses
//! computed from both.
//!
//! A pose depends only on the cues and the clock, so new input may move the clock to the end at any
//! moment, and every figure is then where the rules have it.

pub mod cue;
pub mod plan;
pub mod pose;

use super::ViewSystems;
use crate::prelude::*;
use cue::Timed;

pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>().add_message::<cue::Struck>();
    app.add_systems(Update, run.in_set(ViewSystems::Play));
}

/// The longest duration of a beat's movements, in seconds.
pub const BEAT: f32 = 0.150;

#[derive(Resource, Clone, Debug, Default)]
pub struct Playback {
    /// Its cues, by start.
    pub cues: Vec<Timed>,
    /// Seconds since its start.
    pub clock: f32,
    told: usize,
    late: Vec<Timed>,
}

impl Playback {
    /// A beat still in progress is cut off, and its remaining cues are reported at once.
    pub fn begin(&mut self, cues: Vec<Timed>) {
        let mut late = std::mem::take(&mut self.late);
        late.extend(self.cues.drain(self.told.min(self.cues.len())..));
        *self = Self { cues, clock: 0.0, told: 0, late };
    }

    pub fn snap(&mut self) {
        self.clock = self.end();
    }

    pub fn end(&self) -> f32 {
        self.cues.iter().map(Timed::end).fold(0.0, f32::max)
    }

    pub fn is_over(&self) -> bool {
        self.clock >= self.end()
    }

    /// Advances time and returns the cues that have started since the last call.
    pub fn advance(&mut self, seconds: f32) -> Vec<Timed> {
        self.clock += seconds;
        let begun =
            self.cues.iter().skip(self.told).take_while(|timed| timed.start <= self.clock).count();
        let mut new = std::mem::take(&mut self.late);
        new.extend_from_slice(&self.cues[self.told..self.told + begun]);
        self.told += begun;
        new
    }
}

pub(super) fn run(
    time: Res<Time>,
    settings: Res<Settings>,
    mut playback: ResMut<Playback>,
    mut struck: MessageWriter<cue::Struck>,
) {
    // A long frame must not skip a beat's movement entirely.
    let seconds = time.delta_secs().min(0.05);
    let new = match settings.pace() {
        Some(pace) => playback.advance(seconds * pace),
        None => {
            playback.snap();
            playback.advance(0.0)
        }
    };
    struck.write_batch(new.into_iter().map(|timed| cue::Struck(timed.cue)));
}

#[cfg(test)]
mod tests {
    use super::cue::{Cue, Ease};
    use super::*;
    use daemonfall_dungeon::Cell;
    use daemonfall_dungeon::components::ObjectId;

    fn walk(start: f32) -> Timed {
        let cue = Cue::Travel {
            id: ObjectId(1),
            from: Cell::new(0, 0),
            to: Cell::new(1, 0),
            ease: Ease::Out,
        };
        Timed { start, length: 0.1, cue }
    }

    #[test]
    fn a_new_input_puts_every_figure_to_its_end() {
        let mut playback = Playback::default();
        playback.begin(vec![walk(0.0), walk(0.05)]);
        assert_eq!(playback.advance(0.01).len(), 1);
        assert!(!playback.is_over());
        playback.snap();
        assert!(playback.is_over());
        assert_eq!(
            playback.advance(0.0).len(),
            1,
            "cues cut short are still reported, so that no hit goes unseen"
        );
    }

    #[test]
    fn a_beat_that_is_cut_off_is_still_told() {
        let mut playback = Playback::default();
        playback.begin(vec![walk(0.0), walk(0.1)]);
        playback.advance(0.01);
        playback.begin(vec![walk(0.0)]);
        assert_eq!(playback.advance(0.0).len(), 2);
    }

    #[test]
    fn time_alone_ends_a_beat() {
        let mut playback = Playback::default();
        playback.begin(vec![walk(0.0)]);
        for _ in 0..7 {
            playback.advance(0.016);
        }
        assert!(playback.is_over());
    }
}
