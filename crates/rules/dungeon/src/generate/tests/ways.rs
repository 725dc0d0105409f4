//! Every necessary place can be reached, and no forbidden one.

use super::fixture::{Data, HAZARDS, each, reached, rooms_at};
use crate::cell::{Cell, Direction};
use crate::generate::{FloorPlan, RoomKind};

/// Cells that a careful walker avoids: reals, traps and hazards.
fn shunned(data: &Data, plan: &FloorPlan) -> Vec<Cell> {
    let things = plan.spawns.iter();
    let bad = things.filter(|s| data.is_real(s.kind) || data.is_trap(s.kind));
    let mut shunned: Vec<Cell> = bad.flat_map(|spawn| data.cells(spawn)).collect();
    for (index, ground) in plan.ground.iter().enumerate() {
        if data.is_any(*ground, HAZARDS) {
            let index = index as i32;
            shunned.push(Cell::new(index % plan.width, index / plan.width));
        }
    }
    shunned
}

#[test]
fn the_exit_is_reached_on_foot_past_all_things_over_thousands_of_seeds() {
    each(3000, |data, depth, plan| {
        let reached = reached(plan, &shunned(data, plan));
        assert!(reached[plan.index(plan.exit).unwrap()], "floor {}: {plan:?}", depth + 1);
    });
}

#[test]
fn every_room_but_secret_ones_is_reached_without_stepping_on_the_exit() {
    each(500, |data, _, plan| {
        let mut shunned = shunned(data, plan);
        shunned.push(plan.exit);
        let reached = reached(plan, &shunned);
        for room in &plan.rooms {
            let mut cells = room.area.cells();
            let entered = cells.any(|cell| reached[plan.index(cell).unwrap()]);
            assert_eq!(entered, room.kind != RoomKind::Secret, "{room:?}: {plan:?}");
        }
    });
}

#[test]
fn secret_rooms_are_closed_but_for_one_secret_wall() {
    let mut secrets = 0;
    each(300, |data, _, plan| {
        let reached = reached(plan, &[]);
        for room in plan.rooms.iter().filter(|r| r.kind == RoomKind::Secret) {
            secrets += 1;
            let outer = room.area.grown(1);
            let ring: Vec<Cell> = outer.cells().filter(|c| !room.area.contains(*c)).collect();
            assert!(ring.iter().all(|cell| plan.wall(*cell).is_some()));
            let is_door = |cell: &&Cell| plan.wall(**cell) == Some(data.kind("secret_wall"));
            let doors: Vec<&Cell> = ring.iter().filter(is_door).collect();
            assert_eq!(doors.len(), 1, "{room:?}: {plan:?}");
            let beside = |way| reached[plan.index(doors[0].step(way, 1)).unwrap()];
            assert!(Direction::STRAIGHT.into_iter().any(beside), "{room:?}: {plan:?}");
        }
    });
    assert!(secrets > 900, "{secrets}");
}

#[test]
fn the_border_is_closed_by_walls_that_nothing_opens() {
    each(300, |data, _, plan| {
        for x in 0..plan.width {
            for y in 0..plan.height {
                let outermost = x == 0 || y == 0 || x == plan.width - 1 || y == plan.height - 1;
                let hard = plan.wall(Cell::new(x, y)) == Some(data.kind("wall_hard"));
                assert_eq!(hard, outermost, "({x}, {y}): {plan:?}");
            }
        }
    });
}

#[test]
fn most_floors_have_loops() {
    let mut looped = 0;
    each(200, |_, _, plan| looped += usize::from(has_long_loop(plan)));
    assert!(looped > 500, "{looped} of 600");
}

/// Whether some corridor cell can be closed without cutting anything off.
fn has_long_loop(plan: &FloorPlan) -> bool {
    let all = reached(plan, &[]).iter().filter(|open| **open).count();
    (0..plan.walls.len()).any(|index| {
        let cell = Cell::new(index as i32 % plan.width, index as i32 / plan.width);
        let corridor = plan.walls[index].is_none() && rooms_at(plan, cell).is_empty();
        let closed = |way: Direction| plan.wall(cell.step(way, 1)).is_some();
        let narrow = (closed(Direction::North) && closed(Direction::South))
            || (closed(Direction::East) && closed(Direction::West));
        corridor && narrow && reached(plan, &[cell]).iter().filter(|open| **open).count() == all - 1
    })
}
