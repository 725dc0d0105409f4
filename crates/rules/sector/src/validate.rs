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

/// Highest number of a stack or unit: no run comes near it, and no later one can overflow.
const NUMBER_AT_MOST: u32 = 1 << 30;

fn wrong(place: &str, reason: String) -> Result<(), Invalid> {
    Err(Invalid { place: place.into(), reason })
}

fn require(holds: bool, place: &str, reason: &str) -> Result<(), Invalid> {
    if holds { Ok(()) } else { wrong(place, reason.into()) }
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
        let numbers = sector.next_stack.max(sector.next_unit);
        require(numbers <= NUMBER_AT_MOST, "next", "its stacks or units have run out of numbers")?;
        let known = |faction: FactionId| faction.place() < count;
        require(known(sector.player) && known(sector.active), "player", "no such faction")?;
        for (tile, it) in sector.grid.tiles().zip(&sector.tiles) {
            let place = &format!("tiles.{tile}");
            let built = it.structure.is_none_or(|it| self.library.has_structure(it));
            let fits = self.library.has_tile(it.kind) && built && it.owner.is_none_or(known);
            require(fits, place, "has a kind, structure or owner that does not exist")?;
            let stands = it.stack.map(|id| sector.stacks.get(&id));
            let here = stands.is_none_or(|stack| stack.is_some_and(|stack| stack.tile == tile));
            require(here, place, "has a stack that is elsewhere")?;
        }
        for (id, it) in sector.factions() {
            let place = &format!("factions.{}", id.0);
            let home = it.home.is_none_or(|home| sector.grid.has(home));
            let fits = self.library.has_faction(it.kind) && it.memory.len() == tiles && home;
            require(fits, place, "has a kind, a home or a memory that does not fit")?;
            require(it.cycles >= 0, place, "has cycles below zero")?;
            let both = |ally: &FactionId| {
                known(*ally) && *ally != id && sector.faction(*ally).allies.contains(&id)
            };
            require(it.allies.iter().all(both), place, "has an ally that is not allied with it")?;
            let glimpses = it.memory.iter().filter_map(|it| it.glimpse.as_ref());
            for glimpse in glimpses {
                self.validate_stack(sector, &glimpse.stack, &format!("{place}.memory"))?;
            }
            let owners = it.memory.iter().all(|it| it.owner.is_none_or(known));
            require(owners, place, "remembers an owner that does not exist")?;
        }
        let mut units = BTreeSet::new();
        for (id, stack) in &sector.stacks {
            let place = &format!("stacks.{}", id.0);
            self.validate_stack(sector, stack, place)?;
            let numbered = stack.id == *id && id.0 < sector.next_stack;
            require(numbered, place, "has the wrong number")?;
            let here = sector.tile(stack.tile).stack == Some(*id);
            require(here, place, "is not on the tile that it names")?;
            let alive = sector.faction(stack.faction).alive;
            require(alive, place, "belongs to a faction that has left the map")?;
            for unit in &stack.units {
                if !units.insert(unit.id) || unit.id.0 >= sector.next_unit {
                    return wrong(place, format!("the number of unit {} is not its own", unit.id));
                }
            }
        }
        if let Some(Pending::Encounter { stack, tile } | Pending::Vault { stack, tile }) =
            sector.pending
        {
            let there = sector.grid.has(tile) && sector.stacks.contains_key(&stack);
            require(there, "pending", "refers to something that does not exist")?;
        }
        let offers = sector.offers.iter().all(|offer| known(offer.from) && known(offer.to));
        require(offers, "offers", "name a faction that does not exist")
    }

    fn validate_stack(&self, sector: &Sector, stack: &Stack, place: &str) -> Result<(), Invalid> {
        let fits = sector.grid.has(stack.tile) && stack.faction.place() < sector.factions.len();
        require(fits, place, "has no valid tile or faction")?;
        if !(1..=STACK_AT_MOST).contains(&stack.units.len()) {
            return wrong(place, format!("has {} units", stack.units.len()));
        }
        for (number, unit) in stack.units.iter().enumerate() {
            let place = &format!("{place}.units.{number}");
            require(self.roster.has(unit.kind), place, "has no valid kind")?;
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
