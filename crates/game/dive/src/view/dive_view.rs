//! The scene: a plain copy of the dive that everything on screen is drawn from.
//!
//! The display reads only this and not the rules' state, so a scene can also be written by hand.

pub mod next_beat;
pub mod reach;
pub mod read;
#[cfg(test)]
pub mod sample;
pub mod threats;

use crate::prelude::*;
use daemonfall_dungeon::components::{Object, Placed, Traits};
use daemonfall_dungeon::library::weapons::Weapon;
use daemonfall_dungeon::{Announced, Intent};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    #[default]
    Never,
    /// Seen earlier, and out of sight now.
    Before,
    Now,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    pub seen: Seen,
    pub floor: Option<KindId>,
    pub wall: Option<KindId>,
    /// Light from 0 to 1.
    pub light: f32,
    /// The share of the light that comes from torches and lamps.
    pub glow: f32,
    /// Kinds last seen there, for a cell out of sight.
    pub recalled: Vec<KindId>,
    /// Price in gold last seen there, for a cell out of sight.
    pub price: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Name, in lower case.
    pub name: String,
    /// One sentence.
    pub about: String,
    pub sprite: String,
    pub layer: Layer,
    /// Whether it stands in the way.
    pub real: bool,
    pub side: Side,
    pub size: (i32, i32),
    /// Radius in cells that it lights.
    pub light: i32,
    /// What it gives when it is taken.
    pub gives: Option<Pickup>,
    /// How hard it is to dig, if anything can.
    pub hardness: Option<i32>,
    /// Whether it is ground or a trap that affects units on it.
    pub hazard: bool,
    /// Whether it holds who enters it.
    pub pins: bool,
    /// Whether it breaks and may hold an item.
    pub breaks: bool,
    /// Whether it is a wall that holds an item.
    pub vein: bool,
    /// Whether it leads out of the floor.
    pub exit: bool,
}

impl Look {
    /// Whether taking it replaces the player's weapon or armour.
    pub fn is_gear(&self) -> bool {
        matches!(self.gives, Some(Pickup::Weapon { .. } | Pickup::Armour(_)))
    }

    /// The digging power that it gives.
    pub fn digs(&self) -> Option<i32> {
        match self.gives {
            Some(Pickup::Shovel(power)) => Some(power),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Arms {
    pub weapon: Weapon,
    /// Attack before armour.
    pub damage: i32,
    /// Armour ignored.
    pub pierce: i32,
    pub sprite: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    pub object: Object,
    pub placed: Placed,
    pub traits: Traits,
    /// What it is about to do, if it acts.
    pub intent: Option<Intent>,
}

impl Thing {
    pub fn size(&self) -> (i32, i32) {
        self.traits.sized.map_or((1, 1), |sized| (sized.width, sized.height))
    }

    pub fn covers(&self, cell: Cell) -> bool {
        let (at, (width, height)) = (self.placed.cell, self.size());
        (at.x..at.x + width).contains(&cell.x) && (at.y..at.y + height).contains(&cell.y)
    }

    pub fn asleep(&self) -> bool {
        self.intent.as_ref().is_some_and(|intent| intent.asleep)
    }

    /// Whether it is awake and hunts players.
    pub fn hunts(&self) -> bool {
        self.intent.as_ref().is_some_and(|intent| intent.hunts)
    }

    /// Whether it only flies about: it hunts nobody.
    pub fn drifts(&self) -> bool {
        self.traits.flying.is_some() && !self.hunts()
    }

    /// What it warns of.
    pub fn announced(&self) -> Option<&Announced> {
        self.intent.as_ref().and_then(|intent| intent.announced.as_ref())
    }

    /// Whether it does beat after beat what it warns of, as what rolls on does.
    pub fn goes_on(&self) -> bool {
        let then = self.intent.as_ref().and_then(|intent| intent.then.as_ref());
        let now = self.announced().filter(|now| now.in_beats <= 1);
        now.zip(then).is_some_and(|(now, then)| then.in_beats <= 2 && then.word == now.word)
    }

    pub fn statuses(&self) -> impl Iterator<Item = Status> {
        Status::ALL
            .into_iter()
            .filter(|status| self.traits.statused.is_some_and(|statused| statused.has(*status)))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Threat {
    /// A weapon will hit these cells.
    Strike {
        by: ObjectId,
        cells: Vec<Cell>,
        /// In how many beats; 1 is the next.
        beats: u16,
    },
    /// Something will move along these cells, from the first to the last.
    Lane {
        by: ObjectId,
        cells: Vec<Cell>,
        direction: Direction,
        beats: u16,
    },
    Blast {
        by: ObjectId,
        cells: Vec<Cell>,
        beats: u16,
    },
}

impl Threat {
    pub fn by(&self) -> ObjectId {
        match self {
            Threat::Strike { by, .. } | Threat::Lane { by, .. } | Threat::Blast { by, .. } => *by,
        }
    }

    pub fn cells(&self) -> &[Cell] {
        match self {
            Threat::Strike { cells, .. }
            | Threat::Lane { cells, .. }
            | Threat::Blast { cells, .. } => cells,
        }
    }

    pub fn beats(&self) -> u16 {
        match self {
            Threat::Strike { beats, .. }
            | Threat::Lane { beats, .. }
            | Threat::Blast { beats, .. } => *beats,
        }
    }
}

#[derive(Resource, Clone, Debug, Default)]
pub struct DiveView {
    /// Columns and rows.
    pub size: (i32, i32),
    /// Cells, row by row.
    pub spots: Vec<Spot>,
    /// Objects in the world, except plain floors and walls.
    pub things: BTreeMap<ObjectId, Thing>,
    pub looks: Vec<Look>,
    /// The player's object, alive or not.
    pub hero: Option<ObjectId>,
    /// What acts in the next beat, in order.
    pub order: Vec<ObjectId>,
    pub arms: Option<Arms>,
    /// Items that are mods on the map: the mod's name, and whether the leader wears it.
    pub mods: Vec<(KindId, String, bool)>,
    /// The leader's health on the map, when the dive began.
    pub on_map: Option<Health>,
    pub threats: Vec<Threat>,
    pub beat: u32,
    pub floor: u32,
    pub floors: u32,
    pub seed: u64,
    pub over: bool,
}

impl DiveView {
    /// `None` outside the map.
    pub fn spot(&self, cell: Cell) -> Option<&Spot> {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.size.0 && cell.y < self.size.1;
        inside
            .then(|| (cell.y * self.size.0 + cell.x) as usize)
            .and_then(|place| self.spots.get(place))
    }

    /// The cell at an index of `spots`.
    pub fn cell(&self, place: usize) -> Cell {
        Cell::new(place as i32 % self.size.0.max(1), place as i32 / self.size.0.max(1))
    }

    pub fn seen(&self, cell: Cell) -> Seen {
        self.spot(cell).map_or(Seen::Never, |spot| spot.seen)
    }

    pub fn look(&self, kind: KindId) -> Option<&Look> {
        self.looks.get(usize::from(kind.0))
    }

    /// The player, while alive.
    pub fn player(&self) -> Option<&Thing> {
        self.hero.and_then(|hero| self.things.get(&hero))
    }

    pub fn player_cell(&self) -> Option<Cell> {
        self.player().map(|thing| thing.placed.cell)
    }

    /// The status that takes the player's next action away.
    pub fn lost_action(&self) -> Option<Status> {
        self.player()?.statuses().find(|status| matches!(status, Status::Freeze | Status::Stun))
    }

    /// The mod that is lost on the map if gear that is a mod, too, replaces what is worn.
    pub fn lost_mod(&self, worn: Option<KindId>, gear: KindId) -> Option<&str> {
        let of = |kind: KindId| self.mods.iter().find(|(it, ..)| *it == kind);
        match (worn.and_then(of)?, of(gear)) {
            ((_, lost, true), Some(_)) => Some(lost),
            _ => None,
        }
    }

    /// Whether any cell of an object is in sight.
    pub fn in_sight(&self, thing: &Thing) -> bool {
        super::coords::covered(thing.placed.cell, thing.size())
            .any(|cell| self.seen(cell) == Seen::Now)
    }

    pub fn at(&self, cell: Cell, layer: Layer) -> Option<&Thing> {
        self.things
            .values()
            .find(|thing| thing.object.layer == layer && thing.covers(cell) && self.in_sight(thing))
    }

    pub fn occupied(&self, cell: Cell) -> bool {
        let mut things = self.things.values();
        things.any(|it| it.traits.real.is_some() && it.covers(cell) && self.in_sight(it))
    }

    pub fn name(&self, id: ObjectId) -> Option<&str> {
        self.things
            .get(&id)
            .and_then(|thing| self.look(thing.object.kind))
            .map(|look| look.name.as_str())
    }

    /// Whether a cell is known to be walkable: seen, with a floor, and without a wall.
    pub fn open(&self, cell: Cell) -> bool {
        self.spot(cell).is_some_and(|spot| {
            spot.seen != Seen::Never && spot.wall.is_none() && spot.floor.is_some()
        })
    }

    pub fn ahead(&self, direction: Direction) -> Option<Cell> {
        self.player_cell().map(|cell| cell.step(direction, 1))
    }
}
