//! What is wrong with a recipe, found before anything is generated.

use super::{Between, FloorRecipe, Helping};
use crate::generate::last_resort;
use crate::library::names::PoolId;
use crate::library::pools::Pools;

/// Longest side of a floor.
const MAX_SIDE: i32 = 120;
/// Shortest side of a room: a way through it leaves places beside it.
const MIN_ROOM: i32 = 4;
/// Most rooms of a floor.
const MAX_ROOMS: i32 = 40;
/// Most things of one sort on a floor.
const MAX_COUNT: i32 = 500;

type Wrong = Vec<(String, String)>;

impl FloorRecipe {
    /// What is wrong with the recipe, as (field, reason); `pools` are those that its references number.
    pub fn check(&self, pools: &Pools) -> Wrong {
        let mut wrong = Wrong::new();
        self.check_shape(&mut wrong);
        self.check_pools(pools, &mut wrong);
        if wrong.is_empty() && !last_resort::fits(self) {
            let reason = "the smallest number of the smallest rooms, secret ones too, does not fit";
            wrong.push(("rooms".into(), reason.into()));
        }
        wrong
    }

    fn check_shape(&self, wrong: &mut Wrong) {
        for (field, side) in [("width", self.width), ("height", self.height)] {
            if !(MIN_ROOM + 2..=MAX_SIDE).contains(&side) {
                let reason = format!("is {side}, must be from {} to {MAX_SIDE}", MIN_ROOM + 2);
                wrong.push((field.into(), reason));
            }
        }
        let fewest = if self.shop.is_some() { 3 } else { 2 };
        range("rooms", self.rooms, fewest, MAX_ROOMS, wrong);
        range("room_width", self.room_width, MIN_ROOM, MAX_SIDE, wrong);
        range("room_height", self.room_height, MIN_ROOM, MAX_SIDE, wrong);
        range("corridor_length", self.corridor_length, 1, MAX_SIDE, wrong);
        range("loops", self.loops, 0, MAX_ROOMS, wrong);
        range("secret_rooms", self.secret_rooms, 0, MAX_ROOMS, wrong);
        percent("shaped_percent", self.shaped_percent, wrong);
        percent("wide_percent", self.wide_percent, wrong);
    }

    fn check_pools(&self, pools: &Pools, wrong: &mut Wrong) {
        pool("walls", self.walls, pools, wrong);
        pool("floors", self.floors, pools, wrong);
        for (field, helping) in self.helpings() {
            let Some(helping) = helping else { continue };
            range(
                &format!("{field}.count"),
                helping.count,
                0,
                MAX_COUNT,
                wrong,
            );
            pool(&format!("{field}.pool"), helping.pool, pools, wrong);
        }
        if self.hazards.is_some() {
            range("patch", self.patch, 1, MAX_COUNT, wrong);
        }
        if self.secret_rooms.1 > 0 && self.treasure.is_none() {
            wrong.push(("treasure".into(), "secret rooms need it".into()));
        }
        let Some(shop) = &self.shop else { return };
        range("shop.goods", Between(shop.goods, shop.goods), 1, 5, wrong);
        range("shop.price_percent", shop.price_percent, 1, 1000, wrong);
        pool("shop.pool", shop.pool, pools, wrong);
        let unpriced = pools.pool(shop.pool).entries.iter();
        if unpriced.clone().any(|entry| entry.price.is_none()) {
            let reason = "every entry of a shop's pool needs a price";
            wrong.push(("shop.pool".into(), reason.into()));
        }
    }

    /// Everything that is drawn from a pool in numbers, by field.
    fn helpings(&self) -> [(&'static str, Option<Helping>); 11] {
        [
            ("veins", self.veins),
            ("torches", self.torches),
            ("wall_traps", self.wall_traps),
            ("hazards", self.hazards),
            ("traps", self.traps),
            ("furniture", self.furniture),
            ("guards", self.guards),
            ("enemies", self.enemies),
            ("items", self.items),
            ("gold", self.gold),
            ("treasure", self.treasure),
        ]
    }
}

fn range(field: &str, range: Between, least: i32, most: i32, wrong: &mut Wrong) {
    let Between(low, high) = range;
    if low > high {
        wrong.push((field.into(), format!("({low}, {high}) is no range")));
    } else if low < least || high > most {
        let reason = format!("({low}, {high}) must lie within {least} and {most}");
        wrong.push((field.into(), reason));
    }
}

fn percent(field: &str, share: i32, wrong: &mut Wrong) {
    if !(0..=100).contains(&share) {
        wrong.push((field.into(), format!("{share} is no share in percent")));
    }
}

fn pool(field: &str, id: PoolId, pools: &Pools, wrong: &mut Wrong) {
    if pools.get(id).is_none_or(|pool| pool.entries.is_empty()) {
        wrong.push((field.into(), "this pool is empty".into()));
    }
}
