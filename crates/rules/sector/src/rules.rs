//! The rules of a sector: its data, the units, the move types of battles, and values derived from
//! these alone.

use crate::grid::{FactionId, TileId};
use crate::library::{FactionKind, Part, SectorLibrary};
use crate::sector::{Pending, Sector};
use crate::stack::{Roster, STACK_AT_MOST, Stack, Unit};
use daemonfall_battle::{Abilities, Field, FieldStack, MoveTypes};
use daemonfall_core::Health;
use daemonfall_core::data::{DataErrors, MOST_SAVED, Source, about_entry};
use std::collections::BTreeSet;
use thiserror::Error;

/// Everything that never changes while a sector is played.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Kinds of tiles, structures, factions; recipes.
    pub library: SectorLibrary,
    /// Kinds of units.
    pub roster: Roster,
    types: MoveTypes,
    /// The abilities of each kind, in the roster's order.
    abilities: Vec<Abilities>,
}

impl Rules {
    /// Rules with the sector's data from these sources.
    pub fn from_sources(
        sources: &[Source],
        roster: Roster,
        types: MoveTypes,
    ) -> Result<Self, DataErrors> {
        let library = SectorLibrary::from_sources(sources, &roster)?;
        let (mut abilities, mut errors) = (Vec::new(), DataErrors::default());
        for (_, kind) in roster.kinds() {
            let mut own = Abilities::default();
            for (place, name) in kind.chassis.abilities.iter().enumerate() {
                match types.ability(name) {
                    Ok(ability) => own = own.with(ability),
                    Err(unknown) => {
                        let (file, key) = ("units.ron", &kind.key);
                        let field = format!("chassis.abilities[{place}]");
                        let reason = unknown.to_string();
                        errors.0.push(about_entry(sources, file, key, &field, reason));
                    }
                }
            }
            abilities.push(own);
        }
        for (_, boon) in library.boons() {
            for (field, names) in [("abilities", &boon.abilities), ("fits", &boon.fits)] {
                for unknown in names.iter().filter_map(|name| types.ability(name).err()) {
                    let (file, reason) = ("ranks.ron", unknown.to_string());
                    errors.0.push(about_entry(sources, file, &boon.key, field, reason));
                }
            }
        }
        if !errors.0.is_empty() {
            return Err(errors);
        }
        Ok(Self { library, roster, types, abilities })
    }

    pub fn types(&self) -> &MoveTypes {
        &self.types
    }

    /// A unit as it goes into battle.
    pub fn fighter(&self, unit: &Unit) -> daemonfall_battle::Unit {
        let chassis = &self.roster.kind(unit.kind).chassis;
        let bonus = &unit.bonus;
        let stat = |own: i32, more: i32| own.saturating_add(more).max(0);
        let mut abilities = self.abilities[unit.kind.place()];
        for name in &bonus.abilities {
            // An unknown name adds nothing; the code that gives out mods has checked theirs.
            abilities =
                self.types.ability(name).map_or(abilities, |ability| abilities.with(ability));
        }
        let max = unit.most_health(&self.roster);
        daemonfall_battle::Unit {
            attack: stat(chassis.attack, bonus.attack),
            defence: stat(chassis.defence, bonus.defence),
            damage: stat(chassis.damage, bonus.damage),
            health: Health { current: unit.health.clamp(0, max), max },
            abilities,
        }
    }

    /// A stack as it appears on the battlefield: with its line.
    pub fn on_field(&self, stack: &Stack) -> FieldStack {
        FieldStack {
            id: stack.id,
            faction: stack.faction,
            units: stack.line().map(|unit| self.fighter(unit)).collect(),
            rows: stack.line().map(|unit| unit.row).collect(),
            order: stack.order,
        }
    }

    pub(crate) fn field(&self, sector: &Sector, attacker: &Stack, tile: TileId) -> Field {
        let stack = |tile: TileId| Some(self.on_field(sector.stack_at(tile)?));
        Field {
            tiles: sector.grid.field(tile).map(|tile| stack(tile?)),
            attacker: attacker.id,
            owner: sector.tile(tile).owner,
        }
    }

    pub fn kind(&self, sector: &Sector, faction: FactionId) -> &FactionKind {
        self.library.faction(sector.faction(faction).kind)
    }

    pub fn part(&self, sector: &Sector, faction: FactionId) -> Part {
        self.kind(sector, faction).part
    }

    /// The yield per turn of a faction's tiles, and that of its structures.
    pub fn income(&self, sector: &Sector, faction: FactionId) -> (i32, i32) {
        let own = sector.tiles.iter().filter(|tile| tile.owner == Some(faction));
        own.fold((0, 0), |(tiles, structures), tile| {
            let built = tile.structure.map_or(0, |built| self.library.structure(built).cycles);
            (tiles + self.library.tile(tile.kind).cycles, structures + built)
        })
    }

    /// The total yield per turn of a faction's tiles and structures.
    pub fn yields(&self, sector: &Sector, faction: FactionId) -> i32 {
        let (tiles, structures) = self.income(sector, faction);
        tiles + structures
    }

    /// The upkeep per turn of a faction's units; none for wild processes.
    pub fn upkeep(&self, sector: &Sector, faction: FactionId) -> i32 {
        if self.part(sector, faction) == Part::Wild {
            return 0;
        }
        let units = sector.stacks_of(faction).flat_map(|stack| &stack.units);
        units.map(|unit| self.roster.kind(unit.kind).chassis.upkeep).sum()
    }
}

/// A fault of a sector, and its place.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{place}: {reason}")]
pub struct Invalid {
    /// The faulty part, such as `stacks.3.units.0`.
    pub place: String,
    pub reason: String,
}

fn wrong(place: &str, reason: String) -> Result<(), Invalid> {
    Err(Invalid { place: place.into(), reason })
}

fn require(holds: bool, place: &str, reason: &str) -> Result<(), Invalid> {
    if holds { Ok(()) } else { wrong(place, reason.into()) }
}

impl Rules {
    /// Checks that a sector from a save fits these rules and is consistent.
    pub fn validate(&self, sector: &Sector) -> Result<(), Invalid> {
        let (tiles, count) = (sector.grid.len(), sector.factions.len());
        if sector.tiles.len() != tiles || tiles == 0 {
            let own = sector.tiles.len();
            return wrong("tiles", format!("{own} tiles on a grid of {tiles}"));
        }
        let numbers = sector.next_stack.max(sector.next_unit);
        require(numbers <= MOST_SAVED, "next", "its stacks or units have run out of numbers")?;
        require(sector.turn <= MOST_SAVED, "turn", "is out of bounds")?;
        require(sector.held <= MOST_SAVED, "held", "is out of bounds")?;
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
            let past = it.broke.is_none_or(|turn| turn <= sector.turn);
            require(past, place, "broke an alliance in a turn to come")?;
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
            let boons = self.library.boons().count();
            require(unit.career.is_sound(boons), place, "has a career that cannot be")?;
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
