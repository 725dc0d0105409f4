//! The theme's colours in other palettes. Everything is drawn in the standard palette; colours are
//! converted here on their way to the screen.
//!
//! The theme's own colours are replaced exactly. Mixed colours move along with the theme colours
//! nearest to them.

use crate::base::*;
use crate::theme;
use bevy::platform::collections::HashMap;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::sprite_render::ExtractedSprites;
use bevy::ui_render::{ExtractedUiItem, ExtractedUiNodes};
use daemonfall_platform::settings::choices::Palette;

/// Theme colours and their replacements: the same as in the pictures of this palette, plus those
/// for panels and lines.
const SAFE: [(Color, Color); 5] = [
    (theme::YOU, Color::srgb_u8(0x5B, 0xC4, 0xFF)),
    (theme::HOSTILE, Color::srgb_u8(0xFF, 0x6A, 0x1A)),
    (theme::DANGER, Color::srgb_u8(0xF7, 0xEA, 0x48)),
    (theme::PICKUP, Color::srgb_u8(0x14, 0xD9, 0xA6)),
    (theme::MAGIC, Color::srgb_u8(0xF0, 0x9A, 0xD2)),
];

const CONTRAST: [(Color, Color); 16] = [
    (theme::YOU, Color::srgb_u8(0x9D, 0xF6, 0xFF)),
    (theme::HOSTILE, Color::srgb_u8(0xFF, 0x8A, 0x80)),
    (theme::NEUTRAL, Color::srgb_u8(0xD2, 0xDE, 0xF2)),
    (theme::DANGER, Color::srgb_u8(0xFF, 0xD2, 0x3F)),
    (theme::PICKUP, Color::srgb_u8(0xA6, 0xFF, 0xD4)),
    (theme::MAGIC, Color::srgb_u8(0xD6, 0xC2, 0xFF)),
    (theme::LIGHT, Color::WHITE),
    (theme::DIM, Color::srgb_u8(0xC8, 0xD4, 0xEA)),
    (theme::FAINT, Color::srgb_u8(0xA6, 0xB4, 0xD0)),
    (theme::GROUND, Color::BLACK),
    (theme::ABYSS, Color::BLACK),
    (theme::PANEL, Color::srgb_u8(0x03, 0x06, 0x0C)),
    (theme::PANEL_LIT, Color::srgb_u8(0x12, 0x2C, 0x58)),
    (theme::LINE, Color::srgb_u8(0x3B, 0x54, 0x88)),
    (theme::EDGE, Color::srgb_u8(0x4A, 0x6C, 0xB0)),
    (theme::RIM, Color::srgb_u8(0x7F, 0xA8, 0xEC)),
];

/// Colours that do not change unless a palette replaces them.
const FIXED: [Color; 13] = [
    Color::WHITE,
    Color::BLACK,
    theme::GROUND,
    theme::ABYSS,
    theme::PANEL,
    theme::PANEL_LIT,
    theme::LINE,
    theme::EDGE,
    theme::RIM,
    theme::NEUTRAL,
    theme::LIGHT,
    theme::DIM,
    theme::FAINT,
];

/// A colour between two: `part` of the way from the first to the second.
pub fn mix(from: Color, to: Color, part: f32) -> Color {
    let (from, to) = (from.to_srgba(), to.to_srgba());
    let blend = |a: f32, b: f32| a + (b - a) * part;
    Color::srgb(blend(from.red, to.red), blend(from.green, to.green), blend(from.blue, to.blue))
}

/// Squared distance below which two colours count as the same.
const SAME: f32 = 2e-5;

/// A palette's colour conversion, as applied to the screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exchange {
    pairs: Vec<(Vec3, Vec3)>,
    known: HashMap<[u32; 3], Vec3>,
}

impl Exchange {
    /// The conversion for a palette; the standard one changes nothing.
    pub fn of(palette: Palette) -> Self {
        let exchanged: &[(Color, Color)] = match palette {
            Palette::Standard => return Self::default(),
            Palette::Safe => &SAFE,
            Palette::Contrast => &CONTRAST,
        };
        let as_point = |colour: &Color| colour.to_srgba().to_vec3();
        let mut pairs: Vec<(Vec3, Vec3)> =
            exchanged.iter().map(|(from, to)| (as_point(from), as_point(to))).collect();
        for fixed in FIXED.iter().map(as_point) {
            if !pairs.iter().any(|(from, _)| *from == fixed) {
                pairs.push((fixed, fixed));
            }
        }
        Self { pairs, known: HashMap::default() }
    }

    pub fn is_none(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Converts a theme colour or a mix. Picture tints brighter than white are unchanged.
    pub fn mixed(&mut self, colour: LinearRgba) -> LinearRgba {
        let parts = [colour.red, colour.green, colour.blue];
        if self.is_none() || parts.iter().any(|part| !(0.0..=1.001).contains(part)) {
            return colour;
        }
        let bits = parts.map(f32::to_bits);
        if self.known.len() > 4096 {
            self.known.clear();
        }
        let point = match self.known.get(&bits) {
            Some(point) => *point,
            None => {
                let point = self.moved(Srgba::from(colour).to_vec3());
                self.known.insert(bits, point);
                point
            }
        };
        let exchanged = LinearRgba::from(Srgba::from_vec3(point));
        exchanged.with_alpha(colour.alpha)
    }

    /// Converts a theme colour; any other colour is unchanged. For tints of pictures.
    pub fn exact(&mut self, colour: LinearRgba) -> LinearRgba {
        let point = Srgba::from(colour).to_vec3();
        let known = |(from, _): &(Vec3, Vec3)| from.distance_squared(point) < SAME;
        if self.pairs.iter().any(known) { self.mixed(colour) } else { colour }
    }

    /// Exact at a pair's source, elsewhere between the pairs around it, near ones counting more.
    fn moved(&self, point: Vec3) -> Vec3 {
        let (mut moved, mut weights) = (Vec3::ZERO, 0.0);
        for (from, to) in &self.pairs {
            let distance = from.distance_squared(point);
            if distance < SAME {
                return *to;
            }
            let weight = 1.0 / (distance * distance);
            moved += weight * (*to - *from);
            weights += weight;
        }
        (point + moved / weights).clamp(Vec3::ZERO, Vec3::ONE)
    }
}

#[derive(Resource, ExtractResource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActivePalette(pub Palette);

/// Updates the palette in use when the setting changes.
pub fn follow(
    settings: Res<Settings>,
    mut worn: ResMut<ActivePalette>,
    mut ground: ResMut<ClearColor>,
) {
    if worn.set_if_neq(ActivePalette(settings.palette)) {
        let mut exchange = Exchange::of(worn.0);
        ground.0 = exchange.mixed(theme::GROUND.to_linear()).into();
    }
}

/// Converts the colours of a frame. Tints of pictures are converted only if they are theme colours.
fn exchange(
    worn: Res<ActivePalette>,
    mut now: Local<(Palette, Exchange)>,
    mut nodes: ResMut<ExtractedUiNodes>,
    mut sprites: ResMut<ExtractedSprites>,
) {
    if now.0 != worn.0 {
        *now = (worn.0, Exchange::of(worn.0));
    }
    let exchange = &mut now.1;
    if exchange.is_none() {
        return;
    }
    for node in &mut nodes.uinodes {
        let plain = node.image == AssetId::default();
        if let ExtractedUiItem::Node { color, .. } = &mut node.item {
            *color = if plain { exchange.mixed(*color) } else { exchange.exact(*color) };
        }
    }
    for glyph in &mut nodes.glyphs {
        glyph.color = exchange.mixed(glyph.color);
    }
    for sprite in &mut sprites.sprites {
        sprite.color = match sprite.image_handle_id == AssetId::default() {
            true => exchange.mixed(sprite.color),
            false => exchange.exact(sprite.color),
        };
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<ActivePalette>()
        .add_plugins(ExtractResourcePlugin::<ActivePalette>::default())
        .add_systems(PostUpdate, follow);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.init_resource::<ActivePalette>().add_systems(
            Render,
            exchange.after(RenderSystems::ExtractCommands).before(RenderSystems::Queue),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(palette: Palette, colour: Color) -> [u8; 4] {
        let mixed = Exchange::of(palette).mixed(colour.to_linear());
        Srgba::from(mixed).to_u8_array()
    }

    #[test]
    fn the_themes_colours_are_exchanged_exactly_and_keep_their_cover() {
        let seen = of(Palette::Safe, theme::HOSTILE.with_alpha(0.5));
        assert_eq!(seen, [0xFF, 0x6A, 0x1A, 0x80]);
        assert_eq!(of(Palette::Safe, theme::LIGHT), theme::LIGHT.to_srgba().to_u8_array());
        assert_eq!(of(Palette::Contrast, theme::GROUND), [0, 0, 0, 255]);
        for palette in Palette::ALL {
            assert_eq!(of(palette, Color::WHITE), [255; 4]);
        }
    }

    #[test]
    fn text_that_the_safe_palette_has_no_other_colour_for_stays() {
        for colour in [theme::NEUTRAL, theme::DIM, theme::FAINT, theme::EDGE] {
            let plain = colour.to_srgba().to_u8_array();
            assert_eq!(of(Palette::Safe, colour), plain);
        }
    }

    #[test]
    fn the_standard_palette_and_tints_brighter_than_white_stay() {
        let bright = LinearRgba::rgb(3.0, 1.5, 1.5);
        assert_eq!(Exchange::of(Palette::Contrast).mixed(bright), bright);
        let danger = theme::DANGER.to_linear();
        assert_eq!(Exchange::of(Palette::Standard).mixed(danger), danger);
    }

    #[test]
    fn what_was_mixed_lies_between_what_it_was_mixed_of() {
        let mix = theme::PANEL.mix(&theme::HOSTILE, 0.9);
        let [red, green, blue, _] = of(Palette::Safe, mix);
        assert!(red > 0xD0 && green > blue, "{red} {green} {blue}");
    }

    #[test]
    fn a_picture_that_is_only_darkened_keeps_its_tint() {
        let grey = LinearRgba::rgb(0.5, 0.5, 0.5);
        assert_eq!(Exchange::of(Palette::Contrast).exact(grey), grey);
    }
}
