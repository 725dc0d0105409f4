//! Guarding the leader: its stack avoids ending a turn where a known stack would likely kill it, if
//! it can go elsewhere.

use super::RunBot;
use daemonfall_battle::{Camp, Formed, Participant, ParticipantId, Plan, Stake};
use daemonfall_core::fingerprint_of;
use daemonfall_sector::{Command, Stack, TileId, Unit, View};

/// Simulated battles for each stack that could come.
const BATTLES: u32 = 32;
/// The most enemy stacks simulated, the strongest first.
const FOES: usize = 3;

impl RunBot {
    /// The inner opponent's choice, but the leader stays out of reach of stacks that would kill it.
    pub(super) fn guarded(&mut self, view: &View) -> Command {
        loop {
            let command = self.mind.next(view);
            let Command::Move { stack, to } = command else {
                let flight = match command {
                    Command::EndTurn => self.flee(view),
                    _ => None,
                };
                return flight.unwrap_or(command);
            };
            let led = view.own_stack(stack).filter(|stack| stack.is_led());
            let Some(led) = led else { return command };
            // An errand is proposed once, the way to an attack again and again, and its odds were
            // already weighed.
            let again = !self.doubted.insert(to);
            let risk = self.risk(view, led, to);
            if again || risk <= self.temper.risk || risk < self.risk(view, led, led.tile) {
                return command;
            }
        }
    }

    pub(super) fn flee(&self, view: &View) -> Option<Command> {
        let led = view.led()?;
        let here = self.risk(view, led, led.tile);
        if led.moves() < 1 || here <= self.temper.risk {
            return None;
        }
        let paths = view.paths(led.id)?;
        let free = paths.reachable().filter(|tile| view.stack_at(*tile).is_none());
        let heals = |tile: TileId| {
            if view.owner(tile) == Some(view.faction) {
                2 + view.structure(tile).map_or(0, |built| built.heals)
            } else {
                0
            }
        };
        let places = free.map(|tile| (self.risk(view, led, tile), -heals(tile), tile));
        let (risk, _, to) = places.min()?;
        let stack = led.id;
        (risk < here).then_some(Command::Move { stack, to })
    }

    /// In millionths, as far as is known: the highest over all enemy stacks that could come.
    pub(super) fn risk(&self, view: &View, led: &Stack, tile: TileId) -> u32 {
        let roster = &view.rules.roster;
        let mut foes: Vec<&Stack> =
            view.others().filter(|foe| view.could_reach(foe, tile)).collect();
        foes.sort_by_key(|foe| (-foe.worth(roster), foe.id));
        foes.truncate(FOES);
        let risks = foes.into_iter().map(|foe| lost(view, led, foe, tile));
        risks.max().unwrap_or(0)
    }
}

/// The chance of losing the leader to an attack of one stack, in millionths.
fn lost(view: &View, led: &Stack, foe: &Stack, tile: TileId) -> u32 {
    let side = |stack: &Stack, camp: Camp, tile: u8| -> Vec<Participant> {
        let formed = |unit: &Unit| Some(Formed { tile, row: unit.row, order: stack.order });
        let fighter =
            |unit| Participant { camp, unit: view.rules.fighter(unit), formed: formed(unit) };
        stack.line().map(fighter).collect()
    };
    let mut all = side(led, Camp::Defender, 0);
    all.extend(side(foe, Camp::Attacker, 1));
    let leader = led.line().position(|unit| unit.leader);
    let stake = leader.map_or(Stake::Overrun, |place| Stake::Fights(ParticipantId(place as u32)));
    let Ok(plan) = Plan::new(view.rules.types(), all) else { return 0 };
    let seed = fingerprint_of(&(view.turn(), foe.id, tile)).0;
    stake.falls(&plan.odds(seed, BATTLES)).millionths
}
