//! What every sound must be: heard, not clipped, short, and the same each time.

use daemonfall_bake::sound::{RATE, bake, effects};

#[test]
fn no_sound_clips_and_none_is_silent() {
    for (name, sound) in effects::all() {
        let peak = sound
            .finish()
            .iter()
            .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!(peak < 0.708, "{name} peaks at {peak}, above −3 dBFS");
        assert!(peak > 0.1, "{name} can hardly be heard: its peak is {peak}");
    }
}

#[test]
fn no_sound_is_longer_than_a_second_and_a_fifth() {
    for (name, sound) in effects::all() {
        let seconds = sound.finish().len() as f32 / RATE as f32;
        assert!(seconds <= 1.2, "{name} lasts {seconds} s");
    }
}

#[test]
fn every_sound_ends_in_silence() {
    for (name, sound) in effects::all() {
        let samples = sound.finish();
        assert!(
            samples.last().is_some_and(|last| last.abs() < 0.01),
            "{name} ends with a click"
        );
    }
}

#[test]
fn all_sounds_together_stay_small() {
    let bytes: usize = bake().iter().map(|file| file.bytes.len()).sum();
    assert!(bytes < 700_000, "{bytes} bytes");
}

#[test]
fn the_same_sources_give_the_same_sounds() {
    assert_eq!(bake(), bake());
}

#[test]
fn the_committed_sounds_are_up_to_date() {
    let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    daemonfall_bake::output::check_all(&assets, &bake()).unwrap_or_else(|error| panic!("{error}"));
}
