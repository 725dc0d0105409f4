//! What is shown of a beat, piece by piece.

use bevy::prelude::*;
use daemonfall_dungeon::components::{ObjectId, Status};
use daemonfall_dungeon::{Cell, Direction};

/// How a movement speeds up and slows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Quick at first.
    Out,
    /// Slow, quick, slow.
    InOut,
    /// Even.
    Linear,
    /// Beyond its aim and back.
    Back,
}

impl Ease {
    /// The way covered at a part of the time, both from 0 to 1.
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

/// The colour of a word that rises from a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Harm to you.
    Harm,
    /// Harm to others.
    Blow,
    /// Health given, things gained.
    Gain,
    /// Something that did not work.
    Quiet,
}

/// One piece.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// An object comes into the world.
    Appear {
        /// It.
        id: ObjectId,
    },
    /// An object goes to another cell.
    Travel {
        /// It.
        id: ObjectId,
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
        /// How.
        ease: Ease,
    },
    /// An object strikes out in a direction.
    Lunge {
        /// It.
        id: ObjectId,
        /// Which way.
        direction: Direction,
    },
    /// A weapon sweeps over cells.
    Sweep {
        /// Who strikes.
        by: ObjectId,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// An object is struck.
    Flinch {
        /// It.
        id: ObjectId,
        /// Health taken.
        damage: i32,
        /// Whether it is the player.
        hero: bool,
    },
    /// An object tries to move and cannot.
    Bump {
        /// It.
        id: ObjectId,
        /// Which way.
        direction: Direction,
    },
    /// A word rises from a cell.
    Word {
        /// Where.
        cell: Cell,
        /// What.
        text: String,
        /// Its meaning.
        tone: Tone,
    },
    /// An object dies.
    Dissolve {
        /// It.
        id: ObjectId,
        /// Where.
        cell: Cell,
    },
    /// An object leaves without dying.
    Vanish {
        /// It.
        id: ObjectId,
    },
    /// An object is taken up by another.
    Gather {
        /// It.
        id: ObjectId,
        /// Where.
        cell: Cell,
    },
    /// An explosion around a cell.
    Blast {
        /// Its middle.
        centre: Cell,
    },
    /// A wall falls to pieces.
    Crumble {
        /// Where.
        cell: Cell,
    },
    /// A status takes hold.
    Afflict {
        /// Of whom.
        id: ObjectId,
        /// Which.
        status: Status,
    },
    /// A sleeper wakes, or the like.
    Alert {
        /// Who.
        id: ObjectId,
    },
}

impl Cue {
    /// The object that it is about.
    pub fn object(&self) -> Option<ObjectId> {
        match self {
            Cue::Appear { id }
            | Cue::Travel { id, .. }
            | Cue::Lunge { id, .. }
            | Cue::Sweep { by: id, .. }
            | Cue::Flinch { id, .. }
            | Cue::Bump { id, .. }
            | Cue::Dissolve { id, .. }
            | Cue::Vanish { id }
            | Cue::Gather { id, .. }
            | Cue::Afflict { id, .. }
            | Cue::Alert { id } => Some(*id),
            Cue::Word { .. } | Cue::Blast { .. } | Cue::Crumble { .. } => None,
        }
    }

    /// The cell that it is about, where it has no object.
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Cue::Word { cell, .. } | Cue::Crumble { cell } | Cue::Blast { centre: cell } => {
                Some(*cell)
            }
            _ => None,
        }
    }
}

/// A cue and its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// Seconds from the beat's start.
    pub start: f32,
    /// Seconds that it takes.
    pub length: f32,
    /// What.
    pub cue: Cue,
}

impl Timed {
    /// When it is over.
    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    /// The part of it that has passed, from 0 to 1; none before its start.
    pub fn part(&self, clock: f32) -> Option<f32> {
        (clock >= self.start).then(|| {
            if self.length <= 0.0 { 1.0 } else { ((clock - self.start) / self.length).min(1.0) }
        })
    }
}

/// A cue has started.
#[derive(Message, Clone, Debug)]
pub struct Struck(pub Cue);
