//! What the game says to the player: a click, a refusal, a win.

use super::{chime_note, tone};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::Square;

/// Sounds that tell the player something.
#[must_use]
pub fn sounds() -> Vec<(&'static str, Sound)> {
    vec![
        (
            "click",
            Sound::new(
                0.35,
                [
                    tone(1250.0, 0.035).slide(900.0).attack(0.001),
                    tone(420.0, 0.03).level(0.4),
                ],
            ),
        ),
        (
            "refuse",
            Sound::new(
                0.45,
                [
                    Voice::new(Square, 165.0, 0.09).cut(900.0),
                    Voice::new(Square, 139.0, 0.15).cut(800.0).after(0.1),
                ],
            ),
        ),
        (
            "win",
            Sound::new(
                0.75,
                [
                    chime_note(440.0, 0.0, 0.5),
                    chime_note(554.4, 0.1, 0.5),
                    chime_note(659.3, 0.2, 0.5),
                    chime_note(880.0, 0.32, 0.65),
                    chime_note(1108.7, 0.34, 0.6),
                    tone(110.0, 0.95).attack(0.15).level(0.7),
                ],
            )
            .echo(0.1, 0.28),
        ),
    ]
}
