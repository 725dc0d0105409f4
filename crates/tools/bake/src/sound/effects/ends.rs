//! Sounds of endings and prizes.

use super::voices::{bell, chime_note, hiss, tone};
use crate::sound::level::Kind::Grand;
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::Saw;

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("death", Grand).echo(0.09, 0.3).mix([
            Voice::new(Saw, 392.0, 0.95).slide(49.0).cut(1300.0).tremble(11.0),
            tone(196.0, 1.0).slide(41.0).level(0.9),
            hiss(3000.0, 0.7).slide(300.0).cut(800.0).level(0.6).after(0.12).attack(0.1),
        ]),
        Sound::new("victory", Grand).echo(0.1, 0.28).mix([
            chime_note(440.0, 0.0, 0.5),
            chime_note(554.4, 0.1, 0.5),
            chime_note(659.3, 0.2, 0.5),
            chime_note(880.0, 0.32, 0.8),
            chime_note(1108.7, 0.34, 0.8),
            bell(1760.0, 0.8, 0.1).after(0.34).level(0.3),
            tone(110.0, 1.1).attack(0.15).level(0.7),
        ]),
        Sound::new("defeat", Grand).echo(0.12, 0.3).mix([
            chime_note(440.0, 0.0, 0.5),
            chime_note(415.3, 0.16, 0.5),
            chime_note(349.2, 0.32, 0.55),
            chime_note(220.0, 0.5, 0.7),
            Voice::new(Saw, 110.0, 1.2).slide(55.0).cut(500.0).attack(0.2).level(0.6),
        ]),
        Sound::new("prize", Grand).echo(0.12, 0.3).mix([
            bell(523.3, 0.4, 0.18),
            bell(659.3, 0.4, 0.18).after(0.09),
            bell(784.0, 0.4, 0.18).after(0.18),
            bell(1046.5, 0.7, 0.14).after(0.27),
            hiss(14_000.0, 0.7).thin(4000.0).level(0.07).attack(0.3),
        ]),
        Sound::new("unlock", Grand).echo(0.1, 0.3).mix([
            tone(130.8, 0.16).bend(2.7, 0.5).attack(0.001),
            bell(784.0, 0.3, 0.2).after(0.12),
            bell(1174.7, 0.6, 0.16).after(0.22),
            tone(196.0, 0.7).after(0.12).attack(0.1).level(0.5),
        ]),
    ]
}
