//! Everything on a floor has its own cell, in an allowed place.

use super::fixture::{Data, HAZARDS, each, rooms_at};
use crate::components::Pickup;
use crate::generate::RoomKind;
use crate::names::KindId;
use std::collections::BTreeSet;

#[test]
fn nothing_stands_in_a_wall_or_in_a_corridor_or_on_anything_else() {
    each(500, |data, _, plan| {
        let mut taken = vec![false; plan.walls.len()];
        for spawn in &plan.spawns {
            for cell in data.cells(spawn) {
                let index = plan.index(cell).unwrap();
                assert_eq!(plan.walls[index], None, "{spawn:?}");
                assert!(!taken[index], "{spawn:?}");
                assert_eq!(rooms_at(plan, cell).len(), 1, "{spawn:?}");
                assert!(!data.is_any(plan.ground[index], HAZARDS), "{spawn:?}");
                assert_ne!(cell, plan.start, "{spawn:?}");
                taken[index] = true;
            }
        }
    });
}

#[test]
fn the_start_has_no_enemies_machines_traps_or_hazards() {
    each(500, |data, _, plan| {
        assert_eq!(rooms_at(plan, plan.start), [RoomKind::Start]);
        for spawn in &plan.spawns {
            let acts = data.is_enemy(spawn.kind) || data.is_machine(spawn.kind);
            if acts || data.is_trap(spawn.kind) {
                let room = rooms_at(plan, spawn.cell);
                assert!(room == [RoomKind::Plain] || room == [RoomKind::Exit]);
            }
        }
        let start = plan.rooms.iter().find(|r| r.kind == RoomKind::Start);
        for cell in start.unwrap().area.cells() {
            assert!(!data.is_any(plan.ground[plan.index(cell).unwrap()], HAZARDS));
        }
    });
}

#[test]
fn the_exit_is_spawned_first_in_its_own_room() {
    each(200, |data, _, plan| {
        assert_eq!(plan.spawns[0].kind, data.kind("stairs"));
        assert_eq!(plan.spawns[0].cell, plan.exit);
        assert_eq!(rooms_at(plan, plan.exit), [RoomKind::Exit]);
    });
}

#[test]
fn each_floor_has_as_many_enemies_as_its_recipe_says() {
    each(300, |data, depth, plan| {
        let recipe = &data.library.floors[depth];
        let things = plan.spawns.iter();
        let count = things.filter(|s| data.is_enemy(s.kind)).count() as i32;
        let guards = recipe.guards.map_or(0, |guards| guards.count.0);
        let range = recipe.enemies.unwrap().count;
        assert!((range.0..=range.1).contains(&(count - guards)), "{count}");
    });
}

#[test]
fn the_second_floor_sells_three_goods_for_gold_in_a_room_of_their_own() {
    each(500, |data, depth, plan| {
        let goods: Vec<_> = plan.spawns.iter().filter(|s| s.price.is_some()).collect();
        assert_eq!(goods.len(), if depth == 1 { 3 } else { 0 });
        for spawn in goods {
            assert!(spawn.price > Some(0));
            assert_eq!(rooms_at(plan, spawn.cell), [RoomKind::Shop]);
            let ground = plan.ground[plan.index(spawn.cell).unwrap()];
            assert_eq!(ground, data.kind("shop_floor"));
        }
        let others = plan.spawns.iter().filter(|s| s.price.is_none());
        assert!(others.clone().all(|s| rooms_at(plan, s.cell) != [RoomKind::Shop]));
    });
}

#[test]
fn secret_rooms_hold_treasure() {
    each(300, |_, _, plan| {
        for room in plan.rooms.iter().filter(|r| r.kind == RoomKind::Secret) {
            let treasure = plan.spawns.iter().filter(|s| room.area.contains(s.cell));
            assert!((2..=3).contains(&treasure.count()));
        }
    });
}

#[test]
fn a_trap_faces_an_open_cell_where_nothing_stands() {
    each(500, |data, _, plan| {
        for trap in plan.spawns.iter().filter(|s| data.is_trap(s.kind)) {
            let landing = trap.cell.step(trap.facing, 1);
            assert_eq!(plan.wall(landing), None);
            let mut others = plan.spawns.iter();
            assert!(!others.any(|other| data.cells(other).contains(&landing)));
        }
    });
}

#[test]
fn walls_with_a_facing_face_an_open_cell() {
    each(300, |data, _, plan| {
        let facing = ["wall_torch", "wall_dart"];
        for (cell, way) in &plan.wall_facings {
            assert!(data.is_any(plan.wall(*cell).unwrap(), &facing));
            assert_eq!(plan.wall(cell.step(*way, 1)), None);
            assert_eq!(plan.wall_facing(*cell), *way);
        }
        let walls = plan.walls.iter().flatten();
        let with_facing = walls.filter(|kind| data.is_any(**kind, &facing)).count();
        assert_eq!(with_facing, plan.wall_facings.len());
    });
}

#[test]
fn every_kind_is_on_some_floor_or_comes_of_one_that_is() {
    let data = Data::load();
    let mut found = BTreeSet::from([data.kind("player")]);
    for plan in (0..300).flat_map(|seed| data.run(seed)) {
        found.extend(plan.spawns.iter().map(|spawn| spawn.kind));
        found.extend(plan.ground.iter().chain(plan.walls.iter().flatten()));
    }
    let mut todo: Vec<KindId> = found.iter().copied().collect();
    while let Some(kind) = todo.pop() {
        let own = &data.library.kind(kind).traits;
        let held = own.pickuppable.and_then(|it| match it.gives {
            Pickup::Weapon { weapon, .. } => Some(weapon),
            _ => None,
        });
        let weapons = [own.attacking.map(|it| it.weapon), held].into_iter().flatten();
        let shots = weapons.filter_map(|weapon| data.library.weapon(weapon).projectile);
        let pool = own.dropping.map(|it| data.library.pool(it.pool));
        let drops = pool.into_iter().flat_map(|pool| pool.entries.iter().map(|entry| entry.kind));
        let others = [
            own.leaves_behind.map(|it| it.kind),
            own.blast.map(|it| it.leaves),
            own.laying.map(|it| it.kind),
            own.player.map(|it| it.bomb),
            own.player.and_then(|it| it.weapon_item),
        ];
        for kind in others.into_iter().flatten().chain(shots).chain(drops) {
            if found.insert(kind) {
                todo.push(kind);
            }
        }
    }
    let all = (0..data.library.kinds.len() as u16).map(KindId);
    let lost = all.filter(|kind| !found.contains(kind));
    let lost: Vec<&str> = lost.map(|kind| data.library.kind_name(kind)).collect();
    assert_eq!(lost, [""; 0]);
}
