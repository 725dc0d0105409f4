//! The map: the player's commands, the turns of others, and what the map's events mean for the run.

use super::Play;
use super::history::Battle;
use crate::content::Content;
use crate::events::{Change, RunEvent};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::tally::{Cause, Fallen};
use daemonfall_battle::{Camp, Outcome as BattleOutcome};
use daemonfall_sector::library::Part;
use daemonfall_sector::{
    Command, FactionId, Fought, KindId, Loss, Opponent, Pending, Sector, SectorEvent, UnitId,
    WriteBack,
};

pub(crate) fn camp_of(fought: &Fought, faction: FactionId) -> Option<Camp> {
    let stacks = fought.sides.stacks.iter();
    let mut own = stacks.filter(|it| it.faction == faction);
    own.find_map(|it| it.stand.camp())
}

pub(crate) fn victory_of(camp: Camp) -> BattleOutcome {
    match camp {
        Camp::Attacker => BattleOutcome::Attacker,
        Camp::Defender => BattleOutcome::Defender,
    }
}

/// By its faction's name in the data: the first combatant that is not the player's ally.
pub(crate) fn foe_of(content: &Content, sector: &Sector, fought: &Fought) -> String {
    let mut stacks = fought.sides.stacks.iter();
    let allied = |faction| sector.allied(faction, sector.player);
    let foe = stacks.find(|it| it.stand.camp().is_some() && !allied(it.faction));
    foe.map_or_else(String::new, |it| content.sector.kind(sector, it.faction).key.clone())
}

impl Play<'_> {
    pub(super) fn on_the_map(&mut self, command: &Command) -> Result<(), Refusal> {
        let (rules, sector) = (&self.content.sector, &mut self.run.sector);
        let (turn, known) = (sector.turn, self.sighted.tiles(sector));
        let applied = rules.apply_knowing(sector, command, known.clone())?;
        // A battle or another system may change what is out of sight.
        match applied.rolled || sector.pending.is_some() {
            true => self.sighted.forget(),
            false => self.sighted.note(turn, known, &applied.in_sight),
        }
        self.undoable = applied.undoable;
        self.absorb(applied.events);
        match self.run.sector.pending {
            Some(Pending::Encounter { stack, tile }) => self.meet(stack, tile),
            Some(Pending::Vault { stack, tile }) => self.enter(stack, tile),
            None => {}
        }
        Ok(())
    }

    pub(super) fn is_others_turn(&self) -> bool {
        let sector = &self.run.sector;
        sector.active != sector.player && sector.outcome.is_none() && sector.pending.is_none()
    }

    pub(super) fn oppose(&mut self) {
        let thinking = self.run.difficulty(self.content);
        let thinking = thinking.map_or_else(Default::default, |it| it.factions);
        let opponent = self.others.opponent.get_or_insert(Opponent::new(thinking));
        let (rules, sector) = (&self.content.sector, &mut self.run.sector);
        let command = opponent.next(&rules.view(sector, sector.active));
        // A failed command still ends the turn.
        let applied =
            rules.apply(sector, &command).or_else(|_| rules.apply(sector, &Command::EndTurn));
        self.absorb(applied.unwrap_or_default().events);
    }

    /// Reports the map's events, and applies their effects on gear and counts.
    pub(super) fn absorb(&mut self, events: Vec<SectorEvent>) {
        let player = self.run.sector.player;
        let mut battle: Option<Battle> = None;
        for event in events {
            match &event {
                SectorEvent::Fought(fought) => {
                    let foe = foe_of(self.content, &self.run.sector, fought);
                    let takes_part = camp_of(fought, player);
                    let now = self.battle(fought, takes_part, foe);
                    if let Some(camp) = takes_part {
                        let tally = &mut self.run.tally;
                        tally.battles += 1;
                        if fought.battle.ending.outcome == victory_of(camp) {
                            tally.battles_won += 1;
                            let least = tally.slimmest.unwrap_or(now.odds);
                            tally.slimmest = Some(least.min(now.odds));
                        }
                    }
                    battle = Some(now);
                }
                SectorEvent::UnitLost { unit, kind, name, faction, why, .. }
                    if *faction == player =>
                {
                    let foe = battle.as_ref().map(|battle| battle.foe.clone());
                    let (unit, kind, name, why) = (*unit, *kind, name.clone(), *why);
                    self.tell(RunEvent::Sector(event));
                    self.lost(unit, (kind, name), why, foe);
                    continue;
                }
                SectorEvent::Learnt { unit, faction, .. } if *faction == player => {
                    self.remember(*unit, battle.as_ref());
                }
                SectorEvent::Risen { unit, faction, rank } if *faction == player => {
                    let history = self.run.histories.get_mut(unit);
                    if let Some(last) = history.and_then(|it| it.last_mut()) {
                        last.rank = Some(*rank);
                    }
                }
                SectorEvent::UnitLost { kind, why: Loss::Fell, .. }
                    if battle.as_ref().is_some_and(|battle| battle.is_ours) =>
                {
                    self.run.tally.kills += 1;
                    let cost = self.content.sector.roster.kind(*kind).chassis.cost;
                    self.run.tally.kills_worth += cost.max(0) as u32;
                }
                SectorEvent::Recruited { faction, unit, kind, .. } if *faction == player => {
                    let (unit, kind) = (*unit, *kind);
                    self.tell(RunEvent::Sector(event));
                    self.joined(unit, kind);
                    continue;
                }
                SectorEvent::Income { faction, .. } => {
                    let faction = *faction;
                    self.tell(RunEvent::Sector(event));
                    self.yields(faction);
                    continue;
                }
                _ => {}
            }
            self.tell(RunEvent::Sector(event));
        }
    }

    /// What the unit carried is lost with it, but a disbanded one leaves its mods behind.
    fn lost(
        &mut self,
        unit: UnitId,
        (kind, name): (KindId, String),
        why: Loss,
        foe: Option<String>,
    ) {
        self.run.histories.remove(&unit);
        for item in self.run.gear.fitted.remove(&unit).unwrap_or_default() {
            if why == Loss::Disbanded {
                self.run.gear.loose.push(item);
            } else {
                self.tell(RunEvent::Changed(Change::ModLost(item)));
            }
        }
        let cause = match why {
            Loss::Fell => Cause::Battle(foe.unwrap_or_default()),
            Loss::Disbanded => Cause::Disbanded,
            Loss::Unpaid => Cause::Unpaid,
            Loss::Outside => self.cause.clone().unwrap_or(Cause::Dive(None)),
        };
        let fallen = Fallen {
            kind: self.content.sector.roster.kind(kind).key.clone(),
            name,
            leader: unit == self.run.leader,
            turn: self.run.sector.turn,
            cause,
        };
        self.run.tally.fallen.push(fallen);
    }

    fn joined(&mut self, unit: UnitId, kind: KindId) {
        let name = self.content.sector.roster.kind(kind).key.clone();
        *self.run.tally.recruited.entry(name).or_default() += 1;
        if !self.run.gear.relics.is_empty() {
            self.refit(unit);
        }
    }

    /// What the player's relics bring, or what the difficulty gives a corporation.
    fn yields(&mut self, faction: FactionId) {
        let amount = match self.content.sector.part(&self.run.sector, faction) {
            Part::Player => self.run.relics_yield(self.content),
            Part::Corporation => self.run.difficulty(self.content).map_or(0, |it| it.theirs),
            Part::Wild => 0,
        };
        if amount != 0 {
            self.write(WriteBack::Cycles { faction, amount });
        }
    }

    pub(super) fn back_to_the_map(&mut self) {
        if self.run.sector.outcome.is_none() {
            self.run.phase = Phase::Sector;
        }
    }
}
