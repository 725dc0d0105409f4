//! The rush: its one stack marches to the nearest core of an enemy at once, and attacks when the odds
//! are good. It keeps away from stacks that could fell its leader, recruits nobody, and meets
//! encounters only where they lie in its way.

use super::RunBot;
use daemonfall_sector::library::Role;
use daemonfall_sector::{Command, Stack, TileId, View};

impl RunBot {
    pub(super) fn rush(&mut self, view: &View) -> Option<Command> {
        let stack = view.led()?;
        if stack.moves() < 1 {
            return None;
        }
        let core = nearest_core(view, stack)?;
        if let Some(storm) = self.storm(view, stack, core) {
            return Some(storm);
        }
        self.approach(view, stack, core)
    }

    /// Onto the core if it is empty, or as near as it can get without much danger to its leader.
    /// Stacks in the way are attacked if the odds are good.
    fn approach(&mut self, view: &View, stack: &Stack, core: TileId) -> Option<Command> {
        let away = |tile: TileId| view.grid().distance(tile, core);
        let paths = view.paths(stack.id)?;
        if paths.now(core) && view.open(core) {
            return Some(Command::Move { stack: stack.id, to: core });
        }
        let risky = |tile: TileId| self.risk(view, stack, tile) > self.temper.risk;
        let ends = paths.reachable().filter(|tile| away(*tile) < away(stack.tile));
        let best = ends.map(|tile| (risky(tile), away(tile), paths.cost(tile), tile)).min();
        if let Some((risk, .., to)) = best
            && (!risk || risky(stack.tile))
            && self.went.insert((stack.id, stack.tile))
        {
            return Some(Command::Move { stack: stack.id, to });
        }
        let hostile = view.others().filter(|it| view.visible_stack(it.tile).is_some());
        let mut near: Vec<TileId> = hostile.map(|it| it.tile).collect();
        near.retain(|tile| view.grid().touch(stack.tile, *tile));
        let storm = near.into_iter().find_map(|tile| self.storm(view, stack, tile));
        storm.or_else(|| self.flee(view))
    }
}

/// A known core of an enemy, or else the nearest tile on which one may lie.
fn nearest_core(view: &View, stack: &Stack) -> Option<TileId> {
    let is_core = |tile: &TileId| view.structure(*tile).is_some_and(|it| it.role == Role::Core);
    let known = view.grid().tiles().filter(is_core);
    let known = known.filter(|tile| view.owner(*tile).is_none_or(|owner| view.hostile(owner)));
    let known: Vec<TileId> = known.collect();
    let all = if known.is_empty() { view.possible_cores() } else { known };
    all.into_iter().min_by_key(|tile| (view.grid().distance(stack.tile, *tile), *tile))
}
