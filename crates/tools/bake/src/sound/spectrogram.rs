//! Pictures of sounds, to look at: time to the right, pitch upwards by octaves, louder is brighter.
//! Not part of any asset.

use super::ogg;
use super::wave::RATE;
use crate::BakeError;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use std::f32::consts::TAU;
use std::path::Path;

/// Samples per spectrum.
const WINDOW: usize = 4096;
const WIDTH: usize = 1200;
const HEIGHT: usize = 480;
/// The lowest and highest pitch shown, in hertz.
const PITCHES: (f32, f32) = (30.0, 16_000.0);
/// The level shown as black, in decibels below full.
const DARKEST: f32 = 100.0;

pub fn render(path: &Path) -> Result<Vec<u8>, BakeError> {
    let channels =
        ogg::decode(&crate::read(path)?).map_err(|error| BakeError::source(path, error))?;
    let length = channels.first().map_or(0, Vec::len);
    let mono: Vec<f32> = (0..length)
        .map(|at| channels.iter().map(|it| it[at]).sum::<f32>() / channels.len() as f32)
        .collect();
    draw(&mono).ok_or_else(|| BakeError::Plain("the spectrogram cannot be drawn".into()))
}

fn draw(samples: &[f32]) -> Option<Vec<u8>> {
    let mut picture = Pixmap::new(WIDTH as u32, HEIGHT as u32)?;
    for column in 0..WIDTH {
        let middle = column * samples.len() / WIDTH;
        let loud = spectrum(samples, middle);
        for row in 0..HEIGHT {
            let part = 1.0 - row as f32 / HEIGHT as f32;
            let pitch = PITCHES.0 * (PITCHES.1 / PITCHES.0).powf(part);
            let at = (pitch / RATE as f32 * WINDOW as f32) as usize;
            let shown = (1.0 + loud[at] / DARKEST).clamp(0.0, 1.0);
            picture.pixels_mut()[row * WIDTH + column] = colour(shown)?;
        }
    }
    picture.encode_png().ok()
}

/// From black through blue and red to white.
fn colour(shown: f32) -> Option<PremultipliedColorU8> {
    let part = |from: f32| ((shown - from) * 3.0 * 255.0).clamp(0.0, 255.0) as u8;
    let blue = if shown < 0.4 { shown * 2.0 } else { (1.2 - shown) * 0.9 };
    let blue = ((blue * 255.0) as u8).max(part(0.75));
    PremultipliedColorU8::from_rgba(part(0.3), part(0.6), blue, 255)
}

/// The level of each pitch around a sample, in decibels.
fn spectrum(samples: &[f32], middle: usize) -> Vec<f32> {
    let mut real: Vec<f32> = (0..WINDOW)
        .map(|nth| {
            let at = (middle + nth).checked_sub(WINDOW / 2);
            let sample = at.and_then(|at| samples.get(at)).copied().unwrap_or(0.0);
            let turn = nth as f32 / WINDOW as f32;
            sample * (0.5 - 0.5 * (turn * TAU).cos())
        })
        .collect();
    let mut imaginary = vec![0.0; WINDOW];
    transform(&mut real, &mut imaginary);
    real.iter()
        .zip(&imaginary)
        .take(WINDOW / 2)
        .map(|(re, im)| 20.0 * ((re * re + im * im).sqrt() * 4.0 / WINDOW as f32).max(1e-9).log10())
        .collect()
}

/// The fast Fourier transform, in place; the number of values must be a power of two.
fn transform(real: &mut [f32], imaginary: &mut [f32]) {
    let count = real.len();
    let bits = count.trailing_zeros();
    for at in 0..count {
        let other = at.reverse_bits() >> (usize::BITS - bits);
        if at < other {
            real.swap(at, other);
            imaginary.swap(at, other);
        }
    }
    let mut half = 1;
    while half < count {
        for from in (0..count).step_by(2 * half) {
            for nth in 0..half {
                let turn = -TAU * nth as f32 / (2 * half) as f32;
                let (sine, cosine) = turn.sin_cos();
                let (one, other) = (from + nth, from + nth + half);
                let re = real[other] * cosine - imaginary[other] * sine;
                let im = real[other] * sine + imaginary[other] * cosine;
                (real[other], imaginary[other]) = (real[one] - re, imaginary[one] - im);
                (real[one], imaginary[one]) = (real[one] + re, imaginary[one] + im);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_is_loudest_at_its_pitch() {
        let samples: Vec<f32> =
            (0..RATE).map(|nth| (nth as f32 * 1000.0 / RATE as f32 * TAU).sin()).collect();
        let loud = spectrum(&samples, 20_000);
        let top = (0..loud.len()).max_by(|one, other| loud[*one].total_cmp(&loud[*other]));
        let pitch = top.unwrap_or(0) as f32 * RATE as f32 / WINDOW as f32;
        assert!((pitch - 1000.0).abs() < 11.0, "{pitch}");
    }
}
