//! Kinds of objects: name, appearance and components.

use crate::components::{Acting, Algorithm, Layer, Traits};
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};

/// A kind of object.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Name shown to the player.
    pub name: String,
    /// One sentence for the inspector.
    #[serde(default)]
    pub about: String,
    /// Character in scenes and catalogs.
    pub glyph: char,
    /// Picture in the atlas; defaults to the kind's own name.
    pub sprite: Option<String>,
    /// Layer that its objects occupy.
    pub layer: Layer,
    /// Attacks from the same side spare it.
    #[serde(default)]
    pub side: Side,
    /// Higher acts earlier within its category.
    #[serde(default)]
    pub priority: i32,
    /// Its components with their values.
    #[serde(default)]
    pub traits: Traits,
}

/// The categories in which objects act, in the order of a beat's phases.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// Players, then other reals.
    Reals,
    /// Projectiles.
    Projectiles,
    /// Lit bombs and explosions.
    Explosions,
    /// Acting floors.
    Floors,
    /// Traps, and walls that attack.
    Traps,
}

impl Category {
    /// All categories, in order.
    pub const ALL: [Category; 5] = [
        Category::Reals,
        Category::Projectiles,
        Category::Explosions,
        Category::Floors,
        Category::Traps,
    ];

    /// The category of a layer's acting objects. Items do not act.
    pub fn of(layer: Layer) -> Option<Category> {
        match layer {
            Layer::Real => Some(Category::Reals),
            Layer::Projectile => Some(Category::Projectiles),
            Layer::Explosive | Layer::Explosion => Some(Category::Explosions),
            Layer::Floor => Some(Category::Floors),
            Layer::Trap | Layer::Wall => Some(Category::Traps),
            Layer::Item => None,
        }
    }
}

impl Kind {
    /// Whether its objects are plain cells of the grid: floors and walls that never change.
    pub fn is_plain(&self) -> bool {
        matches!(self.layer, Layer::Floor | Layer::Wall)
            && self.traits.acting.is_none()
            && self.traits.health.is_none()
    }

    /// Whether it acts by the general algorithm.
    pub fn is_general(&self) -> bool {
        matches!(self.traits.acting, Some(Acting { algorithm: Algorithm::General, .. }))
    }

    /// Columns and rows covered.
    pub fn size(&self) -> (i32, i32) {
        self.traits.sized.map_or((1, 1), |sized| (sized.width, sized.height))
    }
}
