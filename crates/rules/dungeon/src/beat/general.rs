//! The general algorithm: tries desirable directions, best first.
//!
//! In each direction it tries the action's parts. Their `should` chains are asked first.

use super::BeatCtx;
use super::cursor::Frame;
use crate::cell::{Cell, Direction};
use crate::chain::{Chain, Event, Verb};
use crate::components::{Directions, ObjectId, Placed};
use daemonfall_core::{Stream, draws};

pub(crate) enum Progress {
    /// It is suspended until this object has acted.
    LetAct(ObjectId),
    Done {
        success: bool,
    },
}

/// Resumes an actor where it was suspended.
pub(crate) fn advance(ctx: &mut BeatCtx, frame: &mut Frame) -> Progress {
    if !ctx.index.is_alive(frame.id) {
        return Progress::Done { success: false };
    }
    // Trying changes nothing.
    let Ok(placed) = ctx.placed.get(frame.entity).copied() else {
        return Progress::Done { success: false };
    };
    let wanted = frame.action.directions;
    let ways = *frame.ways.get_or_insert_with(|| ways(ctx, frame.id, &placed, wanted));
    while frame.direction < ways.count {
        let Some(part) = frame.action.parts.get(usize::from(frame.part)) else {
            (frame.direction, frame.part) = (frame.direction + 1, 0);
            continue;
        };
        let direction = ways.directions[usize::from(frame.direction)];
        let mut event = Event::new(frame.id, frame.entity, placed.cell, direction, part);
        let verb = Verb::of(part);
        if ctx.traverse(Chain::Should(verb), &mut event) {
            if ctx.traverse(Chain::Check(verb), &mut event) {
                if direction != placed.facing {
                    ctx.face(frame.id, frame.entity, direction);
                }
                ctx.succeed(&mut event);
                return Progress::Done { success: true };
            }
            if let Some(blocker) = event.let_act
                && !frame.retried
            {
                frame.retried = true;
                return Progress::LetAct(blocker);
            }
        }
        frame.reason = event.reason;
        frame.retried = false;
        frame.part += 1;
    }
    Progress::Done { success: false }
}

/// Directions worth trying, best first.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ways {
    directions: [Direction; 8],
    count: u8,
}

impl Ways {
    pub fn first(self) -> Option<Direction> {
        (self.count > 0).then_some(self.directions[0])
    }

    fn add(&mut self, direction: Option<Direction>) {
        if let Some(direction) = direction {
            self.directions[usize::from(self.count)] = direction;
            self.count += 1;
        }
    }
}

/// The ways that an object may want to go from its place.
pub(crate) fn ways(ctx: &mut BeatCtx, id: ObjectId, placed: &Placed, wanted: Directions) -> Ways {
    let mut list = Ways::default();
    let cell = placed.cell;
    match wanted {
        Directions::Ahead => list.add(Some(placed.facing)),
        Directions::Fixed(direction) => list.add(Some(direction)),
        Directions::Random => {
            let straight = drawn_order(ctx, id);
            straight.into_iter().for_each(|direction| list.add(Some(direction)));
        }
        Directions::Toward
        | Directions::Adjacent
        | Directions::Diagonal
        | Directions::Straight
        | Directions::Away => {
            let Some((_, player)) = ctx.grid.nearest_player(cell) else { return list };
            let (dx, dy) = gap(cell, ctx.size(id), player);
            let across = Direction::toward(dx, 0);
            let along = Direction::toward(0, dy);
            let (longer, shorter) =
                if dx.abs() >= dy.abs() { (across, along) } else { (along, across) };
            match wanted {
                Directions::Toward => {
                    list.add(longer);
                    list.add(shorter);
                }
                Directions::Adjacent => {
                    if dx != 0 && dy != 0 {
                        list.add(Direction::toward(dx, dy));
                    }
                    list.add(longer);
                    list.add(shorter);
                }
                Directions::Diagonal if dx != 0 && dy != 0 => list.add(Direction::toward(dx, dy)),
                Directions::Diagonal => {
                    if let Some(straight) = longer {
                        list.add(Some(straight.turned(1)));
                        list.add(Some(straight.turned(7)));
                    }
                }
                Directions::Straight => {
                    // It looks from the cell of its edge that is in line with the player.
                    let edge = Cell::new(player.x - dx, player.y - dy);
                    if (dx == 0) != (dy == 0) && in_plain_sight(ctx, edge, player) {
                        list.add(longer);
                    }
                }
                _ => {
                    list.add(longer.map(Direction::opposite));
                    list.add(shorter.map(Direction::opposite));
                }
            }
        }
    }
    list
}

fn drawn_order(ctx: &mut BeatCtx, who: ObjectId) -> [Direction; 4] {
    if let Some(course) = ctx.beat.course {
        ctx.beat.wanderers.push(who);
        return course.directions(who);
    }
    let _for = draws::about("directions of object", Some(who.0));
    let mut straight = Direction::STRAIGHT;
    for last in (1..straight.len()).rev() {
        let other = ctx.streams.below(Stream::Dive, last as u32 + 1) as usize;
        straight.swap(last, other);
    }
    straight
}

/// Columns and rows from an actor's nearest cell to another cell; zero where they overlap.
pub(crate) fn gap(cell: Cell, size: (i32, i32), to: Cell) -> (i32, i32) {
    let along = |from: i32, length: i32, to: i32| {
        if to < from { to - from } else { (to - (from + length - 1)).max(0) }
    };
    (along(cell.x, size.0, to.x), along(cell.y, size.1, to.y))
}

/// Whether no wall is on the straight line between two cells (rounded to cells, ends excluded).
pub(crate) fn in_plain_sight(ctx: &BeatCtx, from: Cell, to: Cell) -> bool {
    let steps = from.distance(to);
    (1..steps).all(|step| {
        let along =
            |a: i32, b: i32| a + (2 * (b - a) * step + (b - a).signum() * steps) / (2 * steps);
        !ctx.grid.is_wall(Cell::new(along(from.x, to.x), along(from.y, to.y)))
    })
}
