//! What the player wants in a dive: its actions, and what they mean.

pub mod action;
pub mod intent;
pub mod mode;
