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
use daemonfall_core::data::PackName;
use kinds::Kind;
use sequences::Sequence;
use weapons::Weapon;

/// All data of a dive. References are indices into these lists.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Library {
    pub names: Names,
    pub kinds: Vec<Kind>,
    pub weapons: Vec<Weapon>,
    pub sequences: Vec<Sequence>,
    pub pools: Vec<Pool>,
    /// Recipes of the floors, in order of depth.
    pub floors: Vec<FloorRecipe>,
    /// Fingerprint of everything above, stored in replays and saves.
    pub fingerprint: Fingerprint,
    /// The packs that the data come from; replays name them.
    pub packs: Vec<PackName>,
}

impl Library {
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[usize::from(id.0)]
    }

    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[usize::from(id.0)]
    }

    pub fn sequence(&self, id: SequenceId) -> &Sequence {
        &self.sequences[usize::from(id.0)]
    }

    pub fn pool(&self, id: PoolId) -> &Pool {
        &self.pools[usize::from(id.0)]
    }

    pub fn find_kind(&self, name: &str) -> Option<KindId> {
        self.names.find(Table::Kind, name).map(KindId)
    }

    pub fn kind_name(&self, id: KindId) -> &str {
        self.names.name(Table::Kind, id.0)
    }
}
