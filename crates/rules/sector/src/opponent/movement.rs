//! Where stacks without a target go: to unclaimed land, to threatened places, to their army, or to
//! a place to heal.

use super::Opponent;
use super::reasoning::{Considered, Parts};
use crate::command::Command;
use crate::grid::TileId;
use crate::library::Part;
use crate::sector::Seen;
use crate::stack::{STACK_AT_MOST, Stack};
use crate::view::View;

/// The value of seeing an unknown tile.
const UNKNOWN: i64 = 4;
/// A stack below this share of its health, in percent, looks for a place to heal.
const HURT: i64 = 60;
/// Strength that a stack needs to march on an enemy, in percent of the enemy's.
const CONFIDENT: i64 = 115;

/// The value of going to hold its own core, in addition to what the core lacks, in cycles.
const CORE: i64 = 200;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Goal {
    value: i64,
    /// The tile; for an enemy its tile, next to which the march ends.
    tile: TileId,
    /// Whether other stacks may go there too.
    shared: bool,
}

impl Opponent {
    pub(super) fn movement(&mut self, view: &View) -> Option<Command> {
        for stack in view.own_stacks() {
            if view.own_core(stack.tile) {
                if let Some(command) = self.sortie(view, stack) {
                    self.stirred = true;
                    return Some(command);
                }
                continue;
            }
            if stack.moves() == 0 || self.done.contains(&stack.id) {
                continue;
            }
            if let Some(command) = self.join(view, stack) {
                self.stirred = true;
                return Some(command);
            }
            self.done.insert(stack.id);
            if let Some(to) = self.destination(view, stack) {
                let command = Command::Move { stack: stack.id, to };
                if view.check(&command).is_ok() {
                    // Stacks sighted on the way may be worth an attack.
                    self.stirred = true;
                    return Some(command);
                }
            }
        }
        None
    }

    /// Joins a larger neighbouring stack that has room.
    fn join(&self, view: &View, stack: &Stack) -> Option<Command> {
        if !self.mind.joins {
            return None;
        }
        let near = view.grid().neighbours(stack.tile);
        let stacks = near.filter_map(|near| view.own_stack(view.stack_at(near)?.id));
        let fits = |into: &&Stack| {
            into.units.len() + stack.units.len() <= STACK_AT_MOST
                && (view.worth(into), into.id) > (view.worth(stack), stack.id)
                && into.moves() > 0
                && !view.own_core(into.tile)
        };
        let into = stacks.filter(fits).max_by_key(|it| (view.worth(it), it.id))?;
        let command = Command::Merge {
            from: stack.id,
            into: into.id,
            units: stack.units.iter().map(|unit| unit.id).collect(),
        };
        view.check(&command).is_ok().then_some(command)
    }

    /// Where a stack should end this turn; `None` to stay.
    fn destination(&mut self, view: &View, stack: &Stack) -> Option<TileId> {
        let paths = view.paths(stack.id)?;
        let mut best: Option<(i64, Goal, TileId)> = None;
        for goal in self.goals(view, stack) {
            if self.claimed.contains(&goal.tile) && !goal.shared {
                continue;
            }
            let Some((end, turns)) = view.march(&paths, goal.tile) else { continue };
            let parts =
                Parts::Go { worth: goal.value, turns, danger: self.danger(view, stack, end) };
            let score = parts.value().unwrap_or_default();
            let considered = || Considered::Go { stack: stack.id, tile: goal.tile, end, turns };
            self.reasoning.weigh(considered, score, parts);
            if score > best.map_or(0, |(score, ..)| score) {
                best = Some((score, goal, end));
            }
        }
        let (_, goal, end) = best?;
        self.reasoning.choose(
            |it| matches!(it, Considered::Go { stack: who, tile, .. } if *who == stack.id && *tile == goal.tile),
        );
        self.claimed.insert(goal.tile);
        (end != stack.tile).then_some(end)
    }

    /// The risk of standing on a tile at the end of the turn, beyond the risk of staying.
    fn danger(&self, view: &View, stack: &Stack, end: TileId) -> i64 {
        if !self.mind.sees_danger || end == stack.tile {
            return 0;
        }
        let own = view.worth(stack);
        let risk = |tile: TileId| {
            let held = own + view.support(tile, stack);
            let over = view.threat(tile) - held;
            if over > 0 { own.min(over) } else { 0 }
        };
        let leader = if stack.is_led() { 4 } else { 1 };
        30 * leader * (risk(end) - risk(stack.tile)).max(0)
    }

    fn goals(&self, view: &View, stack: &Stack) -> Vec<Goal> {
        let mut goals = Vec::new();
        let own = view.worth(stack);
        let mut goal = |value: i64, tile: TileId, shared: bool| {
            if value > 0 {
                goals.push(Goal { value, tile, shared });
            }
        };
        let rivals = view
            .others()
            .filter(|it| view.hostile(it.faction) && view.part(it.faction) != Part::Wild);
        let rival = rivals.map(|it| view.worth(it)).max().unwrap_or(0);
        let hurt = stack.hurt(HURT, &view.rules.roster);
        let held = self.holds(view, stack);
        for tile in view.grid().tiles() {
            if view.seen(tile) == Seen::Unknown || view.cost(tile).is_none() {
                continue;
            }
            if view.own_core(tile) && tile != stack.tile {
                let lacks = view.lacks(tile, self.mind.garrison);
                goal(lacks.map_or(0, |lacks| CORE + lacks), tile, false);
                continue;
            }
            let there = view.stack_at(tile).filter(|it| it.id != stack.id);
            match there {
                None => {
                    let unknown = view.grid().within(tile, 2);
                    let unknown = unknown.filter(|near| view.seen(*near) == Seen::Unknown);
                    let sight = unknown.count() as i64 * UNKNOWN / 2;
                    let mending = self.mending(view, tile, hurt, own);
                    goal(view.prize(tile) + sight + mending, tile, false);
                    if self.mind.sees_danger && view.owner(tile) == Some(view.faction) {
                        goal(self.defence(view, stack, tile), tile, false);
                    }
                }
                Some(other) if view.hostile(other.faction) => {
                    let theirs = view.worth(other) + self.their_support(view, other);
                    if own * 100 >= theirs * CONFIDENT {
                        goal(view.prize(tile) + view.worth(other) / 3, tile, true);
                    }
                }
                Some(other) if other.faction == view.faction && self.mind.joins => {
                    let fits = other.units.len() + stack.units.len() <= STACK_AT_MOST;
                    if fits && view.worth(other) > own {
                        let gathering = match self.mind.gathers {
                            true if rival > view.worth(other) => own,
                            true => own / 4,
                            false => own / 2,
                        };
                        goal(gathering + 10, tile, true);
                    }
                }
                Some(_) => {}
            }
        }
        if held > 0 {
            goal(held, stack.tile, true);
        }
        goals
    }

    /// What stacks next to an enemy add to its defence; an easy opponent ignores them.
    fn their_support(&self, view: &View, other: &Stack) -> i64 {
        if !self.mind.sees_danger {
            return 0;
        }
        let near = view.grid().neighbours(other.tile);
        let stacks = near.filter_map(|near| view.stack_at(near));
        let allied = stacks.filter(|it| view.allied(it.faction, other.faction));
        allied.map(|it| view.worth(it)).sum()
    }

    fn mending(&self, view: &View, tile: TileId, hurt: i64, own: i64) -> i64 {
        if !self.mind.sees_danger || hurt == 0 || view.owner(tile) != Some(view.faction) {
            return 0;
        }
        let heals = view.structure(tile).map_or(0, |built| built.heals);
        own * hurt * i64::from(heals) / 400
    }

    /// The value of coming to hold its own tile: what is at stake there, if an enemy could take it.
    fn defence(&self, view: &View, stack: &Stack, tile: TileId) -> i64 {
        let stake = view.stake(tile);
        if stake == 0 {
            return 0;
        }
        let threat = view.threat(tile);
        let held = view.worth(stack) + view.support(tile, stack);
        if threat > 0 && held * 100 >= threat * 70 { stake * 2 } else { 0 }
    }

    fn holds(&self, view: &View, stack: &Stack) -> i64 {
        let own = view.owner(stack.tile) == Some(view.faction);
        if !self.mind.sees_danger || !own {
            return 0;
        }
        let hurt = stack.hurt(HURT, &view.rules.roster);
        self.defence(view, stack, stack.tile)
            + self.mending(view, stack.tile, hurt, view.worth(stack))
    }
}
