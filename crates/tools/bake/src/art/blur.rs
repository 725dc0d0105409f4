//! Blurs pictures with integer arithmetic, so that every machine gives the same pixels.

/// Three box blurs of `radius` in each direction, four channels per pixel. This is close to a
/// Gaussian and reaches exactly three times the radius. The result is in 256ths of a step.
pub fn soften(sharp: &[u8], (width, height): (usize, usize), radius: usize) -> Vec<u32> {
    let mut soft: Vec<u32> = sharp.iter().map(|byte| u32::from(*byte) << 8).collect();
    for _ in 0..3 {
        soft = transpose(&blur(&soft, width, radius), width);
        soft = transpose(&blur(&soft, height, radius), height);
    }
    soft
}

/// A box blur along rows of `width` pixels, four channels each, edges taken as transparent.
fn blur(pixels: &[u32], width: usize, radius: usize) -> Vec<u32> {
    let span = 2 * radius as u32 + 1;
    let mut soft = vec![0; pixels.len()];
    for (row, out) in pixels.chunks(width * 4).zip(soft.chunks_mut(width * 4)) {
        for channel in 0..4 {
            let at = |x: usize| row[x * 4 + channel];
            let mut sum: u32 = (0..radius.min(width)).map(at).sum();
            for x in 0..width {
                sum += if x + radius < width { at(x + radius) } else { 0 };
                out[x * 4 + channel] = sum / span;
                sum -= if x >= radius { at(x - radius) } else { 0 };
            }
        }
    }
    soft
}

fn transpose(pixels: &[u32], width: usize) -> Vec<u32> {
    let height = pixels.len() / 4 / width;
    (0..width)
        .flat_map(|x| {
            (0..height).flat_map(move |y| (0..4).map(move |channel| (y * width + x) * 4 + channel))
        })
        .map(|index| pixels[index])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blur_keeps_the_light_there_is_and_spreads_it_evenly() {
        let side = 31;
        let mut sharp = vec![0; side * side * 4];
        sharp[(15 * side + 15) * 4 + 3] = 255;
        let soft = soften(&sharp, (side, side), 2);
        let at = |x: usize, y: usize| soft[(y * side + x) * 4 + 3];
        let sum: u32 = soft.iter().sum();
        assert!((255 * 230..=255 * 256).contains(&sum), "{sum}");
        assert_eq!(at(15, 12), at(12, 15));
        assert_eq!(at(15, 12), at(15, 18));
        assert!(at(15, 15) > at(15, 13) && at(15, 13) > 0 && at(15, 22) == 0);
    }
}
