//! The sector's loop: 16 beats at 80 a minute, in D minor. Wide and slow, for a map that is looked
//! at for a long time.

use super::Track;
use super::sheet::{Chance, Sheet, beats};

/// Chords of four beats each: D minor, B flat, G minor, C, each with added notes.
const CHORDS: [[i32; 5]; 4] =
    [[50, 57, 60, 64, 65], [46, 57, 60, 62, 65], [43, 58, 62, 65, 69], [48, 55, 62, 64, 69]];

pub const TRACK: Track =
    Track { name: "sector", beats: 16.0, tempo: 80.0, layers: [bed, pulse, danger] };

fn bed(sheet: &mut Sheet) {
    let mut chance = Chance::new(7);
    for (bar, chord) in (0..).zip(&CHORDS) {
        sheet.chord("pad", (f64::from(bar) * 4.0, 3.8), chord, 0.16);
    }
    let scale = [74, 77, 79, 81, 84, 86, 89];
    let mut place = 3;
    for step in beats(9, 32, 3) {
        place = chance.walk(place, scale.len());
        let (level, side) = (0.1 + 0.04 * chance.swing(), 0.7 * chance.swing());
        sheet.play("bell", (step as f64 / 2.0, 0.8), scale[place], level, side);
    }
    sheet.echo(0.75, 0.45, 0.7);
    sheet.drone(38, 4.0, &[(1.0, 0.16, 1), (2.0, 0.09, 2), (3.0, 0.03, 3)]);
    sheet.air(3200.0, 0.9, 2, 0.02);
    sheet.hall(3.2, 0.9);
}

fn pulse(sheet: &mut Sheet) {
    let mut chance = Chance::new(21);
    for (bar, chord) in CHORDS.iter().enumerate() {
        let mut place = 2;
        for step in beats(5, 8, bar * 3) {
            let beat = bar as f64 * 4.0 + step as f64 / 2.0;
            place = chance.walk(place, chord.len());
            let level = 0.3 + 0.08 * chance.swing();
            let side = 0.5 * chance.swing();
            sheet.play("pluck", (beat, 0.4), chord[place] + 12, level, side);
        }
    }
    sheet.echo(0.75, 0.5, 0.8);
    for step in beats(5, 16, 0) {
        sheet.play("thump", (step as f64, 0.3), 31, 0.55, 0.0);
    }
    for step in beats(11, 32, 1) {
        let side = 0.6 * chance.swing();
        sheet.play("tick", (step as f64 / 2.0, 0.05), 120, 0.09, side);
    }
    sheet.hall(1.8, 0.35);
}

fn danger(sheet: &mut Sheet) {
    let mut chance = Chance::new(5);
    for bar in 0..4 {
        for step in beats(11, 16, bar) {
            let last = bar == 3 && step > 11;
            let note = if last { 39 } else { 38 };
            let high = if chance.below(5) == 0 { 12 } else { 0 };
            let beat = bar as f64 * 4.0 + step as f64 / 4.0;
            let level = if step.is_multiple_of(4) { 0.5 } else { 0.34 };
            sheet.play("bass", (beat, 0.18), note + high, level, 0.0);
        }
    }
    for (beat, notes) in [(0.0, [69, 70]), (4.0, [69, 74]), (8.0, [67, 70]), (12.0, [68, 69])] {
        sheet.chord("dread", (beat, 3.6), &notes, 0.16);
    }
    for beat in [0.0, 6.0, 8.0, 14.0, 15.5] {
        sheet.play("thump", (beat, 0.9), 26, 0.9, 0.0);
    }
    sheet.hall(2.4, 0.5);
}
