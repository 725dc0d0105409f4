//! What a character is to the clock: components with one meaning each.

pub use daemonfall_core::CharacterId;

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident),* $(,)?) => {$(
        #[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default)]
        #[derive(PartialEq, Eq, PartialOrd, Ord)]
        #[reflect(Component)]
        $(#[$about])*
        pub struct $name(pub u32);
    )*};
}

numbers! {
    /// A team. Mimes repeat only the actions of their own team (section 3).
    Team,
    /// Charge time (CT), in points: at 100 a character is ready for a turn. The rules are in
    /// [`crate::charge`]. What charges has a speed and may hold a flag.
    #[require(QuickFlag, Speed)]
    ChargeTime,
    /// Points of charge time gained per clocktick.
    Speed,
}

/// The quick flag that a character holds (seed 001, preliminaries 4); a new one replaces it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub enum QuickFlag {
    /// No flag (the seed's n-flag).
    #[default]
    None,
    /// From a quick spell, or from one repeated by counter magic (qs). The only flag that turns the
    /// safety off at once.
    Spell,
    /// From critical quick (cq).
    Critical,
    /// From a quick spell within a mime cycle (mqs).
    MimeSpell,
    /// From critical quick within a mime cycle (mcq). Lifts charge time higher than the others.
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

    /// `a qs-flag`, `an mqs-flag`.
    pub fn with_article(self) -> String {
        match self {
            Self::MimeSpell | Self::MimeCritical => format!("an {self}-flag"),
            Self::None | Self::Spell | Self::Critical => format!("a {self}-flag"),
        }
    }
}

impl fmt::Display for QuickFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
