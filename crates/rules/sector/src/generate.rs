//! Sectors from a recipe and a seed: land, homes, structures, guards, and starts of similar value.

mod land;
mod people;
mod value;

pub(crate) use land::turns;
pub use value::{StartValue, spread};

use crate::grid::{Grid, StructureId, TileId, TileKindId};
use crate::library::{Grown, Land, Part, Recipe};
use crate::rules::Rules;
use crate::sector::Sector;
use daemonfall_core::data::did_you_mean;
use daemonfall_core::{Stream, Streams};
use thiserror::Error;

/// The most attempts at drawing land with starts of close value; the best one is taken.
const TRIES: u32 = 12;

/// A recipe that does not exist.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("there is no sector {name:?}{hint}")]
pub struct UnknownRecipe {
    pub name: String,
    /// `, did you mean …?` or nothing.
    pub hint: String,
}

/// A faction's home; the faction is its place in the recipe.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Home {
    faction: usize,
    tile: TileId,
    /// Its rotation against the first home, in sixths of a turn.
    turned: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Guard {
    tile: TileId,
    worth: i32,
    /// Guards of one group are equal for every faction.
    group: u32,
}

/// Land with everything to be placed on it.
#[derive(Clone, Debug, Default)]
struct Plan {
    grid: Grid,
    kinds: Vec<TileKindId>,
    structures: Vec<Option<StructureId>>,
    homes: Vec<Home>,
    cores: Vec<(usize, TileId)>,
    encounters: Vec<TileId>,
    guards: Vec<Guard>,
}

impl Plan {
    fn on(grid: Grid, kinds: Vec<TileKindId>) -> Self {
        Self { structures: vec![None; grid.len()], grid, kinds, ..Self::default() }
    }

    fn taken(&self, tile: TileId) -> bool {
        self.structures[tile.place()].is_some() || self.encounters.contains(&tile)
    }
}

impl Rules {
    /// Makes a sector, drawing from the generation stream, with wild guards worth `guards` percent of
    /// what the recipe says. The sector keeps the positions of the streams afterwards and its battles
    /// draw from there, so a caller that continues with the streams takes them from the sector.
    pub fn generate(
        &self,
        recipe: &str,
        guards: i32,
        dice: &mut Streams,
    ) -> Result<Sector, UnknownRecipe> {
        let Some(found) = self.library.recipe(recipe) else {
            let known = self.library.recipes().iter().map(|it| it.key.as_str());
            return Err(UnknownRecipe { name: recipe.into(), hint: did_you_mean(recipe, known) });
        };
        let found = found.guarded(guards);
        let mut sector = match &found.land {
            Land::Drawn(tiles) => self.people(&found, &Plan::drawn(tiles, self), &mut Dice(dice)),
            Land::Grown(grown) => self.grow(&found, grown, &mut Dice(dice)),
        };
        sector.dice = dice.positions();
        Ok(sector)
    }

    fn grow(&self, recipe: &Recipe, grown: &Grown, dice: &mut Dice) -> Sector {
        let mut best: Option<(u32, Sector)> = None;
        for _ in 0..TRIES {
            let plan = self.plan(recipe, grown, dice);
            let mut sector = self.people(recipe, &plan, dice);
            let apart = self.level(&mut sector, grown.spread, dice);
            if best.as_ref().is_none_or(|(least, _)| apart < *least) {
                best = Some((apart, sector));
            }
            if apart <= grown.spread {
                break;
            }
        }
        // There was at least one try.
        best.map(|(_, sector)| sector)
            .unwrap_or_else(|| self.people(recipe, &Plan::default(), dice))
    }

    fn plan(&self, recipe: &Recipe, grown: &Grown, dice: &mut Dice) -> Plan {
        let mut plan = self.land(grown, dice);
        let parts = recipe.factions.iter();
        let playing: Vec<usize> = parts
            .enumerate()
            .filter(|(_, kind)| self.library.faction(**kind).part != Part::Wild)
            .map(|(place, _)| place)
            .collect();
        self.homes(&mut plan, recipe, &playing, grown.radius, dice);
        self.places(&mut plan, &grown.places, dice);
        self.roads(&mut plan, &grown.tiles);
        plan
    }
}

struct Dice<'a>(pub &'a mut Streams);

impl Dice<'_> {
    /// A uniform number below `bound`; 0 when it is 0 or 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(Stream::Generation, bound as u32) as usize
    }

    /// True with a chance of `share` percent.
    pub fn percent(&mut self, share: u32) -> bool {
        self.0.below(Stream::Generation, 100) < share
    }

    /// A random item of the slice.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> Option<&'t T> {
        from.get(self.below(from.len()))
    }

    /// A random item by weight; `None` when all weights are zero.
    pub fn weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let all: u32 = from.iter().map(|(_, weight)| weight).sum();
        let mut drawn = self.0.below(Stream::Generation, all);
        for (one, weight) in from {
            if drawn < *weight {
                return Some(*one);
            }
            drawn -= weight;
        }
        None
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for place in (1..all.len()).rev() {
            all.swap(place, self.below(place + 1));
        }
    }
}
