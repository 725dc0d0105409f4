//! The map: the bot fits mods, visits nearby vaults and encounters when the leader's stack is fit
//! for them, and otherwise thinks as an opponent does, while guarding its leader.

use super::RunBot;
use bevy_ecs::world::World;
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_sector::library::Role;
use daemonfall_sector::{Command, Stack, TileId, View};

impl RunBot {
    pub(super) fn on_the_map(&mut self, campaign: &Campaign, world: &mut World) -> RunCommand {
        let run = campaign.run();
        if self.turn != run.sector.turn {
            self.turn = run.sector.turn;
            self.went.clear();
            self.doubted.clear();
        }
        if let Some(command) = self.fit(campaign) {
            return command;
        }
        let rules = &campaign.content().sector;
        let view = rules.view(&run.sector, run.sector.player);
        let errand = self.recruit(&view);
        let errand = errand.or_else(|| self.vault(campaign, &view));
        let errand = errand.or_else(|| self.encounter(&view));
        if let Some(command) = errand {
            let command = RunCommand::Sector(command);
            if campaign.check(world, &command).is_ok() {
                return command;
            }
        }
        RunCommand::Sector(self.guarded(&view))
    }

    fn vault(&mut self, campaign: &Campaign, view: &View) -> Option<Command> {
        let roster = &campaign.content().sector.roster;
        let stack = view.own_stacks().find(|stack| stack.is_led())?;
        let leader = stack.units.iter().find(|unit| unit.leader)?;
        let most = leader.most_health(roster);
        let fit = leader.health * 100 >= most * self.temper.vault_health
            && stack.worth(roster) >= self.temper.vault_worth;
        if !fit {
            return None;
        }
        let is_vault = |tile: TileId| {
            let built = view.structure(tile);
            built.is_some_and(|built| built.role == Role::Vault) && !view.memory(tile).emptied
        };
        if is_vault(stack.tile) && self.went.insert((stack.id, stack.tile)) {
            return Some(Command::EnterVault { stack: stack.id });
        }
        let guarded = |tile: &TileId| is_vault(*tile) && view.visible_stack(*tile).is_some();
        let guarded: Vec<TileId> = view.grid().tiles().filter(guarded).collect();
        let mut storms = guarded.into_iter().filter(|tile| *tile != stack.tile);
        let storm = storms.find_map(|tile| self.storm(view, stack, tile));
        storm.or_else(|| self.toward(view, stack, &is_vault))
    }

    fn encounter(&mut self, view: &View) -> Option<Command> {
        let waits = |tile: TileId| view.memory(tile).encounter;
        let mut stacks = view.own_stacks().filter(|stack| stack.units.len() > 1);
        stacks.find_map(|stack| self.toward(view, stack, &waits))
    }

    /// A step towards the nearest wanted tile, not too far and not known to be occupied.
    fn toward(
        &mut self,
        view: &View,
        stack: &Stack,
        wanted: &dyn Fn(TileId) -> bool,
    ) -> Option<Command> {
        if stack.moves() < 1 {
            return None;
        }
        let free =
            |tile: &TileId| wanted(*tile) && view.stack_at(*tile).is_none() && *tile != stack.tile;
        let tiles: Vec<TileId> = view.grid().tiles().filter(free).collect();
        if tiles.is_empty() {
            return None;
        }
        let paths = view.paths(stack.id)?;
        let near = tiles.into_iter().filter_map(|tile| Some((paths.cost(tile)?, tile)));
        let (_, tile) = near.min()?;
        let turns = paths.path(tile)?.last()?.turn;
        if turns > self.temper.detour {
            return None;
        }
        let to = paths.onward(tile)?;
        let fresh = self.went.insert((stack.id, to));
        fresh.then_some(Command::Move { stack: stack.id, to })
    }
}
