//! Sounds of the interface, of the breach's machinery, of the sector's map, and of endings and
//! prizes.

use super::{bell, chime, chime_note, hiss, tone};
use crate::sound::level::Kind::{Blow, Deed, Grand, Murmur, Signal};
use crate::sound::voice::{Sound, Voice};
use crate::sound::wave::Wave::{Pulse, Saw, Square};

pub fn interface() -> Vec<Sound> {
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

pub fn stack() -> Vec<Sound> {
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

pub fn map() -> Vec<Sound> {
    vec![
        Sound::new("march", Murmur).mix([
            tone(110.0, 0.1).slide(70.0),
            hiss(5000.0, 0.05).cut(1400.0).level(0.6),
            tone(98.0, 0.1).slide(62.0).after(0.09).level(0.8),
            hiss(5000.0, 0.05).cut(1200.0).level(0.5).after(0.09),
        ]),
        Sound::new("recruit", Signal).mix([
            Voice::new(Saw, 110.0, 0.3).slide(220.0).sweep(300.0, 1800.0).attack(0.08).level(0.5),
            chime_note(440.0, 0.08, 0.2),
            chime_note(554.4, 0.15, 0.2),
            chime_note(659.3, 0.22, 0.34),
        ]),
        Sound::new("capture", Signal).echo(0.1, 0.25).mix([
            tone(98.0, 0.3).slide(147.0).attack(0.01),
            chime_note(293.7, 0.0, 0.3),
            chime_note(440.0, 0.08, 0.4),
            bell(880.0, 0.4, 0.1).after(0.16).level(0.5),
        ]),
        Sound::new("turn_end", Deed).mix([
            tone(440.0, 0.2).slide(330.0).attack(0.02),
            tone(220.0, 0.3).slide(165.0).after(0.06).attack(0.04).level(0.8),
        ]),
        Sound::new("turn_begins", Signal).echo(0.12, 0.25).mix(chime(
            &[293.7, 440.0, 587.3],
            0.08,
            0.3,
        )),
        Sound::new("alarm", Signal).mix([
            Voice::new(Square, 392.0, 0.12).cut(1800.0).hold(0.5),
            Voice::new(Square, 311.1, 0.12).cut(1800.0).hold(0.5).after(0.14),
            Voice::new(Square, 392.0, 0.22).cut(1800.0).after(0.28),
        ]),
        Sound::new("treaty", Signal).mix([
            chime_note(349.2, 0.0, 0.5),
            chime_note(440.0, 0.02, 0.5),
            chime_note(523.3, 0.04, 0.55),
            bell(1046.5, 0.4, 0.08).after(0.16).level(0.4),
        ]),
        Sound::new("encounter", Signal).echo(0.13, 0.35).mix([
            bell(466.2, 0.6, 0.24),
            bell(698.5, 0.6, 0.24).after(0.14).level(0.7),
            tone(116.5, 0.7).attack(0.2).level(0.6),
        ]),
    ]
}

pub fn ends() -> Vec<Sound> {
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
