//! The effects that the game plays.

mod signals;

use crate::sound::level::Kind::{Blow, Deed, Grand, Murmur, Signal};
use crate::sound::voice::{Sound, Voice};
use crate::sound::wave::Wave::{Noise, Saw, Sine, Square, Triangle};

pub fn all() -> Vec<Sound> {
    [
        signals::interface(),
        hands(),
        hits(),
        fighting(),
        signals::stack(),
        signals::map(),
        signals::ends(),
    ]
    .concat()
}

fn tone(pitch: f32, length: f32) -> Voice {
    Voice::new(Sine, pitch, length)
}

fn hiss(pitch: f32, length: f32) -> Voice {
    Voice::new(Noise, pitch, length).attack(0.001)
}

/// A struck bell: the higher `bright`, the glassier.
fn bell(pitch: f32, length: f32, bright: f32) -> Voice {
    Voice::new(Sine, pitch, length).bend(3.5, bright).attack(0.002)
}

fn chime(pitches: &[f32], gap: f32, length: f32) -> Vec<Voice> {
    pitches
        .iter()
        .enumerate()
        .map(|(nth, pitch)| chime_note(*pitch, nth as f32 * gap, length))
        .collect()
}

fn chime_note(pitch: f32, start: f32, length: f32) -> Voice {
    Voice::new(Triangle, pitch, length).after(start).cut(pitch * 4.0).attack(0.003)
}

fn hits() -> Vec<Sound> {
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

fn fighting() -> Vec<Sound> {
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

fn hands() -> Vec<Sound> {
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
