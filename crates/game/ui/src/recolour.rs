//! Applies the palette setting to everything drawn, on its way to the screen, so that no screen has
//! to know it. Gradients, which only darken, are unchanged.

use super::palette::Exchange;
use super::theme;
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::sprite_render::ExtractedSprites;
use bevy::ui_render::{ExtractedUiItem, ExtractedUiNodes};
use daemonfall_platform::settings::Settings;
use daemonfall_platform::settings::choices::Palette;

/// The palette in use.
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

/// Registers the conversion.
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
