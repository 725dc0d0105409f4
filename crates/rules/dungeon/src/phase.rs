//! The phases of a beat: the ordered system sets of its schedule.

use crate::components::Category;
use bevy_ecs::prelude::*;

/// The phases of a beat, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeatSet {
    /// Each category is sorted by priority, highest first, ties by spawn number.
    Sort,
    /// Every acting object chooses its next action; the world does not change.
    Decide,
    /// Players act.
    Players,
    /// All other reals act.
    Reals,
    /// Projectiles fly.
    Projectiles,
    /// Fuses burn down, due explosives detonate, explosions fade.
    Explosions,
    /// Floors affect objects standing on them.
    Floors,
    /// Traps act, and walls that attack.
    Traps,
    /// The dead leave the lists, the fingerprint is updated, and the beat's data is reset.
    Cleanup,
}

impl BeatSet {
    /// All phases, in order.
    pub const ALL: [BeatSet; 9] = [
        BeatSet::Sort,
        BeatSet::Decide,
        BeatSet::Players,
        BeatSet::Reals,
        BeatSet::Projectiles,
        BeatSet::Explosions,
        BeatSet::Floors,
        BeatSet::Traps,
        BeatSet::Cleanup,
    ];

    /// The next phase of the beat, if there is one.
    pub fn after(self) -> Option<BeatSet> {
        BeatSet::ALL.get(self as usize + 1).copied()
    }

    /// The category that acts in this phase; `None` for phases in which nothing acts.
    pub fn category(self) -> Option<Category> {
        match self {
            BeatSet::Sort | BeatSet::Decide | BeatSet::Cleanup => None,
            BeatSet::Players | BeatSet::Reals => Some(Category::Reals),
            BeatSet::Projectiles => Some(Category::Projectiles),
            BeatSet::Explosions => Some(Category::Explosions),
            BeatSet::Floors => Some(Category::Floors),
            BeatSet::Traps => Some(Category::Traps),
        }
    }
}
