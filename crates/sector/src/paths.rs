//! Where a stack can go, what it takes, and by which way: for previews, checks and opponents alike.

use crate::ids::{Place, StackId, TileId};
use crate::knowledge::Seen;
use crate::view::View;
use pathfinding::prelude::dijkstra_reach;
use serde::{Deserialize, Serialize};

/// What a step from gate to gate takes.
pub const GATE_COST: i32 = 1;

/// A step of a path.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Onto this tile.
    pub tile: TileId,
    /// What the way up to here takes, in movement.
    pub cost: i32,
    /// In how many turns it is made: 0 for this one.
    pub turn: u32,
}

/// All that a stack can reach over tiles that its faction knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Paths {
    start: TileId,
    left: i32,
    movement: i32,
    /// For each tile the cost of the cheapest way, and the tile before it.
    ways: Vec<Option<(i32, TileId)>>,
}

impl Paths {
    /// What the cheapest way to a tile takes; none where no way is known.
    pub fn cost(&self, tile: TileId) -> Option<i32> {
        self.ways[tile.place()].map(|(cost, _)| cost)
    }

    /// Whether a tile can be reached in this turn.
    pub fn now(&self, tile: TileId) -> bool {
        self.cost(tile).is_some_and(|cost| cost <= self.left)
    }

    /// The tiles that can be reached in this turn, the one it stands on left out, in the tiles'
    /// order.
    pub fn reachable(&self) -> impl Iterator<Item = TileId> {
        let tiles = (0..self.ways.len() as u32).map(TileId);
        tiles.filter(|tile| *tile != self.start && self.now(*tile))
    }

    /// The cheapest way to a tile, step by step; none where no way is known, and no steps to where
    /// it stands.
    pub fn path(&self, to: TileId) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        let mut tile = to;
        while tile != self.start {
            let (cost, before) = self.ways[tile.place()]?;
            let turn = 0;
            steps.push(Step { tile, cost, turn });
            tile = before;
        }
        steps.reverse();
        let (mut left, mut turn, mut before) = (self.left, 0, 0);
        for step in &mut steps {
            let takes = step.cost - before;
            before = step.cost;
            if takes > left {
                turn += 1;
                left = self.movement;
            }
            left -= takes;
            step.turn = turn;
        }
        Some(steps)
    }

    /// How far along the cheapest way to a tile the stack comes in this turn; none when it cannot
    /// even begin.
    pub fn onward(&self, to: TileId) -> Option<TileId> {
        let path = self.path(to)?;
        let steps = path.iter().take_while(|step| step.turn == 0);
        steps.last().map(|step| step.tile)
    }
}

impl View<'_> {
    /// Whether a stack of its own could step onto a tile, as far as it knows.
    pub fn open(&self, tile: TileId) -> bool {
        self.cost(tile).is_some()
            && !(self.seen(tile) == Seen::Visible && self.stack_at(tile).is_some())
    }

    /// All ways of a stack of its own; none when it has no such stack.
    pub fn paths(&self, stack: StackId) -> Option<Paths> {
        let stack = self.own_stack(stack)?;
        let gates: Vec<TileId> = self.grid().tiles().filter(|tile| self.links(*tile)).collect();
        let next = |tile: &TileId| {
            let tile = *tile;
            let near = self.grid().neighbours(tile);
            let near = near.filter_map(|near| Some((near, self.cost(near)?)));
            let linked = self.links(tile).then(|| gates.iter());
            let linked = linked.into_iter().flatten().map(|gate| (*gate, GATE_COST));
            let steps = near.chain(linked.filter(move |(gate, _)| *gate != tile));
            steps.filter(|(tile, _)| self.open(*tile)).collect::<Vec<_>>()
        };
        let mut ways = vec![None; self.grid().len()];
        for item in dijkstra_reach(&stack.tile, next) {
            let before = item.parent.unwrap_or(stack.tile);
            ways[item.node.place()] = Some((item.total_cost, before));
        }
        Some(Paths {
            start: stack.tile,
            left: stack.moves(),
            movement: stack.movement(&self.rules.roster),
            ways,
        })
    }
}
