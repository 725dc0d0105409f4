//! Wild processes: they guard their place, attack stacks that come too near when the odds are good,
//! and go back.

use super::Opponent;
use super::reasoning::{Considered, Parts};
use crate::command::Command;
use crate::ids::TileId;
use crate::stack::Stack;
use crate::view::View;

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
            let verdict = view.verdict(&forecast, self.thinking.battles);
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
