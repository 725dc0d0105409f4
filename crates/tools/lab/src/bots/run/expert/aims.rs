//! What the expert goes for: what it storms to win, vaults, and whether its army leaves the leader
//! behind for it.

use super::strike::{OUTLOOK, is_weak, outlook};
use crate::bots::run::RunBot;
use daemonfall_sector::library::Role;
use daemonfall_sector::{Stack, TileId, Victory, View};

/// The turn from which an army sets out without its leader, and until which vaults keep it there.
const SETS_OUT: u32 = 5;
const VAULTS_UNTIL: u32 = 14;
/// How far it goes to a vault before its units set out, in tiles.
const CLOSE: u32 = 8;
/// The turn from which it takes nodes of allies.
const BREAKS: u32 = 20;

/// What has to be stormed to win: known cores, or nodes, those of allies last.
pub(super) fn aims(view: &View) -> Vec<TileId> {
    let role = view.victory().role();
    let is_aim = |tile: &TileId| {
        view.structure(*tile).is_some_and(|it| it.role == role)
            && view.owner(*tile) != Some(view.faction)
    };
    let all = view.grid().tiles().filter(is_aim);
    match view.victory() {
        Victory::Core => all.collect(),
        Victory::Vaults => Vec::new(),
        Victory::Nodes => {
            let all: Vec<TileId> = all.collect();
            let free = |tile: &TileId| view.owner(*tile).is_none_or(|owner| view.hostile(owner));
            let free: Vec<TileId> = all.iter().copied().filter(free).collect();
            let falls = |tile: &TileId| outlook(view, *tile).is_none_or(|win| win >= OUTLOOK);
            if view.turn() < BREAKS || free.iter().any(falls) { free } else { all }
        }
    }
}

/// Tiles on which an aim may lie.
pub(super) fn possible(view: &View) -> Vec<TileId> {
    if view.victory().is_core() { view.possible_cores() } else { Vec::new() }
}

impl RunBot {
    /// Whether the army leaves the leader behind: a battle that it loses then does not end the run.
    /// Before that, they empty a vault together, or as many as it takes to win.
    pub(super) fn is_apart(&self, view: &View) -> bool {
        let goal = view.turn() >= SETS_OUT || aims(view).iter().any(|aim| is_weak(view, *aim));
        let Some(led) = view.led() else { return false };
        let mut tiles = view.grid().tiles();
        let vaults = view.turn() <= VAULTS_UNTIL
            && !tiles.any(|tile| view.memory(tile).emptied)
            && view.grid().within(led.tile, CLOSE).any(|tile| self.pays(view, led, tile));
        view.victory() != Victory::Vaults && goal && !vaults
    }

    /// Whether the leader is fit for a vault, and so are the units that go through its door.
    pub(super) fn is_to_dive(&self, view: &View, stack: &Stack, tile: TileId) -> bool {
        let leader = stack.leader();
        let well = leader.is_some_and(|leader| {
            let most = leader.most_health(&view.rules.roster);
            leader.health * 100 >= most * self.temper.vault_health
        });
        well && self.pays(view, stack, tile)
    }

    /// Whether a stack may beat a vault's guardian. Where it turned back, it comes again when it is
    /// worth a quarter more.
    fn pays(&self, view: &View, stack: &Stack, tile: TileId) -> bool {
        let worth = stack.worth(&view.rules.roster);
        let before = self.notes.doors.get(&tile);
        view.structure(tile).is_some_and(|it| it.role == Role::Vault)
            && !view.memory(tile).emptied
            && worth >= self.temper.vault_worth
            && before.is_none_or(|before| worth * 4 >= before * 5)
    }
}
