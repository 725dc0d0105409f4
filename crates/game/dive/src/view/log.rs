//! The log: what happened and why, in sentences with the numbers.

pub mod blows;
pub mod names;
pub mod states;
pub mod tell;
#[cfg(test)]
mod tests;
pub mod things;
pub mod voice;

use crate::prelude::*;
use crate::session::back::WentBack;
use crate::view::dive_view::DiveView;
use daemonfall_run::begin::Entered;
use daemonfall_ui::log;
use voice::Voice;

/// Empties the log for a run that is resumed: what was reported before is reported again.
fn begin_anew(entered: On<Entered>, mut journal: ResMut<DiveLog>) {
    if entered.resumed {
        *journal = DiveLog::default();
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<DiveLog>().add_observer(begin_anew).add_observer(cut);
}

fn cut(back: On<WentBack>, mut log: ResMut<DiveLog>) {
    log.cut(back.beat);
}

pub type Line = log::Line<Cell, Harm>;

/// Whether a line tells of harm or death.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harm(pub bool);

#[derive(Resource, Clone, Debug, Default)]
pub struct DiveLog {
    pub lines: Vec<Line>,
    /// Seed and beat of the dive that it covers.
    of: Option<(u64, u32)>,
    /// How often the last refusal came in a row.
    refused: u32,
    roster: BTreeMap<ObjectId, KindId>,
}

/// The most lines kept.
const MOST: usize = 2000;

impl DiveLog {
    pub fn put_before(&mut self, lines: Vec<Line>) {
        self.lines.splice(0..0, lines);
        self.keep_to_the_newest();
    }

    /// Removes lines about beats after this one, since they were taken back.
    pub fn cut(&mut self, beat: u32) {
        self.lines.retain(|line| line.when <= beat);
        self.of = self.of.map(|(seed, last)| (seed, last.min(beat)));
    }

    /// A line about what was refused. Refused again at once, it says how often.
    pub fn note(&mut self, beat: u32, icon: &str, words: &str) {
        let told =
            |times: u32| if times < 2 { words.to_owned() } else { format!("{words} ×{times}") };
        let last = self.lines.last().filter(|line| line.when == beat).map(Line::text);
        let again = last.is_some_and(|text| text == told(self.refused));
        self.refused = if again { self.refused + 1 } else { 1 };
        if again {
            self.lines.pop();
        }
        let pieces = vec![log::Piece::plain(told(self.refused))];
        self.lines.push(Line { pieces, ..Line::new(beat, icon, theme::DANGER) });
        self.keep_to_the_newest();
    }

    fn keep_to_the_newest(&mut self) {
        let extra = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..extra);
    }

    pub fn add(&mut self, old: &DiveView, new: &DiveView, events: &[DiveEvent]) {
        // A resumed dive, as after a look at the saves, keeps its log.
        let goes_on = |(seed, beat)| seed == new.seed && beat <= new.beat && new.beat > 0;
        if !self.of.is_some_and(goes_on) {
            *self = Self::default();
        }
        self.of = Some((new.seed, new.beat));
        if new.floor != old.floor {
            // Events on another floor have no position on this one.
            for line in &mut self.lines {
                line.place = None;
            }
        }
        let scenes = || old.things.iter().chain(&new.things);
        self.roster.extend(scenes().map(|(id, thing)| (*id, thing.object.kind)));
        let spawned = events.iter().filter_map(|event| match event {
            DiveEvent::Spawned { id, kind, .. } => Some((*id, *kind)),
            _ => None,
        });
        self.roster.extend(spawned);
        let seen = |scene: &DiveView| {
            scene
                .things
                .iter()
                .filter(|(_, thing)| scene.in_sight(thing))
                .map(|(id, _)| *id)
                .collect::<BTreeSet<_>>()
        };
        let mut sight = seen(old);
        sight.extend(seen(new));
        let voice = Voice::new(&self.roster, new, old, sight);
        self.lines.extend(tell::tell(events, &voice));
        self.keep_to_the_newest();
    }
}
