//! The one list of rule components. Kinds, spawning, snapshots and fingerprints all use [`Traits`].

use super::*;
use crate::names::WeaponId;
use bevy_ecs::lifecycle::HookContext;
use bevy_ecs::prelude::*;
use bevy_ecs::world::{DeferredWorld, EntityWorldMut};
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

macro_rules! together {
    ($traits:ident, $entity:ident: $($field:ident),*) => {
        if $($traits.$field.is_some())&&*
            && let ($(Some($field),)*) = ($($traits.$field.take(),)*)
        {
            $entity.insert(($($field,)*));
        }
    };
}

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
            /// Which of the components are present.
            pub fn set(&self) -> TraitSet {
                TraitSet(0 $(| u32::from(self.$field.is_some()) << Trait::$type as u32)*)
            }

            /// Copies the components of an entity.
            pub fn take(entity: EntityRef) -> Self {
                Self { $($field: entity.get::<$type>().cloned(),)* }
            }

            /// Adds the components to a new entity. What most fighters have comes first and at once:
            /// every insertion moves the entity to another table.
            pub fn insert(mut self, entity: &mut EntityWorldMut) {
                together!(self, entity: real, health, attackable, explodable, statused);
                together!(self, entity: acting, sequential, attacking, moving);
                $(if let Some(component) = self.$field { entity.insert(component); })*
            }
        }

        /// The name of a rule component.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Trait { $($type,)* }

        $(impl Ruled for $type {
            const IT: Trait = Trait::$type;
        })*

        /// Field and type names of all rule components, in their fixed order.
        pub fn rule_component_names() -> &'static [(&'static str, &'static str)] {
            &[$((stringify!($field), stringify!($type)),)*]
        }
    };
}

/// Which rule components an object has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraitSet(u32);

impl TraitSet {
    /// Whether a component is among them.
    #[inline]
    pub fn has(self, it: Trait) -> bool {
        self.0 & (1 << it as u32) != 0
    }

    /// Adds a component, or takes it away.
    pub(crate) fn note(&mut self, it: Trait, is_there: bool) {
        let bit = 1 << it as u32;
        self.0 = if is_there { self.0 | bit } else { self.0 & !bit };
    }
}

/// A rule component; those that handlers look for in the index have hooks that keep it true.
pub(crate) trait Ruled {
    const IT: Trait;
}

/// The hook of a component that an object gets.
pub(crate) fn gained<T: Ruled>(world: DeferredWorld, at: HookContext) {
    note(world, at.entity, T::IT, true);
}

/// The hook of a component that an object loses.
pub(crate) fn lost<T: Ruled>(world: DeferredWorld, at: HookContext) {
    note(world, at.entity, T::IT, false);
}

/// The hook of `Acting`: an object that gets it acts from the next beat on.
pub(crate) fn enlisted(mut world: DeferredWorld, at: HookContext) {
    let (object, acting) = (world.get::<Object>(at.entity), world.get::<Acting>(at.entity));
    if let (Some(object), Some(acting)) = (object.copied(), acting.copied())
        && let Some(mut index) = world.get_resource_mut::<Index>()
    {
        index.enlist(&object, &acting);
    }
}

/// The hook of `Attacking` that an object gets or that replaces another.
pub(crate) fn armed(world: DeferredWorld, at: HookContext) {
    let weapon = world.get::<Attacking>(at.entity).map(|attacking| attacking.weapon);
    arm(world, at.entity, weapon);
}

/// The hook of `Attacking` that an object loses.
pub(crate) fn disarmed(world: DeferredWorld, at: HookContext) {
    arm(world, at.entity, None);
}

fn arm(mut world: DeferredWorld, entity: Entity, weapon: Option<WeaponId>) {
    if let Some(id) = world.get::<Object>(entity).map(|object| object.id)
        && let Some(mut index) = world.get_resource_mut::<Index>()
    {
        index.arm(id, weapon);
    }
}

fn note(mut world: DeferredWorld, entity: Entity, it: Trait, is_there: bool) {
    if let Some(id) = world.get::<Object>(entity).map(|object| object.id)
        && let Some(mut index) = world.get_resource_mut::<Index>()
        && let Some(slot) = index.slot_mut(id)
    {
        slot.traits.note(it, is_there);
    }
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
