//! A unit in a breach: which kind it is, and which face it shows.

use crate::library::{Answer, BreachLibrary, UnitId};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_clock::Speed;
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};

/// Speeds are kept within these bounds: more than 100 gains nothing (rules section 5).
pub const SPEEDS: std::ops::RangeInclusive<i32> = 10..=100;

/// Which of its two faces a guardian shows; all others have the first alone.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// As it began.
    #[default]
    First,
    /// After its phase change.
    Second,
}

/// What a character of the breach is.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// Its kind.
    pub unit: UnitId,
    /// Its face.
    pub face: Face,
    /// Its speed before it is kept within bounds, so that what an effect adds its after-effect
    /// takes back whole.
    pub pace: i32,
}

impl Fighter {
    /// Of a kind, as it begins.
    pub fn new(unit: UnitId, library: &BreachLibrary) -> Self {
        Self { unit, face: Face::First, pace: library.unit(unit).speed }
    }

    /// Charge time gained each round.
    pub fn speed(self) -> Speed {
        Speed(self.pace.clamp(*SPEEDS.start(), *SPEEDS.end()) as u32)
    }

    /// What it can use.
    pub fn subroutines(self, library: &BreachLibrary) -> &[SubroutineId] {
        let unit = library.unit(self.unit);
        match (self.face, &unit.phase) {
            (Face::Second, Some(phase)) => &phase.subroutines,
            _ => &unit.subroutines,
        }
    }

    /// What it answers.
    pub fn answer(self, library: &BreachLibrary) -> Answer {
        let unit = library.unit(self.unit);
        match (self.face, &unit.phase) {
            (Face::Second, Some(phase)) => phase.reaction,
            _ => unit.reaction,
        }
    }

    /// Whether it is a mime: it repeats its side's last action, and can only wait in turns of its
    /// own.
    pub fn is_mime(self, library: &BreachLibrary) -> bool {
        let unit = library.unit(self.unit);
        match (self.face, &unit.phase) {
            (Face::Second, Some(phase)) => phase.mime,
            _ => unit.mime,
        }
    }
}
