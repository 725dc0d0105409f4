//! What the host tells the machine: characters as far as the six steps care, and actions as far as
//! mimes do.

use crate::components::{CharacterId, ChargeTime, QuickFlag, Team};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// One character, as far as the machine and the order of turns care. Lists of facts are in list
/// order: ascending by id.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Who.
    pub id: CharacterId,
    /// On which team.
    pub team: Team,
    /// Charge time.
    pub charge: ChargeTime,
    /// The quick flag held.
    pub flag: QuickFlag,
    /// Whether it is a mime.
    pub mime: bool,
    /// Whether it can take part. Who cannot (at zero health, say) has no turn, mimics nothing, and
    /// its flag counts for nobody.
    pub able: bool,
}

impl Fact {
    /// Whether it holds a flag that counts.
    #[inline]
    pub fn is_flagged(&self) -> bool {
        self.able & self.flag.is_held()
    }

    /// Gives a flag: it replaces the one held, and lifts charge time again. Returns the one
    /// replaced.
    pub fn give(&mut self, flag: QuickFlag) -> QuickFlag {
        self.charge = self.charge.lifted(flag);
        std::mem::replace(&mut self.flag, flag)
    }

    /// Takes the flag away, as its quick turn begins, so that a new one may be gained during the
    /// turn.
    pub fn begin_turn(&mut self) -> QuickFlag {
        std::mem::take(&mut self.flag)
    }
}

/// The host's own number for an action; the machine only passes it on.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionId(pub u32);

/// An action done: what mimes need to know of it.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Who did it.
    pub actor: CharacterId,
    /// The actor's team.
    pub team: Team,
    /// What.
    pub action: ActionId,
}

/// The last action; empty after a mime cycle, and before anything was done.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct LastAction(pub Option<Deed>);
