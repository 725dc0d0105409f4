//! The handlers of all chains, one family per file.
//!
//! A mod's handlers are registered the same way, after these.

mod access;
mod attack;
mod dig;
mod enter;
mod explosives;
mod hazards;
mod hit;
mod lay;
mod movement;
mod perish;
mod projectile;
mod pushed;
mod reach;
mod wait;

pub use hit::damage;

use crate::beat::Chains;

/// The chains with every handler of the rules.
pub fn standard() -> Chains {
    let mut chains = Chains::default();
    attack::register(&mut chains);
    dig::register(&mut chains);
    movement::register(&mut chains);
    wait::register(&mut chains);
    lay::register(&mut chains);
    hit::register(&mut chains);
    pushed::register(&mut chains);
    enter::register(&mut chains);
    perish::register(&mut chains);
    projectile::register(&mut chains);
    explosives::register(&mut chains);
    hazards::register(&mut chains);
    access::declare(&mut chains);
    chains
}
