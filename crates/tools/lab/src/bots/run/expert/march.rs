//! Where the expert's stacks go when there is nothing to attack: to land, structures, encounters and
//! vaults, to each other, to places that heal, and to what wins.

use super::aims::{aims, possible};
use super::strike::{OUTLOOK, hunt, outlook};
use crate::bots::run::RunBot;
use daemonfall_sector::library::{Part, Role};
use daemonfall_sector::{Command, STACK_AT_MOST, Seen, Stack, StackId, TileId, Victory, View};

/// The number of turns for which a yield counts.
const TURNS: i64 = 9;
const ENCOUNTER: i64 = 50;
const VAULT: i64 = 160;
const GUARDED_VAULT: i64 = 60;
/// How many times as much vaults count where they win.
const VAULTS_WIN: i64 = 4;
/// The value of a node where nodes win, and of a garrison for one that could be attacked.
const NODE: i64 = 150;
const GARRISON: i64 = 200;
/// How near an enemy is to a node that needs a garrison, in tiles.
const NEAR: i32 = 6;
/// The value of seeing an unknown tile, and of coming near one on which a core may lie.
const UNKNOWN: i64 = 2;
const HOME_OF_FOES: i64 = 60;
const FOE_CORE: i64 = 300;
/// The value of a place that recruits to a leader whose stack has fewer units than this.
const HOME: i64 = 120;
const ALONE: usize = 4;
/// A stack below this share of its health, in percent, looks for a place to heal.
const HURT: i64 = 75;

/// The value of a tile that is not the player's, in cycles.
pub(super) fn prize(view: &View, tile: TileId) -> i64 {
    let owner = view.owner(tile);
    let Some(ground) = view.ground(tile) else { return 0 };
    if owner.is_some_and(|owner| !view.hostile(owner)) {
        return 0;
    }
    let built = view.structure(tile);
    let yields = ground.cycles + built.map_or(0, |it| it.cycles);
    let tier = built.map_or(0, |it| i64::from(it.recruits));
    let vault = built.is_some_and(|it| it.role == Role::Vault) && !view.memory(tile).emptied;
    let vault = if vault { GUARDED_VAULT * vaults(view) } else { 0 };
    let node = if is_node(view, tile) { NODE } else { 0 };
    2 + i64::from(yields) * TURNS + tier * 15 + vault + node
}

/// Whether a node counts for victory.
fn is_node(view: &View, tile: TileId) -> bool {
    view.victory() == Victory::Nodes && view.structure(tile).is_some_and(|it| it.role == Role::Node)
}

/// Whether one of its nodes that count could soon be attacked.
fn is_threatened(view: &View, tile: TileId) -> bool {
    let mut foes = view
        .others()
        .filter(|foe| view.hostile(foe.faction) && view.part(foe.faction) == Part::Corporation);
    is_node(view, tile)
        && view.owner(tile) == Some(view.faction)
        && foes.any(|foe| view.grid().distance(foe.tile, tile) <= NEAR)
}

fn vaults(view: &View) -> i64 {
    if view.victory() == Victory::Vaults { VAULTS_WIN } else { 1 }
}

impl RunBot {
    /// The next stack joins another or goes somewhere; each decides once a turn.
    pub(super) fn march(&mut self, view: &View) -> Option<Command> {
        let mut stacks: Vec<&Stack> = view.own_stacks().collect();
        stacks.sort_by_key(|it| (!it.is_led(), it.id));
        for stack in stacks {
            if stack.moves() == 0 || self.notes.done.contains(&stack.id) {
                continue;
            }
            if let Some(command) = join(view, stack, self.notes.apart) {
                return Some(command);
            }
            self.notes.done.insert(stack.id);
            if let Some(to) = self.destination(view, stack) {
                return Some(Command::Move { stack: stack.id, to });
            }
        }
        None
    }

    fn destination(&mut self, view: &View, stack: &Stack) -> Option<TileId> {
        let paths = view.paths(stack.id)?;
        let mut ends: Vec<(i64, TileId, TileId)> = Vec::new();
        for (value, tile) in self.goals(view, stack) {
            if value <= 0 || self.notes.claimed.contains(&tile) {
                continue;
            }
            let Some((end, turns)) = view.march(&paths, tile) else { continue };
            ends.push((value * 60 / (2 + turns), tile, end));
        }
        ends.sort_by_key(|it| std::cmp::Reverse(*it));
        let here = self.risk_at(view, stack, stack.tile);
        let safe = |end: TileId| {
            end == stack.tile || {
                let risk = self.risk_at(view, stack, end);
                risk <= PERIL || risk < here
            }
        };
        let (_, tile, end) = ends.into_iter().take(8).find(|(_, _, end)| safe(*end))?;
        if view.stack_at(tile).is_none() {
            self.notes.claimed.insert(tile);
        }
        (end != stack.tile).then_some(end)
    }

    fn goals(&self, view: &View, stack: &Stack) -> Vec<(i64, TileId)> {
        let roster = &view.rules.roster;
        let own = i64::from(stack.worth(roster));
        let hurt = stack.hurt(HURT, roster);
        let mut goals = Vec::new();
        let apart = self.notes.apart;
        let stays = stack.is_led() && apart;
        if stays && stack.units.len() < ALONE {
            let recruits = |tile: &TileId| view.can_recruit(*tile);
            goals.extend(view.grid().tiles().filter(recruits).map(|tile| (HOME, tile)));
        }
        let maybe = possible(view).into_iter().filter(|_| !stays);
        goals.extend(maybe.filter_map(|tile| Some((HOME_OF_FOES, nearest_known(view, tile)?))));
        for tile in view.grid().tiles() {
            if view.seen(tile) == Seen::Unknown || view.cost(tile).is_none() {
                continue;
            }
            let built = view.structure(tile);
            let there = view.stack_at(tile).filter(|it| it.id != stack.id);
            let Some(there) = there else {
                let unknown = view.grid().within(tile, 2);
                let unknown = unknown.filter(|near| view.seen(*near) == Seen::Unknown).count();
                let mut value = prize(view, tile) + unknown as i64 * UNKNOWN;
                if view.memory(tile).encounter && stack.units.len() > 1 {
                    value += ENCOUNTER;
                }
                if view.owner(tile) == Some(view.faction) {
                    let heals = built.map_or(2, |it| i64::from(it.heals));
                    value += own * hurt * heals / 400;
                }
                if self.is_to_dive(view, stack, tile) {
                    value += VAULT * vaults(view);
                }
                if !stack.is_led() && is_threatened(view, tile) {
                    value += GARRISON;
                }
                goals.push((value, tile));
                continue;
            };
            if view.hostile(there.faction) {
                let dares = !stays || view.part(there.faction) == Part::Wild;
                goals.push((if dares { hunt(view, stack, there) } else { 0 }, tile));
            } else if view.own_stack(there.id).is_some()
                && rank(view, there, apart) > rank(view, stack, apart)
            {
                let fits = there.units.len() + stack.units.len() <= STACK_AT_MOST;
                goals.push((if fits && !stays { own + 20 } else { own / 3 }, tile));
            }
        }
        for aim in aims(view) {
            let value = match outlook(view, aim) {
                None => HOME_OF_FOES * 2,
                Some(win) if win >= OUTLOOK => FOE_CORE,
                Some(_) => 0,
            };
            if !stays && own >= 60 {
                goals.push((value, aim));
            }
        }
        goals
    }

    /// The chance, in millionths, of a loss that matters at the end of a turn: of the leader, or of a
    /// stack that is weaker than one that could come.
    fn risk_at(&self, view: &View, stack: &Stack, at: TileId) -> u32 {
        if stack.is_led() {
            return self.peril(view, stack, at);
        }
        let roster = &view.rules.roster;
        let own = stack.worth(roster);
        let stronger = view.others().filter(|foe| foe.worth(roster) * 10 > own * 7);
        let coming = stronger.filter(|foe| view.attack_from(foe, at).is_some());
        coming.map(|foe| foe.worth(roster) as u32 * 1_000).max().unwrap_or(0)
    }
}

/// The highest chance of losing the leader where its stack ends a turn, in millionths.
pub(super) const PERIL: u32 = 10_000;
const BATTLES: u32 = 64;

impl RunBot {
    /// The chance, in millionths, of losing the leader to the worst attack that could come.
    pub(super) fn peril(&self, view: &View, stack: &Stack, at: TileId) -> u32 {
        let Some(leader) = stack.leader() else { return 0 };
        let threats = view.threats(leader.id, Some(at), false, BATTLES);
        threats.first().map_or(0, |threat| threat.falls.millionths)
    }

    /// The leader's stack leaves a tile on which it is in danger.
    pub(super) fn escape(&self, view: &View) -> Option<Command> {
        let led = view.led()?;
        if led.moves() < 1 {
            return None;
        }
        let here = self.peril(view, led, led.tile);
        if here <= PERIL {
            return None;
        }
        let paths = view.paths(led.id)?;
        let free = paths.reachable().filter(|tile| view.stack_at(*tile).is_none());
        let foes: Vec<TileId> = view
            .others()
            .filter(|foe| view.hostile(foe.faction) && view.part(foe.faction) != Part::Wild)
            .map(|foe| foe.tile)
            .collect();
        let away = |tile: TileId| foes.iter().map(|foe| view.grid().distance(*foe, tile)).min();
        let (risk, _, to) = free
            .map(|tile| (self.peril(view, led, tile), std::cmp::Reverse(away(tile)), tile))
            .min()?;
        (risk < here).then_some(Command::Move { stack: led.id, to })
    }
}

/// The known tile from which it is nearest to another.
fn nearest_known(view: &View, to: TileId) -> Option<TileId> {
    let open = |tile: &TileId| view.cost(*tile).is_some() && view.stack_at(*tile).is_none();
    let open = view.grid().tiles().filter(open);
    open.min_by_key(|tile| (view.grid().distance(*tile, to), *tile))
}

fn join(view: &View, stack: &Stack, apart: bool) -> Option<Command> {
    if stack.is_led() {
        return None;
    }
    let near = view.grid().neighbours(stack.tile);
    let stacks = near.filter_map(|near| view.own_stack(view.stack_at(near)?.id));
    let fits = |into: &&Stack| {
        into.units.len() + stack.units.len() <= STACK_AT_MOST
            && rank(view, into, apart) > rank(view, stack, apart)
    };
    let into = stacks.filter(fits).max_by_key(|it| rank(view, it, apart))?;
    let units = stack.units.iter().map(|unit| unit.id).collect();
    let command = Command::Merge { from: stack.id, into: into.id, units };
    view.check(&command).is_ok().then_some(command)
}

/// Smaller stacks join larger ones; the leader's is the first, and the last if it stays behind.
fn rank(view: &View, stack: &Stack, apart: bool) -> (bool, i32, StackId) {
    (stack.is_led() != apart, stack.worth(&view.rules.roster), stack.id)
}
