//! Characters: who takes part in a fight on the stack or by the clock.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// A character's number. Characters stand in the character list in the order of their numbers.
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
    Hash,
)]
#[reflect(Component)]
#[serde(transparent)]
pub struct CharacterId(pub u32);
