//! What moving and handling things sounds like.

use super::{chime, chime_note, hiss, tone};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Square, Triangle};

/// Sounds of moving about and taking things.
#[must_use]
pub fn sounds() -> Vec<(&'static str, Sound)> {
    vec![
        (
            "step",
            Sound::new(
                0.32,
                [
                    tone(150.0, 0.07).slide(84.0),
                    hiss(4200.0, 0.035).cut(1800.0).level(0.5).attack(0.001),
                ],
            ),
        ),
        (
            "dig",
            Sound::new(
                0.7,
                [
                    hiss(5200.0, 0.2).slide(700.0).cut(1900.0).attack(0.001),
                    Voice::new(Triangle, 190.0, 0.1).slide(80.0).attack(0.001),
                    hiss(3800.0, 0.12)
                        .slide(500.0)
                        .cut(1500.0)
                        .level(0.6)
                        .after(0.08)
                        .attack(0.001),
                ],
            ),
        ),
        (
            "bomb_set",
            Sound::new(
                0.6,
                [
                    tone(130.0, 0.12).slide(70.0),
                    Voice::new(Square, 1175.0, 0.045)
                        .cut(3200.0)
                        .level(0.3)
                        .after(0.07),
                    Voice::new(Square, 1175.0, 0.045)
                        .cut(3200.0)
                        .level(0.3)
                        .after(0.15),
                    hiss(15_000.0, 0.28)
                        .cut(6000.0)
                        .level(0.16)
                        .after(0.05)
                        .attack(0.04),
                ],
            ),
        ),
        (
            "pickup",
            Sound::new(0.55, chime(&[659.3, 987.8], 0.06, 0.2)).echo(0.08, 0.25),
        ),
        (
            "gold",
            Sound::new(0.5, chime(&[1318.5, 1661.2, 1975.5], 0.045, 0.2)).echo(0.07, 0.3),
        ),
        (
            "stairs",
            Sound::new(
                0.65,
                [
                    chime_note(587.3, 0.0, 0.35),
                    chime_note(440.0, 0.11, 0.35),
                    chime_note(349.2, 0.22, 0.4),
                    chime_note(293.7, 0.33, 0.5),
                    tone(73.4, 0.75).level(0.6).attack(0.2),
                ],
            )
            .echo(0.12, 0.3),
        ),
    ]
}
