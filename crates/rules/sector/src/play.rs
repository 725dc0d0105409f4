//! Carrying out commands. Each is checked first, then changes the sector and reports what happened.
//! A refused one changes nothing.

mod fight;
mod learn;
mod march;
mod settle;
mod stacks;
mod turns;
mod victory;

pub use stacks::TILE_HEALS;

use crate::command::{Command, Refusal, WriteBack};
use crate::events::{Applied, Loss, SectorEvent};
use crate::grid::{FactionId, TileId};
use crate::rules::Rules;
use crate::sector::Sector;
use crate::victory::Progress;
use std::collections::BTreeSet;

pub(crate) struct Play<'a> {
    pub rules: &'a Rules,
    /// How far the player had come before.
    pub was: Option<Progress>,
    pub sector: &'a mut Sector,
    /// Tiles that the active faction has seen in this turn: they reveal nothing when seen again.
    pub known: BTreeSet<TileId>,
    pub done: Applied,
}

impl Rules {
    /// Carries out a command of the faction whose turn it is.
    /// If it is refused, the sector is unchanged.
    pub fn apply(&self, sector: &mut Sector, command: &Command) -> Result<Applied, Refusal> {
        self.apply_knowing(sector, command, BTreeSet::new())
    }

    /// The same for a faction that has seen these tiles in this turn: they reveal nothing when they
    /// come into sight again, as nothing there has changed.
    pub fn apply_knowing(
        &self,
        sector: &mut Sector,
        command: &Command,
        known: BTreeSet<TileId>,
    ) -> Result<Applied, Refusal> {
        self.check(sector, command)?;
        let mut play = self.play(sector);
        play.known = known;
        match command {
            Command::Move { stack, to } => play.march(*stack, *to),
            Command::Attack { stack, tile } => play.attack(*stack, *tile)?,
            Command::Merge { from, into, units } => play.merge(*from, *into, units),
            Command::Split { stack, units, to } => play.split(*stack, units, *to),
            Command::Arrange { stack, order } => play.arrange(*stack, order),
            Command::Reserve { unit } => play.reserve(*unit)?,
            Command::ChangeRow { unit } => play.change_row(*unit)?,
            Command::GiveOrder { stack, order } => play.give_order(*stack, *order),
            Command::Promote { unit, boon } => play.promote(*unit, *boon)?,
            Command::Recruit { tile, kind } => play.recruit(*tile, *kind),
            Command::Disband { unit } => play.lose(*unit, Loss::Disbanded),
            Command::EnterVault { stack } => play.enter_vault(*stack),
            Command::Propose { to } => play.propose(*to),
            Command::Answer { from, accept } => play.answer(*from, *accept),
            Command::Break { with } => play.break_up(play.sector.active, *with),
            Command::EndTurn => play.end_turn(),
            Command::Edit(edit) => {
                let what = self.writing(play.sector, *edit)?;
                play.settle(&what)?;
            }
        }
        let goes_on = !matches!(command, Command::EndTurn);
        Ok(play.finish(goes_on))
    }

    /// Writes back a result from outside the map.
    /// If it is refused, the sector is unchanged.
    pub fn write_back(&self, sector: &mut Sector, what: &WriteBack) -> Result<Applied, Refusal> {
        let mut play = self.play(sector);
        play.settle(what)?;
        Ok(play.finish(false))
    }

    pub(crate) fn play<'a>(&'a self, sector: &'a mut Sector) -> Play<'a> {
        Play {
            rules: self,
            was: self.progress(sector),
            sector,
            known: BTreeSet::new(),
            done: Applied::default(),
        }
    }
}

impl Play<'_> {
    pub(crate) fn tell(&mut self, event: SectorEvent) {
        self.done.events.push(event);
    }

    /// Reports what it found if it is the active one. Returns whether a hostile stack was sighted.
    pub(crate) fn look(&mut self, faction: FactionId) -> bool {
        let revealed = self.rules.look(self.sector, faction);
        if faction != self.sector.active {
            return false;
        }
        self.done.revealed |= !revealed.came.iter().all(|tile| self.known.contains(tile));
        self.done.in_sight.extend(revealed.came);
        if !revealed.tiles.is_empty() {
            let tiles = revealed.tiles;
            self.tell(SectorEvent::Explored { faction, tiles });
        }
        let mut hostile = false;
        for stack in revealed.stacks {
            let Some(it) = self.sector.stacks.get(&stack) else { continue };
            hostile |= !self.sector.allied(faction, it.faction);
            let tile = it.tile;
            self.tell(SectorEvent::Sighted { faction, stack, tile });
        }
        hostile
    }

    /// All factions look around, the active one first.
    fn finish(mut self, goes_on: bool) -> Applied {
        self.look(self.sector.active);
        self.rules.look_all(self.sector);
        self.advance_victory();
        self.done.undoable = goes_on
            && !self.done.revealed
            && !self.done.rolled
            && self.sector.pending.is_none()
            && self.sector.outcome.is_none();
        self.done
    }
}
