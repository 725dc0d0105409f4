//! The atlas: all sprites by name, and the few separate pictures, in the colours of the palette
//! setting. Sprites of packs hang in it, too.

use super::TextFile;
use super::hung::{Wall, hang};
use super::needed::Needed;
use crate::notice::Notice;
use crate::packs::Packs;
use crate::settings::Settings;
use crate::settings::choices::Palette;
use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use daemonfall_text::t;
use serde::Deserialize;

/// Handles of all pictures. Sprite names are known once loading is over.
#[derive(Resource, Clone, Debug)]
pub struct Atlas {
    pub image: Handle<Image>,
    /// Round white light that fades outward, to be tinted.
    pub light: Handle<Image>,
    /// A speck of white light, to be tinted.
    pub particle: Handle<Image>,
    /// A thin white ring of light, to be tinted.
    pub ring: Handle<Image>,
    /// A dark rim, to be stretched over the window.
    pub vignette: Handle<Image>,
    pub logo: Handle<Image>,
    layout: Handle<TextFile>,
    sprites: HashMap<String, AtlasSprite>,
    /// Those of packs, which come first.
    pub(super) hung: HashMap<String, AtlasSprite>,
    scale: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AtlasSprite {
    /// Size in units; a cell is 48 units wide.
    pub units: Vec2,
    /// The shape alone, in atlas pixels.
    pub plain: Rect,
    /// The shape with its glow; the same as `plain` for sprites without one.
    pub glow: Rect,
    /// Atlas pixels per unit.
    pub scale: f32,
}

#[derive(Deserialize)]
struct Layout {
    scale: f32,
    sprites: HashMap<String, LayoutSprite>,
}

#[derive(Deserialize)]
struct LayoutSprite {
    units: [f32; 2],
    plain: LayoutRect,
    glow: LayoutRect,
}

#[derive(Deserialize, Clone, Copy)]
struct LayoutRect {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl From<LayoutRect> for Rect {
    fn from(rect: LayoutRect) -> Self {
        Rect::new(rect.x, rect.y, rect.x + rect.w, rect.y + rect.h)
    }
}

/// Path of the layout below the assets folder.
pub const LAYOUT: &str = "art/atlas.json";

impl FromWorld for Atlas {
    fn from_world(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>().clone();
        let picture = |name: &str| server.load::<Image>(format!("art/{name}.png"));
        let atlas = Self {
            image: picture("atlas"),
            light: picture("light"),
            particle: picture("particle"),
            ring: picture("ring"),
            vignette: picture("vignette"),
            logo: picture("logo"),
            layout: server.load(LAYOUT),
            sprites: HashMap::default(),
            hung: HashMap::default(),
            scale: 1.0,
        };
        let mut needed = world.resource_mut::<Needed>();
        for picture in
            [&atlas.image, &atlas.light, &atlas.particle, &atlas.ring, &atlas.vignette, &atlas.logo]
        {
            needed.add(picture.clone());
        }
        needed.add(atlas.layout.clone());
        atlas
    }
}

impl Atlas {
    /// Reads the layout once it is loaded; the error has its line.
    pub fn read(&mut self, texts: &Assets<TextFile>) -> Result<(), String> {
        let text = texts.get(&self.layout).ok_or_else(|| t!("asset-not-loaded"))?;
        let layout: Layout = serde_json::from_str(&text.0)
            .map_err(|error| t!("asset-line", line = error.line(), error = error.to_string()))?;
        let scale = layout.scale;
        let sprite = |sprite: LayoutSprite| AtlasSprite {
            units: sprite.units.into(),
            plain: sprite.plain.into(),
            glow: sprite.glow.into(),
            scale,
        };
        self.sprites =
            layout.sprites.into_iter().map(|(name, read)| (name, sprite(read))).collect();
        self.scale = scale;
        Ok(())
    }

    /// Atlas pixels per unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    pub fn get(&self, name: &str) -> Option<AtlasSprite> {
        self.hung.get(name).or_else(|| self.sprites.get(name)).copied()
    }

    /// `instead` if there is no such sprite: a modified data folder may add things without one.
    pub fn known<'n>(&self, name: &'n str, instead: &'n str) -> &'n str {
        if self.get(name).is_some() { name } else { instead }
    }

    /// With its glow; one sprite unit is one world unit. Draws nothing for an unknown name.
    pub fn shining(&self, name: &str) -> Sprite {
        self.cut(name, |sprite| sprite.glow)
    }

    pub fn plain(&self, name: &str) -> Sprite {
        self.cut(name, |sprite| sprite.plain)
    }

    fn cut(&self, name: &str, part: fn(&AtlasSprite) -> Rect) -> Sprite {
        match self.get(name) {
            Some(found) => {
                let rect = part(&found);
                Sprite {
                    image: self.image.clone(),
                    rect: Some(rect),
                    custom_size: Some(rect.size() / found.scale),
                    ..default()
                }
            }
            None => {
                warn_once!("the atlas has no sprite {name:?}");
                Sprite::sized(Vec2::ZERO)
            }
        }
    }

    /// An interface picture without glow, stretched over its node.
    pub fn icon(&self, name: &str) -> ImageNode {
        let rect = self.get(name).map(|sprite| sprite.plain);
        ImageNode { image: self.image.clone(), rect, ..default() }
    }
}

#[derive(Resource, Default)]
struct Wardrobe {
    worn: Palette,
    /// The standard picture, saved once another has replaced it.
    standard: Option<Image>,
    coming: Option<(Palette, Handle<Image>)>,
}

fn wear(
    settings: Res<Settings>,
    atlas: Res<Atlas>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut wardrobe: ResMut<Wardrobe>,
    mut wall: ResMut<Wall>,
    mut notices: MessageWriter<Notice>,
) {
    let wanted = settings.palette;
    if wardrobe.worn == wanted {
        return;
    }
    // Save the standard picture before anything replaces it.
    if wardrobe.standard.is_none() {
        let Some(standard) = wall.bare.as_ref().or_else(|| images.get(&atlas.image)) else {
            return;
        };
        wardrobe.standard = Some(standard.clone());
    }
    let next = match (wanted, wardrobe.coming.clone()) {
        (Palette::Standard, _) => wardrobe.standard.clone(),
        (_, Some((palette, handle))) if palette == wanted => {
            if let LoadState::Failed(error) = server.load_state(&handle) {
                let words = t!("palette-not", file = wanted.picture(), error = error.to_string());
                notices.write(Notice::wrong(words));
                wardrobe.worn = wanted;
            }
            images.get(&handle).cloned()
        }
        _ => {
            let handle = server.load(wanted.picture());
            wardrobe.coming = Some((wanted, handle));
            None
        }
    };
    if let Some(next) = next
        && images.insert(atlas.image.id(), next).is_ok()
    {
        wardrobe.worn = wanted;
        wardrobe.coming = None;
        (wall.bare, wall.is_stale) = (None, true);
    }
}

pub fn plugin(app: &mut App) {
    let hang = || hang.run_if(resource_exists::<Packs>);
    app.init_resource::<Atlas>()
        .init_resource::<Wardrobe>()
        .init_resource::<Wall>()
        // Before a screen begins, and at once after a change of colours.
        .add_systems(PreUpdate, hang())
        .add_systems(Update, (wear, hang()).chain());
}
