//! Sounds of the breach's machinery: the stack, the quick turns, the mimes.

use super::voices::{bell, chime, hiss, tone};
use crate::sound::level::Kind::{Blow, Deed, Grand, Murmur, Signal};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Pulse, Saw, Square};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("push", Deed).mix([
            tone(294.0, 0.1).slide(440.0).attack(0.002),
            bell(880.0, 0.14, 0.1).after(0.05).level(0.6),
            hiss(7000.0, 0.03).thin(2000.0).level(0.3),
        ]),
        Sound::new("advance", Murmur).mix([
            hiss(7000.0, 0.02).thin(1800.0).level(0.5),
            tone(220.0, 0.06).slide(196.0).attack(0.002),
            tone(440.0, 0.05).after(0.04).level(0.4),
        ]),
        Sound::new("resolve", Signal).mix([
            Voice::new(Pulse, 220.0, 0.16).sweep(400.0, 2600.0).attack(0.01).level(0.6),
            bell(659.3, 0.24, 0.14).after(0.06),
        ]),
        Sound::new("quick", Signal).echo(0.055, 0.4).mix([
            hiss(14_000.0, 0.16).thin(1200.0).sweep(2000.0, 9000.0).level(0.35).attack(0.08),
            bell(1174.7, 0.12, 0.16).after(0.05),
            bell(1568.0, 0.28, 0.16).after(0.11),
        ]),
        Sound::new("critical", Blow).echo(0.055, 0.4).mix([
            tone(147.0, 0.22).slide(70.0).attack(0.001),
            bell(1174.7, 0.12, 0.3).after(0.03),
            bell(1568.0, 0.14, 0.3).after(0.09),
            bell(2349.3, 0.34, 0.26).after(0.15),
        ]),
        Sound::new("mime", Signal).echo(0.11, 0.35).mix([
            bell(587.3, 0.16, 0.2),
            bell(587.3, 0.16, 0.2).after(0.11).level(0.7),
            bell(622.3, 0.2, 0.26).after(0.22).level(0.5),
        ]),
        Sound::new("counter", Signal).mix([
            tone(311.1, 0.26).slide(932.3).bend(1.41, 0.35).attack(0.1),
            tone(466.2, 0.2).slide(1244.5).bend(2.0, 0.2).after(0.06).level(0.5),
        ]),
        Sound::new("low_cpu", Signal).mix([
            Voice::new(Square, 233.1, 0.1).cut(1100.0).hold(0.4),
            Voice::new(Square, 196.0, 0.1).cut(1000.0).hold(0.4).after(0.13),
            Voice::new(Square, 155.6, 0.2).cut(900.0).after(0.26),
        ]),
        Sound::new("your_turn", Signal).echo(0.1, 0.2).mix(chime(&[440.0, 659.3], 0.09, 0.26)),
        Sound::new("turned", Grand).mix([
            Voice::new(Saw, 55.0, 1.0).slide(110.0).sweep(200.0, 2200.0).attack(0.25).tremble(9.0),
            Voice::new(Saw, 58.3, 1.0).slide(116.5).sweep(200.0, 2000.0).attack(0.25).level(0.8),
            hiss(5000.0, 0.8).sweep(300.0, 3200.0).level(0.4).attack(0.4),
            bell(233.1, 0.7, 0.5).after(0.35).level(0.6),
        ]),
    ]
}
