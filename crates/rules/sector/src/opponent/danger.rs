//! Which stacks could attack where next, as far as is known.

use crate::ids::TileId;
use crate::library::Part;
use crate::stack::Stack;
use crate::view::View;

impl View<'_> {
    /// The value of a stack, in cycles.
    pub(super) fn worth(&self, stack: &Stack) -> i64 {
        stack.worth(&self.rules.roster).into()
    }

    /// In its next turn, as far as is known. Wild processes attack only neighbouring tiles.
    pub(super) fn could_reach(&self, stack: &Stack, tile: TileId) -> bool {
        self.could_reach_in(stack, tile, 1)
    }

    pub(super) fn could_reach_in(&self, stack: &Stack, tile: TileId, turns: i32) -> bool {
        let away = self.grid().distance(tile, stack.tile);
        let reach = match self.part(stack.faction) {
            Part::Wild => 1,
            // Ground is rough: some tiles cost more than one move.
            Part::Player | Part::Corporation => {
                1 + turns * stack.movement(&self.rules.roster) * 3 / 4
            }
        };
        self.hostile(stack.faction) && away <= reach
    }

    pub(super) fn threat(&self, tile: TileId) -> i64 {
        let near = self.others().filter(|it| self.could_reach(it, tile));
        near.map(|it| self.worth(it)).sum()
    }

    /// The value of own and allied stacks next to a tile, except one, that would help to hold it.
    pub(super) fn support(&self, tile: TileId, but: &Stack) -> i64 {
        let near = self.grid().neighbours(tile);
        let stacks = near.filter_map(|near| self.stack_at(near));
        stacks
            .filter(|it| it.id != but.id && !self.hostile(it.faction))
            .map(|it| self.worth(it))
            .sum()
    }
}
