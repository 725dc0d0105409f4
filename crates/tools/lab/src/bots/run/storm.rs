//! Storming: the guards of a vault are attacked when the odds are good for the stack and above all
//! for the leader.

use super::RunBot;
use daemonfall_battle::{Outcome, ParticipantId};
use daemonfall_core::fingerprint_of;
use daemonfall_sector::{Command, Stack, TileId, View};

/// Simulated battles for an attack.
const BATTLES: u32 = 48;

impl RunBot {
    /// Attacks a tile, or moves next to it to attack later; `None` when that is too risky.
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
        let leader = stack.units.iter().position(|unit| unit.leader);
        let posts = (0..).map(ParticipantId).zip(&forecast.sides.posts);
        let mut own = posts.filter(|(_, post)| post.stack == stack.id);
        let leads = own.find(|(_, post)| Some(usize::from(post.position)) == leader);
        let survives = leads.map_or(1_000_000, |(id, _)| tally.survival(id).millionths);
        let wins = tally.share(Outcome::Attacker).millionths;
        let dares = wins >= self.temper.least_win && survives >= self.temper.least_survival;
        dares.then_some(u64::from(wins) + u64::from(survives))
    }
}
