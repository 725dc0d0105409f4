//! How long a film shows each move: long enough to follow what does something, and all of it soon
//! over. Pure.

use super::Frame;

/// Seconds for a move that does something, for a repeat or counter that does, for one that fells a
/// unit, for misses that follow each other, all of them together, for the blow that decides, and
/// before the first move of a turn. Long films have less.
const CHOSEN: f32 = 1.0;
const FOLLOWING: f32 = 0.8;
const FELLS: f32 = 1.2;
const MISSES: f32 = 0.5;
const DECIDES: f32 = 1.6;
const TURN: f32 = 0.25;
/// Longest film in seconds at normal speed for this many moves; more moves take more time, up to the
/// last bound, as long as every move can still be seen.
const LONG: f32 = 9.8;
const MANY: usize = 60;
const LONGEST: f32 = 20.0;
const SHORTEST: f32 = 0.08;

/// In seconds at normal speed.
pub(super) struct Pace {
    /// For each move.
    pub lengths: Vec<f32>,
    /// Before the first move of a turn.
    pub turn: f32,
}

impl Pace {
    /// `decides` is the index of the blow that decides.
    pub fn of(frames: &[Frame], decides: Option<usize>) -> Self {
        let length = |place: usize| wanted(frames, place, decides == Some(place));
        let lengths: Vec<f32> = (0..frames.len()).map(length).collect();
        let turns = frames.chunk_by(|one, next| one.turn == next.turn).count() as f32;
        let whole = lengths.iter().sum::<f32>() + turns * TURN;
        let longest = (LONG * frames.len() as f32 / MANY as f32).clamp(LONG, LONGEST);
        let hurry = (longest / whole.max(1.0)).min(1.0);
        let shown = |length: f32| (length * hurry).max(SHORTEST);
        Self { lengths: lengths.into_iter().map(shown).collect(), turn: TURN * hurry }
    }
}

/// How long a move would be shown if there were time for all.
fn wanted(frames: &[Frame], place: usize, decides: bool) -> f32 {
    let frame = &frames[place];
    if decides {
        DECIDES
    } else if frame.fell().next().is_some() {
        FELLS
    } else if frame.is_miss() {
        let is_miss = |frame: &&Frame| frame.is_miss() && frame.fell().next().is_none();
        let before = frames[..place].iter().rev().take_while(is_miss).count();
        let after = frames[place..].iter().take_while(is_miss).count();
        MISSES / (before + after).max(1) as f32
    } else if frame.chosen as usize == place {
        CHOSEN
    } else {
        FOLLOWING
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::tests::fought;

    #[test]
    fn a_short_battle_can_be_followed_and_an_even_one_of_eight_is_short() {
        let (_, _, short) = fought("needle:thorn", 3);
        let frames = &short.frames;
        let told = frames.iter().filter(|frame| !frame.is_miss());
        let quickest = told.map(|frame| frame.lasts).fold(f32::MAX, f32::min);
        assert!(frames.len() <= 20 && quickest > 0.5, "{quickest} of {}", frames.len());
        let words = "needle,bastion,weaver,ember:thorn,leech,pike,warder";
        let films = (0..20).map(|seed| fought(words, seed).2);
        let even: Vec<_> = films.filter(|film| film.frames.len() <= MANY).collect();
        assert!(even.len() > 5, "{}", even.len());
        for film in even {
            assert!(film.lasts <= 10.0, "{} for {}", film.lasts, film.frames.len());
        }
    }

    #[test]
    fn misses_that_follow_each_other_are_one_beat() {
        for seed in 0..20 {
            let (_, _, film) = fought("needle,weaver,pike:thorn,bastion,ember", seed);
            let longest = film.frames.iter().map(|frame| frame.lasts).fold(0.0, f32::max);
            for run in film.frames.chunk_by(|one, next| one.is_miss() == next.is_miss()) {
                let lasts: f32 = run.iter().map(|frame| frame.lasts).sum();
                let all_short = run.len() as f32 * SHORTEST;
                assert!(!run[0].is_miss() || lasts <= longest.max(all_short) + 0.01, "{lasts}");
            }
        }
    }

    #[test]
    fn a_long_battle_is_shown_in_less_time_a_move() {
        let eight = ["bastion,weaver,needle,thorn,leech,bulk,hydra,chorus"; 3].join("+");
        let (_, _, film) = fought(&format!("{eight}:{eight}"), 1);
        assert!(film.frames.len() > 150, "{}", film.frames.len());
        // Moves that cannot be shorter make it longer.
        let least = film.frames.iter().filter(|frame| frame.lasts <= SHORTEST).count();
        let longest = LONGEST + least as f32 * SHORTEST;
        assert!(film.lasts <= longest, "{} of {longest}", film.lasts);
    }
}
