//! Sounds of the sector's map.

use super::voices::{bell, chime, chime_note, hiss, tone};
use crate::sound::level::Kind::{Deed, Murmur, Signal};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Saw, Square};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("march", Murmur).mix([
            tone(110.0, 0.1).slide(70.0),
            hiss(5000.0, 0.05).cut(1400.0).level(0.6),
            tone(98.0, 0.1).slide(62.0).after(0.09).level(0.8),
            hiss(5000.0, 0.05).cut(1200.0).level(0.5).after(0.09),
        ]),
        Sound::new("recruit", Signal).mix([
            Voice::new(Saw, 110.0, 0.3).slide(220.0).sweep(300.0, 1800.0).attack(0.08).level(0.5),
            chime_note(440.0, 0.08, 0.2),
            chime_note(554.4, 0.15, 0.2),
            chime_note(659.3, 0.22, 0.34),
        ]),
        Sound::new("capture", Signal).echo(0.1, 0.25).mix([
            tone(98.0, 0.3).slide(147.0).attack(0.01),
            chime_note(293.7, 0.0, 0.3),
            chime_note(440.0, 0.08, 0.4),
            bell(880.0, 0.4, 0.1).after(0.16).level(0.5),
        ]),
        Sound::new("turn_end", Deed).mix([
            tone(440.0, 0.2).slide(330.0).attack(0.02),
            tone(220.0, 0.3).slide(165.0).after(0.06).attack(0.04).level(0.8),
        ]),
        Sound::new("turn_begins", Signal).echo(0.12, 0.25).mix(chime(
            &[293.7, 440.0, 587.3],
            0.08,
            0.3,
        )),
        Sound::new("alarm", Signal).mix([
            Voice::new(Square, 392.0, 0.12).cut(1800.0).hold(0.5),
            Voice::new(Square, 311.1, 0.12).cut(1800.0).hold(0.5).after(0.14),
            Voice::new(Square, 392.0, 0.22).cut(1800.0).after(0.28),
        ]),
        Sound::new("treaty", Signal).mix([
            chime_note(349.2, 0.0, 0.5),
            chime_note(440.0, 0.02, 0.5),
            chime_note(523.3, 0.04, 0.55),
            bell(1046.5, 0.4, 0.08).after(0.16).level(0.4),
        ]),
        Sound::new("encounter", Signal).echo(0.13, 0.35).mix([
            bell(466.2, 0.6, 0.24),
            bell(698.5, 0.6, 0.24).after(0.14).level(0.7),
            tone(116.5, 0.7).attack(0.2).level(0.6),
        ]),
    ]
}
