//! Sounds of moving and handling things.

use super::voices::{bell, chime, chime_note, hiss, tone};
use crate::sound::level::Kind::{Deed, Murmur, Signal};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Noise, Square, Triangle};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("step", Murmur)
            .mix([tone(150.0, 0.07).slide(84.0), hiss(4200.0, 0.035).cut(1800.0).level(0.5)]),
        Sound::new("dig", Deed).mix([
            hiss(5200.0, 0.2).slide(700.0).cut(1900.0),
            Voice::new(Triangle, 190.0, 0.1).slide(80.0).attack(0.001),
            hiss(3800.0, 0.12).slide(500.0).cut(1500.0).level(0.6).after(0.08),
        ]),
        Sound::new("bomb_set", Deed).mix([
            tone(130.0, 0.12).slide(70.0),
            Voice::new(Square, 1175.0, 0.045).cut(3200.0).level(0.3).after(0.07),
            Voice::new(Square, 1175.0, 0.045).cut(3200.0).level(0.3).after(0.15),
            hiss(15_000.0, 0.28).cut(6000.0).level(0.16).after(0.05).attack(0.04),
        ]),
        Sound::new("pickup", Deed).echo(0.08, 0.25).mix(chime(&[659.3, 987.8], 0.06, 0.2)),
        Sound::new("gold", Deed).echo(0.07, 0.3).mix([
            bell(1318.5, 0.18, 0.12),
            bell(1661.2, 0.18, 0.12).after(0.045),
            bell(1975.5, 0.24, 0.12).after(0.09),
        ]),
        Sound::new("heal", Deed).echo(0.09, 0.3).mix([
            tone(392.0, 0.4).slide(523.3).attack(0.08),
            tone(523.3, 0.36).slide(784.0).after(0.06).attack(0.08).level(0.7),
            hiss(12_000.0, 0.3).sweep(1500.0, 6000.0).level(0.12).attack(0.12),
        ]),
        Sound::new("buy", Deed).mix([
            bell(1046.5, 0.12, 0.2),
            bell(1568.0, 0.3, 0.16).after(0.07),
            tone(262.0, 0.09).slide(200.0).level(0.5),
        ]),
        Sound::new("gear", Deed).mix([
            Voice::new(Noise, 6000.0, 0.03).thin(1500.0).attack(0.001),
            tone(700.0, 0.05).bend(2.7, 0.4).attack(0.001),
            tone(466.2, 0.14).bend(1.5, 0.2).after(0.06).attack(0.001),
        ]),
        Sound::new("door", Signal).echo(0.11, 0.25).mix([
            Voice::new(Square, 62.0, 0.5).sweep(300.0, 160.0).attack(0.06).tremble(14.0),
            hiss(3000.0, 0.4).sweep(300.0, 1400.0).level(0.4).attack(0.2),
            bell(523.3, 0.5, 0.2).after(0.34).level(0.5),
        ]),
        Sound::new("stairs", Signal).echo(0.12, 0.3).mix([
            chime_note(587.3, 0.0, 0.35),
            chime_note(440.0, 0.11, 0.35),
            chime_note(349.2, 0.22, 0.4),
            chime_note(293.7, 0.33, 0.5),
            tone(73.4, 0.75).level(0.6).attack(0.2),
        ]),
    ]
}
