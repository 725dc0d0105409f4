//! Checks whether a command can be carried out. Interface, opponents and lab ask before giving it,
//! and carrying it out asks too.

use crate::command::Command;
use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::knowledge::Seen;
use crate::library::{Part, Role};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::sector::{Offer, Sector};
use crate::stack::{STACK_AT_MOST, Stack};

impl Rules {
    /// Whether the active faction can do this now.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn check(&self, sector: &Sector, command: &Command) -> Result<(), Refusal> {
        if sector.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if sector.pending.is_some() {
            return Err(Refusal::Awaits);
        }
        match command {
            Command::Move { stack, to } => self.check_move(sector, *stack, *to),
            Command::Attack { stack, tile } => self.check_attack(sector, *stack, *tile),
            Command::Merge { from, into, units } => self.check_merge(sector, *from, *into, units),
            Command::Split { stack, units, to } => self.check_split(sector, *stack, units, *to),
            Command::Arrange { stack, order } => {
                let stack = own_stack(sector, *stack)?;
                named(stack, order)?;
                match order.len() == stack.units.len() {
                    true => Ok(()),
                    false => Err(Refusal::NotAll),
                }
            }
            Command::Recruit { tile, kind } => self.check_recruit(sector, *tile, *kind),
            Command::Disband { unit } => {
                let (stack, unit) = sector.unit(*unit).ok_or(Refusal::NoSuchUnit)?;
                if stack.faction != sector.active {
                    return Err(Refusal::NotYours);
                }
                match unit.leader {
                    true => Err(Refusal::LeaderStays),
                    false => Ok(()),
                }
            }
            Command::EnterVault { stack } => self.check_vault(sector, *stack),
            Command::Propose { to } => self.check_proposal(sector, *to),
            Command::Answer { from, .. } => {
                let (from, to) = (*from, sector.active);
                match sector.offers.contains(&Offer { from, to }) {
                    true => Ok(()),
                    false => Err(Refusal::NoOffer),
                }
            }
            Command::Break { with } => {
                other_faction(sector, *with)?;
                let allies = &sector.faction(sector.active).allies;
                match allies.contains(with) {
                    true => Ok(()),
                    false => Err(Refusal::NotAllied),
                }
            }
            Command::EndTurn => Ok(()),
            Command::Edit(edit) => self.check_edit(sector, *edit),
        }
    }

    fn check_move(&self, sector: &Sector, stack: StackId, to: TileId) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        if stack.tile == to {
            return Err(Refusal::StandsThere);
        }
        self.can_stand(sector, to)?;
        let view = self.view(sector, sector.active);
        let paths = view.paths(stack.id).ok_or(Refusal::NoSuchStack)?;
        let needs = paths.cost(to).ok_or(Refusal::NoWay)?;
        let has = stack.moves();
        match needs <= has {
            true => Ok(()),
            false => Err(Refusal::TooFar { needs, has }),
        }
    }

    /// Whether the active faction knows a tile as one that can be entered, and sees no stack there.
    fn can_stand(&self, sector: &Sector, tile: TileId) -> Result<(), Refusal> {
        if !sector.grid.has(tile) {
            return Err(Refusal::NoSuchTile);
        }
        let view = self.view(sector, sector.active);
        if view.seen(tile) == Seen::Unknown {
            return Err(Refusal::Unexplored);
        }
        if view.visible_stack(tile).is_some() {
            return Err(Refusal::Occupied);
        }
        match view.cost(tile) {
            Some(_) => Ok(()),
            None => Err(Refusal::Impassable),
        }
    }

    fn check_attack(&self, sector: &Sector, stack: StackId, tile: TileId) -> Result<(), Refusal> {
        let stack = own_stack(sector, stack)?;
        if !sector.grid.has(tile) {
            return Err(Refusal::NoSuchTile);
        }
        if !sector.grid.touch(stack.tile, tile) {
            return Err(Refusal::NotNextToIt);
        }
        let field = self.field(sector, stack, tile);
        let sides = field.sides(|one, other| sector.allied(one, other))?;
        if stack.moves() < 1 {
            return Err(Refusal::NoMoves);
        }
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
        if from.id == into.id {
            return Err(Refusal::StandsThere);
        }
        named(from, units)?;
        let room = STACK_AT_MOST.saturating_sub(into.units.len());
        if units.len() > room {
            let wants = units.len();
            return Err(Refusal::NoRoom { room, wants });
        }
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
        if units.len() == stack.units.len() {
            return Err(Refusal::NobodyStays);
        }
        self.can_stand(sector, to)?;
        self.can_step(sector, stack, units, to)
    }

    /// Whether these units of a stack have the moves to step onto a neighbouring tile.
    fn can_step(
        &self,
        sector: &Sector,
        stack: &Stack,
        units: &[UnitId],
        to: TileId,
    ) -> Result<(), Refusal> {
        if !sector.grid.touch(stack.tile, to) {
            return Err(Refusal::NotNextToIt);
        }
        let ground = self.library.tile(sector.tile(to).kind);
        let needs = ground.cost.ok_or(Refusal::Impassable)?;
        let going = stack.units.iter().filter(|unit| units.contains(&unit.id));
        let has = going.map(|unit| unit.moves).min().unwrap_or(0);
        match needs <= has {
            true => Ok(()),
            false => Err(Refusal::TooFar { needs, has }),
        }
    }

    fn check_recruit(&self, sector: &Sector, tile: TileId, kind: KindId) -> Result<(), Refusal> {
        if !sector.grid.has(tile) {
            return Err(Refusal::NoSuchTile);
        }
        if !self.roster.has(kind) {
            return Err(Refusal::NoSuchKind);
        }
        let it = sector.tile(tile);
        if it.owner != Some(sector.active) {
            return Err(Refusal::NotYours);
        }
        let most = it.structure.map_or(0, |built| self.library.structure(built).recruits);
        if most == 0 {
            return Err(Refusal::RecruitsNobody);
        }
        let faction = sector.faction(sector.active);
        let kinds = &self.library.faction(faction.kind).recruits;
        if !kinds.contains(&kind) || self.part(sector, sector.active) == Part::Wild {
            return Err(Refusal::NotOurKind);
        }
        let chassis = &self.roster.kind(kind).chassis;
        let tier = chassis.tier;
        if tier > most {
            return Err(Refusal::TierTooHigh { tier, most });
        }
        if it.busy {
            return Err(Refusal::Busy);
        }
        let (needs, has) = (chassis.cost, faction.cycles);
        if needs > has {
            return Err(Refusal::TooDear { needs, has });
        }
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
        if sector.active != sector.player {
            return Err(Refusal::NotThePlayer);
        }
        let tile = sector.tile(stack.tile);
        let is_vault = |built| self.library.structure(built).role == Role::Vault;
        if !tile.structure.is_some_and(is_vault) {
            return Err(Refusal::NoVault);
        }
        if tile.emptied {
            return Err(Refusal::Emptied);
        }
        if !stack.is_led() {
            return Err(Refusal::NoLeader);
        }
        match stack.moves() < 1 {
            true => Err(Refusal::NoMoves),
            false => Ok(()),
        }
    }

    fn check_proposal(&self, sector: &Sector, to: FactionId) -> Result<(), Refusal> {
        other_faction(sector, to)?;
        let from = sector.active;
        if sector.allied(from, to) {
            return Err(Refusal::AlliedAlready);
        }
        if [from, to].iter().any(|it| self.part(sector, *it) == Part::Wild) {
            return Err(Refusal::Wild);
        }
        match sector.offers.contains(&Offer { from, to }) {
            true => Err(Refusal::OfferedAlready),
            false => Ok(()),
        }
    }
}

/// Refuses a faction that is not on the map or is the active one.
fn other_faction(sector: &Sector, faction: FactionId) -> Result<(), Refusal> {
    let mut known = sector.factions();
    if faction == sector.active {
        return Err(Refusal::AlliedAlready);
    }
    match known.any(|(id, it)| id == faction && it.alive) {
        true => Ok(()),
        false => Err(Refusal::NoSuchFaction),
    }
}

/// A stack of the active faction.
fn own_stack(sector: &Sector, stack: StackId) -> Result<&Stack, Refusal> {
    let stack = sector.stacks.get(&stack).ok_or(Refusal::NoSuchStack)?;
    match stack.faction == sector.active {
        true => Ok(stack),
        false => Err(Refusal::NotYours),
    }
}

/// Whether the list of units is not empty, and every unit is in the stack and named once.
fn named(stack: &Stack, units: &[UnitId]) -> Result<(), Refusal> {
    if units.is_empty() {
        return Err(Refusal::Nobody);
    }
    for (place, unit) in units.iter().enumerate() {
        stack.unit(*unit).ok_or(Refusal::NoSuchUnit)?;
        if units[..place].contains(unit) {
            return Err(Refusal::NamedTwice);
        }
    }
    Ok(())
}
