//! The data of a dive: kinds, weapons, sequences, pools and floors, checked as a whole when loaded.

pub mod kinds;
mod load;
pub mod sequences;
mod texts;
mod validate;
pub mod weapons;

pub use daemonfall_core::data::Source;
pub use load::FILES;

use crate::generate::pools::Pool;
use crate::generate::recipe::FloorRecipe;
use crate::names::{KindId, Names, PoolId, SequenceId, Table, WeaponId};
use bevy_ecs::prelude::*;
use daemonfall_core::Fingerprint;
use kinds::Kind;
use sequences::Sequence;
use weapons::Weapon;

/// All data of a dive. References are indices into these lists.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Library {
    /// Names of all entries.
    pub names: Names,
    /// Kinds of objects, by [`KindId`].
    pub kinds: Vec<Kind>,
    /// Weapons, by [`WeaponId`].
    pub weapons: Vec<Weapon>,
    /// Sequences, by [`SequenceId`].
    pub sequences: Vec<Sequence>,
    /// Pools, by [`PoolId`].
    pub pools: Vec<Pool>,
    /// Recipes of the floors, in order of depth.
    pub floors: Vec<FloorRecipe>,
    /// Fingerprint of everything above, stored in replays and saves.
    pub fingerprint: Fingerprint,
}

impl Library {
    /// A kind's definition.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[usize::from(id.0)]
    }

    /// A weapon's definition.
    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[usize::from(id.0)]
    }

    /// A sequence's definition.
    pub fn sequence(&self, id: SequenceId) -> &Sequence {
        &self.sequences[usize::from(id.0)]
    }

    /// A pool's definition.
    pub fn pool(&self, id: PoolId) -> &Pool {
        &self.pools[usize::from(id.0)]
    }

    /// The kind with this name.
    pub fn find_kind(&self, name: &str) -> Option<KindId> {
        self.names.find(Table::Kind, name).map(KindId)
    }

    /// The name of a kind in the data files.
    pub fn kind_name(&self, id: KindId) -> &str {
        self.names.name(Table::Kind, id.0)
    }
}
