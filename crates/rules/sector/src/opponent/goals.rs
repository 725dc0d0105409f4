//! The value of things on the map to a faction, in cycles, and which stacks could attack where
//! next, as far as is known.

use crate::grid::{FactionId, TileId};
use crate::library::{Part, Role, Structure};
use crate::stack::Stack;
use crate::victory::Victory;
use crate::view::View;

/// The number of turns for which a yield is counted.
const TURNS: i64 = 9;
/// The value of an unowned tile as such: land gives sight and a way.
const LAND: i64 = 3;
const TIER: i64 = 10;
/// The value of a corporation's core to another corporation.
const CORE: i64 = 150;
/// Its value to the player, where it wins.
const VICTORY: i64 = 3_000;
/// The value of a node that counts for the player's victory: of winning it, or of taking it away.
const COUNTS: i64 = 80;

impl View<'_> {
    /// Its yields for some turns, doubled when they are taken from a faction that plays.
    pub(super) fn prize(&self, tile: TileId) -> i64 {
        let Some(ground) = self.ground(tile) else { return 0 };
        let owner = self.owner(tile);
        if owner.is_some_and(|owner| !self.hostile(owner)) {
            return 0;
        }
        let mut prize = LAND + i64::from(ground.cycles) * TURNS;
        if let Some(structure) = self.structure(tile) {
            prize += i64::from(structure.cycles) * TURNS + i64::from(structure.recruits) * TIER;
            prize += self.decides(structure, owner);
        }
        let rival = owner.is_some_and(|owner| self.part(owner) != Part::Wild);
        if rival { prize * 2 } else { prize }
    }

    /// What it means for victory to take this structure from its owner.
    fn decides(&self, structure: &Structure, owner: Option<FactionId>) -> i64 {
        let players = |faction| self.part(faction) == Part::Player;
        let plays = players(self.faction);
        match (structure.role, self.victory()) {
            (Role::Core, Victory::Core) if plays => VICTORY,
            (Role::Core, _) => CORE,
            (Role::Node, Victory::Nodes) if plays || owner.is_some_and(players) => COUNTS,
            _ => 0,
        }
    }

    pub(super) fn stake(&self, tile: TileId) -> i64 {
        let structure = self.structure(tile);
        structure.map_or(0, |structure| {
            let counts = self.decides(structure, Some(self.faction)).min(CORE);
            counts + i64::from(structure.cycles) * TURNS + i64::from(structure.recruits) * TIER
        })
    }

    /// The value of a stack, in cycles.
    pub(super) fn worth(&self, stack: &Stack) -> i64 {
        stack.worth(&self.rules.roster).into()
    }

    /// In its next turn, as far as is known. Wild processes attack only neighbouring tiles.
    pub fn could_reach(&self, stack: &Stack, tile: TileId) -> bool {
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
