//! What a battle's film is played by: its moves are steps, its turns are parts.

use super::film::Film;
use daemonfall_battle::ParticipantId;
use daemonfall_ui::prelude::*;
use daemonfall_ui::transport::Track;
pub use daemonfall_ui::transport::{Transport, TransportRequest};

impl Track for Film {
    const PLAYS_STEPS: bool = true;

    fn end(&self) -> f32 {
        self.lasts
    }

    fn step(&self, now: f32, by: i32) -> f32 {
        let (begun, over) = (self.begun(now), self.over(now));
        let moves = match by > 0 {
            false => begun.saturating_sub(1),
            // The move under way, or the next one.
            true if over < begun => begun,
            true => over + 1,
        };
        self.after(moves.min(self.frames.len()))
    }

    fn part(&self, now: f32, by: i32) -> f32 {
        let mut begins = self.turns.iter().map(|(_, begins)| *begins);
        if by > 0 {
            begins.find(|begins| *begins > now + 0.01).unwrap_or(self.lasts)
        } else {
            begins.rfind(|begins| *begins < now - 0.01).unwrap_or(0.0)
        }
    }
}

/// The selected unit; with none, the unit that moves is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selected(pub Option<ParticipantId>);

impl Selected {
    /// Selects the next of this many units, or the one before, and nobody after the last one.
    pub fn go(&mut self, by: i32, count: u32) {
        let next = match self.0 {
            None if by > 0 => 0,
            None => i64::from(count) - 1,
            Some(who) => i64::from(who.0) + i64::from(by),
        };
        let next = u32::try_from(next).ok().filter(|next| *next < count);
        self.0 = next.map(ParticipantId);
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
            let before = film.struck(reel.now);
            reel.run(film, 0.016);
            struck += film.struck(reel.now) - before;
        }
        panic!("it never stops");
    }

    #[test]
    fn a_line_of_the_log_leads_to_where_its_move_is_over() {
        let film = film();
        let mut reel = Transport::default();
        for place in [4, 0, film.frames.len() - 1] {
            reel.obey(&film, TransportRequest::At(film.after(place + 1)));
            assert_eq!(film.struck(reel.now), place + 1);
            assert!(!reel.playing);
        }
    }

    #[test]
    fn it_runs_to_its_end_and_every_move_is_seen_once() {
        let film = film();
        for faster in 0..SPEEDS.len() as i32 {
            let mut reel = Transport::default();
            reel.obey(&film, TransportRequest::Speed(faster));
            assert_eq!(run_out(&mut reel, &film), film.frames.len());
            assert!(reel.ended && reel.now == film.lasts);
        }
    }

    #[test]
    fn steps_go_move_by_move_and_back_to_where_they_came_from() {
        let film = film();
        let mut reel = Transport::default();
        reel.obey(&film, TransportRequest::Start);
        for moves in 1..=film.frames.len() {
            reel.obey(&film, TransportRequest::Step(1));
            run_out(&mut reel, &film);
            assert_eq!(film.over(reel.now), moves);
        }
        for moves in (0..film.frames.len()).rev() {
            reel.obey(&film, TransportRequest::Step(-1));
            assert_eq!((film.over(reel.now), reel.playing), (moves, false));
        }
        assert_eq!(reel.now, 0.0);
    }

    #[test]
    fn a_step_while_one_is_shown_puts_that_to_its_end() {
        let film = film();
        let mut reel = Transport::default();
        reel.obey(&film, TransportRequest::Start);
        for _ in 0..5 {
            reel.obey(&film, TransportRequest::Step(1));
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
        reel.obey(&film, TransportRequest::Part(1));
        assert_eq!(film.turn(reel.now), 2);
        reel.obey(&film, TransportRequest::Part(-1));
        assert_eq!((film.turn(reel.now), film.over(reel.now)), (1, 0));
        reel.obey(&film, TransportRequest::End);
        assert!(reel.ended && !reel.playing);
        reel.obey(&film, TransportRequest::To(0.5));
        assert!(!reel.ended && reel.now > 0.0);
        reel.obey(&film, TransportRequest::Play);
        assert!(reel.playing);
        reel.obey(&film, TransportRequest::Again);
        assert_eq!((reel.now, reel.playing), (0.0, true));
    }

    #[test]
    fn looking_goes_around_everybody_and_to_nobody() {
        let mut selected = Selected::default();
        let mut seen = Vec::new();
        for _ in 0..7 {
            selected.go(1, 6);
            seen.push(selected.0.map(|who| who.0));
        }
        let all = [Some(0), Some(1), Some(2), Some(3), Some(4), Some(5), None];
        assert_eq!(seen, all);
        selected.go(-1, 6);
        assert_eq!(selected.0, Some(ParticipantId(5)));
    }
}
