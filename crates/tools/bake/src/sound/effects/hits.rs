//! Sounds of hits, by weapon.

use super::voices::{bell, hiss, tone};
use crate::sound::level::Kind::{Blow, Grand};
use crate::sound::patch::Sound;
use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Saw, Square, Triangle};

pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("blade", Blow).mix([
            hiss(16_000.0, 0.1).thin(2800.0).sweep(12_000.0, 5000.0).level(0.8),
            bell(2640.0, 0.22, 0.35).slide(2500.0).level(0.3),
            Voice::new(Triangle, 380.0, 0.1).slide(150.0).attack(0.001),
        ]),
        Sound::new("blunt", Blow).mix([
            tone(190.0, 0.2).slide(60.0).level(1.3).attack(0.001),
            hiss(4000.0, 0.08).slide(900.0).cut(1400.0),
            Voice::new(Square, 110.0, 0.08).slide(50.0).cut(700.0).level(0.5),
        ]),
        Sound::new("shot", Blow).mix([
            hiss(12_000.0, 0.05).thin(1500.0).level(0.9),
            Voice::new(Triangle, 900.0, 0.08).slide(220.0).attack(0.001),
            tone(170.0, 0.12).slide(80.0).level(0.8),
            bell(3300.0, 0.12, 0.2).after(0.02).level(0.15),
        ]),
        Sound::new("burn", Blow).mix([
            hiss(9000.0, 0.34).sweep(4200.0, 900.0).tremble(34.0).attack(0.02),
            hiss(2200.0, 0.3).cut(700.0).tremble(21.0).level(0.9),
            hiss(15_000.0, 0.12).thin(5000.0).after(0.1).level(0.3),
        ]),
        Sound::new("arcane", Blow).echo(0.06, 0.35).mix([
            tone(740.0, 0.3).slide(311.1).bend(1.41, 0.5).attack(0.002),
            tone(1109.0, 0.24).slide(622.3).bend(2.76, 0.3).after(0.03).level(0.5),
            hiss(12_000.0, 0.22).thin(2500.0).sweep(9000.0, 3000.0).level(0.25),
        ]),
        Sound::new("explosion", Grand).echo(0.11, 0.25).mix([
            hiss(7000.0, 0.85).slide(500.0).cut(1100.0).level(1.6),
            hiss(16_000.0, 0.16).cut(6000.0).level(0.7),
            tone(120.0, 0.7).slide(30.0).level(1.2).attack(0.002),
            Voice::new(Saw, 70.0, 0.3).slide(32.0).cut(400.0).level(0.6),
        ]),
    ]
}
