//! Figures: what stands, lies and flies in the cells.

pub mod badges;
pub mod body;
pub mod pips;
pub mod recalled;
pub mod sync;

use bevy::prelude::*;
use daemonfall_dungeon::components::{Layer, ObjectId};

/// Registers the figures.
pub fn plugin(app: &mut App) {
    app.add_plugins((sync::plugin, body::plugin, pips::plugin, badges::plugin, recalled::plugin));
}

/// The display's side of an object.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The object.
    pub id: ObjectId,
}

/// The part of a figure that leans, flashes and dissolves: its picture.
#[derive(Component, Clone, Copy, Debug)]
pub struct Body {
    /// Its figure's object.
    pub id: ObjectId,
    /// White light left from a blow, from 1 to 0.
    pub flash: f32,
    /// Shaking left from a blow, in world units.
    pub shake: f32,
    /// How far it has come into the world, from 0 to 1.
    pub shown: f32,
}

/// How high above the ground a layer is drawn.
pub fn depth(layer: Layer) -> f32 {
    match layer {
        Layer::Floor => 1.0,
        Layer::Wall => 1.5,
        Layer::Trap => 4.0,
        Layer::Item => 5.0,
        Layer::Explosive => 8.0,
        Layer::Explosion => 7.0,
        Layer::Real => 10.0,
        Layer::Projectile => 11.0,
    }
}

/// How large a layer's pictures are drawn, as a part of the cell.
pub fn scale(layer: Layer) -> f32 {
    match layer {
        Layer::Trap => 0.78,
        Layer::Item => 0.70,
        Layer::Projectile => 0.72,
        Layer::Real | Layer::Explosive => 0.84,
        Layer::Floor | Layer::Wall | Layer::Explosion => 1.0,
    }
}
