//! Turns map input into commands, depending on the selection.

use super::SectorCommand;
use super::choosing::{Choosing, Zone};
use super::input::SectorAction;
use super::map_view::MapView;
use super::meaning::{Asked, Meaning};
use super::parked_stacks::Parked;
use super::recruit_options::{first_recruiter, offered, recruits_at};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::refusals;
use daemonfall_sector::{Command, KindId, TileId, UnitId};
use daemonfall_text::t;

pub struct MapController<'a, 'w> {
    pub campaign: &'a Campaign,
    pub table: &'a MapView,
    pub choosing: &'a mut Choosing,
    pub parked: &'a mut Parked,
    pub commands: MessageWriter<'w, SectorCommand>,
}

impl MapController<'_, '_> {
    fn give(&mut self, command: Command) {
        self.commands.write(SectorCommand(command));
    }

    pub fn confirm(&mut self, tile: TileId) {
        let asked = Asked {
            rules: self.campaign.rules(),
            sector: self.campaign.sector(),
            table: self.table,
            selected: self.choosing.selected,
            picked: &self.choosing.picked,
        };
        let meaning = asked.meaning(tile);
        self.choosing.aim = None;
        match meaning {
            Meaning::Look => {}
            Meaning::Select(stack) => self.choosing.select(stack, self.table),
            Meaning::Go { stack, now, .. } => match now {
                Some(to) => self.give(Command::Move { stack, to }),
                None => self.choosing.trouble = Some(t!("sector-trouble-no-first-step")),
            },
            Meaning::Aim(aim) => self.choosing.aim = Some(aim),
            Meaning::Give(Command::EnterVault { stack }) => self.choosing.entering = Some(stack),
            Meaning::Give(command) => {
                if matches!(command, Command::Split { .. } | Command::Merge { .. }) {
                    self.choosing.picked.clear();
                }
                self.give(command);
            }
            Meaning::Refused(why) => self.choosing.trouble = Some(why),
        }
    }

    /// Makes the previewed attack: the stack goes to where it attacks from, then attacks.
    fn attack(&mut self) {
        let Some(aim) = self.choosing.aim.take() else {
            return;
        };
        let stands = self.table.stack(aim.stack).map(|stack| stack.tile);
        if stands != Some(aim.from) {
            self.give(Command::Move { stack: aim.stack, to: aim.from });
        }
        self.give(Command::Attack { stack: aim.stack, tile: aim.tile });
    }

    pub fn recruit(&mut self, tile: TileId, kind: KindId) {
        let offered = offered(self.campaign, tile);
        let refusal = offered.into_iter().find(|it| it.kind == kind).and_then(|it| it.refusal);
        match refusal {
            Some(refusal) => self.choosing.trouble = Some(refusals::sector(&refusal)),
            None => self.give(Command::Recruit { tile, kind }),
        }
    }

    fn end_turn(&mut self) {
        if self.parked.waiting(self.table).next().is_some() {
            self.choosing.aim = None;
            self.choosing.ending = true;
            return;
        }
        self.give(Command::EndTurn);
    }

    fn answer(&mut self, action: SectorAction) {
        self.choosing.ending = false;
        match action {
            SectorAction::Confirm | SectorAction::EndTurn => {
                self.parked.leave(self.table);
                self.give(Command::EndTurn);
            }
            action => self.press(action),
        }
    }

    pub fn press(&mut self, action: SectorAction) {
        if self.choosing.ending {
            return self.answer(action);
        }
        if let Some(place) = action.unit() {
            if let Some(unit) = self.unit(place) {
                self.choosing.pick(unit);
            }
            return;
        }
        if let Some(way) = action.way() {
            return self.walk(way);
        }
        match action {
            SectorAction::Confirm => self.use_at_hand(),
            SectorAction::NextStack => self.choosing.select_next(self.table, self.parked),
            SectorAction::EndTurn => self.end_turn(),
            SectorAction::Use => self.use_place(),
            SectorAction::Vault => self.enter_vault(),
            SectorAction::Units => {
                self.choosing.aim = None;
                self.choosing.zone = match (self.choosing.zone, self.unit(0)) {
                    (Zone::Units(_), _) | (_, None) => Zone::Map,
                    _ => Zone::Units(0),
                }
            }
            SectorAction::Recruit => self.open_recruits(),
            SectorAction::Leave => {
                self.choosing.back();
            }
            SectorAction::Relations => self.choosing.relations ^= true,
            SectorAction::Log => self.choosing.log ^= true,
            SectorAction::Earlier => self.arrange(-1),
            SectorAction::Later => self.arrange(1),
            SectorAction::LetGo => {
                if let Some(unit) = self.at_hand() {
                    self.give(Command::Disband { unit });
                }
            }
            _ => {}
        }
    }

    fn unit(&self, place: usize) -> Option<UnitId> {
        let stack = self.table.stack(self.choosing.selected?)?;
        stack.units.get(place).map(|unit| unit.id)
    }

    /// The unit that keys refer to: the one under the cursor, or the only one picked.
    fn at_hand(&self) -> Option<UnitId> {
        match (self.choosing.zone, &self.choosing.picked[..]) {
            (Zone::Units(place), _) => self.unit(place),
            (_, [unit]) => Some(*unit),
            _ => None,
        }
    }

    fn arrange(&mut self, by: isize) {
        let Some(stack) = self.choosing.selected.and_then(|stack| self.table.stack(stack)) else {
            return;
        };
        let mut order: Vec<UnitId> = stack.units.iter().map(|unit| unit.id).collect();
        let at_hand = self.at_hand();
        let Some(from) = order.iter().position(|unit| Some(*unit) == at_hand) else {
            self.choosing.trouble = Some(t!("sector-trouble-pick-first"));
            return;
        };
        let Some(to) = from.checked_add_signed(by).filter(|to| *to < order.len()) else {
            return;
        };
        order.swap(from, to);
        if let Zone::Units(place) = &mut self.choosing.zone {
            *place = to;
        }
        let stack = stack.id;
        self.give(Command::Arrange { stack, order });
    }

    fn walk(&mut self, way: IVec2) {
        let step = if way.x + way.y > 0 { 1 } else { -1 };
        match self.choosing.zone {
            Zone::Map => {
                let stands = self.choosing.selected.and_then(|id| self.table.stack(id));
                let from = self
                    .choosing
                    .cursor
                    .or(stands.map(|stack| stack.tile))
                    .or(self.table.tile_at(Vec2::ZERO));
                let Some(from) = from else { return };
                let column = self.choosing.column;
                let Some(to) = self.table.next_tile(from, way, column) else {
                    return;
                };
                let kept = (way.x == 0).then_some(column);
                self.choosing.aim = None;
                self.choosing.look(to, self.table);
                if let Some(column) = kept {
                    self.choosing.column = column;
                }
            }
            Zone::Units(_) if way.x == 0 => self.arrange(step),
            Zone::Units(place) => {
                let next = place.saturating_add_signed(step);
                if self.unit(next).is_some() {
                    self.choosing.zone = Zone::Units(next);
                }
            }
            Zone::Recruits(place) => {
                let count = recruits_at(self.campaign, self.table, self.choosing)
                    .map_or(0, |tile| offered(self.campaign, tile).len());
                let next = place.saturating_add_signed(step).min(count.max(1) - 1);
                self.choosing.zone = Zone::Recruits(next);
            }
        }
    }

    fn use_at_hand(&mut self) {
        match self.choosing.zone {
            _ if self.choosing.aim.is_some() => self.attack(),
            Zone::Map => {
                if let Some(tile) = self.choosing.cursor {
                    self.confirm(tile);
                }
            }
            Zone::Units(place) => {
                if let Some(unit) = self.unit(place) {
                    self.choosing.pick(unit);
                }
            }
            Zone::Recruits(place) => {
                if let Some(tile) = recruits_at(self.campaign, self.table, self.choosing)
                    && let Some(wanted) = offered(self.campaign, tile).get(place)
                {
                    self.recruit(tile, wanted.kind);
                }
            }
        }
    }

    fn enter_vault(&mut self) {
        let Some(stack) = self.choosing.selected else {
            self.choosing.trouble = Some(t!("sector-trouble-select-leader"));
            return;
        };
        let command = Command::EnterVault { stack };
        match self.campaign.view().check(&command) {
            Ok(()) => self.choosing.entering = Some(stack),
            Err(refusal) => self.choosing.trouble = Some(refusals::sector(&refusal)),
        }
    }

    /// Enters the vault or else recruits; in the list of units, lets the selected one go.
    fn use_place(&mut self) {
        if let Zone::Units(_) = self.choosing.zone {
            return self.press(SectorAction::LetGo);
        }
        if let Some(stack) = self.choosing.selected {
            let command = Command::EnterVault { stack };
            if self.campaign.view().check(&command).is_ok() {
                self.choosing.entering = Some(stack);
                return;
            }
        }
        self.open_recruits();
    }

    fn open_recruits(&mut self) {
        self.choosing.aim = None;
        if let Zone::Recruits(_) = self.choosing.zone {
            self.choosing.zone = Zone::Map;
            return;
        }
        let place = recruits_at(self.campaign, self.table, self.choosing)
            .or_else(|| first_recruiter(self.campaign, self.table));
        match place {
            Some(tile) => {
                self.choosing.look(tile, self.table);
                let able = offered(self.campaign, tile);
                let first = able.iter().position(|it| it.refusal.is_none());
                self.choosing.zone = Zone::Recruits(first.unwrap_or(0));
            }
            None => self.choosing.trouble = Some(t!("sector-trouble-no-recruiter")),
        }
    }
}
