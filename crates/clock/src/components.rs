//! What a character is to the clock: components, each one meaning.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
pub use daemonfall_core::CharacterId;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A team: mimes mimic the actions of their own team only (section 3).
#[derive(
    Component,
    Reflect,
    Serialize,
    Deserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
)]
#[reflect(Component)]
pub struct Team(pub u32);

/// The quick flag that a character holds (seed 001, preliminaries 4): at most one, a new one
/// replaces it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub enum QuickFlag {
    /// None (the seed's n-flag).
    #[default]
    None,
    /// By a quick spell, or one repeated by counter magic (qs): the only one that takes the safety
    /// off at once.
    Spell,
    /// By critical quick (cq).
    Critical,
    /// By a quick spell within a mime cycle (mqs).
    MimeSpell,
    /// By critical quick within a mime cycle (mcq): lifts charge time higher than the others.
    MimeCritical,
}

impl QuickFlag {
    /// The flag that a quick spell gives.
    pub fn of_spell(in_mime_cycle: bool) -> Self {
        if in_mime_cycle { Self::MimeSpell } else { Self::Spell }
    }

    /// The flag that critical quick gives.
    pub fn of_critical(in_mime_cycle: bool) -> Self {
        if in_mime_cycle { Self::MimeCritical } else { Self::Critical }
    }

    /// Whether there is a flag at all.
    #[inline]
    pub fn is_held(self) -> bool {
        self != Self::None
    }

    /// The seed's short name.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "n",
            Self::Spell => "qs",
            Self::Critical => "cq",
            Self::MimeSpell => "mqs",
            Self::MimeCritical => "mcq",
        }
    }
}

impl fmt::Display for QuickFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Charge time (CT), in points: with 100 a character is ready for a turn. Its rules are in
/// [`crate::charge`].
#[derive(
    Component,
    Reflect,
    Serialize,
    Deserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
)]
#[reflect(Component)]
pub struct ChargeTime(pub u32);

/// Points of charge time gained a clocktick.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub struct Speed(pub u32);

/// Marks a mime: it repeats its team's last action in each mime cycle, and can only wait in turns
/// of its own.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub struct Mime;
