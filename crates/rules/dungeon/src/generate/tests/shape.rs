//! The same seed gives the same floor, recipes are followed, and the last resort works.

use super::fixture::{Data, each, reached};
use crate::generate::dice::Dice;
use crate::generate::pools::PoolState;
use crate::generate::recipe::{Between, FloorRecipe};
use crate::generate::{RoomKind, ascii, last_resort, planner, walk};
use crate::names::PoolId;
use daemonfall_core::Streams;

#[test]
fn the_same_seed_gives_the_same_floors() {
    let data = Data::load();
    for seed in 0..50 {
        assert_eq!(data.run(seed), data.run(seed));
    }
    assert_ne!(data.run(1), data.run(2));
}

#[test]
fn the_games_recipes_and_pools_pass_their_check() {
    let data = Data::load();
    for recipe in &data.library.floors {
        assert_eq!(data.wrong(recipe), [""; 0]);
    }
    for pool in &data.library.pools {
        assert_eq!(pool.check(), []);
    }
}

#[test]
fn rooms_are_as_many_and_as_big_as_the_recipe_says() {
    each(300, |data, depth, plan| {
        let recipe = &data.library.floors[depth];
        let common = plan.rooms.iter().filter(|r| r.kind != RoomKind::Secret);
        let within = |range: Between, count: i32| (range.0..=range.1).contains(&count);
        assert!(within(recipe.rooms, common.clone().count() as i32));
        for room in common {
            assert!(within(recipe.room_width, room.area.width));
            assert!(within(recipe.room_height, room.area.height));
        }
    });
}

#[test]
fn the_last_resort_has_its_rooms_its_shop_and_a_way_to_the_exit() {
    let mut data = Data::load();
    for recipe in &mut data.library.floors {
        // The tightest legal recipe.
        recipe.room_width.0 = 4;
        recipe.room_height.0 = 4;
        recipe.width = 6 + 5 * 2;
        recipe.height = 6 + 5 * 3;
        recipe.rooms = Between(10, 10);
        recipe.secret_rooms = Between(2, 2);
        assert_eq!(recipe.check(), []);
        let mut dice = Dice {
            pools: &data.library.pools,
            state: &mut PoolState::default(),
            streams: &mut Streams::new(3),
        };
        let shape = last_resort::lay(recipe);
        let mut walk = walk::Walk::new(&shape.0);
        let layout = planner::finish(recipe, shape, &mut walk, &mut dice);
        assert!(planner::is_good(recipe, &layout));
        assert_eq!((layout.rooms.len(), layout.secret_doors.len()), (12, 2));
        walk.from(&layout.board, layout.start);
        assert!(walk.steps(&layout.board, layout.exit) > Some(20));
    }
}

#[test]
fn floors_too_tight_for_growth_are_generated_all_the_same() {
    let mut data = Data::load();
    for recipe in &mut data.library.floors {
        recipe.room_width = Between(4, 4);
        recipe.room_height = Between(4, 4);
        recipe.width = 21;
        recipe.height = 21;
        recipe.rooms = Between(15, 15);
        recipe.secret_rooms = Between(1, 1);
        assert_eq!(recipe.check(), []);
    }
    for seed in 0..50 {
        for plan in data.run(seed) {
            assert_eq!(plan.rooms.len(), 16);
            assert!(reached(&plan, &[])[plan.index(plan.exit).unwrap()]);
        }
    }
}

#[test]
fn a_nonsensical_recipe_is_refused_with_its_fields() {
    let data = Data::load();
    let wrong = |change: fn(&mut FloorRecipe)| -> Vec<String> {
        let mut recipe = data.library.floors[1].clone();
        change(&mut recipe);
        data.wrong(&recipe)
    };
    assert_eq!(wrong(|_| ()), [""; 0]);
    assert_eq!(wrong(|r| r.width = 3), ["width"]);
    assert_eq!(wrong(|r| r.rooms = Between(9, 8)), ["rooms"]);
    assert_eq!(wrong(|r| r.rooms = Between(2, 8)), ["rooms"]);
    assert_eq!(wrong(|r| r.rooms = Between(40, 40)), ["rooms"]);
    assert_eq!(wrong(|r| r.room_width.0 = 3), ["room_width"]);
    assert_eq!(wrong(|r| r.wide_percent = 101), ["wide_percent"]);
    assert_eq!(wrong(|r| r.walls = PoolId(999)), ["walls"]);
    assert_eq!(wrong(|r| r.treasure = None), ["treasure"]);
    assert_eq!(wrong(|r| r.patch = Between(0, 4)), ["patch"]);
    let unpriced = |r: &mut FloorRecipe| {
        if let (Some(shop), Some(gold)) = (&mut r.shop, r.gold) {
            shop.pool = gold.pool;
        }
    };
    assert_eq!(wrong(unpriced), ["shop.pool"]);
}

#[test]
fn a_plan_is_drawn_with_start_exit_and_border() {
    let data = Data::load();
    let plan = &data.run(1)[0];
    let text = ascii(plan, &|kind| {
        if kind == data.kind("stairs") { '>' } else { '.' }
    });
    assert_eq!(text.lines().count() as i32, plan.height);
    assert!(text.lines().all(|line| line.chars().count() as i32 == plan.width));
    let row: Vec<char> = text.lines().nth(plan.start.y as usize).unwrap().chars().collect();
    assert_eq!(row[plan.start.x as usize], '@');
    assert_eq!(text.matches('>').count(), 1);
}
