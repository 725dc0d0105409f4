//! The film in the lab and the position in it.
//! Send a [`LabRequest`] to move it; nothing else moves it.

use super::shelf::{Item, Shelf};
use bevy::prelude::*;
use daemonfall_clock::film::{Film, Frame, Remark};
use daemonfall_clock::scenario::{Scenario, Span};
use daemonfall_ui::playback::Speed;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabRequest {
    /// Move this number of rows on or back.
    Step(i32),
    Action(i32),
    Start,
    End,
    To(usize),
    Play,
    Speed(i32),
    Scenario(i32),
    /// Take a scenario by index on the shelf.
    Take(usize),
    List,
    Reread,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewFilm;

/// Rows per second while playing.
const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 5.0];

#[derive(Resource, Clone, Debug)]
pub struct Transport {
    pub items: Vec<Item>,
    /// Broken files and scenarios with reasons, a sentence each.
    pub wrong: Vec<String>,
    pub chosen: usize,
    pub film: Film,
    pub at: usize,
    pub playing: bool,
    pub speed: Speed,
    left: f32,
}

impl Default for Transport {
    fn default() -> Self {
        let nobody = Scenario { characters: Vec::new(), span: Span::CR, slow_actions: Vec::new() };
        Self {
            items: Vec::new(),
            wrong: Vec::new(),
            chosen: 0,
            film: Film::of(&nobody),
            at: 0,
            playing: false,
            speed: Speed::among(&SPEEDS, 1),
            left: 0.0,
        }
    }
}

impl Transport {
    /// Takes over a shelf; the scenario in the lab stays if it still exists.
    pub fn fill(&mut self, shelf: Shelf) {
        let same = self.items.get(self.chosen).and_then(|old| {
            let same = |new: &Item| new.name == old.name && new.file == old.file;
            shelf.items.iter().position(same)
        });
        self.items = shelf.items;
        self.wrong = shelf.wrong;
        self.take(same.unwrap_or(0));
    }

    /// Takes a scenario into the lab; out of range, nothing changes.
    pub fn take(&mut self, place: usize) {
        if let Some(item) = self.items.get(place) {
            self.film = Film::of(&item.scenario);
            self.chosen = place;
            self.at = 0;
            self.playing = false;
        }
    }

    pub fn item(&self) -> Option<&Item> {
        self.items.get(self.chosen)
    }

    pub fn frame(&self) -> &Frame {
        &self.film.frames()[self.at.min(self.last())]
    }

    pub fn last(&self) -> usize {
        self.film.frames().len() - 1
    }

    /// The frames in which an action or an active turn begins.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = usize> {
        let begins =
            |remark: &Remark| matches!(remark, Remark::GoesOff { .. } | Remark::ActiveTurn { .. });
        let frames = self.film.frames().iter().enumerate();
        frames.filter(move |(_, frame)| frame.remarks.iter().any(begins)).map(|(place, _)| place)
    }

    /// All but requests about lists and files; returns whether another film was taken.
    pub fn obey(&mut self, wish: LabRequest) -> bool {
        let target = match wish {
            LabRequest::Step(by) => self.at.saturating_add_signed(by as isize),
            LabRequest::Action(by) if by < 0 => {
                self.actions().rfind(|place| *place < self.at).unwrap_or(0)
            }
            LabRequest::Action(_) => {
                self.actions().find(|place| *place > self.at).unwrap_or(self.last())
            }
            LabRequest::Start => 0,
            LabRequest::End => self.last(),
            LabRequest::To(place) => place,
            LabRequest::Play => {
                self.playing = !self.playing;
                self.left = 0.0;
                if self.playing && self.at >= self.last() {
                    self.at = 0;
                }
                return false;
            }
            LabRequest::Speed(by) => {
                self.speed.change(by);
                return false;
            }
            LabRequest::Scenario(by) => {
                let count = self.items.len();
                if count > 0 {
                    let next = (self.chosen + count).saturating_add_signed(by as isize) % count;
                    self.take(next);
                }
                return count > 0;
            }
            LabRequest::Take(place) => {
                self.take(place);
                return true;
            }
            LabRequest::List | LabRequest::Reread => return false,
        };
        self.at = target.min(self.last());
        self.playing = false;
        false
    }

    /// At most one row per call, so that none is skipped; returns whether it moved.
    pub fn play_on(&mut self, seconds: f32) -> bool {
        self.left += seconds;
        if !self.playing || self.left < 1.0 / self.speed.factor() {
            return false;
        }
        self.left = 0.0;
        self.at = (self.at + 1).min(self.last());
        self.playing = self.at < self.last();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reel() -> Transport {
        let mut shelf = Shelf::default();
        let text = include_str!("../../../../assets/scenarios/clock.ron");
        shelf.add("clock.ron", text, true);
        assert_eq!(shelf.wrong, Vec::<String>::new());
        let mut reel = Transport::default();
        reel.fill(shelf);
        reel
    }

    #[test]
    fn stepping_on_and_back_returns_to_the_same_frame() {
        let mut reel = reel();
        let there: Vec<Frame> = (0..=reel.last())
            .map(|_| {
                let frame = reel.frame().clone();
                reel.obey(LabRequest::Step(1));
                frame
            })
            .collect();
        assert_eq!(reel.at, reel.last());
        for frame in there.iter().rev() {
            assert_eq!(reel.frame(), frame);
            reel.obey(LabRequest::Step(-1));
        }
        assert_eq!(reel.at, 0);
    }

    #[test]
    fn actions_are_jumped_to_and_the_ends_hold() {
        let mut reel = reel();
        reel.obey(LabRequest::Take(2));
        let mut found = Vec::new();
        for _ in 0..5 {
            reel.obey(LabRequest::Action(1));
            found.push(reel.frame().line.clone().unwrap_or_default());
        }
        assert_eq!(found[..4], ["step 1", "step 1", "step 1", "step 1"]);
        assert_eq!(reel.at, reel.last());
        reel.obey(LabRequest::Action(-1));
        assert_eq!(reel.frame().line.as_deref(), Some("step 1"));
        reel.obey(LabRequest::To(usize::MAX));
        assert_eq!(reel.at, reel.last());
        reel.obey(LabRequest::Start);
        reel.obey(LabRequest::Step(-7));
        assert_eq!(reel.at, 0);
    }

    #[test]
    fn playing_goes_row_by_row_stops_at_the_end_and_begins_anew() {
        let mut reel = reel();
        reel.obey(LabRequest::Play);
        let mut rows = 0;
        while reel.playing && rows < 1000 {
            rows += usize::from(reel.play_on(100.0));
        }
        assert_eq!((rows, reel.at), (reel.last(), reel.last()));
        reel.obey(LabRequest::Play);
        assert_eq!((reel.at, reel.playing), (0, true));
        reel.obey(LabRequest::Step(1));
        assert!(!reel.playing, "stepping stops it");
    }

    #[test]
    fn the_shelf_is_walked_around_and_reading_it_anew_keeps_the_scenario() {
        let mut reel = reel();
        reel.obey(LabRequest::Scenario(-1));
        assert_eq!(reel.chosen, reel.items.len() - 1);
        let (name, mut items) = (reel.items[reel.chosen].name.clone(), reel.items.clone());
        items.rotate_left(3);
        reel.fill(Shelf { items, wrong: Vec::new() });
        assert_eq!(reel.item().map(|item| item.name.clone()), Some(name));
    }
}
