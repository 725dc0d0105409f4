//! Breaches: the stack's units against a guardian. Losses there are permanent.

use super::Play;
use crate::command::Station;
use crate::events::{RunEvent, drained};
use crate::muster;
use crate::phase::{Duel, Phase};
use crate::refusal::Refusal;
use crate::tally::Cause;
use daemonfall_breach::bots::{Policy, take_turn};
use daemonfall_breach::{self as breach, BreachState, Outcome, Scratch};
use daemonfall_core::{Health, Side};
use daemonfall_sector::{UnitId, WriteBack};
use daemonfall_stack::{CharacterId, Roster, Stack, of};

/// Rounds after which the door shuts and the breach ends without a winner.
pub const BREACH_ROUNDS: u32 = 200;

impl Play<'_> {
    pub(super) fn line_up(&mut self, stations: &[Station]) -> Result<(), Refusal> {
        let Phase::Door(door) = self.run.phase.clone() else { return Ok(()) };
        let units: Vec<UnitId> = stations.iter().map(|it| it.unit).collect();
        let library = muster::library(self.content, self.run, &units);
        let (muster, entries) = muster::muster(self.content, self.run, stations, &door.guardian);
        self.world.insert_resource(library.clone());
        if let Err(reason) = breach::begin_as(self.world, &muster, &entries) {
            self.world.insert_resource(self.content.breach.clone());
            return Err(Refusal::NoBreach(reason));
        }
        self.others.rival = Some(Scratch::new(&library));
        self.run.tally.breaches += 1;
        let guardian = door.guardian.clone();
        self.tell(RunEvent::BreachBegan { guardian: guardian.clone(), units: units.clone() });
        let duel = Duel { stack: door.stack, tile: door.tile, guardian, units };
        self.run.phase = Phase::Breach(duel.clone());
        self.settle(&duel);
        Ok(())
    }

    pub(super) fn pick(&mut self, command: breach::Command) -> Result<(), Refusal> {
        let Phase::Breach(duel) = self.run.phase.clone() else { return Ok(()) };
        breach::act(self.world, command)?;
        self.settle(&duel);
        Ok(())
    }

    fn tell_breach(&mut self) {
        self.events.extend(drained(self.world, RunEvent::Breach));
    }

    pub(super) fn is_players_choice(&self) -> bool {
        breach::side_to_choose(self.world) == Some(Side::Player)
    }

    fn settle(&mut self, duel: &Duel) {
        self.tell_breach();
        let outcome = self.world.resource::<BreachState>().outcome;
        let late = self.world.resource::<Stack>().round() >= BREACH_ROUNDS;
        let leader = duel.character(self.run.leader);
        let roster = self.world.resource::<Roster>();
        let leaderless = leader.is_some_and(|it| roster.is_removed(it));
        // If no character can ever choose again, the breach ends without a winner.
        let stuck = breach::side_to_choose(self.world).is_none();
        if outcome.is_some() || late || leaderless || stuck {
            // The run cannot go on without its leader.
            let otherwise = if leaderless { Outcome::Lost } else { Outcome::Stalemate };
            self.close_breach(duel, outcome.or(Some(otherwise)));
        }
    }

    pub(super) fn guard(&mut self, duel: &Duel) {
        let policy = self.run.difficulty(self.content);
        let policy = policy.map_or(Policy::Opponent, |it| it.guardians);
        let world = &mut *self.world;
        let goes_on = match self.others.rival.as_mut() {
            Some(rival) => {
                self.run.draw("a guardian's choice", |dice| take_turn(policy, rival, world, dice))
            }
            None => breach::act(world, breach::Command::Wait).is_ok(),
        };
        if !goes_on {
            return self.close_breach(duel, Some(Outcome::Stalemate));
        }
        self.settle(duel);
    }

    /// The fallen are lost, survivors keep their health, and a victory empties the vault.
    pub(super) fn close_breach(&mut self, duel: &Duel, outcome: Option<Outcome>) {
        self.tell_breach();
        self.tell(RunEvent::BreachEnded { outcome });
        self.others.rival = None;
        let won = outcome == Some(Outcome::Won);
        let rounds = self.world.resource::<Stack>().round();
        self.cause = Some(Cause::Breach(duel.guardian.clone()));
        let after: Vec<(UnitId, i32)> = (0..)
            .map(CharacterId)
            .zip(&duel.units)
            .map(|(character, unit)| (*unit, self.health_of(character)))
            .collect();
        self.leave_vault(won);
        for (unit, health) in after {
            let what = match health {
                ..=0 => WriteBack::LoseUnit { unit },
                _ => WriteBack::SetHealth { unit, health },
            };
            self.write(what);
        }
        if won {
            let tally = &mut self.run.tally;
            tally.vaults += 1;
            tally.quickest = Some(tally.quickest.unwrap_or(rounds).min(rounds));
            if self.run.sector.outcome.is_none() {
                self.offer(duel.stack, &duel.guardian);
            }
        }
    }

    fn health_of(&self, character: CharacterId) -> i32 {
        if self.world.resource::<Roster>().is_removed(character) {
            return 0;
        }
        of::<Health>(self.world, character).map_or(0, |health| health.current)
    }
}
