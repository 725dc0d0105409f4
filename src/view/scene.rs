//! What there is to show: a plain copy of the dive that everything on the screen is drawn from.
//!
//! The display reads this and nothing of the rules' state, so a scene can also be written by hand.

pub mod reach;
pub mod read;
#[cfg(test)]
pub mod sample;
pub mod threats;

use bevy::prelude::*;
use daemonfall_core::Side;
use daemonfall_dungeon::components::{Layer, Object, ObjectId, Placed, Status, Traits};
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::library::weapons::Weapon;
use daemonfall_dungeon::{Cell, Direction};
use std::collections::BTreeMap;

/// How well a cell is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    /// Never seen.
    #[default]
    Never,
    /// Seen earlier, and out of sight now.
    Before,
    /// In sight.
    Now,
}

/// One cell as it is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    /// How well.
    pub seen: Seen,
    /// Its floor.
    pub floor: Option<KindId>,
    /// The wall that fills it.
    pub wall: Option<KindId>,
    /// Light from 0 to 1.
    pub light: f32,
    /// The part of the light that comes from torches and lamps.
    pub glow: f32,
    /// Kinds last seen there, for a cell out of sight.
    pub recalled: Vec<KindId>,
    /// Gold that was asked there, for a cell out of sight.
    pub price: Option<u32>,
}

/// How objects of a kind are called and seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Name, in lower case.
    pub name: String,
    /// One sentence.
    pub about: String,
    /// Picture in the atlas.
    pub sprite: String,
    /// Layer.
    pub layer: Layer,
    /// Side.
    pub side: Side,
    /// Cells covered.
    pub size: (i32, i32),
    /// Cells lit around it.
    pub light: i32,
    /// Whether it can be picked up.
    pub item: bool,
    /// Whether taking it exchanges what the player wields or wears.
    pub gear: bool,
    /// Whether it leads out of the floor.
    pub exit: bool,
    /// Whether the ground or a trap does something to who stands on it.
    pub hazard: bool,
}

/// What an object is about to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// In words: "slams".
    pub text: Option<String>,
    /// The data's word for it, whatever the player's language.
    pub word: Option<String>,
    /// In how many beats.
    pub beats: u16,
    /// Whether it is to be warned of, and not just a walk.
    pub urgent: bool,
    /// Whether it is awake and comes at players.
    pub hunts: bool,
    /// Health that its next action takes from the player, if the player stays where it is.
    pub blow: Option<i32>,
}

impl Warning {
    /// Whether it has not noticed anybody yet.
    pub fn asleep(&self) -> bool {
        self.word.as_deref() == Some("sleeps")
    }
}

/// What the player strikes with.
#[derive(Clone, Debug, PartialEq)]
pub struct Arms {
    /// Name, words and pattern.
    pub weapon: Weapon,
    /// Attack before armour.
    pub damage: i32,
    /// Armour passed over.
    pub pierce: i32,
    /// Picture in the atlas.
    pub sprite: String,
}

/// One object.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Identity.
    pub object: Object,
    /// Place.
    pub placed: Placed,
    /// All its components.
    pub traits: Traits,
    /// Its intent.
    pub warning: Option<Warning>,
}

impl Thing {
    /// Cells covered.
    pub fn size(&self) -> (i32, i32) {
        self.traits.sized.map_or((1, 1), |sized| (sized.width, sized.height))
    }

    /// Whether it covers a cell.
    pub fn covers(&self, cell: Cell) -> bool {
        let (at, (width, height)) = (self.placed.cell, self.size());
        (at.x..at.x + width).contains(&cell.x) && (at.y..at.y + height).contains(&cell.y)
    }

    /// The statuses that hold it.
    pub fn statuses(&self) -> impl Iterator<Item = Status> {
        Status::ALL
            .into_iter()
            .filter(|status| self.traits.statused.is_some_and(|statused| statused.has(*status)))
    }
}

/// Cells in danger, as far as it is announced.
#[derive(Clone, Debug, PartialEq)]
pub enum Threat {
    /// A weapon will strike these cells.
    Strike {
        /// Who strikes.
        by: ObjectId,
        /// Where.
        cells: Vec<Cell>,
        /// In how many beats; 1 is the next.
        beats: u16,
    },
    /// Something will come along these cells, from the first to the last.
    Lane {
        /// Who comes.
        by: ObjectId,
        /// Where.
        cells: Vec<Cell>,
        /// Which way.
        direction: Direction,
        /// In how many beats; 1 is the next.
        beats: u16,
    },
    /// Something will explode.
    Blast {
        /// What.
        by: ObjectId,
        /// The cells in reach.
        cells: Vec<Cell>,
        /// In how many beats; 1 is the next.
        beats: u16,
    },
}

impl Threat {
    /// Whose it is.
    pub fn by(&self) -> ObjectId {
        match self {
            Threat::Strike { by, .. } | Threat::Lane { by, .. } | Threat::Blast { by, .. } => *by,
        }
    }

    /// Where it is.
    pub fn cells(&self) -> &[Cell] {
        match self {
            Threat::Strike { cells, .. }
            | Threat::Lane { cells, .. }
            | Threat::Blast { cells, .. } => cells,
        }
    }

    /// In how many beats it comes.
    pub fn beats(&self) -> u16 {
        match self {
            Threat::Strike { beats, .. }
            | Threat::Lane { beats, .. }
            | Threat::Blast { beats, .. } => *beats,
        }
    }
}

/// Everything there is to show.
#[derive(Resource, Clone, Debug, Default)]
pub struct Scene {
    /// Columns and rows.
    pub size: (i32, i32),
    /// Cells, row by row.
    pub spots: Vec<Spot>,
    /// Objects in the world, but for plain floors and walls.
    pub things: BTreeMap<ObjectId, Thing>,
    /// Kinds by number.
    pub looks: Vec<Look>,
    /// The player's object, alive or not.
    pub hero: Option<ObjectId>,
    /// What acts in the next beat, in order.
    pub order: Vec<ObjectId>,
    /// What the player strikes with.
    pub arms: Option<Arms>,
    /// Dangers announced.
    pub threats: Vec<Threat>,
    /// Beats played.
    pub beat: u32,
    /// The present floor, from 0.
    pub floor: u32,
    /// How many floors there are.
    pub floors: u32,
    /// The run's seed.
    pub seed: u64,
    /// The dive has ended.
    pub over: bool,
}

impl Scene {
    /// A cell as it is known; none outside.
    pub fn spot(&self, cell: Cell) -> Option<&Spot> {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.size.0 && cell.y < self.size.1;
        inside
            .then(|| (cell.y * self.size.0 + cell.x) as usize)
            .and_then(|place| self.spots.get(place))
    }

    /// The cell at a place of the list of spots.
    pub fn cell(&self, place: usize) -> Cell {
        Cell::new(place as i32 % self.size.0.max(1), place as i32 / self.size.0.max(1))
    }

    /// How well a cell is known.
    pub fn seen(&self, cell: Cell) -> Seen {
        self.spot(cell).map_or(Seen::Never, |spot| spot.seen)
    }

    /// A kind's look.
    pub fn look(&self, kind: KindId) -> Option<&Look> {
        self.looks.get(usize::from(kind.0))
    }

    /// The player, while alive.
    pub fn player(&self) -> Option<&Thing> {
        self.hero.and_then(|hero| self.things.get(&hero))
    }

    /// Where the player stands, while alive.
    pub fn player_cell(&self) -> Option<Cell> {
        self.player().map(|thing| thing.placed.cell)
    }

    /// Whether any cell of an object is in sight.
    pub fn in_sight(&self, thing: &Thing) -> bool {
        super::coords::covered(thing.placed.cell, thing.size())
            .any(|cell| self.seen(cell) == Seen::Now)
    }

    /// The object of a layer in a cell, if it is in sight.
    pub fn at(&self, cell: Cell, layer: Layer) -> Option<&Thing> {
        self.things
            .values()
            .find(|thing| thing.object.layer == layer && thing.covers(cell) && self.in_sight(thing))
    }

    /// Whether a real that is in sight stands in a cell.
    pub fn occupied(&self, cell: Cell) -> bool {
        self.at(cell, Layer::Real).is_some()
    }

    /// The name of an object, if it is in the world.
    pub fn name(&self, id: ObjectId) -> Option<&str> {
        self.things
            .get(&id)
            .and_then(|thing| self.look(thing.object.kind))
            .map(|look| look.name.as_str())
    }

    /// Whether a cell is known to be walked on: seen, with a floor, not filled by a wall.
    pub fn open(&self, cell: Cell) -> bool {
        self.spot(cell).is_some_and(|spot| {
            spot.seen != Seen::Never && spot.wall.is_none() && spot.floor.is_some()
        })
    }

    /// The cell ahead of the player.
    pub fn ahead(&self, direction: Direction) -> Option<Cell> {
        self.player_cell().map(|cell| cell.step(direction, 1))
    }
}
