//! The changes that a committed battle makes to the map.

use crate::battle::Ending;
use crate::engine::Outcome;
use crate::field::Sides;
use crate::ids::StackId;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

/// A surviving unit of a stack.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survivor {
    /// Its position before the battle, from 0.
    pub position: u8,
    /// Its health after the battle.
    pub health: Health,
}

/// A stack after the battle.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct StackAfter {
    /// The stack's number.
    pub stack: StackId,
    /// Its tile on the field.
    pub tile: u8,
    /// The survivors, by position.
    pub survivors: Vec<Survivor>,
    /// Positions of the dead units, which are removed.
    pub dead: Vec<u8>,
}

impl StackAfter {
    /// Whether no unit is left, so that the stack is removed.
    pub fn is_empty(&self) -> bool {
        self.survivors.is_empty()
    }
}

/// Everything to write back to the map.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// How the battle ended.
    pub outcome: Outcome,
    /// The stacks that fought, in field order. Stacks that stayed out are unchanged.
    pub stacks: Vec<StackAfter>,
    /// Whether the attacking stack enters the tile: it won, it survives, and the tile is empty.
    pub attacker_enters: bool,
}

impl Sides {
    /// The changes that this ending makes. A stalemate changes only health and who is alive.
    pub fn commit(&self, ending: &Ending) -> Commit {
        let mut stacks: Vec<StackAfter> = Vec::new();
        for (post, health) in self.posts.iter().zip(&ending.health) {
            if stacks.last().is_none_or(|stack| stack.stack != post.stack) {
                stacks.push(StackAfter {
                    stack: post.stack,
                    tile: post.tile,
                    survivors: Vec::new(),
                    dead: Vec::new(),
                });
            }
            let Some(stack) = stacks.last_mut() else { continue };
            let (position, health) = (post.position, *health);
            if health.is_dead() {
                stack.dead.push(position);
            } else {
                stack.survivors.push(Survivor { position, health });
            }
        }
        let emptied = |stack: StackId| {
            let mut fought = stacks.iter().filter(|after| after.stack == stack);
            fought.next().is_some_and(StackAfter::is_empty)
        };
        let mut attacked = self.stacks.iter().filter(|standing| standing.tile == 0);
        let attacker_enters = ending.outcome == Outcome::Attacker
            && attacked.all(|standing| emptied(standing.stack))
            && !emptied(self.attacker);
        Commit { outcome: ending.outcome, stacks, attacker_enters }
    }
}
