//! The map: the bot fits mods, recruits, storms vaults, visits nearby vaults and encounters when
//! the leader's stack is fit for them, and otherwise thinks as an opponent does, while guarding its
//! leader.

use super::{RunBot, RunPolicy};
use bevy_ecs::world::World;
use daemonfall_battle::Outcome;
use daemonfall_campaign::library::mods::Mod;
use daemonfall_campaign::{Campaign, ModId, RunCommand};
use daemonfall_core::{Stream, fingerprint_of};
use daemonfall_sector::library::Role;
use daemonfall_sector::{Command, KindId, STACK_AT_MOST, Stack, TileId, Unit, View};

/// The turn after which a rush gives up.
const PATIENT: u32 = 30;

impl RunBot {
    pub(super) fn on_the_map(&mut self, campaign: &Campaign, world: &mut World) -> RunCommand {
        let run = campaign.run();
        if self.turn != run.sector.turn {
            self.turn = run.sector.turn;
            self.went.clear();
            self.doubted.clear();
            self.notes.begin_turn();
        }
        if let Some(command) = self.fit(campaign) {
            return command;
        }
        if self.policy == RunPolicy::Expert {
            return self.expert(campaign, world);
        }
        let rules = &campaign.content().sector;
        let view = rules.view(&run.sector, run.sector.player);
        if self.policy == RunPolicy::Rush {
            if view.turn() > PATIENT {
                return RunCommand::GiveUp;
            }
            return RunCommand::Sector(self.rush(&view).unwrap_or(Command::EndTurn));
        }
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
        let stack = view.led()?;
        let leader = stack.leader()?;
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

/// Simulated battles for an attack.
const BATTLES: u32 = 48;

impl RunBot {
    /// Attacks a tile, or moves next to it to attack later, when the odds are good for the stack
    /// and above all for the leader.
    pub(super) fn storm(&mut self, view: &View, stack: &Stack, tile: TileId) -> Option<Command> {
        if stack.moves() < 1 || !view.hostile(view.visible_stack(tile)?.faction) {
            return None;
        }
        let paths = view.paths(stack.id)?;
        let mut best: Option<(u64, TileId)> = None;
        for from in view.grid().neighbours(tile) {
            let here = from == stack.tile;
            let left = paths.cost(from).map(|cost| stack.moves() - cost);
            if !here && left.is_none_or(|left| left < 1) {
                continue;
            }
            let Some(chance) = self.dared(view, stack, from, tile) else { continue };
            if best.is_none_or(|(most, _)| chance > most) {
                best = Some((chance, from));
            }
        }
        let (_, from) = best?;
        let stack = stack.id;
        Some(if view.own_stack(stack)?.tile == from {
            Command::Attack { stack, tile }
        } else {
            Command::Move { stack, to: from }
        })
    }

    /// The chance of winning an attack, in millionths, if this bot dares to make it.
    fn dared(&self, view: &View, stack: &Stack, from: TileId, tile: TileId) -> Option<u64> {
        let forecast = view.forecast(stack.id, from, tile).ok()?;
        let seed = fingerprint_of(&(view.turn(), from, tile)).0;
        let tally = forecast.plan.odds(seed, BATTLES);
        let leader = stack.leader();
        let stake = leader.and_then(|leader| forecast.stake(leader.id));
        let survives = stake.map_or(1_000_000, |it| 1_000_000 - it.falls(&tally).millionths);
        let wins = tally.share(Outcome::Attacker).millionths;
        let dares = wins >= self.temper.least_win && survives >= self.temper.least_survival;
        dares.then_some(u64::from(wins) + u64::from(survives))
    }

    /// Each mod goes to the unit that has room and gains most from it.
    fn fit(&self, campaign: &Campaign) -> Option<RunCommand> {
        let run = campaign.run();
        let content = campaign.content();
        let roster = &content.sector.roster;
        let mut loose = run.gear.loose.iter();
        loose.find_map(|item| {
            let it = content.campaign.item(*item);
            let fits = |unit: &&Unit| {
                let carried = run.gear.of(unit.id);
                let slots = roster.kind(unit.kind).chassis.slots;
                let same = |id: &ModId| content.campaign.item(*id).slot == it.slot;
                carried.len() < usize::from(slots) && !carried.iter().any(same)
            };
            let use_of = |unit: &&Unit| {
                let kind = roster.kind(unit.kind);
                let own = kind.chassis.cost + if unit.leader { 30 + dive(it) } else { 0 };
                (own, std::cmp::Reverse(unit.id))
            };
            let unit = run.units().filter(fits).max_by_key(use_of)?;
            let (unit, item) = (unit.id, *item);
            Some(RunCommand::Fit { unit, item })
        })
    }
}

/// The value of a mod in a dive, where only the leader uses it.
fn dive(it: &Mod) -> i32 {
    let dive = &it.dive;
    let things = i32::from(dive.bombs) + i32::from(dive.potions);
    let held = if dive.item.is_some() { 100 } else { 0 };
    held + 40 * (dive.health + dive.damage + dive.armour + things) + 10 * it.health
}

/// The most turns for which it saves.
const PATIENCE: i32 = 7;
/// The number of turns that its cycles must last when income does not cover all upkeep.
const LASTING: i32 = 12;

impl RunBot {
    /// All kinds in turn, including expensive ones, for which it saves.
    pub(super) fn recruit(&mut self, view: &View) -> Option<Command> {
        let has_room = |tile: &TileId| match view.stack_at(*tile) {
            Some(stack) => stack.faction == view.faction && stack.units.len() < STACK_AT_MOST,
            None => true,
        };
        let tiles = view.grid().tiles().filter(|tile| view.can_recruit(*tile));
        let places: Vec<TileId> = tiles.filter(has_room).collect();
        let tier = |tile: TileId| view.structure(tile).map_or(0, |built| built.recruits);
        let most = places.iter().map(|tile| tier(*tile)).max()?;
        let wish = self.wish.take().or_else(|| self.wished(view, most))?;
        let chassis = &view.rules.roster.kind(wish).chassis;
        let fits = |tile: &&TileId| tier(**tile) >= chassis.tier;
        if chassis.cost > view.cycles() {
            self.wish = Some(wish);
            return None;
        }
        // Where most units already are, so that stacks grow.
        let crowd = |tile: &&TileId| view.stack_at(**tile).map_or(0, |it| it.units.len());
        let tile = *places.iter().filter(fits).max_by_key(|tile| (crowd(tile), **tile))?;
        Some(Command::Recruit { tile, kind: wish })
    }

    /// One of the kinds of which it has the fewest, among those it can soon pay for and keep.
    fn wished(&mut self, view: &View, tier: u8) -> Option<KindId> {
        let net = view.yields() - view.upkeep();
        let soon = view.cycles() + net.max(0) * PATIENCE;
        let open = |kind: &&KindId| {
            let it = &view.rules.roster.kind(**kind).chassis;
            let lasts = soon - it.cost + (net - it.upkeep) * LASTING >= 0;
            it.tier <= tier && it.cost <= soon && lasts
        };
        let own = |kind: &KindId| {
            let units = view.own_stacks().flat_map(|stack| &stack.units);
            units.filter(|unit| unit.kind == *kind).count()
        };
        let kinds: Vec<KindId> = view.kind().recruits.iter().filter(open).copied().collect();
        let fewest = kinds.iter().map(own).min()?;
        let rare: Vec<KindId> = kinds.into_iter().filter(|kind| own(kind) == fewest).collect();
        let place = self.dice.below(Stream::Loot, rare.len() as u32);
        rare.get(place as usize).copied()
    }
}
