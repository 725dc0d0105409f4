//! Pictures by name: the sprites of the atlas, with and without their baked shine, and the pictures made of light.

use bevy::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Registers the pictures.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load);
}

#[derive(Deserialize, Clone, Copy, Debug)]
struct Place {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl Place {
    fn rect(self) -> Rect {
        Rect::new(self.x, self.y, self.x + self.w, self.y + self.h)
    }
}

#[derive(Deserialize, Clone, Debug)]
struct Entry {
    units: (f32, f32),
    plain: Place,
    glow: Place,
    margin: f32,
    role: String,
}

#[derive(Deserialize, Clone, Debug, Default)]
struct Layout {
    scale: f32,
    sprites: BTreeMap<String, Entry>,
}

/// All pictures of the dive.
#[derive(Resource, Clone, Debug, Default)]
pub struct Art {
    layout: Layout,
    /// The atlas.
    pub atlas: Handle<Image>,
    /// A round pool of white light.
    pub light: Handle<Image>,
    /// A soft dot.
    pub particle: Handle<Image>,
    /// A thin ring.
    pub ring: Handle<Image>,
}

impl Art {
    /// Reads the atlas's list of sprites; pictures are empty handles.
    pub fn read(list: &str) -> Result<Self, serde_json::Error> {
        Ok(Self { layout: serde_json::from_str(list)?, ..Self::default() })
    }

    /// Whether a sprite of this name exists.
    pub fn has(&self, name: &str) -> bool {
        self.layout.sprites.contains_key(name)
    }

    /// What a sprite's colour means: `you`, `hostile`, `pickup`, …
    pub fn role(&self, name: &str) -> &str {
        self.layout.sprites.get(name).map_or("neutral", |entry| &entry.role)
    }

    /// A sprite with its shine, in units of 48 to a cell. A name that does not exist gives a small square that can be seen.
    pub fn shining(&self, name: &str) -> Sprite {
        let Some(entry) = self.layout.sprites.get(name) else { return self.unknown() };
        let margin = 2.0 * entry.margin / self.layout.scale;
        self.cut(entry.glow, Vec2::new(entry.units.0 + margin, entry.units.1 + margin))
    }

    /// A sprite without shine.
    pub fn plain(&self, name: &str) -> Sprite {
        let Some(entry) = self.layout.sprites.get(name) else { return self.unknown() };
        self.cut(entry.plain, Vec2::new(entry.units.0, entry.units.1))
    }

    /// The part of the atlas that holds a sprite without shine, for interfaces.
    pub fn rect(&self, name: &str) -> Option<Rect> {
        self.layout.sprites.get(name).map(|entry| entry.plain.rect())
    }

    fn cut(&self, place: Place, size: Vec2) -> Sprite {
        Sprite { image: self.atlas.clone(), rect: Some(place.rect()), custom_size: Some(size), ..default() }
    }

    fn unknown(&self) -> Sprite {
        Sprite::from_color(crate::ui::theme::MAGIC, Vec2::splat(20.0))
    }
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    let art = match Art::read(include_str!("../../assets/art/atlas.json")) {
        Ok(art) => art,
        Err(error) => {
            error!("assets/art/atlas.json: {error}");
            Art::default()
        }
    };
    commands.insert_resource(Art {
        atlas: assets.load("art/atlas.png"),
        light: assets.load("art/light.png"),
        particle: assets.load("art/particle.png"),
        ring: assets.load("art/ring.png"),
        ..art
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sprite_the_display_names_is_in_the_atlas() {
        let art = Art::read(include_str!("../../assets/art/atlas.json")).unwrap_or_default();
        for name in ["daemon", "badge", "hatch", "frame_corners", "frame_dashed", "wall_edge", "wall_edge_lit", "wall_edge_old"] {
            assert!(art.has(name), "{name}");
        }
        assert!(art.shining("daemon").custom_size > art.plain("daemon").custom_size);
    }
}
