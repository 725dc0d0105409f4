//! Figures: the objects in the cells.

use crate::prelude::*;

pub mod badges;
pub mod body;
pub mod pips;
pub mod recalled;
pub mod sync;

pub fn plugin(app: &mut App) {
    app.add_plugins((sync::plugin, body::plugin, pips::plugin, badges::plugin, recalled::plugin));
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    pub id: ObjectId,
}

/// A figure's picture: the part that leans, flashes and dissolves.
#[derive(Component, Clone, Copy, Debug)]
pub struct Body {
    pub id: ObjectId,
    /// White flash left from a hit, from 1 to 0.
    pub flash: f32,
    /// Shaking left from a hit, in world units.
    pub shake: f32,
    /// Fade-in progress, from 0 to 1.
    pub shown: f32,
}

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

/// The scale of a layer's pictures, relative to the cell.
pub fn scale(layer: Layer) -> f32 {
    match layer {
        Layer::Trap => 0.78,
        Layer::Item => 0.70,
        Layer::Projectile => 0.72,
        Layer::Real | Layer::Explosive => 0.84,
        Layer::Floor | Layer::Wall | Layer::Explosion => 1.0,
    }
}
