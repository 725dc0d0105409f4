//! The naive player's way through a floor: the shortest way to the foe it must kill, or to the
//! stairs, whatever is in between.

use bevy_ecs::world::World;
use daemonfall_campaign::puzzles::{DiveTerm, DiveTrial};
use daemonfall_dungeon::components::{Exit, Layer, ObjectId};
use daemonfall_dungeon::{Cell, Command, Direction, Grid, Index, check};
use pathfinding::prelude::bfs;

/// The next step of the way; a wait if there is none, or if it is refused.
pub(super) fn step(trial: &DiveTrial, world: &mut World) -> Option<Command> {
    let grid = world.resource::<Grid>();
    let &(own, here) = grid.players().first()?;
    let foes: Vec<Cell> = grid.cells().filter(|cell| is_wanted(trial, world, *cell)).collect();
    let is_goal =
        |cell: Cell| if foes.is_empty() { is_exit(world, cell) } else { foes.contains(&cell) };
    let is_free = |cell: Cell| {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < grid.size().0 && cell.y < grid.size().1;
        let real = || grid.at(cell, Layer::Real).filter(|id| *id != own);
        inside && grid.wall(cell).is_none() && (real().is_none() || is_goal(cell))
    };
    let next = |at: &(i32, i32)| {
        let around = Direction::STRAIGHT.map(|way| Cell::new(at.0, at.1).step(way, 1));
        let free = around.into_iter().filter(|cell| is_free(*cell));
        free.map(|cell| (cell.x, cell.y)).collect::<Vec<_>>()
    };
    let arrived = |at: &(i32, i32)| is_goal(Cell::new(at.0, at.1));
    let way = bfs(&(here.x, here.y), next, arrived);
    let toward = way.and_then(|way| {
        let (x, y) = *way.get(1)?;
        Direction::toward(x - here.x, y - here.y)
    });
    let step = toward.map(Command::Step);
    let step = step.filter(|step| check(world, *step).is_ok());
    Some(step.unwrap_or(Command::Wait))
}

fn is_wanted(trial: &DiveTrial, world: &World, cell: Cell) -> bool {
    let kind = |id: ObjectId| world.resource::<Index>().kind(id);
    let there = world.resource::<Grid>().at(cell, Layer::Real);
    let there = there.and_then(kind);
    there.is_some_and(|kind| trial.terms.contains(&DiveTerm::Slay(kind)))
}

fn is_exit(world: &World, cell: Cell) -> bool {
    let trap = world.resource::<Grid>().at(cell, Layer::Trap);
    let trap = trap.and_then(|id| world.resource::<Index>().entity(id));
    trap.is_some_and(|entity| world.entity(entity).contains::<Exit>())
}
