//! Sounds as Ogg Vorbis files, and back.

use super::wave::RATE;
use std::num::{NonZeroU8, NonZeroU32};
use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

const TAG: &str = "SAMPLES";

/// A text that identifies the samples that a file is made of, as stored in the file.
pub fn seal(channels: &[Vec<f32>]) -> String {
    format!("{TAG}={}", digest(channels))
}

fn digest(channels: &[Vec<f32>]) -> String {
    let mut hasher = blake3::Hasher::new();
    for channel in channels {
        for sample in channel {
            hasher.update(&((sample * 32_767.0) as i16).to_le_bytes());
        }
        hasher.update(b"|");
    }
    hasher.finalize().to_hex()[..32].to_owned()
}

/// Encodes one or two channels of samples from −1 to 1; quality from −0.1 to 1.
pub fn encode(channels: &[Vec<f32>], quality: f32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(RATE).unwrap_or(NonZeroU32::MIN);
    let count = NonZeroU8::new(channels.len() as u8).unwrap_or(NonZeroU8::MIN);
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, count, Vec::new(), 1);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    builder.comment_tag(TAG, digest(channels))?;
    let mut encoder = builder.build()?;
    let length = channels.first().map_or(0, Vec::len);
    for from in (0..length).step_by(4096) {
        let to = (from + 4096).min(length);
        let block: Vec<&[f32]> = channels.iter().map(|channel| &channel[from..to]).collect();
        encoder.encode_audio_block(&block)?;
    }
    encoder.finish()
}

/// Decodes a file into its channels, all of one length.
pub fn decode(bytes: &[u8]) -> Result<Vec<Vec<f32>>, VorbisError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(bytes)?;
    let mut channels = vec![Vec::new(); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block()? {
        for (channel, samples) in channels.iter_mut().zip(block.samples()) {
            channel.extend_from_slice(samples);
        }
    }
    Ok(channels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::wave::Wave;

    fn tone(pitch: f64) -> Vec<f32> {
        let step = pitch / f64::from(RATE);
        (0..RATE / 2).map(|nth| Wave::Sine.at(f64::from(nth) * step, step) * 0.5).collect()
    }

    #[test]
    fn a_file_has_the_length_and_the_sound_that_were_written() -> Result<(), VorbisError> {
        let written = vec![tone(440.0), tone(550.0)];
        let read = decode(&encode(&written, 0.5)?)?;
        for (read, written) in read.iter().zip(&written) {
            assert_eq!(read.len(), written.len());
            let furthest = read
                .iter()
                .zip(written)
                .map(|(one, other)| (one - other).abs())
                .fold(0.0, f32::max);
            assert!(furthest < 0.08, "{furthest}");
        }
        Ok(())
    }

    #[test]
    fn a_file_carries_the_seal_of_its_samples() -> Result<(), VorbisError> {
        let written = [tone(440.0)];
        let file = encode(&written, 0.2)?;
        let seal = seal(&written);
        assert!(file.windows(seal.len()).any(|part| part == seal.as_bytes()));
        assert_ne!(seal, super::seal(&[tone(441.0)]));
        Ok(())
    }
}
