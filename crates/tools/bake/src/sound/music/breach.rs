//! The breach's loop: 24 beats at 120 a minute, in E minor. A running clock; glass, then engines.

use super::Track;
use super::sheet::{Chance, Sheet, beats};

/// Chords, each with its first beat and its number of beats.
static CHORDS: [(f64, f64, [i32; 5]); 4] = [
    (0.0, 8.0, [52, 59, 62, 66, 67]),
    (8.0, 8.0, [48, 59, 62, 64, 67]),
    (16.0, 4.0, [45, 57, 60, 64, 71]),
    (20.0, 4.0, [47, 57, 59, 64, 66]),
];

pub const TRACK: Track =
    Track { name: "breach", beats: 24.0, tempo: 120.0, layers: [bed, pulse, danger] };

fn chord(beat: f64) -> &'static [i32; 5] {
    let mut now = &CHORDS[0].2;
    for (from, _, notes) in &CHORDS {
        if *from <= beat {
            now = notes;
        }
    }
    now
}

fn bed(sheet: &mut Sheet) {
    let mut chance = Chance::new(11);
    for (from, lasts, notes) in &CHORDS {
        sheet.chord("pad", (*from, lasts - 0.3), notes, 0.16);
    }
    for beat in 0..24 {
        let note = if beat % 4 == 0 { 88 } else { 83 };
        let level = if beat % 4 == 0 { 0.12 } else { 0.06 };
        sheet.play("glass", (f64::from(beat), 0.3), note, level, 0.3);
    }
    for step in beats(7, 48, 9) {
        let beat = step as f64 / 2.0;
        let note = chord(beat)[chance.below(5)] + 24;
        let side = 0.7 * chance.swing();
        sheet.play("glass", (beat, 0.8), note, 0.12, side);
    }
    sheet.echo(0.75, 0.4, 0.6);
    sheet.drone(40, 6.0, &[(1.0, 0.2, 1), (2.0, 0.1, 2), (3.0, 0.03, 3)]);
    sheet.hall(2.6, 0.8);
}

fn pulse(sheet: &mut Sheet) {
    let mut chance = Chance::new(89);
    for bar in 0..6 {
        let mut place = bar % 5;
        for step in beats(11, 16, bar * 5) {
            let beat = bar as f64 * 4.0 + step as f64 / 4.0;
            place = chance.walk(place, 5);
            // The filter opens toward the middle of the loop and closes again.
            let open = 1.0 - (beat as f32 - 12.0).abs() / 12.0;
            sheet.tune("arp", (300.0, 900.0 + 1500.0 * open));
            let (level, side) = (0.26 + 0.06 * chance.swing(), 0.5 * chance.swing());
            sheet.play("arp", (beat, 0.2), chord(beat)[place] + 12, level, side);
        }
    }
    sheet.echo(0.75, 0.4, 0.5);
    for beat in 0..24 {
        sheet.play("kick", (f64::from(beat), 0.2), 33, 0.6, 0.0);
        let level = 0.07 + 0.02 * chance.swing();
        sheet.play("hat", (f64::from(beat) + 0.5, 0.05), 122, level, 0.2);
    }
    sheet.hall(1.4, 0.3);
}

fn danger(sheet: &mut Sheet) {
    let mut chance = Chance::new(144);
    for bar in 0..6 {
        for step in beats(7, 8, 1) {
            let beat = f64::from(bar) * 4.0 + step as f64 / 2.0;
            let note = match (bar, step) {
                (5, 4..) => 41,
                (2 | 3, _) => 36,
                _ => 40,
            };
            let high = if chance.below(6) == 0 { 12 } else { 0 };
            sheet.play("bass", (beat, 0.32), note + high, 0.5, 0.0);
        }
        let beat = f64::from(bar) * 4.0;
        sheet.play("clap", (beat + 1.0, 0.1), 122, 0.4, -0.15);
        sheet.play("clap", (beat + 3.0, 0.1), 122, 0.4, 0.15);
    }
    for (nth, step) in beats(9, 24, 0).enumerate() {
        let note = if nth.is_multiple_of(2) { 71 } else { 72 };
        let side = 0.6 * chance.swing();
        sheet.play("alarm", (step as f64, 0.8), note, 0.11, side);
    }
    sheet.echo(1.5, 0.35, 0.4);
    sheet.air(1400.0, 1.5, 3, 0.03);
    sheet.hall(1.8, 0.4);
}
