//! Every sound is up to date, audible, levelled, not clipped and small; and music loops without a
//! seam.

use crate::assets;
use daemonfall_bake::sound::level::{CEILING, Committed, Kind, MUSIC, measure, sum};
use daemonfall_bake::sound::music::{LAYERS, LEAD, SEAM, TRACKS};
use daemonfall_bake::sound::{RATE, bake, effects};
use daemonfall_bake::{BakeError, check_all};
use kira::sound::static_sound::StaticSoundData;
use std::path::PathBuf;

fn effect(name: &str) -> Result<Vec<f32>, BakeError> {
    let mut sound = Committed::read(&assets(), &format!("sound/{name}.ogg"))?;
    assert_eq!(sound.channels.len(), 1, "{name} has one channel");
    Ok(sound.channels.remove(0))
}

/// The path of a layer's file, and the samples that the game decodes from it: left and right.
fn played(track: &str, layer: &str) -> (PathBuf, Vec<[f32; 2]>) {
    let path = assets().join(format!("sound/music/{track}_{layer}.ogg"));
    let sound = StaticSoundData::from_file(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(sound.sample_rate, RATE);
    let frames = sound.frames.iter().map(|it| [it.left, it.right]);
    (path, frames.collect())
}

fn lead() -> usize {
    (LEAD * f64::from(RATE)).round() as usize
}

fn seam() -> usize {
    (SEAM * f64::from(RATE)).round() as usize
}

#[test]
fn the_committed_sounds_are_up_to_date_and_the_same_each_time() -> Result<(), BakeError> {
    let baked = bake()?;
    check_all(&assets(), &baked)?;
    assert!(baked == bake()?, "the same sources gave different sounds");
    Ok(())
}

#[test]
fn every_effect_is_as_loud_as_its_kind_and_peaks_below_the_ceiling() -> Result<(), BakeError> {
    for sound in effects::all()? {
        let name = &sound.name;
        let measured = measure(&[effect(name)?])?;
        let wanted = sound.kind.loudness();
        assert!(
            (measured.loudest - wanted).abs() < 0.7,
            "{name}: {measured:?}, wanted {wanted} LUFS"
        );
        assert!(measured.peak < CEILING, "{name}: {measured:?}");
    }
    Ok(())
}

#[test]
fn kinds_are_told_apart_by_loudness_and_each_has_effects() -> Result<(), BakeError> {
    for pair in Kind::ALL.windows(2) {
        assert!(pair[0].loudness() + 2.0 < pair[1].loudness());
    }
    let all = effects::all()?;
    assert!(Kind::ALL.iter().all(|kind| all.iter().any(|sound| sound.kind == *kind)));
    Ok(())
}

#[test]
fn effects_are_short_end_in_silence_and_rest_on_nothing() -> Result<(), BakeError> {
    for name in effects::all()?.iter().map(|sound| &sound.name) {
        let samples = effect(name)?;
        let seconds = samples.len() as f32 / RATE as f32;
        assert!(seconds <= 1.5, "{name} lasts {seconds} s");
        let end = samples.iter().rev().take(20).fold(0.0, |most: f32, it| most.max(it.abs()));
        assert!(end < 0.02, "{name} ends with a click of {end}");
        let rest = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(rest.abs() < 0.004, "{name} rests on {rest}");
    }
    Ok(())
}

#[test]
fn no_two_effects_are_the_same() -> Result<(), BakeError> {
    let mut known: Vec<(String, Vec<f32>)> = Vec::new();
    for name in effects::all()?.into_iter().map(|sound| sound.name) {
        let samples = effect(&name)?;
        for (other, heard) in &known {
            assert!(name != *other && samples != *heard, "{name}, {other}");
        }
        known.push((name, samples));
    }
    Ok(())
}

#[test]
fn a_track_with_all_layers_has_the_loudness_of_music() -> Result<(), BakeError> {
    for track in TRACKS {
        let mut layers = Vec::new();
        for layer in LAYERS {
            let path = format!("sound/music/{}_{layer}.ogg", track.name);
            layers.push(Committed::read(&assets(), &path)?.looped());
        }
        let all = sum(&layers);
        // Twice, since the meter ignores everything before its first block is full.
        let twice: Vec<Vec<f32>> = all.iter().map(|side| side.repeat(2)).collect();
        let measured = measure(&twice)?;
        assert!((measured.whole - MUSIC).abs() < 0.5, "{}: {measured:?}", track.name);
        assert!(measured.peak < CEILING, "{}: {measured:?}", track.name);
        for (layer, name) in layers.iter().zip(LAYERS) {
            let alone = measure(layer)?.whole;
            assert!(-30.0 < alone && alone < MUSIC, "{}, {name}: {alone}", track.name);
        }
    }
    Ok(())
}

#[test]
fn the_layers_of_a_track_are_of_one_length_of_at_most_twelve_seconds_as_the_game_decodes_them() {
    for track in TRACKS {
        for layer in LAYERS {
            let (path, frames) = played(track.name, layer);
            let looped = frames.len() - 2 * lead();
            assert_eq!(looped, 12 * RATE as usize, "{}", path.display());
        }
    }
}

#[test]
fn the_game_hears_the_loop_where_it_was_written() -> Result<(), BakeError> {
    for track in TRACKS {
        for (layer, written) in LAYERS.iter().zip(track.render()?) {
            let (path, frames) = played(track.name, layer);
            // Written and decoded samples must agree best without a shift.
            let error = |shift: isize| -> f32 {
                let at = |place: usize| place.wrapping_add_signed(shift);
                (2000..500_000)
                    .map(|place| frames[at(place + lead())][0] - written.sides[0][place])
                    .map(|off| off * off)
                    .sum()
            };
            let here = error(0);
            for shift in [-64, -8, -2, -1, 1, 2, 8, 64] {
                assert!(here < error(shift), "{}, {shift}", path.display());
            }
        }
    }
    Ok(())
}

#[test]
fn no_loop_jumps_where_it_comes_round() {
    for track in TRACKS {
        for layer in LAYERS {
            let (path, played) = played(track.name, layer);
            let (begin, end) = (seam(), seam() + played.len() - 2 * lead());
            for side in [0, 1] {
                let samples: Vec<f32> = played.iter().map(|frame| frame[side]).collect();
                let samples = samples.as_slice();
                let steps = |from: usize, to: usize| {
                    (from..to).map(move |at| (samples[at] - samples[at - 1]).abs())
                };
                // The seam's step must not exceed the steepest step of the samples around it.
                let around = steps(end - 2000, end).chain(steps(begin + 1, begin + 2000));
                let steepest = around.fold(0.0, f32::max);
                let seam = (samples[begin] - samples[end - 1]).abs();
                assert!(
                    seam <= steepest * 1.1 + 1e-4,
                    "{}: a jump of {seam}, next to steps of {steepest}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn music_is_never_silent_for_long_in_its_bed_and_rests_on_nothing() -> Result<(), BakeError> {
    for track in TRACKS {
        for layer in LAYERS {
            let path = format!("sound/music/{}_{layer}.ogg", track.name);
            let looped = Committed::read(&assets(), &path)?.looped();
            for side in &looped {
                let rest = side.iter().sum::<f32>() / side.len() as f32;
                assert!(rest.abs() < 0.002, "{path} rests on {rest}");
                let quietest = side
                    .chunks_exact(RATE as usize / 2)
                    .map(|part| part.iter().fold(0.0, |most: f32, it| most.max(it.abs())))
                    .fold(f32::MAX, f32::min);
                assert!(layer != "bed" || quietest > 0.01, "{path}: {quietest}");
            }
        }
    }
    Ok(())
}

#[test]
fn all_sounds_together_stay_small() -> Result<(), BakeError> {
    let bytes: usize = bake()?.iter().map(|file| file.bytes.len()).sum();
    assert!(bytes < 1_000_000, "{bytes} bytes");
    Ok(())
}
