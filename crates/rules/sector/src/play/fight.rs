//! Attacks: the battle is fought at once and committed to the map.

use super::Play;
use crate::command::Refusal;
use crate::events::{Fought, Loss, SectorEvent};
use crate::grid::{FactionId, StackId, TileId, UnitId};
use crate::library::Part;
use crate::rules::Rules;
use crate::sector::Sector;
use crate::stack::Unit;
use daemonfall_battle::{Camp, Commit, Outcome, Sides, Standing};
use daemonfall_core::{Stream, Streams, draws};

/// What a fallen unit leaves to the side that won, in percent of its cost.
const SALVAGE: i32 = 25;

impl Rules {
    /// What the winner gets for the units that fell fighting on the other side: the faction that attacked, or
    /// the one whose stack was attacked. Nothing after a battle that neither side won, and nothing
    /// for wild processes.
    fn salvage(&self, sector: &Sector, sides: &Sides, commit: &Commit) -> Option<(FactionId, i32)> {
        let camp = commit.outcome.winner()?;
        let main = |it: &&Standing| match camp {
            Camp::Attacker => it.stack == sides.attacker,
            Camp::Defender => it.tile == 0 && it.stand.camp() == Some(camp),
        };
        let faction = sides.stacks.iter().find(main)?.faction;
        if self.part(sector, faction) == Part::Wild {
            return None;
        }
        let beaten = commit.stacks.iter().filter(|it| sides.camp(it.stack) == Some(camp.other()));
        let dead = beaten.flat_map(|after| {
            let line: Vec<&Unit> = sector.stacks[&after.stack].line().collect();
            after.dead.iter().map(move |place| line[usize::from(*place)])
        });
        let by = self.salvage_of(dead);
        (by > 0).then_some((faction, by))
    }

    /// What these units leave when they fall in battle, in cycles.
    pub(crate) fn salvage_of<'a>(&self, units: impl Iterator<Item = &'a Unit>) -> i32 {
        let costs = units.map(|unit| self.roster.kind(unit.kind).chassis.cost);
        costs.sum::<i32>() * SALVAGE / 100
    }
}

impl Play<'_> {
    pub(super) fn attack(&mut self, stack: StackId, tile: TileId) -> Result<(), Refusal> {
        let it = self.sector.stacks.get(&stack);
        let it = it.ok_or(Refusal::NoSuchStack)?;
        let from = it.tile;
        let field = self.rules.field(self.sector, it, tile);
        let sides = field.sides(|one, other| self.sector.allied(one, other))?;
        let plan = sides
            .plan(self.rules.types())
            .map_err(|wrong| Refusal::NoBattle(wrong[0].to_string()))?;
        let battle = plan.simulate(self.draw());
        let commit = sides.commit(&battle.ending);
        let salvage = self.rules.salvage(self.sector, &sides, &commit);
        let lesson = self.lesson(&sides, &commit);
        if let Some(it) = self.sector.stacks.get_mut(&stack) {
            it.spend(i32::MAX);
        }
        self.tell(SectorEvent::Fought(Box::new(Fought { stack, from, tile, sides, battle })));
        self.commit(&commit);
        if let Some((faction, by)) = salvage {
            let it = self.sector.faction_mut(faction);
            it.cycles = it.cycles.saturating_add(by);
            let cycles = it.cycles;
            self.tell(SectorEvent::Salvaged { faction, tile, by, cycles });
        }
        if let Some((by, units)) = lesson {
            self.learn(by, units);
        }
        if commit.attacker_enters
            && self.sector.outcome.is_none()
            && self.sector.tile(tile).stack.is_none()
        {
            self.advance(stack, tile);
        }
        Ok(())
    }

    fn draw(&mut self) -> u64 {
        let _for = draws::about("the seed of a battle", None);
        let mut dice = Streams::at(self.sector.dice);
        let mut half = || u64::from(dice.below(Stream::Battle, u32::MAX));
        let seed = (half() << 32) | half();
        self.sector.dice = dice.positions();
        self.done.rolled = true;
        seed
    }

    fn commit(&mut self, commit: &Commit) {
        let overrun = commit.outcome == Outcome::Attacker;
        let mut dead: Vec<UnitId> = Vec::new();
        let mut factions: Vec<FactionId> = Vec::new();
        for after in &commit.stacks {
            let Some(it) = self.sector.stacks.get_mut(&after.stack) else { continue };
            factions.push(it.faction);
            let line: Vec<UnitId> = it.line().map(|unit| unit.id).collect();
            dead.extend(it.suffer(after));
            // Who was in reserve on a tile that its side loses falls with its stack.
            let reserve = it.units.iter().map(|unit| unit.id).filter(|id| !line.contains(id));
            dead.extend(reserve.filter(|_| overrun && after.tile == 0));
        }
        for unit in dead {
            self.lose(unit, Loss::Fell);
        }
        for faction in factions {
            self.remove_if_beaten(faction);
        }
    }
}
