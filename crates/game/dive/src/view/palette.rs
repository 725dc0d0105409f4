//! Colours used only by the dive's picture; all others are the theme's.

use crate::prelude::*;

const fn hex(rgb: u32) -> Color {
    Color::srgb(
        ((rgb >> 16) & 255) as f32 / 255.0,
        ((rgb >> 8) & 255) as f32 / 255.0,
        (rgb & 255) as f32 / 255.0,
    )
}

/// Lost health of things that hunt you.
pub const HOSTILE_LOST: Color = hex(0x5A_2A33);
pub const NEUTRAL_LOST: Color = hex(0x2A_3650);
/// Torchlight is blue like everything here.
pub const TORCHLIGHT: Color = hex(0x6F_9CFF);
/// Dissolving things glow beyond white.
pub const DISSOLVING: Color = Color::linear_rgb(1.6, 1.6, 1.6);
pub const FROST: Color = hex(0x9A_C8FF);

/// Floor colours from unlit to full torchlight.
const FLOOR: [Color; 6] = [
    hex(0x0A_1323),
    hex(0x0D_192E),
    hex(0x11_203A),
    hex(0x16_2948),
    hex(0x1C_3458),
    hex(0x23_3F68),
];
/// The colour of floor tiles in the atlas.
const PAINTED: Color = hex(0x11_203A);

/// Remembered floor: grey, so that it does not look lit.
const REMEMBERED: Color = hex(0x14_1922);

/// The tint that makes a floor tile's picture look lit by `light`, from 0 to 1.
pub fn floor_tint(light: f32) -> LinearRgba {
    let place = light.clamp(0.0, 1.0) * (FLOOR.len() - 1) as f32;
    let low = (place as usize).min(FLOOR.len() - 2);
    let wanted = FLOOR[low].to_linear() * (1.0 - (place - low as f32))
        + FLOOR[low + 1].to_linear() * (place - low as f32);
    tint(wanted)
}

/// The tint of a floor tile that is out of sight.
pub fn remembered_tint() -> LinearRgba {
    tint(REMEMBERED.to_linear())
}

fn tint(wanted: LinearRgba) -> LinearRgba {
    let painted = PAINTED.to_linear();
    LinearRgba::new(
        wanted.red / painted.red,
        wanted.green / painted.green,
        wanted.blue / painted.blue,
        1.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_floor_in_middling_light_looks_as_painted() {
        let tint = floor_tint(0.4);
        assert!((tint.red - 1.0).abs() < 1e-4 && (tint.blue - 1.0).abs() < 1e-4);
        assert!(floor_tint(1.0).red > tint.red && floor_tint(0.0).red < tint.red);
    }

    #[test]
    fn remembered_floor_stands_out_from_the_unknown_and_is_greyer_than_lit_floor() {
        let blue = |color: Color| {
            let color = color.to_srgba();
            color.blue - color.red
        };
        assert!(theme::contrast(REMEMBERED, theme::ABYSS) > 1.12);
        assert!(FLOOR[1..].iter().all(|lit| blue(*lit) > blue(REMEMBERED)));
    }
}
