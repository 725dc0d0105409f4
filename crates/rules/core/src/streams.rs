//! Seeded randomness, split into named streams so that one system's rolls never shift another's.

use crate::draws::{self, Drawn, Stream};
use bevy_ecs::prelude::*;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// How many 32-bit words were drawn from each stream, in the order of [`Stream`].
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct StreamPositions {
    pub seed: u64,
    /// Words drawn from each stream.
    pub words: [u64; 5],
}

/// All random streams of one run.
#[derive(Resource, Clone, Debug)]
pub struct Streams {
    seed: u64,
    streams: [ChaCha8Rng; 5],
}

impl Streams {
    /// The streams of the run with this seed, at their start.
    pub fn new(seed: u64) -> Self {
        let streams = Stream::ALL.map(|stream| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(stream as u64);
            rng
        });
        Self { seed, streams }
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// A uniform number below `bound`; zero, without drawing, when `bound` is 0 or 1.
    pub fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let position = self.watched_position(stream);
        let result = self.streams[stream as usize].random_range(0..bound);
        if let Some(position) = position {
            draws::note(stream, self.seed, position, Drawn::Below { bound, result });
        }
        result
    }

    /// A uniform number in `low..=high`; `low` when the range is empty.
    pub fn between(&mut self, stream: Stream, low: i32, high: i32) -> i32 {
        low + self.below(stream, (high - low + 1).max(0) as u32) as i32
    }

    /// A whole word, used to seed separate dice, such as a battle's.
    pub fn word(&mut self, stream: Stream) -> u64 {
        let position = self.watched_position(stream);
        let word = self.streams[stream as usize].next_u64();
        if let Some(position) = position {
            draws::note(stream, self.seed, position, Drawn::Word(word));
        }
        word
    }

    /// How many 32-bit words were drawn from a stream.
    pub fn position(&self, stream: Stream) -> u64 {
        self.streams[stream as usize].get_word_pos() as u64
    }

    #[inline]
    fn watched_position(&self, stream: Stream) -> Option<u64> {
        draws::is_watched().then(|| self.position(stream))
    }

    pub fn positions(&self) -> StreamPositions {
        StreamPositions { seed: self.seed, words: Stream::ALL.map(|stream| self.position(stream)) }
    }

    pub fn at(positions: StreamPositions) -> Self {
        let mut streams = Self::new(positions.seed);
        for (rng, words) in streams.streams.iter_mut().zip(positions.words) {
            rng.set_word_pos(u128::from(words));
        }
        streams
    }
}

/// Writes a seed as players see it: hexadecimal digits in groups of four, at least two groups. The
/// dash marks it as hexadecimal, so that [`parse_seed`] reads every seed back.
pub fn seed_text(seed: u64) -> String {
    let digits = format!("{seed:016X}");
    let groups = [&digits[0..4], &digits[4..8], &digits[8..12], &digits[12..]];
    let zeros = groups.iter().take_while(|group| **group == "0000").count();
    groups[zeros.min(2)..].join("-")
}

/// Reads a decimal number, or hexadecimal groups with a dash or `0x`; the error is a sentence.
pub fn parse_seed(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let wrong = || {
        format!(
            "seed {text:?} is no number: write a decimal number below 2^64, or hexadecimal as 7F3A-19C2 or 0x7F3A19C2"
        )
    };
    if let Some(hex) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return u64::from_str_radix(hex, 16).map_err(|_| wrong());
    }
    if text.contains('-') {
        let groups: Vec<&str> = text.split('-').collect();
        if groups.iter().any(|group| group.is_empty() || group.len() > 4) {
            return Err(wrong());
        }
        let padded: String = groups.iter().map(|group| format!("{group:0>4}")).collect();
        return u64::from_str_radix(&padded, 16).map_err(|_| wrong());
    }
    text.parse().or_else(|_| {
        if text.bytes().any(|b| b.is_ascii_alphabetic()) {
            u64::from_str_radix(text, 16).map_err(|_| wrong())
        } else {
            Err(wrong())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn one_stream_never_shifts_another() {
        let mut touched = Streams::new(7);
        let mut untouched = Streams::new(7);
        for _ in 0..100 {
            touched.below(Stream::Loot, 6);
        }
        let draw = |streams: &mut Streams| {
            (0..20).map(|_| streams.below(Stream::Dive, 1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(&mut touched), draw(&mut untouched));
    }

    #[test]
    fn streams_go_on_from_their_positions() {
        let mut streams = Streams::new(99);
        for _ in 0..17 {
            streams.below(Stream::Dive, 10);
        }
        let mut copy = Streams::at(streams.positions());
        assert_eq!(copy.below(Stream::Dive, 1 << 30), streams.below(Stream::Dive, 1 << 30));
        assert_eq!(copy.positions(), streams.positions());
        assert_eq!(copy.word(Stream::Battle), streams.word(Stream::Battle));
        assert_eq!(copy.positions(), streams.positions());
    }

    proptest! {
        #[test]
        fn a_seed_is_read_as_it_is_written(seed: u64, cut in 0u32..64) {
            for seed in [seed, seed >> cut, u64::from(cut)] {
                prop_assert_eq!(parse_seed(&seed_text(seed)), Ok(seed));
                prop_assert_eq!(parse_seed(&seed.to_string()), Ok(seed));
            }
        }
    }

    #[test]
    fn a_small_seed_is_written_with_a_dash_and_never_like_a_decimal_number() {
        let written = [0, 7, 1112, 0xFFFF, 0x1_0000, u64::MAX].map(seed_text);
        let wanted = [
            "0000-0000",
            "0000-0007",
            "0000-0458",
            "0000-FFFF",
            "0001-0000",
            "FFFF-FFFF-FFFF-FFFF",
        ];
        assert_eq!(written, wanted);
    }

    #[test]
    fn a_seed_that_is_no_number_is_refused_with_its_text() {
        for text in ["", "twelve", "1.5", "-1", "99999999999999999999", "12345-1"] {
            assert!(parse_seed(text).is_err(), "{text:?} was read as a seed");
        }
    }
}
