//! Decorators of seed 004 as components. A list of components with values defines a kind of object.
//!
//! Components are the state: reflected, serialised, with one meaning each. Adding one to an entity
//! attaches its behaviour, since handlers read components. Saving components saves the behaviour.

mod acting;
mod fighting;
mod hazards;
mod index;
mod object;
mod player;
mod statused;
mod things;
mod traits;

pub use acting::{
    Acting, Action, Algorithm, Digging, Directions, MAX_PARTS, Moving, Part, Parts, Sequential,
    WaitingShot,
};
pub use fighting::{
    Attackable, AttackableOnlyWhenNextToAttacker, Attacking, Blast, Explodable, Push, StatusHit,
};
pub use hazards::{Bouncing, Laying, Pinning, Scorching, Slippery, Striking};
pub(crate) use index::Mark;
pub use index::{Index, Listed};
pub use object::{Category, Layer, Object, ObjectId, Placed, Real, Sized};
pub use player::{Exit, Pickup, Pickuppable, Player};
pub use statused::{Flying, Resistances, Status, Statused};
pub use things::{Diggable, Dropping, Fading, Fuse, LeavesBehind, Light, Projectile};
pub use traits::{Trait, TraitSet, Traits, rule_component_names};
