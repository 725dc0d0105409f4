//! Notes as pitches, in equal temperament.

/// Hertz of the twelve notes from C4 to B4.
const OCTAVE: [f64; 12] = [
    261.625_565_3,
    277.182_631_0,
    293.664_767_9,
    311.126_983_7,
    329.627_556_9,
    349.228_231_4,
    369.994_422_7,
    391.995_436_0,
    415.304_697_6,
    440.0,
    466.163_761_5,
    493.883_301_3,
];

/// The pitch of a note, in hertz: 60 is middle C, each step is a half tone.
pub fn hertz(note: i32) -> f64 {
    let octave = note.div_euclid(12) - 5;
    let pitch = OCTAVE[note.rem_euclid(12) as usize];
    if octave >= 0 {
        pitch * f64::from(1_u32 << octave.min(20))
    } else {
        pitch / f64::from(1_u32 << (-octave).min(20))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_octave_doubles_the_pitch() {
        assert_eq!(hertz(69), 440.0);
        assert_eq!(hertz(81), 880.0);
        assert_eq!(hertz(33), 55.0);
    }

    #[test]
    fn every_half_tone_is_as_wide_as_the_next() {
        for note in 20..100 {
            let ratio = hertz(note + 1) / hertz(note);
            assert!((ratio - 1.059_463_094).abs() < 1e-8, "{note}: {ratio}");
        }
    }
}
