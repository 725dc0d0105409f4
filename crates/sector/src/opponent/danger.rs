//! Who could strike where next, as far as is known.

use crate::ids::TileId;
use crate::library::Part;
use crate::stack::Stack;
use crate::view::View;

impl View<'_> {
    /// What a stack is worth, in cycles.
    pub(super) fn worth(&self, stack: &Stack) -> i64 {
        stack.worth(&self.rules.roster).into()
    }

    /// Whether a hostile stack could attack a tile in its next turn, as far as is known. Wild
    /// processes strike next to them only.
    pub(super) fn could_reach(&self, stack: &Stack, tile: TileId) -> bool {
        self.could_reach_in(stack, tile, 1)
    }

    /// The same for the last of so many turns.
    pub(super) fn could_reach_in(&self, stack: &Stack, tile: TileId, turns: i32) -> bool {
        let away = self.grid().distance(tile, stack.tile);
        let reach = match self.part(stack.faction) {
            Part::Wild => 1,
            // Ground is rough: not every tile takes one move.
            Part::Player | Part::Corporation => {
                1 + turns * stack.movement(&self.rules.roster) * 3 / 4
            }
        };
        self.hostile(stack.faction) && away <= reach
    }

    /// What all hostile stacks that could attack a tile in their next turn are worth together.
    pub(super) fn threat(&self, tile: TileId) -> i64 {
        let near = self.others().filter(|it| self.could_reach(it, tile));
        near.map(|it| self.worth(it)).sum()
    }

    /// What own and allied stacks next to a tile are worth, which would help to hold it, one of
    /// them left out.
    pub(super) fn support(&self, tile: TileId, but: &Stack) -> i64 {
        let near = self.grid().neighbours(tile);
        let stacks = near.filter_map(|near| self.stack_at(near));
        stacks
            .filter(|it| it.id != but.id && !self.hostile(it.faction))
            .map(|it| self.worth(it))
            .sum()
    }
}
