//! Position and speed of the film.
//! Send a [`TransportRequest`] to move it; nothing else moves it.

use super::film::Film;
use bevy::prelude::*;
use daemonfall_battle::ParticipantId;
use daemonfall_ui::playback::Speed;

#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum TransportRequest {
    Play,
    /// Move this number of moves on or back.
    Step(i32),
    Turn(i32),
    Start,
    End,
    /// Go to a fraction of the whole, 0 to 1.
    To(f32),
    /// Go to where the move with this index is over.
    Move(usize),
    Speed(i32),
    Again,
    /// Close the summary of the outcome and look around.
    Look,
    Select(Option<ParticipantId>),
    Next(i32),
}

#[derive(Resource, Clone, Debug)]
pub struct Transport {
    /// Seconds at normal speed.
    pub now: f32,
    pub playing: bool,
    pub speed: Speed,
    /// Where it stops on its own before its end.
    pub until: Option<f32>,
    /// The selected unit; with none, the unit that moves is shown.
    pub selected: Option<ParticipantId>,
    /// Whether it has reached its end since it was last moved back.
    pub ended: bool,
}

impl Default for Transport {
    fn default() -> Self {
        Self {
            now: 0.0,
            playing: true,
            speed: Speed::default(),
            until: None,
            selected: None,
            ended: false,
        }
    }
}

impl Transport {
    pub fn rewind(&mut self) {
        *self = Self { speed: self.speed, ..Self::default() };
    }

    fn jump(&mut self, film: &Film, now: f32) {
        self.now = now.clamp(0.0, film.lasts);
        self.playing = false;
        self.until = None;
        self.ended = false;
    }

    /// Carries out a request; `count` is the number of units that take part.
    pub fn obey(&mut self, film: &Film, wish: TransportRequest, count: u32) {
        match wish {
            TransportRequest::Play if self.playing && self.until.is_none() => self.playing = false,
            TransportRequest::Play => {
                if self.now >= film.lasts {
                    self.now = 0.0;
                }
                (self.playing, self.until, self.ended) = (true, None, false);
            }
            TransportRequest::Step(by) if by > 0 => {
                // A move under way is completed; at rest, the next move is played.
                if self.playing && self.until.is_some() {
                    self.now = self.until.unwrap_or(self.now);
                }
                let begun = film.begun(self.now);
                let over = film.over(self.now);
                let to = if over < begun { begun } else { over + 1 };
                self.until = Some(film.after(to.min(film.frames.len())));
                (self.playing, self.ended) = (true, false);
            }
            TransportRequest::Step(_) => {
                let begun = film.begun(self.now);
                self.jump(film, film.after(begun.saturating_sub(1)));
            }
            TransportRequest::Turn(by) => {
                let begins = film.turns.iter().map(|(_, begins)| *begins);
                let to = if by > 0 {
                    begins.clone().find(|begins| *begins > self.now + 0.01)
                } else {
                    begins.rev().find(|begins| *begins < self.now - 0.01)
                };
                let end = if by > 0 { film.lasts } else { 0.0 };
                self.jump(film, to.unwrap_or(end));
            }
            TransportRequest::Start => self.jump(film, 0.0),
            TransportRequest::End => {
                self.jump(film, film.lasts);
                self.ended = true;
            }
            TransportRequest::To(part) => self.jump(film, part.clamp(0.0, 1.0) * film.lasts),
            TransportRequest::Move(place) => self.jump(film, film.after(place + 1)),
            TransportRequest::Speed(by) => self.speed.change(by),
            TransportRequest::Again => self.rewind(),
            TransportRequest::Look => self.ended = false,
            TransportRequest::Select(who) => self.selected = who,
            TransportRequest::Next(by) => {
                let next = match self.selected {
                    None if by > 0 => 0,
                    None => i64::from(count) - 1,
                    Some(who) => i64::from(who.0) + i64::from(by),
                };
                let next = u32::try_from(next).ok().filter(|next| *next < count);
                self.selected = next.map(ParticipantId);
            }
        }
    }

    /// Advances by some seconds; returns the indices of moves whose effect became visible.
    pub fn run(&mut self, film: &Film, seconds: f32) -> std::ops::Range<usize> {
        if !self.playing {
            return 0..0;
        }
        let before = film.struck(self.now);
        let stop = self.until.unwrap_or(film.lasts);
        self.now += seconds * self.speed.factor();
        if self.now >= stop {
            self.now = stop;
            (self.playing, self.until) = (false, None);
            self.ended |= stop >= film.lasts;
        }
        before..film.struck(self.now)
    }
}

#[cfg(test)]
mod tests {
    use super::super::film::tests::fought;
    use super::*;
    use daemonfall_ui::playback::SPEEDS;

    fn film() -> Film {
        fought("needle,weaver,pike:thorn,bastion,ember", 4).2
    }

    /// Runs until it stops on its own.
    fn run_out(reel: &mut Transport, film: &Film) -> usize {
        let mut struck = 0;
        for _ in 0..1_000_000 {
            if !reel.playing {
                return struck;
            }
            struck += reel.run(film, 0.016).len();
        }
        panic!("it never stops");
    }

    #[test]
    fn a_line_of_the_log_leads_to_where_its_move_is_over() {
        let film = film();
        let mut reel = Transport::default();
        for place in [4, 0, film.frames.len() - 1] {
            reel.obey(&film, TransportRequest::Move(place), 6);
            assert_eq!(film.struck(reel.now), place + 1);
            assert!(!reel.playing);
        }
    }

    #[test]
    fn it_runs_to_its_end_and_every_move_is_seen_once() {
        let film = film();
        for faster in 0..SPEEDS.len() as i32 {
            let mut reel = Transport::default();
            reel.obey(&film, TransportRequest::Speed(faster), 6);
            assert_eq!(run_out(&mut reel, &film), film.frames.len());
            assert!(reel.ended && reel.now == film.lasts);
        }
    }

    #[test]
    fn steps_go_move_by_move_and_back_to_where_they_came_from() {
        let film = film();
        let mut reel = Transport::default();
        reel.obey(&film, TransportRequest::Start, 6);
        for moves in 1..=film.frames.len() {
            reel.obey(&film, TransportRequest::Step(1), 6);
            run_out(&mut reel, &film);
            assert_eq!(film.over(reel.now), moves);
        }
        for moves in (0..film.frames.len()).rev() {
            reel.obey(&film, TransportRequest::Step(-1), 6);
            assert_eq!((film.over(reel.now), reel.playing), (moves, false));
        }
        assert_eq!(reel.now, 0.0);
    }

    #[test]
    fn a_step_while_one_is_shown_puts_that_to_its_end() {
        let film = film();
        let mut reel = Transport::default();
        reel.obey(&film, TransportRequest::Start, 6);
        for _ in 0..5 {
            reel.obey(&film, TransportRequest::Step(1), 6);
            reel.run(&film, 0.016);
        }
        assert_eq!(film.over(reel.now), 4);
        run_out(&mut reel, &film);
        assert_eq!(film.over(reel.now), 5);
    }

    #[test]
    fn turns_and_ends_are_jumped_to_and_hold() {
        let film = film();
        let mut reel = Transport::default();
        reel.obey(&film, TransportRequest::Turn(1), 6);
        assert_eq!(film.turn(reel.now), 2);
        reel.obey(&film, TransportRequest::Turn(-1), 6);
        assert_eq!((film.turn(reel.now), film.over(reel.now)), (1, 0));
        reel.obey(&film, TransportRequest::End, 6);
        assert!(reel.ended && !reel.playing);
        reel.obey(&film, TransportRequest::To(0.5), 6);
        assert!(!reel.ended && reel.now > 0.0);
        reel.obey(&film, TransportRequest::Play, 6);
        assert!(reel.playing);
        reel.obey(&film, TransportRequest::Again, 6);
        assert_eq!((reel.now, reel.playing), (0.0, true));
    }

    #[test]
    fn looking_goes_around_everybody_and_to_nobody() {
        let film = film();
        let mut reel = Transport::default();
        let mut seen = Vec::new();
        for _ in 0..7 {
            reel.obey(&film, TransportRequest::Next(1), 6);
            seen.push(reel.selected.map(|who| who.0));
        }
        let all = [Some(0), Some(1), Some(2), Some(3), Some(4), Some(5), None];
        assert_eq!(seen, all);
        reel.obey(&film, TransportRequest::Next(-1), 6);
        assert_eq!(reel.selected, Some(ParticipantId(5)));
    }
}
