//! The expert: a plan for each turn on the map. It makes peace where it can, takes a core when the
//! odds are good, and grows until then.

mod aims;
mod clash;
mod dive;
mod door;
mod march;
mod strike;

use super::RunBot;
use aims::{aims, possible};
use bevy_ecs::world::World;
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_dungeon::Preview;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Command, StackId, TileId, UnitId, View};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What the expert keeps in mind.
#[derive(Default)]
pub(super) struct Notes {
    /// The rest of a plan on the map.
    planned: VecDeque<Command>,
    /// Stacks that have decided where to go in this turn, and where they go.
    done: BTreeSet<StackId>,
    claimed: BTreeSet<TileId>,
    /// Whether its army leaves the leader behind.
    apart: bool,
    /// Vaults whose door was reached, and what the leader's stack was worth then.
    doors: BTreeMap<TileId, i32>,
    /// Plays beats of a dive ahead.
    ahead: Option<Preview>,
    /// Beats in a row in which it did not do what it wished.
    put_off: i32,
}

impl Notes {
    /// Forgets what counts for one turn only.
    pub(super) fn begin_turn(&mut self) {
        self.planned.clear();
        self.done.clear();
        self.claimed.clear();
    }
}

impl RunBot {
    /// The next command of the turn. A plan of several commands is kept as long as each is allowed.
    pub(super) fn expert(&mut self, campaign: &Campaign, world: &mut World) -> RunCommand {
        if let Some(command) = self.notes.planned.pop_front() {
            let command = RunCommand::Sector(command);
            if campaign.check(world, &command).is_ok() {
                return command;
            }
            self.notes.planned.clear();
        }
        let run = campaign.run();
        let view = campaign.content().sector.view(&run.sector, run.sector.player);
        self.notes.apart = self.is_apart(&view);
        let plan = self.plan(&view);
        let allowed = |command: &Command| view.check(command).is_ok();
        self.notes.planned.extend(plan);
        match self.notes.planned.pop_front().filter(allowed) {
            Some(command) => RunCommand::Sector(command),
            None => {
                self.notes.planned.clear();
                RunCommand::Sector(Command::EndTurn)
            }
        }
    }

    fn plan(&mut self, view: &View) -> Vec<Command> {
        let one = |command: Command| vec![command];
        None.or_else(|| talk(view).map(one))
            .or_else(|| self.storm_aim(view))
            .or_else(|| self.raid(view))
            .or_else(|| self.detach(view).map(one))
            .or_else(|| self.enter(view).map(one))
            .or_else(|| self.march(view).map(one))
            .or_else(|| self.escape(view).map(one))
            .or_else(|| self.recruit(view).map(one))
            .unwrap_or_default()
    }

    /// The leader enters the vault that it stands on.
    fn enter(&self, view: &View) -> Option<Command> {
        let stack = view.led()?;
        if stack.moves() < 1 || !self.is_to_dive(view, stack, stack.tile) {
            return None;
        }
        Some(Command::EnterVault { stack: stack.id })
    }

    /// The leader's units set out for a core without it: a battle that they lose does not end the
    /// run.
    fn detach(&self, view: &View) -> Option<Command> {
        let led = view.led()?;
        if !self.notes.apart {
            return None;
        }
        let targets = [aims(view), possible(view)].concat();
        let away = |tile: TileId| targets.iter().map(|to| view.grid().distance(tile, *to)).min();
        let free = view.grid().neighbours(led.tile);
        let free = free.filter(|tile| view.open(*tile) && view.stack_at(*tile).is_none());
        let to = free.min_by_key(|tile| (away(*tile), *tile))?;
        let cost = view.cost(to)?;
        let goes = led.units.iter().filter(|unit| !unit.leader && unit.moves >= cost);
        let units: Vec<UnitId> = goes.map(|unit| unit.id).collect();
        if units.len() < ARMY {
            return None;
        }
        let split = Command::Split { stack: led.id, units, to };
        view.check(&split).is_ok().then_some(split)
    }
}

/// The fewest units that set out.
const ARMY: usize = 4;

/// Peace with every corporation that wants it, asked for anew each turn.
fn talk(view: &View) -> Option<Command> {
    if let Some(offer) = view.offers().find(|offer| offer.to == view.faction) {
        return Some(Command::Answer { from: offer.from, accept: true });
    }
    let asked = |id| view.offers().any(|offer| offer.to == id);
    let mut others = view
        .factions()
        .filter(|(id, it)| it.part == Part::Corporation && view.hostile(*id) && !asked(*id));
    others.next().map(|(to, _)| Command::Propose { to })
}
