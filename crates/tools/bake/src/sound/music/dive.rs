//! The dive's loop: 18 beats at 90 a minute, on A with the low second. Water, stone, something far
//! below.

use super::Track;
use super::sheet::{Chance, Sheet, beats};

/// Chords of six beats each, all over A.
const CHORDS: [[i32; 4]; 3] = [[52, 57, 60, 67], [53, 57, 60, 64], [50, 58, 62, 65]];

pub const TRACK: Track =
    Track { name: "dive", beats: 18.0, tempo: 90.0, layers: [bed, pulse, danger] };

fn bed(sheet: &mut Sheet) {
    let mut chance = Chance::new(13);
    for (bar, chord) in (0..).zip(&CHORDS) {
        sheet.chord("pad", (f64::from(bar) * 6.0, 5.6), chord, 0.3);
    }
    let scale = [81, 82, 84, 88, 89, 93, 96];
    for step in beats(11, 72, 5) {
        let note = scale[chance.below(scale.len())];
        let (level, side) = (0.2 + 0.1 * chance.swing(), 0.8 * chance.swing());
        sheet.play("drip", (step as f64 / 4.0, 0.1), note, level, side);
    }
    sheet.echo(1.5, 0.4, 0.6);
    sheet.drone(33, 5.0, &[(1.0, 0.3, 1), (2.0, 0.12, 2), (3.0, 0.06, 3), (4.0, 0.02, 5)]);
    sheet.air(420.0, 2.0, 1, 0.05);
    sheet.hall(4.2, 1.0);
}

fn pulse(sheet: &mut Sheet) {
    let mut chance = Chance::new(34);
    let scale = [57, 58, 60, 64, 65, 69, 70];
    let steps: Vec<usize> = beats(5, 12, 0).collect();
    let motif: Vec<usize> = steps.iter().map(|_| chance.below(5)).collect();
    for bar in 0..3 {
        for (step, place) in steps.iter().zip(&motif) {
            // The last bar answers a step higher.
            let place = if bar == 2 { place + 2 } else { *place };
            let beat = bar as f64 * 6.0 + *step as f64 / 2.0;
            let (level, side) = (0.34 + 0.08 * chance.swing(), 0.45 * chance.swing());
            sheet.play("mallet", (beat, 0.5), scale[place], level, side);
        }
    }
    sheet.echo(1.0, 0.42, 0.7);
    for bar in 0..6 {
        let beat = f64::from(bar) * 3.0;
        sheet.play("heart", (beat, 0.2), 33, 0.7, 0.0);
        sheet.play("heart", (beat + 0.4, 0.2), 31, 0.45, 0.0);
    }
    for step in beats(13, 36, 2) {
        let (level, side) = (0.22 + 0.08 * chance.swing(), 0.7 * chance.swing());
        sheet.play("stone", (step as f64 / 2.0, 0.05), 120, level, side);
    }
    sheet.hall(2.4, 0.5);
}

fn danger(sheet: &mut Sheet) {
    let mut chance = Chance::new(55);
    for bar in 0..3 {
        for step in beats(7, 12, bar) {
            let note = match (bar, step) {
                (2, 8..) => 34,
                (1, 10..) => 31,
                _ => 33,
            };
            let beat = bar as f64 * 6.0 + step as f64 / 2.0;
            let level = if step == 0 { 0.6 } else { 0.42 };
            sheet.play("bass", (beat, 0.3), note, level, 0.0);
            sheet.play("bass", (beat, 0.2), note + 12, 0.5 * level, 0.0);
        }
    }
    for step in 0..72 {
        let level = if step % 6 == 0 { 0.12 } else { 0.05 };
        let side = 0.5 * chance.swing();
        sheet.play("shaker", (f64::from(step) / 4.0, 0.04), 122, level, side);
    }
    for (beat, notes) in [(0.0, [76, 77]), (6.0, [72, 77]), (12.0, [70, 77])] {
        sheet.chord("wail", (beat, 5.4), &notes, 0.13);
    }
    for beat in [0.0, 6.0, 12.0, 16.5, 17.25] {
        sheet.play("heart", (beat, 0.9), 28, 0.9, 0.0);
    }
    sheet.hall(2.6, 0.5);
}
