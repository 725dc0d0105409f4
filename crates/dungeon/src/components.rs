//! Decorators of seed 004 as components. A kind of object is a list of these with values; nothing
//! else says what it is.
//!
//! Components are the state: reflected, serialised, one meaning each. Adding one to an entity
//! attaches its behaviour, since the handlers of the chains look at components; saving them saves
//! the behaviour.

mod acting;
mod fighting;
mod hazards;
mod object;
mod player;
mod statused;
mod things;
mod traits;

pub use acting::{Acting, Action, Algorithm, Digging, MAX_PARTS, Moving, Part, Parts, Sequential};
pub use fighting::{
    Attackable, AttackableOnlyWhenNextToAttacker, Attacking, Blast, Explodable, Push, StatusHit,
};
pub use hazards::{Bouncing, Laying, Pinning, Scorching, Slippery, Striking};
pub use object::{Layer, Object, ObjectId, Placed, Real, Sized};
pub use player::{Exit, Pickup, Pickuppable, Player};
pub use statused::{Flying, Resistances, Status, Statused};
pub use things::{Diggable, Dropping, Fading, Fuse, LeavesBehind, Light, Projectile};
pub use traits::{Traits, rule_component_names};
