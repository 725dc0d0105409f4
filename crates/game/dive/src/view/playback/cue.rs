//! The pieces of a beat's animation.

use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Fast at first.
    Out,
    /// Slow, fast, slow.
    InOut,
    Linear,
    /// Overshoots and returns.
    Back,
}

impl Ease {
    /// Share of the way covered after a share of the time, both from 0 to 1.
    pub fn at(self, t: f32) -> f32 {
        let t = t.clamp(0.0, 1.0);
        match self {
            Ease::Out => 1.0 - (1.0 - t).powi(3),
            Ease::InOut => t * t * (3.0 - 2.0 * t),
            Ease::Linear => t,
            Ease::Back => {
                let back = t - 1.0;
                1.0 + 2.7 * back.powi(3) + 1.7 * back.powi(2)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Damage to you.
    Harm,
    /// Damage to others.
    Blow,
    /// Healing and gains.
    Gain,
    Quiet,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    Appear {
        id: ObjectId,
    },
    Travel {
        id: ObjectId,
        from: Cell,
        to: Cell,
        ease: Ease,
    },
    Lunge {
        id: ObjectId,
        direction: Direction,
    },
    Sweep {
        by: ObjectId,
        cells: Vec<Cell>,
    },
    Flinch {
        id: ObjectId,
        damage: i32,
        hero: bool,
    },
    /// An object fails to move.
    Bump {
        id: ObjectId,
        direction: Direction,
    },
    Word {
        /// Whom it is about.
        id: ObjectId,
        cell: Cell,
        text: String,
        tone: Tone,
    },
    Dissolve {
        id: ObjectId,
        cell: Cell,
    },
    /// An object leaves without dying.
    Vanish {
        id: ObjectId,
    },
    Gather {
        id: ObjectId,
        cell: Cell,
    },
    Blast {
        centre: Cell,
    },
    Crumble {
        cell: Cell,
    },
    Afflict {
        id: ObjectId,
        status: Status,
    },
    /// A sleeper wakes, or similar.
    Alert {
        id: ObjectId,
    },
}

impl Cue {
    pub fn object(&self) -> Option<ObjectId> {
        match self {
            Cue::Appear { id }
            | Cue::Travel { id, .. }
            | Cue::Lunge { id, .. }
            | Cue::Sweep { by: id, .. }
            | Cue::Flinch { id, .. }
            | Cue::Bump { id, .. }
            | Cue::Word { id, .. }
            | Cue::Dissolve { id, .. }
            | Cue::Vanish { id }
            | Cue::Gather { id, .. }
            | Cue::Afflict { id, .. }
            | Cue::Alert { id } => Some(*id),
            Cue::Blast { .. } | Cue::Crumble { .. } => None,
        }
    }

    /// The cell that it is shown in, if that is not where its object stands.
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Cue::Word { cell, .. } | Cue::Crumble { cell } | Cue::Blast { centre: cell } => {
                Some(*cell)
            }
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// Seconds from the beat's start.
    pub start: f32,
    /// Duration in seconds.
    pub length: f32,
    pub cue: Cue,
}

impl Timed {
    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    /// The share of it that has passed, from 0 to 1; `None` before its start.
    pub fn part(&self, clock: f32) -> Option<f32> {
        (clock >= self.start).then(|| {
            if self.length <= 0.0 { 1.0 } else { ((clock - self.start) / self.length).min(1.0) }
        })
    }
}

/// A cue has started.
#[derive(Message, Clone, Debug)]
pub struct Struck(pub Cue);
