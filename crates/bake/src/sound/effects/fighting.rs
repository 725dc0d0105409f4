//! What a fight sounds like: blows, shots, blasts, ends.

use super::{hiss, tone};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Saw, Square, Triangle};

/// Sounds of fighting.
#[must_use]
pub fn sounds() -> Vec<(&'static str, Sound)> {
    vec![
        (
            "hit",
            Sound::new(
                0.8,
                [
                    hiss(9000.0, 0.07).slide(2500.0).cut(5000.0).attack(0.001),
                    Voice::new(Triangle, 340.0, 0.14)
                        .slide(110.0)
                        .level(1.1)
                        .attack(0.001),
                    Voice::new(Square, 880.0, 0.05)
                        .slide(440.0)
                        .level(0.25)
                        .cut(3000.0)
                        .attack(0.001),
                ],
            ),
        ),
        (
            "hurt",
            Sound::new(
                0.95,
                [
                    Voice::new(Saw, 220.0, 0.3)
                        .slide(70.0)
                        .cut(1400.0)
                        .tremble(38.0)
                        .attack(0.002),
                    hiss(5000.0, 0.12)
                        .slide(900.0)
                        .cut(2200.0)
                        .level(0.8)
                        .attack(0.001),
                    tone(98.0, 0.34).slide(52.0).level(1.1),
                ],
            ),
        ),
        (
            "kill",
            Sound::new(
                0.85,
                [
                    hiss(12_000.0, 0.38)
                        .slide(1200.0)
                        .cut(4200.0)
                        .level(0.4)
                        .attack(0.002),
                    Voice::new(Square, 740.0, 0.3)
                        .slide(92.0)
                        .cut(2600.0)
                        .level(0.6)
                        .tremble(30.0),
                    tone(523.0, 0.16).slide(1046.0).after(0.05).level(0.3),
                ],
            )
            .echo(0.07, 0.3),
        ),
        (
            "shoot",
            Sound::new(
                0.65,
                [
                    Voice::new(Triangle, 1500.0, 0.16)
                        .slide(260.0)
                        .attack(0.001),
                    hiss(14_000.0, 0.09)
                        .slide(6000.0)
                        .cut(7000.0)
                        .level(0.45)
                        .attack(0.001),
                ],
            ),
        ),
        (
            "explosion",
            Sound::new(
                1.0,
                [
                    hiss(7000.0, 0.85)
                        .slide(500.0)
                        .cut(1100.0)
                        .level(1.6)
                        .attack(0.002),
                    hiss(16_000.0, 0.16).cut(6000.0).level(0.7).attack(0.001),
                    tone(120.0, 0.7).slide(30.0).level(1.2).attack(0.002),
                ],
            )
            .echo(0.11, 0.25),
        ),
        (
            "death",
            Sound::new(
                0.9,
                [
                    Voice::new(Saw, 392.0, 0.95)
                        .slide(49.0)
                        .cut(1300.0)
                        .tremble(11.0),
                    tone(196.0, 1.0).slide(41.0).level(0.9),
                    hiss(3000.0, 0.7)
                        .slide(300.0)
                        .cut(800.0)
                        .level(0.6)
                        .after(0.12)
                        .attack(0.1),
                ],
            )
            .echo(0.09, 0.3),
        ),
    ]
}
