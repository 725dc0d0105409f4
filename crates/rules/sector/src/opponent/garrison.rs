//! Cores are held: each of its cores keeps units worth as much as the difficulty asks for, and the
//! rest may leave. What to recruit, and where.

use super::Opponent;
use super::reasoning::{Considered, Parts};
use crate::command::Command;
use crate::grid::{KindId, TileId, UnitId};
use crate::library::{Part, Role, Structure};
use crate::mind::Garrison;
use crate::stack::{STACK_AT_MOST, Stack, Unit};
use crate::view::View;
use std::cmp::Reverse;

/// The least value of a party that leaves a core, in cycles: a weaker one would only be lost.
const PARTY: i64 = 70;

impl View<'_> {
    pub(super) fn own_core(&self, tile: TileId) -> bool {
        let is_core = |built: &Structure| built.role == Role::Core;
        self.owner(tile) == Some(self.faction) && self.structure(tile).is_some_and(is_core)
    }

    /// The value that the units on a core should have, in cycles.
    pub(super) fn garrison(&self, core: TileId, asked: Garrison) -> i64 {
        let army: i64 = self.own_stacks().map(|stack| self.worth(stack)).sum();
        let by_share = army * asked.share / 100;
        let comes = |stack: &&Stack| {
            self.part(stack.faction) != Part::Wild && self.could_reach_in(stack, core, asked.turns)
        };
        let foes: i64 = self.others().filter(comes).map(|it| self.worth(it)).sum();
        asked.least.max(by_share).max(foes * asked.answer / 100)
    }

    /// The value, in cycles, that a core's units are short of; `None` if held well enough or full.
    pub(super) fn lacks(&self, core: TileId, asked: Garrison) -> Option<i64> {
        let wants = self.garrison(core, asked);
        match self.holder(core) {
            None => Some(wants),
            Some(stack) if stack.units.len() >= STACK_AT_MOST => None,
            Some(stack) => Some(wants - self.worth(stack)).filter(|lacks| *lacks > 0),
        }
    }

    fn holder(&self, tile: TileId) -> Option<&Stack> {
        self.own_stack(self.stack_at(tile)?.id)
    }
}

impl Opponent {
    /// Units next to a weakly held core step in; a stack in reach moves onto an empty one.
    pub(super) fn man(&self, view: &View) -> Option<Command> {
        let cores = view.grid().tiles().filter(|tile| view.own_core(*tile));
        cores.filter_map(|core| Some((core, view.lacks(core, self.mind.garrison)?))).find_map(
            |(core, lacks)| match view.holder(core) {
                Some(holder) => reinforce(view, holder, lacks),
                None => self.reoccupy(view, core),
            },
        )
    }

    /// The smallest sufficient stack, or else the largest one, moves onto an empty core.
    fn reoccupy(&self, view: &View, core: TileId) -> Option<Command> {
        let wants = view.garrison(core, self.mind.garrison);
        let fit = |stack: &&Stack| {
            let now = |paths: crate::paths::Paths| paths.now(core);
            stack.moves() > 0 && view.paths(stack.id).is_some_and(now)
        };
        let stacks = view.own_stacks().filter(|it| !view.own_core(it.tile)).filter(fit);
        let best = stacks.min_by_key(|stack| {
            let worth = view.worth(stack);
            let short = (wants - worth).max(0);
            (short, worth, stack.id)
        })?;
        let command = Command::Move { stack: best.id, to: core };
        view.check(&command).is_ok().then_some(command)
    }

    /// Units that a core does not need join a stack next to it, or form one if worth enough.
    pub(super) fn sortie(&self, view: &View, stack: &Stack) -> Option<Command> {
        let wants = view.garrison(stack.tile, self.mind.garrison);
        let mut staying = view.staying(stack, wants);
        let near: Vec<TileId> = view.grid().neighbours(stack.tile).collect();
        let going = |staying: &[UnitId], cost: i32| -> Vec<&Unit> {
            let units = stack.units.iter();
            units.filter(|unit| !staying.contains(&unit.id) && unit.moves > cost).collect()
        };
        staying.sort();
        let worth =
            |units: &[&Unit]| units.iter().map(|unit| unit.worth(&view.rules.roster)).sum::<i64>();
        let ids = |units: &[&Unit]| units.iter().map(|unit| unit.id).collect::<Vec<_>>();
        for tile in &near {
            let (Some(into), Some(cost)) = (view.holder(*tile), view.cost(*tile)) else { continue };
            let mut out = going(&staying, cost);
            out.truncate(STACK_AT_MOST - into.units.len().min(STACK_AT_MOST));
            let command = Command::Merge { from: stack.id, into: into.id, units: ids(&out) };
            if !out.is_empty() && into.moves() > 0 && view.check(&command).is_ok() {
                return Some(command);
            }
        }
        let free = near.into_iter().filter(|tile| view.open(*tile));
        let ways = free.filter_map(|tile| {
            let cost = view.cost(tile)?;
            let out = going(&staying, cost);
            (worth(&out) >= PARTY).then(|| (Reverse(worth(&out)), cost, tile, ids(&out)))
        });
        let (_, _, to, units) = ways.min()?;
        let stack = stack.id;
        let command = Command::Split { stack, units, to };
        view.check(&command).is_ok().then_some(command)
    }
}

/// Units of a stack next to the core step in, the slowest first, until the core is held.
fn reinforce(view: &View, holder: &Stack, lacks: i64) -> Option<Command> {
    let near = view.grid().neighbours(holder.tile);
    let mut stacks: Vec<&Stack> = near.filter_map(|tile| view.holder(tile)).collect();
    stacks.retain(|stack| !view.own_core(stack.tile));
    let room = STACK_AT_MOST - holder.units.len().min(STACK_AT_MOST);
    let cost = view.cost(holder.tile)?;
    let commands = stacks.into_iter().map(|stack| {
        let mut units = view.staying(stack, lacks);
        units.retain(|id| stack.unit(*id).is_some_and(|unit| unit.moves >= cost));
        units.truncate(room);
        Command::Merge { from: stack.id, into: holder.id, units }
    });
    let mut open = commands.filter(|command| view.check(command).is_ok());
    open.next()
}

impl View<'_> {
    /// Slow units with high defence first, until their value reaches `wants`; at least one.
    fn staying(&self, stack: &Stack, wants: i64) -> Vec<UnitId> {
        let roster = &self.rules.roster;
        let mut units: Vec<&Unit> = stack.units.iter().collect();
        units.sort_by_key(|unit| {
            let defence = roster.kind(unit.kind).chassis.defence + unit.bonus.defence;
            (unit.movement(roster), Reverse(defence), unit.id)
        });
        let mut held = 0;
        let mut staying = Vec::new();
        for unit in units {
            if held >= wants && !staying.is_empty() {
                break;
            }
            held += unit.worth(roster);
            staying.push(unit.id);
        }
        staying
    }
}

/// The number of turns that its cycles must last when income does not cover all upkeep.
const LASTING: i64 = 12;

impl Opponent {
    pub(super) fn recruit(&mut self, view: &View) -> Option<Command> {
        let tiles = view.grid().tiles().filter(|tile| view.can_recruit(*tile));
        let mut places: Vec<TileId> = tiles.filter(|tile| !self.idle.contains(tile)).collect();
        // A core recruits only the units that it lacks.
        let lacks =
            |tile: &TileId| view.own_core(*tile) && view.lacks(*tile, self.mind.garrison).is_some();
        places.retain(|tile| !view.own_core(*tile) || lacks(tile));
        // Endangered places first.
        if self.mind.sees_danger {
            places.sort_by_key(|tile| (-view.threat(*tile), *tile));
        }
        places.sort_by_key(|tile| !lacks(tile));
        for tile in places {
            let full = view
                .visible_stack(tile)
                .is_some_and(|it| it.faction != view.faction || it.units.len() >= STACK_AT_MOST);
            let kinds = if full { Vec::new() } else { affordable(view, tile) };
            // A recruit would hold back a stack that can attack: it joins afterwards.
            let strikes = |stack| self.stirred && self.can_strike(view, stack);
            if !kinds.is_empty() && view.holder(tile).is_some_and(strikes) {
                continue;
            }
            let weighed = by_cost(view, &kinds);
            let kind = if self.mind.joins {
                weighed.iter().max().map(|(_, kind)| *kind)
            } else {
                let place = (view.turn() + tile.0) as usize;
                (!kinds.is_empty()).then(|| kinds[place % kinds.len()])
            };
            for (value, kind) in weighed {
                let considered = || Considered::Recruit { tile, kind };
                self.reasoning.weigh(considered, value, Parts::Whole);
            }
            let Some(kind) = kind else {
                self.idle.insert(tile);
                continue;
            };
            let chosen = Considered::Recruit { tile, kind };
            self.reasoning.choose(|it| *it == chosen);
            return Some(Command::Recruit { tile, kind });
        }
        None
    }
}

fn affordable(view: &View, tile: TileId) -> Vec<KindId> {
    let tier = view.structure(tile).map_or(0, |built| built.recruits);
    let (cycles, left) = (i64::from(view.cycles()), i64::from(view.yields() - view.upkeep()));
    let fits = |kind: &KindId| {
        let chassis = &view.rules.roster.kind(*kind).chassis;
        let after = cycles - i64::from(chassis.cost);
        let later = after + (left - i64::from(chassis.upkeep)) * LASTING;
        chassis.tier <= tier && after.min(later) >= 0
    };
    let kinds = &view.kind().recruits;
    kinds.iter().filter(|kind| fits(kind)).copied().collect()
}

fn by_cost(view: &View, kinds: &[KindId]) -> Vec<(i64, KindId)> {
    let cost = |kind: KindId| i64::from(view.rules.roster.kind(kind).chassis.cost);
    kinds.iter().map(|kind| (cost(*kind), *kind)).collect()
}
