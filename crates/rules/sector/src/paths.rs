//! Where a stack can go, at what cost, and by which way: used by previews, checks and opponents.

use crate::grid::{StackId, TileId};
use crate::sector::Seen;
use crate::stack::Stack;
use crate::view::View;
use pathfinding::prelude::dijkstra_reach;
use serde::{Deserialize, Serialize};

/// The cost of a step from gate to gate.
pub const GATE_COST: i32 = 1;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub tile: TileId,
    /// The total cost of the way up to here, in movement.
    pub cost: i32,
    /// The turn in which it is made, relative to now: 0 for this one.
    pub turn: u32,
}

/// Everything that a stack can reach over tiles that its faction knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Paths {
    start: TileId,
    left: i32,
    movement: i32,
    /// For each tile, the cost of the cheapest way and the previous tile.
    ways: Vec<Option<(i32, TileId)>>,
}

impl Paths {
    /// The cost of the cheapest way to a tile, 0 for its own; `None` where no way is known.
    pub fn cost(&self, tile: TileId) -> Option<i32> {
        self.ways[tile.place()].map(|(cost, _)| cost)
    }

    /// Whether a tile can be reached in this turn.
    pub fn now(&self, tile: TileId) -> bool {
        self.cost(tile).is_some_and(|cost| cost <= self.left)
    }

    /// The tiles that can be reached in this turn, without the stack's own, in tile order.
    pub fn reachable(&self) -> impl Iterator<Item = TileId> {
        let tiles = (0..self.ways.len() as u32).map(TileId);
        tiles.filter(|tile| *tile != self.start && self.now(*tile))
    }

    /// The cheapest way to a tile; `None` where none is known, empty for the stack's own tile.
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

    /// How far towards a tile the stack gets this turn; `None` when it cannot move at all.
    pub fn onward(&self, to: TileId) -> Option<TileId> {
        let path = self.path(to)?;
        let steps = path.iter().take_while(|step| step.turn == 0);
        steps.last().map(|step| step.tile)
    }
}

impl View<'_> {
    /// Whether one of its stacks could step onto a tile, as far as it knows.
    pub fn open(&self, tile: TileId) -> bool {
        self.cost(tile).is_some()
            && !(self.seen(tile) == Seen::Visible && self.stack_at(tile).is_some())
    }

    /// Where a march to a tile ends in this turn, beside the tile if it is occupied, and the turns
    /// that it takes.
    pub fn march(&self, paths: &Paths, tile: TileId) -> Option<(TileId, i64)> {
        let free = tile == paths.start || self.open(tile) && self.stack_at(tile).is_none();
        let near = self.grid().neighbours(tile);
        let near = || near.filter_map(|near| Some((paths.cost(near)?, near))).min();
        let (to, more) = if free { (tile, 0) } else { (near()?.1, 1) };
        let turns = paths.path(to)?.last().map_or(0, |step| i64::from(step.turn) + 1);
        let end = if to == paths.start { to } else { paths.onward(to)? };
        Some((end, turns + more))
    }

    /// All ways of one of its stacks; `None` when it has no such stack.
    pub fn paths(&self, stack: StackId) -> Option<Paths> {
        let stack = self.own_stack(stack)?;
        Some(self.ways(stack, stack.moves()))
    }

    /// The ways of any stack in its next turn, as far as the viewing faction knows.
    pub(crate) fn reach(&self, stack: &Stack) -> Paths {
        self.ways(stack, stack.movement(&self.rules.roster))
    }

    fn ways(&self, stack: &Stack, left: i32) -> Paths {
        let links = |tile: TileId| self.links(tile, stack.faction);
        let gates: Vec<TileId> = self.grid().tiles().filter(|tile| links(*tile)).collect();
        let next = |tile: &TileId| {
            let tile = *tile;
            let near = self.grid().neighbours(tile);
            let near = near.filter_map(|near| Some((near, self.cost(near)?)));
            let linked = links(tile).then(|| gates.iter());
            let linked = linked.into_iter().flatten().map(|gate| (*gate, GATE_COST));
            let steps = near.chain(linked.filter(move |(gate, _)| *gate != tile));
            steps.filter(|(tile, _)| self.open(*tile)).collect::<Vec<_>>()
        };
        let mut ways = vec![None; self.grid().len()];
        for item in dijkstra_reach(&stack.tile, next) {
            let before = item.parent.unwrap_or(stack.tile);
            ways[item.node.place()] = Some((item.total_cost, before));
        }
        Paths { start: stack.tile, left, movement: stack.movement(&self.rules.roster), ways }
    }
}
