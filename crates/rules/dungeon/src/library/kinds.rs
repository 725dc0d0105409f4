//! Kinds of objects: name, appearance and components.

use crate::components::{Layer, Traits};
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub name: String,
    /// One sentence for the inspector.
    #[serde(default)]
    pub about: String,
    /// Character in scenes and catalogs.
    pub glyph: char,
    /// Picture in the atlas; defaults to the kind's own name.
    pub sprite: Option<String>,
    pub layer: Layer,
    /// Attacks from the same side spare it.
    #[serde(default)]
    pub side: Side,
    /// Higher acts earlier within its category.
    #[serde(default)]
    pub priority: i32,
    #[serde(default)]
    pub traits: Traits,
}

impl Kind {
    /// Whether its objects are plain cells of the grid: floors and walls that never change.
    pub fn is_plain(&self) -> bool {
        matches!(self.layer, Layer::Floor | Layer::Wall)
            && self.traits.acting.is_none()
            && self.traits.health.is_none()
    }

    /// Columns and rows covered.
    pub fn size(&self) -> (i32, i32) {
        self.traits.sized.map_or((1, 1), |sized| (sized.width, sized.height))
    }
}
