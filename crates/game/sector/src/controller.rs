//! Turns map input into commands, depending on the selection.

mod units;

use super::SectorCommand;
use super::choosing::{Choosing, Question, Told, Zone};
use super::danger::Danger;
use super::gates::no_step_through;
use super::input::SectorAction;
use super::map_view::MapView;
use super::meaning::{Asked, Meaning, no_step, not_entered, told_first};
use super::parked_stacks::Parked;
use super::preview::Ahead;
use super::recruit_options::{offered, recruiters, recruits_at, recruits_first};
use super::summary::Summary;
use crate::prelude::*;
use daemonfall_battle::Row;
use daemonfall_battle_mode::panel::outlook::is_risky;

pub struct MapController<'a, 'w> {
    pub campaign: &'a Campaign,
    pub table: &'a MapView,
    pub ahead: &'a Ahead,
    pub odds: &'a Odds,
    pub summary: &'a Summary,
    pub choosing: &'a mut Choosing,
    pub parked: &'a mut Parked,
    pub commands: MessageWriter<'w, SectorCommand>,
}

/// What is asked before the turn ends, if anything; `switched`, as if the leader had gone into
/// reserve, or back into the line.
pub fn before_the_end(
    campaign: &Campaign,
    table: &MapView,
    parked: &Parked,
    switched: bool,
) -> Option<Question> {
    let danger = Danger::of_leader(campaign, None, None, switched);
    let waits = parked.waiting(table).next().is_some();
    (danger.is_some() || waits).then_some(Question::EndTurn(danger))
}

impl MapController<'_, '_> {
    fn give(&mut self, command: Command) {
        (self.choosing.summary, self.choosing.question) = (None, None);
        (self.choosing.trouble, self.choosing.ordering) = (None, false);
        if self.choosing.aim.is_some() && self.campaign.view().check(&command).is_ok() {
            self.choosing.try_out(&command, self.table);
        }
        self.commands.write(SectorCommand(command));
    }

    /// A click goes to a tile with the selected stack; on a place of one's own, with nothing to go
    /// there, it opens the recruits. While a question, the recruits or the preview of another attack
    /// is open, it closes that and does nothing else.
    pub fn click(&mut self, tile: TileId) {
        if self.choosing.question.take().is_some() {
            return;
        }
        let closes = matches!(self.choosing.zone, Zone::Recruits(_))
            || self.choosing.aim.is_some_and(|aim| aim.tile != tile);
        self.choosing.zone = Zone::Map;
        self.choosing.look(tile, self.table);
        if closes {
            self.choosing.aim = None;
        } else if recruits_first(self.campaign, self.table, self.choosing) {
            self.show_recruits(tile);
        } else {
            self.confirm(tile);
        }
    }

    /// A click on a kind selects it; on the selected one it recruits.
    pub fn click_recruit(&mut self, tile: TileId, kind: KindId) {
        let place = offered(self.campaign, tile).iter().position(|it| it.kind == kind);
        let Some(zone) = place.map(Zone::Recruits) else { return };
        if self.choosing.zone == zone {
            self.recruit(tile, kind);
            self.choosing.zone = Zone::Map;
        } else {
            self.choosing.look(tile, self.table);
            self.choosing.zone = zone;
        }
    }

    pub fn confirm(&mut self, tile: TileId) {
        let asked = Asked::of(self.campaign, self.table, self.choosing);
        let meaning = asked.meaning(tile);
        let beside = match meaning {
            Meaning::Select(stack) => asked.joins_from(stack).ok(),
            _ => None,
        };
        let shut = no_step_through(&asked, tile, &meaning);
        self.choosing.aim = None;
        let confirmed = self.choosing.closing.take() == Some(tile);
        match meaning {
            Meaning::Look => {}
            Meaning::Select(stack) => {
                let from = self.choosing.selected;
                self.choosing.select(stack, self.table);
                let join = |(from, beside)| Question::Join { from, into: stack, beside };
                self.choosing.question = from.zip(beside).map(join);
                self.choosing.trouble = shut.filter(|_| beside.is_none());
            }
            Meaning::Go { stack, now, attacks, .. } => match now {
                // The march towards an enemy is confirmed twice.
                Some(to) => match told_first(self.table, tile, attacks).filter(|_| !confirmed) {
                    None => self.give(Command::Move { stack, to }),
                    told => {
                        self.choosing.closing = Some(tile);
                        self.choosing.trouble = told;
                    }
                },
                None => {
                    let left = self.table.stack(stack).map_or(0, |stack| stack.moves.0);
                    self.choosing.trouble = Some(no_step(left));
                }
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

    /// All units of one stack go into another.
    fn join(&self, from: StackId, into: StackId) -> Command {
        let units = self.table.stack(from).map_or(&[][..], |stack| &stack.units[..]);
        Command::Merge { from, into, units: units.iter().map(|unit| unit.id).collect() }
    }

    /// Goes to what a line of the summary is about.
    pub fn look_at(&mut self, line: usize) {
        if let Some(tile) = self.summary.lines.get(line).and_then(|line| line.place) {
            self.choosing.look(tile, self.table);
        }
        self.choosing.summary = Some(line + 1);
    }

    /// Asks first if the leader may fall in it or after it, or while its chance is not known.
    fn attack(&mut self) {
        let falls = self.ahead.attack.as_ref().and_then(|attack| attack.falls(self.odds));
        match falls.is_none_or(is_risky) || self.ahead.danger.is_some() {
            true => self.choosing.question = Some(Question::Attack),
            false => self.strike(),
        }
    }

    /// Makes the previewed attack: the stack goes to where it attacks from, then attacks.
    fn strike(&mut self) {
        let Some(aim) = self.choosing.aim.take() else { return };
        let wins = self.ahead.attack.as_ref().and_then(|attack| attack.wins(self.odds));
        self.choosing.told = wins.map(|wins| Told { turn: self.table.turn, tile: aim.tile, wins });
        self.choosing.tried.clear();
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
        if self.remind() {
            return;
        }
        let question = before_the_end(self.campaign, self.table, self.parked, false);
        if question.is_some() {
            self.choosing.aim = None;
            self.choosing.question = question;
            return;
        }
        self.give(Command::EndTurn);
    }

    fn answer(&mut self, question: Question, action: SectorAction) {
        self.choosing.question = None;
        match (question, action) {
            (Question::EndTurn(_), SectorAction::Confirm | SectorAction::EndTurn) => {
                self.parked.leave(self.table);
                self.give(Command::EndTurn);
            }
            (Question::EndTurn(Some(_)), SectorAction::Reserve) => {
                self.give(Command::Reserve { unit: self.campaign.run().leader });
                self.choosing.question =
                    before_the_end(self.campaign, self.table, self.parked, true);
            }
            (Question::Attack, SectorAction::Confirm) => self.strike(),
            (Question::Join { from, into, beside }, SectorAction::Confirm) => {
                if self.table.stack(from).is_some_and(|stack| stack.tile != beside) {
                    self.give(Command::Move { stack: from, to: beside });
                }
                self.give(self.join(from, into));
            }
            (Question::Halted(_), SectorAction::Confirm) | (_, SectorAction::Leave) => {}
            (Question::Attack, SectorAction::Reserve | SectorAction::Order) => self.press(action),
            // A key meant for the battle that did not begin must do nothing else.
            (Question::Attack | Question::Halted(_), _) => self.choosing.question = Some(question),
            (_, action) => self.press(action),
        }
    }

    pub fn press(&mut self, action: SectorAction) {
        if let Some(question) = self.choosing.question {
            return self.answer(question, action);
        }
        if let Some(place) = action.unit() {
            if let Some(unit) = self.unit(place) {
                self.pick(unit);
            }
            return;
        }
        if let Some(way) = action.way() {
            return self.walk(way);
        }
        match action {
            SectorAction::Confirm => self.use_at_hand(),
            SectorAction::NextStack => match self.choosing.summary {
                Some(line) if line < self.summary.lines.len() => self.look_at(line),
                _ => {
                    self.choosing.summary = None;
                    self.choosing.select_next(self.table, self.parked);
                }
            },
            SectorAction::EndTurn => self.end_turn(),
            SectorAction::Use => self.use_place(),
            SectorAction::Vault => self.enter_vault(),
            SectorAction::Units => {
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
            SectorAction::Reserve => self.reserve(),
            SectorAction::Row => self.change_row(None),
            SectorAction::Order => self.next_order(),
            SectorAction::Rise => self.rise(),
            // Nobody leaves during a preview: what was tried there is taken back.
            SectorAction::LetGo if self.choosing.aim.is_none() => {
                if let Some(unit) = self.at_hand() {
                    self.give(Command::Disband { unit });
                }
            }
            _ => {}
        }
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
                let Some(to) = self.table.next_tile(from, way, column) else { return };
                let kept = (way.x == 0).then_some(column);
                self.choosing.aim = None;
                self.choosing.look(to, self.table);
                if let Some(column) = kept {
                    self.choosing.column = column;
                }
            }
            Zone::Units(_) if way.x == 0 => {
                self.change_row(Some(if way.y < 0 { Row::Front } else { Row::Back }));
            }
            Zone::Units(place) => {
                let next = place.saturating_add_signed(step);
                if self.unit(next).is_some() {
                    self.choosing.zone = Zone::Units(next);
                }
            }
            Zone::Recruits(place) => {
                let count = recruits_at(self.campaign, self.table, self.choosing)
                    .map_or(0, |tile| offered(self.campaign, tile).len());
                let next = (place + count).saturating_add_signed(step) % count.max(1);
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
            Err(refusal) => self.choosing.trouble = Some(not_entered(&refusal)),
        }
    }

    /// Enters the vault if it is looked at, or else recruits. In the list of units, lets the selected
    /// one go, unless it can learn something; the leader, and in a preview each unit, goes into reserve
    /// or back instead.
    fn use_place(&mut self) {
        if let Zone::Units(_) = self.choosing.zone {
            let led = self.at_hand() == Some(self.campaign.run().leader);
            return self.press(match led {
                _ if self.choosing.aim.is_some() => SectorAction::Reserve,
                _ if self.rises(self.at_hand()) => SectorAction::Rise,
                true => SectorAction::Reserve,
                false => SectorAction::LetGo,
            });
        }
        let led = self.choosing.selected.and_then(|stack| self.table.stack(stack));
        if let Some(led) = led.filter(|it| self.choosing.cursor.is_none_or(|at| at == it.tile)) {
            let command = Command::EnterVault { stack: led.id };
            if self.campaign.view().check(&command).is_ok() {
                self.choosing.entering = Some(led.id);
                return;
            }
        }
        self.open_recruits();
    }

    /// Opens the list of the place looked at, otherwise the nearest place's; if one is open, the next
    /// place's.
    fn open_recruits(&mut self) {
        self.choosing.aim = None;
        let places = recruiters(self.campaign, self.table, self.choosing);
        let is_open = matches!(self.choosing.zone, Zone::Recruits(_));
        let cursor = self.choosing.cursor;
        let at = places.iter().position(|place| Some(*place) == cursor);
        let next = at.map_or(0, |at| (at + usize::from(is_open)) % places.len());
        match places.get(next) {
            Some(tile) if is_open && cursor == Some(*tile) => self.choosing.zone = Zone::Map,
            Some(tile) => self.show_recruits(*tile),
            None => self.choosing.trouble = Some(t!("sector-trouble-no-recruiter")),
        }
    }

    fn show_recruits(&mut self, tile: TileId) {
        self.choosing.look(tile, self.table);
        let able = offered(self.campaign, tile);
        let first = able.iter().position(|it| it.refusal.is_none());
        self.choosing.zone = Zone::Recruits(first.unwrap_or(0));
    }
}
