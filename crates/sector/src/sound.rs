//! Whether a sector that comes from a file can be one: every number names something, and nothing
//! contradicts itself.

use crate::ids::{FactionId, Place};
use crate::rules::Rules;
use crate::sector::{Pending, Sector};
use crate::stack::{STACK_AT_MOST, Stack};
use std::collections::BTreeSet;
use thiserror::Error;

/// What is wrong with a sector, and where.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{place}: {reason}")]
pub struct Unsound {
    /// The part of it, as `stacks.3.units.0`.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

fn wrong(place: impl Into<String>, reason: impl Into<String>) -> Result<(), Unsound> {
    Err(Unsound { place: place.into(), reason: reason.into() })
}

impl Rules {
    /// Whether a sector from a save fits these rules and itself.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn sound(&self, sector: &Sector) -> Result<(), Unsound> {
        let (tiles, count) = (sector.grid.len(), sector.factions.len());
        if sector.tiles.len() != tiles || tiles == 0 {
            let own = sector.tiles.len();
            return wrong("tiles", format!("{own} tiles on a grid of {tiles}"));
        }
        let known = |faction: FactionId| faction.place() < count;
        if !known(sector.player) || !known(sector.active) {
            return wrong("player", "no such faction");
        }
        for (tile, it) in sector.grid.tiles().zip(&sector.tiles) {
            let place = format!("tiles.{tile}");
            let built = it.structure.is_none_or(|it| self.library.has_structure(it));
            if !self.library.has_tile(it.kind) || !built || !it.owner.is_none_or(known) {
                return wrong(place, "is of a kind, a structure or an owner that does not exist");
            }
            let stands = it.stack.map(|id| sector.stacks.get(&id));
            if stands.is_some_and(|stack| stack.is_none_or(|stack| stack.tile != tile)) {
                return wrong(place, "somebody stands there who is elsewhere");
            }
        }
        for (id, it) in sector.factions() {
            let place = format!("factions.{}", id.0);
            let home = it.home.is_none_or(|home| sector.grid.has(home));
            if !self.library.has_faction(it.kind) || it.memory.len() != tiles || !home {
                return wrong(place, "has a kind, a home or a memory that does not fit");
            }
            if it.cycles < 0 {
                return wrong(place, "has cycles below zero");
            }
            let both = |ally: &FactionId| {
                known(*ally) && *ally != id && sector.faction(*ally).allies.contains(&id)
            };
            if !it.allies.iter().all(both) {
                return wrong(place, "has an ally who is not its ally");
            }
            let glimpses = it.memory.iter().filter_map(|it| it.glimpse.as_ref());
            for glimpse in glimpses {
                self.sound_stack(sector, &glimpse.stack, &format!("{place}.memory"))?;
            }
            if it.memory.iter().any(|it| !it.owner.is_none_or(known)) {
                return wrong(place, "remembers an owner that does not exist");
            }
        }
        let mut units = BTreeSet::new();
        for (id, stack) in &sector.stacks {
            let place = format!("stacks.{}", id.0);
            self.sound_stack(sector, stack, &place)?;
            if stack.id != *id || id.0 >= sector.next_stack {
                return wrong(place, "has another number than it should");
            }
            if sector.tile(stack.tile).stack != Some(*id) {
                return wrong(place, "does not stand where it says");
            }
            if !sector.faction(stack.faction).alive {
                return wrong(place, "is of a faction that has left the map");
            }
            for unit in &stack.units {
                if !units.insert(unit.id) || unit.id.0 >= sector.next_unit {
                    return wrong(place, format!("the number of unit {} is not its own", unit.id));
                }
            }
        }
        if let Some(Pending::Encounter { stack, tile } | Pending::Vault { stack, tile }) =
            sector.pending
            && (!sector.grid.has(tile) || !sector.stacks.contains_key(&stack))
        {
            return wrong("pending", "names what does not exist");
        }
        if sector.offers.iter().any(|offer| !known(offer.from) || !known(offer.to)) {
            return wrong("offers", "name a faction that does not exist");
        }
        Ok(())
    }

    fn sound_stack(&self, sector: &Sector, stack: &Stack, place: &str) -> Result<(), Unsound> {
        if !sector.grid.has(stack.tile) || stack.faction.place() >= sector.factions.len() {
            return wrong(place, "is on no tile, or of no faction");
        }
        if !(1..=STACK_AT_MOST).contains(&stack.units.len()) {
            return wrong(place, format!("has {} units", stack.units.len()));
        }
        for (number, unit) in stack.units.iter().enumerate() {
            let place = format!("{place}.units.{number}");
            if !self.roster.has(unit.kind) {
                return wrong(place, "is of no kind");
            }
            let most = unit.most_health(&self.roster);
            if !(1..=most).contains(&unit.health) {
                return wrong(place, format!("health {} of {most}", unit.health));
            }
            if !(0..=unit.movement(&self.roster)).contains(&unit.moves) {
                return wrong(place, format!("has {} moves", unit.moves));
            }
        }
        Ok(())
    }
}
