//! What the host tells the machine: characters as the six steps see them, actions as mimes see
//! them.

use crate::components::{CharacterId, ChargeTime, QuickFlag, Team};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// One character as machine and turn order see it. Lists of facts are in list order: by id.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub struct Fact {
    pub id: CharacterId,
    pub team: Team,
    pub charge: ChargeTime,
    pub flag: QuickFlag,
    pub mime: bool,
    /// Whether it can take part. A character that cannot (at zero health, say) has no turn, mimics
    /// nothing, and its flag does not count.
    pub able: bool,
}

impl Fact {
    /// Whether it holds a flag that counts.
    #[inline]
    pub fn is_flagged(&self) -> bool {
        self.able & self.flag.is_held()
    }

    /// Gives a flag, which lifts charge time again; returns the one that it replaces.
    pub fn give(&mut self, flag: QuickFlag) -> QuickFlag {
        self.charge = self.charge.lifted(flag);
        std::mem::replace(&mut self.flag, flag)
    }

    /// Takes the flag away as its quick turn begins, so that a new one can be gained during it.
    pub fn begin_turn(&mut self) -> QuickFlag {
        std::mem::take(&mut self.flag)
    }
}

/// The host's own number for an action. The machine only passes it on.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionId(pub u32);

/// A finished action, as far as mimes need to know it.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// The character that acted.
    pub actor: CharacterId,
    /// The actor's team.
    pub team: Team,
    /// The action.
    pub action: ActionId,
}

/// The last action. Empty after a mime cycle, and before the first action.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct LastAction(pub Option<Deed>);
