//! Checks recipes before anything is generated.

use super::last_resort;
use super::pools::Pool;
use super::recipe::{Between, FloorRecipe, Helping};
use crate::names::PoolId;

/// Longest side of a floor.
const MAX_SIDE: i32 = 120;
/// Shortest side of a room: a way through it leaves free cells next to it.
const MIN_ROOM: i32 = 4;
const MAX_ROOMS: i32 = 40;
/// Most things of one type on a floor.
const MAX_COUNT: i32 = 500;
/// Most goods in a shop: the smallest room always has places for them.
const MAX_GOODS: i32 = 5;

type Wrong = Vec<(String, String)>;

impl FloorRecipe {
    /// Errors in the recipe itself, as (field, reason).
    pub fn check(&self) -> Wrong {
        let mut wrong = Wrong::new();
        self.check_shape(&mut wrong);
        self.check_counts(&mut wrong);
        if wrong.is_empty() && !last_resort::fits(self) {
            let reason =
                "the minimum number of rooms of minimum size, including secret rooms, does not fit";
            wrong.push(("rooms".into(), reason.into()));
        }
        wrong
    }

    /// Errors in the pools that the recipe draws from, as (field, reason). `pool` looks one up.
    pub fn check_pools<'a>(&self, pool: &dyn Fn(PoolId) -> Option<&'a Pool>) -> Wrong {
        let mut wrong = Wrong::new();
        let mut used = vec![("walls".into(), self.walls), ("floors".into(), self.floors)];
        for (field, helping) in self.helpings() {
            used.extend(helping.map(|helping| (format!("{field}.pool"), helping.pool)));
        }
        if let Some(shop) = &self.shop {
            used.push(("shop.pool".into(), shop.pool));
            let mut goods = pool(shop.pool).into_iter().flat_map(|pool| &pool.entries);
            if goods.any(|entry| entry.price.is_none()) {
                let reason = "every entry of a shop's pool needs a price";
                wrong.push(("shop.pool".into(), reason.into()));
            }
        }
        for (field, id) in used {
            if pool(id).is_none_or(|pool| pool.entries.is_empty()) {
                wrong.push((field, "this pool is empty".into()));
            }
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

    fn check_counts(&self, wrong: &mut Wrong) {
        for (field, helping) in self.helpings() {
            let Some(helping) = helping else { continue };
            let field = format!("{field}.count");
            range(&field, helping.count, 0, MAX_COUNT, wrong);
        }
        if self.hazards.is_some() {
            range("patch", self.patch, 1, MAX_COUNT, wrong);
        }
        if self.secret_rooms.1 > 0 && self.treasure.is_none() {
            wrong.push(("treasure".into(), "secret rooms need it".into()));
        }
        if let Some(shop) = &self.shop {
            range("shop.goods", Between(shop.goods, shop.goods), 1, MAX_GOODS, wrong);
            range("shop.price_percent", shop.price_percent, 1, 1000, wrong);
        }
    }

    fn helpings(&self) -> [(&'static str, Option<Helping>); 12] {
        [
            ("veins", self.veins),
            ("torches", self.torches),
            ("wall_traps", self.wall_traps),
            ("hazards", self.hazards),
            ("traps", self.traps),
            ("furniture", self.furniture),
            ("guards", self.guards),
            ("enemies", self.enemies),
            ("machines", self.machines),
            ("items", self.items),
            ("gold", self.gold),
            ("treasure", self.treasure),
        ]
    }
}

fn range(field: &str, range: Between, least: i32, most: i32, wrong: &mut Wrong) {
    let Between(low, high) = range;
    if low > high {
        wrong.push((field.into(), format!("({low}, {high}) is not a range")));
    } else if low < least || high > most {
        let reason = format!("({low}, {high}) must be within {least} and {most}");
        wrong.push((field.into(), reason));
    }
}

fn percent(field: &str, share: i32, wrong: &mut Wrong) {
    if !(0..=100).contains(&share) {
        wrong.push((field.into(), format!("{share} is not a percentage")));
    }
}
