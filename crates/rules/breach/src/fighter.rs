//! A unit in a breach: its kind, its face, and what else it is in addition to what the stack
//! stores.

use crate::field::Stands;
use crate::library::{Answer, BreachLibrary, Kind, Phase, SPEEDS, UnitId};
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_reflect::Reflect;
use daemonfall_clock::{ChargeTime, QuickFlag, Speed};
use daemonfall_core::CharacterId;
use daemonfall_stack::{Roster, SubroutineId};
use serde::{Deserialize, Serialize};

/// Which of its two faces a guardian shows. All other units have only the first.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// The face it began with.
    #[default]
    First,
    /// After its phase change.
    Second,
}

/// What a character of the breach is.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
#[require(ChargeTime)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// Its kind.
    pub unit: UnitId,
    pub face: Face,
    /// Its speed before clamping, so that an after-effect takes back exactly what an effect added.
    pub pace: i32,
}

impl Fighter {
    /// A fighter of a kind, at its beginning.
    pub fn new(unit: UnitId, library: &BreachLibrary) -> Self {
        Self { unit, face: Face::First, pace: library.unit(unit).speed }
    }

    /// Charge time gained per round.
    pub fn speed(self) -> Speed {
        Speed(self.pace.clamp(*SPEEDS.start(), *SPEEDS.end()) as u32)
    }

    fn turned(self, library: &BreachLibrary) -> Option<&Phase> {
        library.unit(self.unit).phase.as_ref().filter(|_| self.face == Face::Second)
    }

    pub fn subroutines(self, library: &BreachLibrary) -> &[SubroutineId] {
        let own = &library.unit(self.unit).subroutines;
        self.turned(library).map_or(own, |phase| &phase.subroutines)
    }

    /// Its reaction. A riposte strikes with a melee subroutine, so without one there is none.
    pub fn answer(self, library: &BreachLibrary) -> Answer {
        let own = self.turned(library).map_or(library.unit(self.unit).reaction, |it| it.reaction);
        let mut known = self.subroutines(library).iter();
        match own {
            Answer::Riposte if !known.any(|id| library.subroutine(*id).kind == Kind::Melee) => {
                Answer::None
            }
            own => own,
        }
    }

    /// Whether it is a mime: it repeats its side's last action, and can only wait in its own turns.
    pub fn is_mime(self, library: &BreachLibrary) -> bool {
        self.turned(library).map_or(library.unit(self.unit).mime, |phase| phase.mime)
    }
}

/// What a character is, in addition to what the stack stores.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Combatant {
    pub fighter: &'static mut Fighter,
    pub charge: &'static mut ChargeTime,
    pub speed: &'static mut Speed,
    pub flag: &'static mut QuickFlag,
    pub stands: &'static mut Stands,
}

pub(crate) fn join(world: &mut World, id: CharacterId, fighter: Fighter, rest: impl Bundle) {
    if let Some(entity) = world.resource::<Roster>().entity(id) {
        world.entity_mut(entity).insert((fighter, fighter.speed(), rest));
    }
}
