//! The rules of a sector: its data, the units, the move types of battles, and values derived from
//! these alone.

use crate::ids::{FactionId, Place, TileId};
use crate::library::{Part, SectorLibrary};
use crate::roster::Roster;
use crate::sector::Sector;
use crate::stack::{Stack, Unit};
use daemonfall_battle::{Abilities, Field, FieldStack, MoveTypes};
use daemonfall_core::Health;
use daemonfall_core::data::{DataErrors, Source, about_entry};

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
    ///
    /// # Errors
    /// Everything found wrong in the data, and abilities of units without a move type, each with
    /// file, entry and field.
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
        if !errors.0.is_empty() {
            return Err(errors);
        }
        Ok(Self { library, roster, types, abilities })
    }

    /// The move types of battles.
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

    /// A stack as it appears on the battlefield.
    pub fn on_field(&self, stack: &Stack) -> FieldStack {
        FieldStack {
            id: stack.id,
            faction: stack.faction,
            units: stack.units.iter().map(|unit| self.fighter(unit)).collect(),
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

    /// How a faction of a sector takes part.
    pub fn part(&self, sector: &Sector, faction: FactionId) -> Part {
        self.library.faction(sector.faction(faction).kind).part
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
