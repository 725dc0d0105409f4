//! Stacks that could still move at the end of the turn: the player is asked about them once.
//! A stack left somewhere on purpose is not asked about there again.

use super::map_view::{MapView, StackShown};
use crate::prelude::*;
use std::collections::BTreeMap;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Parked(BTreeMap<StackId, TileId>);

impl Parked {
    /// The player's stacks that can move and were not left on purpose where they are, in order.
    pub fn waiting<'a>(&'a self, table: &'a MapView) -> impl Iterator<Item = &'a StackShown> {
        let stays = move |stack: &StackShown| self.0.get(&stack.id) == Some(&stack.tile);
        table.idle().filter(move |stack| !stays(stack))
    }

    /// The turn ends: stacks that can still move are left on purpose.
    pub fn leave(&mut self, table: &MapView) {
        let idle = table.idle().map(|stack| (stack.id, stack.tile));
        self.0 = idle.collect();
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Parked>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn who_was_left_standing_is_not_asked_about_there_again() {
        let rules = rules();
        let mut table = MapView::read(&rules, &sector(&rules, 5));
        let mut parked = Parked::default();
        let idle = table.idle().count();
        assert!(idle > 0, "all stacks can move at the start");
        assert_eq!(parked.waiting(&table).count(), idle);
        parked.leave(&table);
        assert_eq!(parked.waiting(&table).count(), 0);
        let player = table.player;
        let stack = table.stacks.iter_mut().find(|it| it.faction == player);
        if let Some(stack) = stack {
            stack.tile = TileId(stack.tile.0 + 1);
        }
        assert_eq!(parked.waiting(&table).count(), 1, "a stack that moved is waiting");
    }
}
