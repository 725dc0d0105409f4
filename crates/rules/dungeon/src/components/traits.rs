//! The one list of rule components. Kinds, spawning, snapshots and fingerprints all use [`Traits`].

use super::*;
use bevy_ecs::prelude::*;
use bevy_ecs::world::EntityWorldMut;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

macro_rules! traits {
    ($($field:ident: $type:ident),* $(,)?) => {
        /// The components of one object, each present or not. Data files define kinds in this form.
        #[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
        #[serde(deny_unknown_fields, default)]
        pub struct Traits {
            $(
                #[doc = concat!("See [`", stringify!($type), "`].")]
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $field: Option<$type>,
            )*
        }

        impl Traits {
            /// Copies the components of an entity.
            pub fn take(entity: EntityRef) -> Self {
                Self { $($field: entity.get::<$type>().cloned(),)* }
            }

            /// Adds the components to a new entity.
            pub fn insert(&self, entity: &mut EntityWorldMut) {
                $(if let Some(component) = &self.$field { entity.insert(component.clone()); })*
            }
        }

        /// Field and type names of all rule components, in their fixed order.
        pub fn rule_component_names() -> &'static [(&'static str, &'static str)] {
            &[$((stringify!($field), stringify!($type)),)*]
        }
    };
}

traits! {
    real: Real,
    health: Health,
    attackable: Attackable,
    only_when_next: AttackableOnlyWhenNextToAttacker,
    explodable: Explodable,
    attacking: Attacking,
    moving: Moving,
    sized: Sized,
    statused: Statused,
    flying: Flying,
    pickuppable: Pickuppable,
    acting: Acting,
    sequential: Sequential,
    digging: Digging,
    diggable: Diggable,
    fuse: Fuse,
    blast: Blast,
    projectile: Projectile,
    fading: Fading,
    leaves_behind: LeavesBehind,
    dropping: Dropping,
    light: Light,
    pinning: Pinning,
    slippery: Slippery,
    scorching: Scorching,
    bouncing: Bouncing,
    striking: Striking,
    laying: Laying,
    player: Player,
    exit: Exit,
}
