//! Walking distances on a board.

use super::board::Board;
use crate::cell::Cell;

const FAR: u16 = u16::MAX;

/// Steps from one cell to all others, and the way back. Its lists are reused.
pub struct Walk {
    steps: Vec<u16>,
    back: Vec<u16>,
    queue: Vec<u16>,
}

impl Walk {
    /// Lists for a board, with nothing reached.
    pub fn new(board: &Board) -> Self {
        Self {
            steps: vec![FAR; board.len()],
            back: vec![0; board.len()],
            queue: Vec::with_capacity(board.len()),
        }
    }

    /// Walks from a cell to every reachable cell.
    pub fn from(&mut self, board: &Board, from: Cell) {
        self.within(board, from, None, FAR);
    }

    /// Whether the walk from one cell to another has fewer than `limit` steps.
    pub fn is_short(&mut self, board: &Board, from: Cell, to: Cell, limit: u16) -> bool {
        self.within(board, from, Some(board.index(to)), limit);
        self.steps(board, to).is_some_and(|steps| steps < limit)
    }

    /// Walks from a cell until it reaches `to`, or every cell fewer than `limit` steps away.
    fn within(&mut self, board: &Board, from: Cell, to: Option<usize>, limit: u16) {
        self.steps.fill(FAR);
        self.queue.clear();
        let first = board.index(from);
        self.steps[first] = 0;
        self.back[first] = first as u16;
        self.queue.push(first as u16);
        let mut next = 0;
        while next < self.queue.len() {
            let here = usize::from(self.queue[next]);
            next += 1;
            if self.steps[here] + 1 >= limit || Some(here) == to {
                return;
            }
            // Open cells are never on the border, so all four neighbours are on the board.
            let row = board.width as usize;
            for near in [here - row, here + 1, here + row, here - 1] {
                if board.is_open_at(near) && self.steps[near] == FAR {
                    self.steps[near] = self.steps[here] + 1;
                    self.back[near] = here as u16;
                    self.queue.push(near as u16);
                }
            }
        }
    }

    /// Steps to a cell in the last walk; `None` if it was not reached.
    pub fn steps(&self, board: &Board, cell: Cell) -> Option<u16> {
        let steps = self.steps[board.index(cell)];
        (steps != FAR).then_some(steps)
    }

    /// Marks the way back from a reached cell, up to the first marked cell.
    pub fn mark_way(&self, board: &Board, from: Cell, marks: &mut [bool]) {
        let mut here = board.index(from);
        if self.steps[here] == FAR {
            return;
        }
        while !marks[here] {
            marks[here] = true;
            here = usize::from(self.back[here]);
        }
    }
}
