//! Danger, from 0 to 1, and the music layers that it brings in. Each screen says how dangerous it is
//! from what the player knows, so that music never gives away anything hidden.

/// Volume of a track's bed, pulse and danger layers, 0 to 1 each. The bed always sounds.
pub fn layers(danger: f32) -> [f32; 3] {
    let rise = |from: f32, to: f32| ((danger - from) / (to - from)).clamp(0.0, 1.0);
    [1.0, rise(0.1, 0.4), rise(0.5, 0.85)]
}

/// A part of a whole, from 0 to 1; 1 of nothing.
pub fn share(part: i64, whole: i64) -> f32 {
    if whole <= 0 {
        return 1.0;
    }
    (part as f32 / whole as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_come_one_after_the_other_and_the_bed_always_sounds() {
        assert_eq!(layers(0.0), [1.0, 0.0, 0.0]);
        assert_eq!(layers(1.0), [1.0, 1.0, 1.0]);
        let [_, pulse, danger] = layers(0.45);
        assert_eq!((pulse, danger), (1.0, 0.0));
        let mut before = layers(0.0);
        for step in 0..=100 {
            let now = layers(step as f32 / 100.0);
            assert!(now.iter().zip(before).all(|(now, before)| *now >= before));
            before = now;
        }
    }
}
