//! Attacks of the expert. On a core, or a node that wins, it brings all stacks that can come, and
//! leaves an alliance if it must; other attacks are weighed by what they gain and cost.

use super::aims::aims;
use super::clash::{Clash, Verdict};
use super::march::PERIL;
use crate::bots::run::RunBot;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Command, Paths, Seen, Stack, StackId, TileId, View};
use std::collections::BTreeMap;

/// Simulated battles for a first look, and for the best.
const LOOK: u32 = 64;
const CLOSE_LOOK: u32 = 256;
/// The least chance of winning, in thousandths, with which it storms a core.
const CORE: i64 = 900;
/// The chance, in thousandths, with which stacks march on a core.
pub(super) const OUTLOOK: i64 = 800;
/// What a better line-up may add to a chance of winning, in thousandths.
const FORMING: i64 = 100;

impl RunBot {
    /// The commands that take an aim in this turn, if the odds are good.
    pub(super) fn storm_aim(&self, view: &View) -> Option<Vec<Command>> {
        let ways: BTreeMap<StackId, Paths> =
            view.own_stacks().filter_map(|it| Some((it.id, view.paths(it.id)?))).collect();
        aims(view).into_iter().find_map(|aim| take(view, &ways, aim))
    }

    /// The most valuable other attack.
    pub(super) fn raid(&self, view: &View) -> Option<Vec<Command>> {
        let mut options: Vec<(i64, StackId, TileId, TileId)> = Vec::new();
        for stack in view.own_stacks().filter(|stack| stack.moves() > 0) {
            let paths = view.paths(stack.id)?;
            for foe in view.others().filter(|foe| view.hostile(foe.faction)) {
                let seen = view.visible_stack(foe.tile).is_some();
                if !seen || view.grid().distance(stack.tile, foe.tile) > stack.moves() {
                    continue;
                }
                let Some(from) = near(view, stack, &paths, foe.tile, 1, &[]) else { continue };
                let clash = Clash::new(*view, stack.id, foe.tile, &[(stack.clone(), from)]);
                let Some(verdict) = clash.fight(LOOK) else { continue };
                let value = worth(view, foe, verdict);
                let near_enough = verdict.win + FORMING >= least(stack);
                if near_enough && value > 0 && is_held(view, stack, foe) {
                    options.push((value, stack.id, from, foe.tile));
                }
            }
        }
        options.sort_by_key(|it| std::cmp::Reverse(*it));
        options.into_iter().take(3).find_map(|(_, id, from, tile)| {
            let stack = view.own_stack(id)?;
            let clash = Clash::new(*view, id, tile, &[(stack.clone(), from)]);
            let (mut commands, verdict) = clash.line_up(CLOSE_LOOK)?;
            if verdict.win < least(stack) || worth(view, view.stack_at(tile)?, verdict) <= 0 {
                return None;
            }
            if stack.tile != from {
                commands.insert(0, Command::Move { stack: id, to: from });
            }
            commands.push(Command::Attack { stack: id, tile });
            Some(commands)
        })
    }
}

/// The least chance of winning an attack that takes no core, in thousandths. A leader whose stack
/// loses is alone before the enemy.
fn least(stack: &Stack) -> i64 {
    if stack.is_led() { 960 } else { 850 }
}

/// What it is worth to go and attack a stack that is not near, in cycles.
pub(super) fn hunt(view: &View, stack: &Stack, foe: &Stack) -> i64 {
    let mut around = view.grid().neighbours(foe.tile);
    let Some(from) = around.find(|from| view.cost(*from).is_some()) else { return 0 };
    let clash = Clash::new(*view, stack.id, foe.tile, &[(stack.clone(), from)]);
    let verdict = clash.fight(LOOK / 2).filter(|it| it.win + FORMING >= least(stack));
    verdict.map_or(0, |verdict| worth(view, foe, verdict))
}

/// Whether the leader would be safe on the tile of a beaten foe.
fn is_held(view: &View, stack: &Stack, foe: &Stack) -> bool {
    let Some(leader) = stack.leader() else { return true };
    let threats = view.threats(leader.id, Some(foe.tile), false, LOOK);
    let others = threats.iter().filter(|threat| threat.stack != foe.id);
    others.map(|threat| threat.falls.millionths).max().unwrap_or(0) <= 3 * PERIL
}

/// The chance, in thousandths, of taking a core if all stacks stood around it, as far as is known;
/// `None` if its defenders were never seen.
pub(super) fn outlook(view: &View, core: TileId) -> Option<i64> {
    if view.stack_at(core).is_none() {
        return (view.seen(core) == Seen::Visible).then_some(1_000);
    }
    let mut stacks: Vec<&Stack> = view.own_stacks().collect();
    stacks.sort_by_key(|it| std::cmp::Reverse((it.worth(&view.rules.roster), it.id)));
    let free = |tile: &TileId| {
        view.cost(*tile).is_some()
            && view.stack_at(*tile).is_none_or(|it| it.faction == view.faction)
    };
    let places = view.grid().neighbours(core).filter(free);
    let moved: Vec<(Stack, TileId)> = stacks.into_iter().cloned().zip(places).collect();
    let main = moved.first()?.0.id;
    let verdict = Clash::new(*view, main, core, &moved).fight(LOOK);
    verdict.map(|it| it.win)
}

fn take(view: &View, ways: &BTreeMap<StackId, Paths>, core: TileId) -> Option<Vec<Command>> {
    let parts = view.owner(core).filter(|owner| !view.hostile(*owner));
    let leave = parts.map(|with| Command::Break { with });
    if view.seen(core) != Seen::Visible {
        return None;
    }
    // Where the run goes on, the leader stays out of it.
    let comes = |it: &&Stack| view.victory().is_core() || !it.is_led();
    if view.stack_at(core).is_none() {
        let mut stacks = view.own_stacks().filter(comes);
        let stack = stacks.find(|it| ways[&it.id].now(core) && view.open(core))?;
        return Some(
            leave.into_iter().chain([Command::Move { stack: stack.id, to: core }]).collect(),
        );
    }
    let mut best: Option<(i64, Vec<(Stack, TileId)>)> = None;
    for main in view.own_stacks().filter(comes).filter(|it| it.moves() > 0) {
        let Some(from) = near(view, main, &ways[&main.id], core, 1, &[]) else { continue };
        let mut moved = vec![(main.clone(), from)];
        for other in view.own_stacks().filter(comes).filter(|it| it.id != main.id) {
            let taken: Vec<TileId> = moved.iter().map(|(_, tile)| *tile).collect();
            let place = near(view, other, &ways[&other.id], core, 0, &taken);
            moved.extend(place.map(|place| (other.clone(), place)));
        }
        let verdict = Clash::new(*view, main.id, core, &moved).fight(LOOK);
        let win = verdict.map_or(0, |it| it.win - it.leader_falls);
        if win > best.as_ref().map_or(CORE - 2 * FORMING, |(most, _)| *most) {
            best = Some((win, moved));
        }
    }
    let (_, moved) = best?;
    let main = moved.first()?.0.id;
    let clash = Clash::new(*view, main, core, &moved);
    let broken = clash.breaks();
    let (formed, verdict) = clash.line_up(CLOSE_LOOK)?;
    if verdict.win < CORE {
        return None;
    }
    let marches = moved.iter().filter(|(stack, to)| stack.tile != *to);
    let marches = marches.map(|(stack, to)| Command::Move { stack: stack.id, to: *to });
    let leave = broken.map(|with| Command::Break { with });
    let attack = Command::Attack { stack: main, tile: core };
    Some(marches.chain(formed).chain(leave).chain([attack]).collect())
}

/// Whether a core would fall to all stacks around it, as far as is known.
pub(super) fn is_weak(view: &View, core: TileId) -> bool {
    outlook(view, core).is_some_and(|win| win >= OUTLOOK)
}

/// The nearest free tile beside another one that a stack reaches with so many moves to spare.
pub(super) fn near(
    view: &View,
    stack: &Stack,
    paths: &Paths,
    tile: TileId,
    spare: i32,
    taken: &[TileId],
) -> Option<TileId> {
    let all = view.grid().neighbours(tile).filter(|from| !taken.contains(from));
    let fits = all.filter_map(|from| Some((paths.cost(from)?, from)));
    let fits = fits.filter(|(cost, _)| cost + spare <= stack.moves() || (*cost == 0 && spare == 0));
    fits.min().map(|(_, from)| from)
}

/// What an attack gains, in cycles.
fn worth(view: &View, foe: &Stack, verdict: Verdict) -> i64 {
    let theirs = match view.part(foe.faction) {
        Part::Wild => 25,
        Part::Player | Part::Corporation => 70,
    };
    let gain = super::march::prize(view, foe.tile) * verdict.win / 1_000;
    gain + verdict.foe_loss * theirs / 100 - verdict.own_loss - verdict.leader_falls * 4
}
