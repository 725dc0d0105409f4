//! The dive: grid world, decorators, chains and the beat (rules section 1, seed 004).

pub mod cell;
pub mod library {
    //! The data of a dive.
    pub mod names;
}
