//! The handlers of all chains, one family per file.
//!
//! Other handlers are added with [`crate::beat::Chains::add`], behind these of the same rank.

/// Registers handlers under their names, with whose components each reads or changes (for panels).
macro_rules! register {
    ($($chain:expr, $rank:ident: $handler:ident [$($whose:ident $component:ident),*];)*) => {
        pub(super) fn register(chains: &mut crate::beat::Chains) {
            use crate::beat::Registered;
            use crate::chain::{Rank, Whose};
            $(chains.insert($chain, Registered {
                rank: Rank::$rank,
                name: stringify!($handler),
                handler: $handler,
                access: Some(&[$((Whose::$whose, stringify!($component))),*]),
            });)*
        }
    };
}

mod attack;
mod dig;
mod enter;
mod explosives;
mod hazards;
mod hit;
mod lay;
mod movement;
mod perish;
mod pick_up;
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
    pick_up::register(&mut chains);
    perish::register(&mut chains);
    projectile::register(&mut chains);
    explosives::register(&mut chains);
    hazards::register(&mut chains);
    chains
}
