//! Checks whether a command can be carried out. Interface, opponents and lab ask before giving it,
//! and carrying it out asks too.

use crate::command::{CYCLES_AT_MOST, Command, Edit, Field, Refusal, WriteBack};
use crate::grid::{FactionId, KindId, StackId, TileId, UnitId};
use crate::library::{Part, Role};
use crate::rules::Rules;
use crate::sector::{Offer, Sector, Seen};
use crate::stack::{STACK_AT_MOST, Stack, Unit};
use daemonfall_core::require;
use std::ops::RangeInclusive;

impl Rules {
    /// Whether the active faction can do this now.
    pub fn check(&self, sector: &Sector, command: &Command) -> Result<(), Refusal> {
        require(sector.outcome.is_none(), Refusal::Over)?;
        require(sector.pending.is_none(), Refusal::Awaits)?;
        match command {
            Command::Move { stack, to } => self.check_move(sector, *stack, *to),
            Command::Attack { stack, tile } => self.check_attack(sector, *stack, *tile),
            Command::Merge { from, into, units } => self.check_merge(sector, *from, *into, units),
            Command::Split { stack, units, to } => self.check_split(sector, *stack, units, *to),
            Command::Arrange { stack, order } => {
                let stack = own_stack(sector, *stack)?;
                named(stack, order)?;
                require(order.len() == stack.units.len(), Refusal::NotAll)
            }
            Command::Recruit { tile, kind } => self.check_recruit(sector, *tile, *kind),
            Command::Reserve { unit } | Command::ChangeRow { unit } => {
                own_unit(sector, *unit).map(drop)
            }
            Command::Promote { unit, boon } => {
                let choices = self.choices(own_unit(sector, *unit)?);
                require(choices.is_some_and(|it| it.contains(boon)), Refusal::NoSuchBoon)
            }
            Command::GiveOrder { stack, .. } => own_stack(sector, *stack).map(drop),
            Command::Disband { unit } => {
                require(!own_unit(sector, *unit)?.leader, Refusal::LeaderStays)
            }
            Command::EnterVault { stack } => self.check_vault(sector, *stack),
            Command::Propose { to } => self.check_proposal(sector, *to),
            Command::Answer { from, .. } => {
                let offer = Offer { from: *from, to: sector.active };
                require(sector.offers.contains(&offer), Refusal::NoOffer)
            }
            Command::Break { with } => {
                other_faction(sector, *with)?;
                let allies = &sector.faction(sector.active).allies;
                require(allies.contains(with), Refusal::NotAllied)
            }
            Command::EndTurn => Ok(()),
            Command::Edit(edit) => self.check_edit(sector, *edit),
        }
    }

    fn check_move(&self, sector: &Sector, stack: StackId, to: TileId) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        require(stack.tile != to, Refusal::StandsThere)?;
        self.can_stand(sector, to)?;
        let view = self.view(sector, sector.active);
        let paths = view.paths(stack.id).ok_or(Refusal::NoSuchStack)?;
        let needs = paths.cost(to).ok_or(Refusal::NoWay)?;
        let has = stack.moves();
        require(needs <= has, Refusal::TooFar { needs, has })
    }

    fn can_stand(&self, sector: &Sector, tile: TileId) -> Result<(), Refusal> {
        require(sector.grid.has(tile), Refusal::NoSuchTile)?;
        let view = self.view(sector, sector.active);
        require(view.seen(tile) != Seen::Unknown, Refusal::Unexplored)?;
        require(view.visible_stack(tile).is_none(), Refusal::Occupied)?;
        require(view.cost(tile).is_some(), Refusal::Impassable)
    }

    fn check_attack(&self, sector: &Sector, stack: StackId, tile: TileId) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        require(sector.grid.has(tile), Refusal::NoSuchTile)?;
        require(sector.grid.touch(stack.tile, tile), Refusal::NotNextToIt)?;
        let field = self.field(sector, stack, tile);
        let sides = field.sides(|one, other| sector.allied(one, other))?;
        require(stack.moves() >= 1, Refusal::NoMoves)?;
        match sides.plan(self.types()) {
            Ok(_) => Ok(()),
            Err(wrong) => {
                let words: Vec<String> = wrong.iter().map(ToString::to_string).collect();
                Err(Refusal::NoBattle(words.join("; ")))
            }
        }
    }

    fn check_merge(
        &self,
        sector: &Sector,
        from: StackId,
        into: StackId,
        units: &[UnitId],
    ) -> Result<(), Refusal> {
        let from = own_stack(sector, from)?;
        let into = own_stack(sector, into)?;
        require(from.id != into.id, Refusal::StandsThere)?;
        named(from, units)?;
        let room = STACK_AT_MOST.saturating_sub(into.units.len());
        let wants = units.len();
        require(wants <= room, Refusal::NoRoom { room, wants })?;
        self.can_step(sector, from, units, into.tile)
    }

    fn check_split(
        &self,
        sector: &Sector,
        stack: StackId,
        units: &[UnitId],
        to: TileId,
    ) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        named(stack, units)?;
        require(units.len() != stack.units.len(), Refusal::NobodyStays)?;
        self.can_stand(sector, to)?;
        self.can_step(sector, stack, units, to)
    }

    fn can_step(
        &self,
        sector: &Sector,
        stack: &Stack,
        units: &[UnitId],
        to: TileId,
    ) -> Result<(), Refusal> {
        require(sector.grid.touch(stack.tile, to), Refusal::NotNextToIt)?;
        let ground = self.library.tile(sector.tile(to).kind);
        let needs = ground.cost.ok_or(Refusal::Impassable)?;
        let going = stack.units.iter().filter(|unit| units.contains(&unit.id));
        let has = going.map(|unit| unit.moves).min().unwrap_or(0);
        require(needs <= has, Refusal::TooFar { needs, has })
    }

    fn check_recruit(&self, sector: &Sector, tile: TileId, kind: KindId) -> Result<(), Refusal> {
        require(sector.grid.has(tile), Refusal::NoSuchTile)?;
        require(self.roster.has(kind), Refusal::NoSuchKind)?;
        let it = sector.tile(tile);
        require(it.owner == Some(sector.active), Refusal::NotYours)?;
        let most = it.structure.map_or(0, |built| self.library.structure(built).recruits);
        require(most != 0, Refusal::RecruitsNobody)?;
        let kinds = &self.kind(sector, sector.active).recruits;
        let plays = self.part(sector, sector.active) != Part::Wild;
        require(plays && kinds.contains(&kind), Refusal::NotOurKind)?;
        let chassis = &self.roster.kind(kind).chassis;
        let tier = chassis.tier;
        require(tier <= most, Refusal::TierTooHigh { tier, most })?;
        require(!it.busy, Refusal::Busy)?;
        let (needs, has) = (chassis.cost, sector.faction(sector.active).cycles);
        require(needs <= has, Refusal::TooDear { needs, has })?;
        match sector.stack_at(tile) {
            Some(stack) if stack.faction != sector.active => Err(Refusal::Occupied),
            Some(stack) if stack.units.len() >= STACK_AT_MOST => {
                Err(Refusal::NoRoom { room: 0, wants: 1 })
            }
            _ => Ok(()),
        }
    }

    fn check_vault(&self, sector: &Sector, stack: StackId) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        require(sector.active == sector.player, Refusal::NotThePlayer)?;
        let tile = sector.tile(stack.tile);
        let is_vault = |built| self.library.structure(built).role == Role::Vault;
        require(tile.structure.is_some_and(is_vault), Refusal::NoVault)?;
        require(!tile.emptied, Refusal::Emptied)?;
        require(stack.is_led(), Refusal::NoLeader)?;
        require(stack.moves() >= 1, Refusal::NoMoves)
    }

    fn check_proposal(&self, sector: &Sector, to: FactionId) -> Result<(), Refusal> {
        other_faction(sector, to)?;
        let from = sector.active;
        require(!sector.allied(from, to), Refusal::AlliedAlready)?;
        let plays = |it: FactionId| self.part(sector, it) != Part::Wild;
        require(plays(from) && plays(to), Refusal::Wild)?;
        require(!sector.offers.contains(&Offer { from, to }), Refusal::OfferedAlready)
    }
}

fn other_faction(sector: &Sector, faction: FactionId) -> Result<(), Refusal> {
    let mut known = sector.factions();
    require(faction != sector.active, Refusal::AlliedAlready)?;
    require(known.any(|(id, it)| id == faction && it.alive), Refusal::NoSuchFaction)
}

fn own_stack(sector: &Sector, stack: StackId) -> Result<&Stack, Refusal> {
    let stack = sector.stacks.get(&stack).ok_or(Refusal::NoSuchStack)?;
    require(stack.faction == sector.active, Refusal::NotYours)?;
    Ok(stack)
}

fn own_unit(sector: &Sector, unit: UnitId) -> Result<&Unit, Refusal> {
    let (stack, unit) = sector.unit(unit).ok_or(Refusal::NoSuchUnit)?;
    require(stack.faction == sector.active, Refusal::NotYours)?;
    Ok(unit)
}

/// Whether the list of units is not empty, and every unit is in the stack and named once.
fn named(stack: &Stack, units: &[UnitId]) -> Result<(), Refusal> {
    require(!units.is_empty(), Refusal::Nobody)?;
    for (place, unit) in units.iter().enumerate() {
        stack.unit(*unit).ok_or(Refusal::NoSuchUnit)?;
        require(!units[..place].contains(unit), Refusal::NamedTwice)?;
    }
    Ok(())
}

impl Rules {
    /// A field's current value and its allowed range.
    pub fn edited(
        &self,
        sector: &Sector,
        field: Field,
    ) -> Result<(i32, RangeInclusive<i32>), Refusal> {
        match field {
            Field::Health(unit) => {
                let (_, unit) = sector.unit(unit).ok_or(Refusal::NoSuchUnit)?;
                Ok((unit.health, 1..=unit.most_health(&self.roster)))
            }
            Field::Cycles(faction) => {
                let mut all = sector.factions();
                let found = all.find(|(id, it)| *id == faction && it.alive);
                let (_, found) = found.ok_or(Refusal::NoSuchFaction)?;
                Ok((found.cycles, 0..=CYCLES_AT_MOST))
            }
        }
    }

    fn check_edit(&self, sector: &Sector, edit: Edit) -> Result<(), Refusal> {
        let (_, range) = self.edited(sector, edit.field)?;
        let (field, value) = (edit.field.to_string(), edit.value);
        let (least, most) = (*range.start(), *range.end());
        require((least..=most).contains(&value), Refusal::OutOfRange { field, value, least, most })
    }

    pub(crate) fn writing(&self, sector: &Sector, edit: Edit) -> Result<WriteBack, Refusal> {
        let (now, _) = self.edited(sector, edit.field)?;
        Ok(match edit.field {
            Field::Health(unit) => WriteBack::SetHealth { unit, health: edit.value },
            Field::Cycles(faction) => WriteBack::Cycles { faction, amount: edit.value - now },
        })
    }
}
