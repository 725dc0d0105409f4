//! Validates a sector read from a file: every number must refer to something, and nothing may
//! contradict itself.

use crate::ids::{FactionId, Place};
use crate::rules::Rules;
use crate::sector::{Pending, Sector};
use crate::stack::{STACK_AT_MOST, Stack};
use std::collections::BTreeSet;
use thiserror::Error;

/// A fault of a sector, and its place.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{place}: {reason}")]
pub struct Invalid {
    /// The faulty part, such as `stacks.3.units.0`.
    pub place: String,
    /// The fault.
    pub reason: String,
}

fn wrong(place: impl Into<String>, reason: impl Into<String>) -> Result<(), Invalid> {
    Err(Invalid { place: place.into(), reason: reason.into() })
}

impl Rules {
    /// Checks that a sector from a save fits these rules and is consistent.
    ///
    /// # Errors
    /// The first fault.
    pub fn validate(&self, sector: &Sector) -> Result<(), Invalid> {
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
                return wrong(place, "has a kind, structure or owner that does not exist");
            }
            let stands = it.stack.map(|id| sector.stacks.get(&id));
            if stands.is_some_and(|stack| stack.is_none_or(|stack| stack.tile != tile)) {
                return wrong(place, "has a stack that is elsewhere");
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
                return wrong(place, "has an ally that is not allied with it");
            }
            let glimpses = it.memory.iter().filter_map(|it| it.glimpse.as_ref());
            for glimpse in glimpses {
                self.validate_stack(sector, &glimpse.stack, &format!("{place}.memory"))?;
            }
            if it.memory.iter().any(|it| !it.owner.is_none_or(known)) {
                return wrong(place, "remembers an owner that does not exist");
            }
        }
        let mut units = BTreeSet::new();
        for (id, stack) in &sector.stacks {
            let place = format!("stacks.{}", id.0);
            self.validate_stack(sector, stack, &place)?;
            if stack.id != *id || id.0 >= sector.next_stack {
                return wrong(place, "has the wrong number");
            }
            if sector.tile(stack.tile).stack != Some(*id) {
                return wrong(place, "is not on the tile that it names");
            }
            if !sector.faction(stack.faction).alive {
                return wrong(place, "belongs to a faction that has left the map");
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
            return wrong("pending", "refers to something that does not exist");
        }
        if sector.offers.iter().any(|offer| !known(offer.from) || !known(offer.to)) {
            return wrong("offers", "name a faction that does not exist");
        }
        Ok(())
    }

    fn validate_stack(&self, sector: &Sector, stack: &Stack, place: &str) -> Result<(), Invalid> {
        if !sector.grid.has(stack.tile) || stack.faction.place() >= sector.factions.len() {
            return wrong(place, "has no valid tile or faction");
        }
        if !(1..=STACK_AT_MOST).contains(&stack.units.len()) {
            return wrong(place, format!("has {} units", stack.units.len()));
        }
        for (number, unit) in stack.units.iter().enumerate() {
            let place = format!("{place}.units.{number}");
            if !self.roster.has(unit.kind) {
                return wrong(place, "has no valid kind");
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
