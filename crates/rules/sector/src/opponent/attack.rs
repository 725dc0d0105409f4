//! Attacks: each possible attack of this turn is weighed by its odds, and the most valuable one is
//! made. Wild processes guard their place, attack stacks that come too near when the odds are good,
//! and go back.

use super::Opponent;
use super::reasoning::{Considered, Parts};
use crate::command::Command;
use crate::forecast::Forecast;
use crate::grid::{StackId, TileId};
use crate::library::Part;
use crate::mind::Mind;
use crate::stack::Stack;
use crate::view::View;
use daemonfall_battle::{Camp, Outcome, Stake, Tally};
use daemonfall_core::fingerprint_of;

/// The cost of losing the leader, in cycles.
const LEADER: i64 = 4_000;

#[derive(Clone, Debug, Default, PartialEq)]
struct Verdict {
    /// Chance of winning, in thousandths.
    pub win: i64,
    /// Losses of its own and its allies' units, in cycles.
    pub own_loss: i64,
    /// Enemy losses, in cycles.
    pub foe_loss: i64,
    /// Average health left for each unit of the attacking stack, in order.
    pub health: Vec<i32>,
    /// Chance of losing the leader, in thousandths.
    pub leader_lost: i64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Chance {
    value: i64,
    parts: Parts,
    stack: StackId,
    from: TileId,
    tile: TileId,
}

impl Chance {
    fn considered(&self) -> Considered {
        Considered::Attack { stack: self.stack, from: self.from, tile: self.tile }
    }
}

impl Opponent {
    /// The best worthwhile attack: first the way there, then the attack itself.
    pub(super) fn attack(&mut self, view: &View) -> Option<Command> {
        let mut best: Option<Chance> = None;
        for stack in view.own_stacks().filter(|stack| stack.moves() > 0) {
            for option in self.attacks(view, stack) {
                self.reasoning.weigh(|| option.considered(), option.value, option.parts);
                if best.is_none_or(|best| option.value > best.value) {
                    best = Some(option);
                }
            }
        }
        let best = best?;
        self.reasoning.choose(|it| *it == best.considered());
        let stack = view.own_stack(best.stack)?;
        self.done.remove(&best.stack);
        if stack.tile != best.from {
            return Some(Command::Move { stack: best.stack, to: best.from });
        }
        let order =
            self.order(stack, |stack| self.value(view, stack, best.from, best.tile)?.value());
        Some(order.unwrap_or(Command::Attack { stack: best.stack, tile: best.tile }))
    }

    /// Whether a stack has a worthwhile attack on a faction that plays.
    pub(super) fn can_strike(&self, view: &View, stack: &Stack) -> bool {
        let plays =
            |tile| view.stack_at(tile).is_some_and(|other| view.part(other.faction) != Part::Wild);
        stack.moves() > 0 && self.attacks(view, stack).iter().any(|chance| plays(chance.tile))
    }

    /// All worthwhile attacks of a stack in this turn, each from the nearest tile.
    fn attacks(&self, view: &View, stack: &Stack) -> Vec<Chance> {
        let mut found = Vec::new();
        let grid = view.grid();
        let within = stack.moves() + 1;
        // Winning moves a garrison off its core, which only the leader's fall is worth.
        let holds = view.own_core(stack.tile);
        let targets: Vec<&Stack> = view
            .others()
            .filter(|other| view.hostile(other.faction))
            .filter(|other| view.visible_stack(other.tile).is_some())
            .filter(|other| !holds || other.is_led())
            .filter(|other| grid.distance(stack.tile, other.tile) <= within)
            .collect();
        if targets.is_empty() {
            return found;
        }
        let Some(paths) = view.paths(stack.id) else { return found };
        for target in targets {
            let near = grid.neighbours(target.tile);
            let from = near
                .filter_map(|tile| Some((paths.cost(tile)?, tile)))
                .filter(|(cost, _)| *cost < if holds { 1 } else { stack.moves() })
                .min();
            let Some((_, from)) = from else { continue };
            let Some(parts) = self.value(view, stack, from, target.tile) else { continue };
            if let Some(value) = parts.value().filter(|value| *value > 0) {
                found.push(Chance { value, parts, stack: stack.id, from, tile: target.tile });
            }
        }
        found
    }

    /// `None` when the chance of winning is too small or there is no battle.
    fn value(&self, view: &View, stack: &Stack, from: TileId, tile: TileId) -> Option<Parts> {
        let at = (tile, view.owner(tile));
        let forecast = view.attack_of(stack, from, at, |place| view.stack_at(place)).ok()?;
        let verdict = view.verdict(&forecast, self.mind.battles);
        let Mind { own_loss, weighs_answer, hunt, strike, least_win, .. } = self.mind;
        let led = view.stack_at(tile).is_some_and(Stack::is_led);
        if verdict.win < if led { strike } else { least_win } {
            return None;
        }
        Some(Parts::Attack {
            win: verdict.win,
            prize: view.prize(tile) * verdict.win / 1_000,
            theirs: verdict.foe_loss,
            own: verdict.own_loss * own_loss / 100,
            leader: verdict.leader_lost * LEADER / 1_000,
            hunt: if led { hunt * verdict.win / 1_000 } else { 0 },
            answer: if weighs_answer {
                answer(view, stack, tile, &verdict, self.mind.battles / 2)
            } else {
                0
            },
        })
    }
}

/// A simulated attack of the strongest stack that could come next on the average survivors, where
/// they stand then.
fn answer(view: &View, stack: &Stack, tile: TileId, verdict: &Verdict, battles: u32) -> i64 {
    let Some((foe, from)) = view.strongest_to_come(tile) else { return 0 };
    let mut left = stack.clone();
    for (unit, health) in left.line_mut().zip(&verdict.health) {
        unit.health = *health;
    }
    left.units.retain(|unit| unit.health > 0);
    let stands = |place| match place {
        place if place == tile => Some(&left),
        place => view.stack_at(place).filter(|it| it.id != stack.id),
    };
    let at = (tile, view.owner_after(tile, view.faction));
    let Ok(forecast) = view.attack_of(foe, from, at, stands) else { return 0 };
    let after = view.verdict(&forecast, battles);
    // An enemy does not make an answer that costs it more than it gains.
    (after.foe_loss - after.own_loss).max(0)
}

impl View<'_> {
    /// The average result of an attack over `battles` simulated battles, which use separate dice.
    fn verdict(&self, forecast: &Forecast, battles: u32) -> Verdict {
        let sides = &forecast.sides;
        let seed = fingerprint_of(&(self.turn(), self.faction, &sides.posts)).0;
        let tally = forecast.plan.odds(seed, battles);
        let mut verdict = Verdict {
            win: i64::from(tally.share(Outcome::Attacker).millionths) / 1_000,
            ..Verdict::default()
        };
        for (place, (post, participant)) in sides.posts.iter().zip(&sides.participants).enumerate()
        {
            let stacks = forecast.stacks.iter();
            let Some(stack) = stacks.copied().find(|it| it.id == post.stack) else { continue };
            let Some(unit) = stack.line().nth(usize::from(post.position)) else { continue };
            let kind = self.rules.roster.kind(unit.kind);
            let lost = lost(&tally, place, participant.unit.health.current);
            let cost = i64::from(kind.chassis.cost);
            let loss = cost * lost / 1_000;
            match participant.camp {
                Camp::Attacker => verdict.own_loss += loss,
                Camp::Defender => verdict.foe_loss += loss,
            }
            if post.stack == sides.attacker {
                let health = tally.health.get(place).copied().unwrap_or(0);
                verdict.health.push((health / tally.battles.max(1)) as i32);
            }
            if unit.leader && stack.faction == self.faction {
                verdict.leader_lost = 1_000 - survived(&tally, place);
            }
        }
        let units = forecast.stacks.iter().flat_map(|stack| &stack.units);
        for unit in units.filter(|unit| forecast.stake(unit.id) == Some(Stake::Overrun)) {
            let cost = i64::from(self.rules.roster.kind(unit.kind).chassis.cost);
            verdict.foe_loss += cost * verdict.win / 1_000;
        }
        verdict
    }
}

fn survived(tally: &Tally, place: usize) -> i64 {
    let survived = tally.survived.get(place).copied().unwrap_or(0);
    (survived * 1_000 / tally.battles.max(1)) as i64
}

/// In thousandths: all of it when it dies, otherwise half the share of health that it loses.
fn lost(tally: &Tally, place: usize, health: i32) -> i64 {
    let kept = tally.health.get(place).copied().unwrap_or(0) as i64 * 1_000;
    let whole = i64::from(health.max(1)) * tally.battles.max(1) as i64;
    let kept = (kept / whole).min(1_000);
    let dead = 1_000 - survived(tally, place);
    dead + (1_000 - dead - kept).max(0) / 2
}

/// The least chance of winning with which they attack, in thousandths.
const SURE: i64 = 700;

impl Opponent {
    pub(super) fn guard(&mut self, view: &View) -> Option<Command> {
        for stack in view.own_stacks() {
            if stack.moves() == 0 || self.done.contains(&stack.id) {
                continue;
            }
            if let Some(command) = self.strike(view, stack) {
                return Some(command);
            }
            self.done.insert(stack.id);
            if let Some(command) = back(view, stack) {
                return Some(command);
            }
        }
        None
    }

    fn strike(&mut self, view: &View, stack: &Stack) -> Option<Command> {
        let near = view.grid().neighbours(stack.tile);
        let targets = near.filter(|tile| {
            let there = view.visible_stack(*tile);
            there.is_some_and(|it| view.hostile(it.faction))
        });
        let targets: Vec<TileId> = targets.collect();
        let chances = targets.into_iter().filter_map(|tile| {
            let forecast = view.forecast(stack.id, stack.tile, tile).ok()?;
            let verdict = view.verdict(&forecast, self.mind.battles);
            let strike = || Considered::Strike { stack: stack.id, tile };
            self.reasoning.weigh(strike, verdict.win, Parts::Whole);
            (verdict.win >= SURE).then_some((verdict.win, tile))
        });
        let (_, tile) = chances.max()?;
        let strike = Considered::Strike { stack: stack.id, tile };
        self.reasoning.choose(|it| *it == strike);
        Some(Command::Attack { stack: stack.id, tile })
    }
}

/// The way back to an unguarded structure of theirs.
fn back(view: &View, stack: &Stack) -> Option<Command> {
    if view.structure(stack.tile).is_some() {
        return None;
    }
    let near = view.grid().within(stack.tile, stack.moves() as u32);
    let left: Vec<_> = near
        .filter(|tile| {
            view.structure(*tile).is_some()
                && view.owner(*tile) == Some(view.faction)
                && view.stack_at(*tile).is_none()
        })
        .collect();
    if left.is_empty() {
        return None;
    }
    let paths = view.paths(stack.id)?;
    let reached = left.into_iter().filter(|tile| paths.now(*tile));
    let to = reached.min_by_key(|tile| (paths.cost(*tile), *tile))?;
    Some(Command::Move { stack: stack.id, to })
}
