//! The orders that opponents give: before an attack, and before the turn ends.

use super::Opponent;
use crate::command::Command;
use crate::grid::TileId;
use crate::stack::Stack;
use crate::view::View;
use daemonfall_battle::{Order, Outcome};
use std::cmp::Reverse;

impl Opponent {
    /// Gives a stack the order that is worth most, if it has another one.
    pub(super) fn order(
        &self,
        stack: &Stack,
        worth: impl Fn(&Stack) -> Option<i64>,
    ) -> Option<Command> {
        if !self.mind.orders {
            return None;
        }
        let others = [None].into_iter().chain(Order::ALL.map(Some));
        let others = others.filter(|order| *order != stack.order);
        let told = |order| Some((worth(&Stack { order, ..stack.clone() })?, order));
        // Of equal ones the first, so that a stack is not told anew without need.
        let mut best = (worth(stack)?, stack.order);
        for (value, order) in others.filter_map(told) {
            if value > best.0 {
                best = (value, order);
            }
        }
        let command = Command::GiveOrder { stack: stack.id, order: best.1 };
        (best.1 != stack.order).then_some(command)
    }

    /// Before the turn ends: each stack is told what serves it best against the strongest that could
    /// come.
    pub(super) fn brace(&mut self, view: &View) -> Option<Command> {
        for stack in view.own_stacks() {
            if !self.mind.orders || !self.braced.insert(stack.id) {
                continue;
            }
            let Some((foe, from)) = view.strongest_to_come(stack.tile) else { continue };
            let order = self.order(stack, |stack| {
                let stands =
                    |tile| if tile == stack.tile { Some(stack) } else { view.stack_at(tile) };
                let at = (stack.tile, view.owner(stack.tile));
                let forecast = view.attack_of(foe, from, at, stands).ok()?;
                let tally = forecast.plan.odds(u64::from(view.turn()), self.mind.battles);
                Some(-i64::from(tally.share(Outcome::Attacker).millionths))
            });
            if order.is_some() {
                return order;
            }
        }
        None
    }
}

impl<'a> View<'a> {
    /// The strongest stack from elsewhere that can attack a tile in its next turn, and from where.
    pub(super) fn strongest_to_come(&self, tile: TileId) -> Option<(&'a Stack, TileId)> {
        let mut foes: Vec<&Stack> = self.others().filter(|foe| foe.tile != tile).collect();
        foes.sort_by_key(|foe| Reverse((self.worth(foe), foe.id)));
        foes.into_iter().find_map(|foe| Some((foe, self.attack_from(foe, tile)?)))
    }
}
