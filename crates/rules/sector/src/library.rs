//! What the data files hold: kinds of tiles, structures and factions, and the recipes of sectors.

mod drawn;
mod load;
mod resolve;

pub use daemonfall_core::data::Source;
pub use load::FILES;

use crate::grid::{BoonId, FactionKindId, KindId, StructureId, TileKindId};
use crate::mind::{Difficulty, Mind};
use crate::ranks::Boon;
use daemonfall_core::{Fingerprint, Texts};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct TileKind {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// How it is drawn in text.
    pub glyph: char,
    /// What entering it takes of a stack's movement; none where nobody can enter.
    #[serde(default)]
    pub cost: Option<i32>,
    /// What it yields its owner each turn, in cycles.
    #[serde(default)]
    pub cycles: i32,
    /// How much farther a stack on it sees, in tiles.
    #[serde(default)]
    pub sight: u32,
}

/// What can be done at a structure, besides what its numbers say.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Nothing more.
    Node,
    /// The leader can enter it, once.
    Vault,
    /// One step from every other gate of its owner's and of the owner's allies.
    Gate,
    /// Where cores win, the player wins by taking an enemy's.
    Core,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// How it is drawn in text.
    pub glyph: char,
    pub role: Role,
    /// What it yields its owner each turn, in cycles.
    #[serde(default)]
    pub cycles: i32,
    /// Health that each unit of its owner's stack there regains each turn.
    #[serde(default)]
    pub heals: i32,
    /// How far its owner sees from it, in tiles.
    #[serde(default = "one")]
    pub sight: u32,
    /// The highest tier that it recruits; 0 for none.
    #[serde(default)]
    pub recruits: u8,
}

const fn one() -> u32 {
    1
}

/// How a faction takes part.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The player's: with a leader, and the one that can win.
    Player,
    /// An opponent with an economy.
    Corporation,
    /// Guards; no economy, no alliances.
    Wild,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct FactionKind<Site = StructureId, Unit = KindId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// How its stacks are drawn in text.
    pub glyph: char,
    #[serde(rename(deserialize = "role"))]
    pub part: Part,
    pub home: Option<Site>,
    /// The structure that it has to lose.
    pub core: Option<Site>,
    /// Its first stack, the player's leader first.
    #[serde(default = "Vec::new")]
    pub start: Vec<Unit>,
    /// Who stands on its core.
    #[serde(default = "Vec::new")]
    pub garrison: Vec<Unit>,
    /// What it can recruit; what wild processes are made of.
    pub recruits: Vec<Unit>,
    /// Names for its units that rise.
    #[serde(default)]
    pub names: Vec<String>,
}

/// So many structures for every faction that plays.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Places<Site = Option<StructureId>> {
    /// Which structure; none for encounters.
    pub structure: Site,
    /// How many for each faction.
    pub each: u32,
    /// Least distance from the faction's home, in tiles.
    pub from: u32,
    /// Greatest distance from it.
    pub to: u32,
    /// What the wild guards are worth, in cycles.
    #[serde(default)]
    pub guard: i32,
}

/// Land that grows from a seed.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Tiles from the middle to the rim.
    pub radius: u32,
    /// How many in a hundred of the outermost tiles are missing.
    pub ragged: u32,
    /// How far the values of the starts may lie apart, in percent of the highest.
    pub spread: u32,
    pub tiles: Vec<(TileKindId, u32)>,
    /// Structures, then encounters.
    pub places: Vec<Places>,
}

/// A place on drawn land.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct DrawnTile {
    /// Where.
    pub hex: hexx::Hex,
    /// What ground.
    pub kind: TileKindId,
    /// What is built there, besides homes and cores.
    pub structure: Option<StructureId>,
    /// The home of this faction of the recipe's, by its place there.
    pub home: Option<u32>,
    /// The core of this faction of the recipe's.
    pub core: Option<u32>,
    pub encounter: bool,
    /// What the wild guards are worth, in cycles.
    pub guard: i32,
}

/// How a sector's land comes about.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub enum Land {
    /// From a seed.
    Grown(Grown),
    Drawn(Vec<DrawnTile>),
}

/// What the victories of a sector ask for. One that asks for nothing is not offered.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    /// Vaults to empty.
    #[serde(default)]
    pub vaults: u32,
    /// Nodes to hold at the same time.
    #[serde(default)]
    pub nodes: u32,
    /// Turns in a row to hold them.
    #[serde(default)]
    pub turns: u32,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Recipe<Faction = FactionKindId, Ground = Land> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// Its factions, in the order of their turns: one player's, and at most one of wild processes.
    pub factions: Vec<Faction>,
    /// What each faction has to spend at the start.
    pub cycles: i32,
    /// The number of floors above a vault's last door; `None` for all that there are.
    pub floors: Option<u32>,
    /// What the victories ask for that take no core.
    #[serde(default)]
    pub goals: Goals,
    pub land: Ground,
}

impl Recipe {
    /// The same with wild guards worth this many percent.
    pub(crate) fn guarded(&self, percent: i32) -> Self {
        let mut recipe = self.clone();
        let guards: Vec<&mut i32> = match &mut recipe.land {
            Land::Grown(grown) => grown.places.iter_mut().map(|it| &mut it.guard).collect(),
            Land::Drawn(tiles) => tiles.iter_mut().map(|it| &mut it.guard).collect(),
        };
        for guard in guards {
            *guard = *guard * percent / 100;
        }
        recipe
    }
}

/// Everything from the sector's data files, checked as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct SectorLibrary {
    tiles: Vec<TileKind>,
    structures: Vec<Structure>,
    factions: Vec<FactionKind>,
    recipes: Vec<Recipe>,
    /// By difficulty, easiest first.
    minds: Vec<Mind>,
    boons: Vec<Boon>,
    pub fingerprint: Fingerprint,
}

impl SectorLibrary {
    pub fn tile(&self, id: TileKindId) -> &TileKind {
        &self.tiles[id.place()]
    }

    pub fn tiles(&self) -> impl Iterator<Item = (TileKindId, &TileKind)> {
        (0..).map(TileKindId).zip(&self.tiles)
    }

    pub fn structure(&self, id: StructureId) -> &Structure {
        &self.structures[id.place()]
    }

    pub fn structures(&self) -> impl Iterator<Item = (StructureId, &Structure)> {
        (0..).map(StructureId).zip(&self.structures)
    }

    pub fn faction(&self, id: FactionKindId) -> &FactionKind {
        &self.factions[id.place()]
    }

    pub fn factions(&self) -> impl Iterator<Item = (FactionKindId, &FactionKind)> {
        (0..).map(FactionKindId).zip(&self.factions)
    }

    /// How opponents of a difficulty think.
    pub fn mind(&self, difficulty: Difficulty) -> &Mind {
        &self.minds[difficulty as usize]
    }

    pub fn boon(&self, id: BoonId) -> &Boon {
        &self.boons[id.place()]
    }

    pub fn boons(&self) -> impl Iterator<Item = (BoonId, &Boon)> {
        (0..).map(BoonId).zip(&self.boons)
    }

    pub fn recipes(&self) -> &[Recipe] {
        &self.recipes
    }

    pub fn recipe(&self, key: &str) -> Option<&Recipe> {
        self.recipes.iter().find(|recipe| recipe.key == key)
    }

    pub(crate) fn has_tile(&self, id: TileKindId) -> bool {
        id.place() < self.tiles.len()
    }

    pub(crate) fn has_structure(&self, id: StructureId) -> bool {
        id.place() < self.structures.len()
    }

    pub(crate) fn has_faction(&self, id: FactionKindId) -> bool {
        id.place() < self.factions.len()
    }

    /// Calls `tell` for every text that players read: `tile-KEY`, `structure-KEY`, `faction-KEY`,
    /// `recipe-KEY` and `boon-KEY` for names, `.about` for descriptions.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        for it in &mut self.tiles {
            Texts::of("tile", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.structures {
            Texts::of("structure", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.factions {
            Texts::of("faction", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.recipes {
            Texts::of("recipe", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.boons {
            Texts::of("boon", &it.key, tell).own(&mut it.name);
        }
    }
}
