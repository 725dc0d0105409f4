//! Writing samples down as a WAV file: one channel, 16 bits.

use super::RATE;

/// The WAV file of `samples`, each from −1 to 1.
#[must_use]
pub fn encode(samples: &[f32]) -> Vec<u8> {
    let length = samples.len() as u32 * 2;
    let mut bytes = Vec::with_capacity(length as usize + 44);
    bytes.extend(b"RIFF");
    bytes.extend((length + 36).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    bytes.extend(1_u16.to_le_bytes());
    bytes.extend(1_u16.to_le_bytes());
    bytes.extend(RATE.to_le_bytes());
    bytes.extend((RATE * 2).to_le_bytes());
    bytes.extend(2_u16.to_le_bytes());
    bytes.extend(16_u16.to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(length.to_le_bytes());
    for sample in samples {
        bytes.extend(((sample * 32_767.0) as i16).to_le_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_how_long_it_is() {
        let bytes = encode(&[0.0, 0.5, -0.5]);
        assert_eq!(bytes.len(), 44 + 6);
        assert_eq!(bytes[4..8], (bytes.len() as u32 - 8).to_le_bytes());
        assert_eq!(bytes[40..44], 6_u32.to_le_bytes());
    }
}
