//! The film in the lab and the position in it.
//! Send a [`LabRequest`] to move it; nothing else moves it.

use super::shelf::{Item, Shelf};
use daemonfall_clock::film::{Film, Frame, Remark};
use daemonfall_clock::scenario::{Scenario, Span};
use daemonfall_ui::playback::Speed;
use daemonfall_ui::prelude::*;
use daemonfall_ui::transport::{self, Track, TransportRequest};

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

#[derive(Resource, Clone, Debug, Deref, DerefMut)]
pub struct Transport {
    pub items: Vec<Item>,
    /// Broken files and scenarios with reasons, a sentence each.
    pub wrong: Vec<String>,
    pub chosen: usize,
    pub film: Film,
    /// The row of the position.
    pub at: usize,
    #[deref]
    play: transport::Transport,
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
            play: transport::Transport {
                speed: Speed::among(&SPEEDS, 1),
                ..transport::Transport::stopped()
            },
        }
    }
}

/// The frames in which an action or an active turn begins.
fn actions(film: &Film) -> impl DoubleEndedIterator<Item = usize> {
    let begins =
        |remark: &Remark| matches!(remark, Remark::GoesOff { .. } | Remark::ActiveTurn { .. });
    let frames = film.frames().iter().enumerate();
    frames.filter(move |(_, frame)| frame.remarks.iter().any(begins)).map(|(place, _)| place)
}

struct Rows<'f>(&'f Film);

impl Track for Rows<'_> {
    fn end(&self) -> f32 {
        (self.0.frames().len() - 1) as f32
    }

    fn step(&self, now: f32, by: i32) -> f32 {
        now.floor() + by as f32
    }

    fn part(&self, now: f32, by: i32) -> f32 {
        let mut actions = actions(self.0).map(|place| place as f32);
        match by < 0 {
            true => actions.rfind(|place| *place < now.floor()).unwrap_or(0.0),
            false => actions.find(|place| *place > now).unwrap_or(self.end()),
        }
    }
}

impl LabRequest {
    /// What it asks of the film in the lab, if anything.
    fn of_film(self) -> Option<TransportRequest> {
        Some(match self {
            Self::Step(by) => TransportRequest::Step(by),
            Self::Action(by) => TransportRequest::Part(by),
            Self::Start => TransportRequest::Start,
            Self::End => TransportRequest::End,
            Self::To(place) => TransportRequest::At(place as f32),
            Self::Play => TransportRequest::Play,
            Self::Speed(by) => TransportRequest::Speed(by),
            Self::Scenario(_) | Self::Take(_) | Self::List | Self::Reread => return None,
        })
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
            self.play.obey(&Rows(&self.film), TransportRequest::Start);
            self.at = 0;
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

    pub fn actions(&self) -> impl DoubleEndedIterator<Item = usize> {
        actions(&self.film)
    }

    /// All but requests about lists and files; returns whether another film was taken.
    pub fn obey(&mut self, wish: LabRequest) -> bool {
        match wish {
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
            // A row is shown for its whole time.
            LabRequest::Play => self.play.now = self.at as f32,
            _ => {}
        }
        if let Some(request) = wish.of_film() {
            self.play.obey(&Rows(&self.film), request);
            self.at = self.play.now as usize;
        }
        false
    }

    /// At most one row per call, so that none is skipped; returns whether it moved.
    pub fn play_on(&mut self, seconds: f32) -> bool {
        let left = (self.at + 1) as f32 - self.play.now;
        self.play.run(&Rows(&self.film), seconds.min(left / self.play.speed.factor()));
        let before = std::mem::replace(&mut self.at, self.play.now as usize);
        before != self.at
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
        reel.obey(LabRequest::Take(3));
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
