//! Sounds of the interface: buttons, screens, refusals.

use super::voices::{chime, hiss, tone};
use crate::sound::level::Kind::{Deed, Murmur};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::Square;

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("click", Deed).mix([
            tone(1250.0, 0.05).slide(900.0).attack(0.001),
            tone(420.0, 0.05).level(0.5).attack(0.001),
            hiss(9000.0, 0.012).thin(3000.0).level(0.25),
        ]),
        Sound::new("hover", Murmur).mix([tone(1760.0, 0.04).slide(1640.0).attack(0.004)]),
        Sound::new("back", Deed).mix([
            tone(880.0, 0.06).slide(600.0).attack(0.001),
            tone(590.0, 0.08).slide(392.0).after(0.05).attack(0.002),
        ]),
        Sound::new("open", Deed).mix([
            hiss(9000.0, 0.16).sweep(700.0, 4200.0).level(0.35).attack(0.05),
            tone(392.0, 0.12).slide(587.3).attack(0.01),
            tone(784.0, 0.14).after(0.06).level(0.5),
        ]),
        Sound::new("close", Deed).mix([
            hiss(9000.0, 0.14).sweep(3600.0, 500.0).level(0.35).attack(0.01),
            tone(587.3, 0.12).slide(370.0).attack(0.004),
            tone(293.7, 0.12).after(0.05).level(0.6),
        ]),
        Sound::new("refuse", Deed).mix([
            Voice::new(Square, 165.0, 0.09).cut(900.0),
            Voice::new(Square, 139.0, 0.15).cut(800.0).after(0.1),
        ]),
        Sound::new("undo", Deed).mix(chime(&[784.0, 659.3, 523.3], 0.04, 0.11)),
    ]
}
