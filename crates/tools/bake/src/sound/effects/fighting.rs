//! Sounds of fights other than hits: shots, shields, answers, losses.

use super::voices::{bell, hiss, tone};
use crate::sound::level::Kind::{Blow, Deed, Signal};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Saw, Square, Triangle};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("shoot", Deed).mix([
            Voice::new(Triangle, 1500.0, 0.16).slide(260.0).attack(0.001),
            hiss(14_000.0, 0.09).slide(6000.0).cut(7000.0).level(0.45),
        ]),
        Sound::new("miss", Deed)
            .mix([hiss(12_000.0, 0.18).thin(700.0).sweep(5200.0, 1200.0).attack(0.05)]),
        Sound::new("block", Signal).mix([
            bell(620.0, 0.2, 0.5).slide(590.0),
            hiss(9000.0, 0.03).thin(1800.0).level(0.7),
            tone(210.0, 0.1).slide(150.0),
        ]),
        Sound::new("shield", Signal).mix([
            tone(330.0, 0.34).slide(440.0).bend(2.0, 0.1).attack(0.09),
            tone(660.0, 0.3).slide(880.0).attack(0.12).level(0.45),
            hiss(12_000.0, 0.24).thin(3000.0).level(0.12).attack(0.1),
        ]),
        Sound::new("riposte", Blow).mix([
            bell(1760.0, 0.1, 0.3).level(0.5),
            hiss(16_000.0, 0.08).thin(3000.0).after(0.07).level(0.9),
            bell(2349.0, 0.2, 0.35).after(0.07).level(0.5),
            Voice::new(Triangle, 330.0, 0.1).slide(130.0).after(0.07).attack(0.001),
        ]),
        Sound::new("hurt", Blow).mix([
            Voice::new(Saw, 220.0, 0.3).slide(70.0).cut(1400.0).tremble(38.0).attack(0.002),
            hiss(5000.0, 0.12).slide(900.0).cut(2200.0).level(0.8),
            tone(98.0, 0.34).slide(52.0).level(1.1),
        ]),
        Sound::new("kill", Blow).echo(0.07, 0.3).mix([
            hiss(12_000.0, 0.38).slide(1200.0).cut(4200.0).level(0.4),
            Voice::new(Square, 740.0, 0.3).slide(92.0).cut(2600.0).level(0.6).tremble(30.0),
            tone(523.0, 0.16).slide(1046.0).after(0.05).level(0.3),
        ]),
        Sound::new("noticed", Signal).mix([
            Voice::new(Square, 466.2, 0.07).cut(2400.0),
            Voice::new(Square, 622.3, 0.16).cut(2600.0).after(0.08),
        ]),
        Sound::new("status", Signal).mix([
            tone(311.1, 0.3).slide(233.1).bend(1.06, 0.4).attack(0.02).tremble(17.0),
            hiss(6000.0, 0.18).sweep(2500.0, 600.0).level(0.2),
        ]),
    ]
}
