//! The game's own pools and recipes, and floors made from them.

use crate::cell::{Cell, Direction};
use crate::generate::{FloorPlan, RoomKind, Spawn, generate};
use crate::library::floors::FloorRecipe;
use crate::library::names::{KindId, Names, Table, with_names};
use crate::library::pools::{Pool, PoolState, pool};
use daemonfall_core::Streams;
use daemonfall_core::data::parse_map;

pub const KINDS: &str = "floor_a floor_b floor_c shop_floor water ice coals \
    wall_a wall_b wall_c wall_hard secret_wall wall_torch wall_dart wall_gold \
    bounce spikes bomb_trap stairs crate barrel pillar lantern \
    crawler flit roller sentry golem binder wick borer stalker spitter warden leech shade \
    dagger spear broadsword whip bow pickaxe bomb_item gold_small gold_large potion armour_light armour_heavy heart";
pub const GLYPHS: &str = ".,`_~=^#%&X?!D$<xo>cbIiCFRYGNWBKPZLH*******15****";
pub const HAZARDS: &[&str] = &["water", "ice", "coals"];
pub const TRAPS: &[&str] = &["bounce", "spikes", "bomb_trap"];
pub const FURNITURE: &[&str] = &["crate", "barrel", "pillar", "lantern"];
pub const ENEMIES: &[&str] = &[
    "crawler", "flit", "roller", "sentry", "golem", "binder", "wick", "borer", "stalker",
    "spitter", "warden", "leech", "shade",
];

/// The game's data as far as generation reads it.
pub struct Data {
    pub names: Names,
    pub pools: Vec<Pool>,
    pub floors: Vec<FloorRecipe>,
}

impl Data {
    pub fn load() -> Self {
        let mut names = Names::default();
        let kinds = KINDS.split_whitespace().map(Into::into).collect();
        names.set(Table::Kind, kinds);
        let pools_text = include_str!("../../../../../assets/data/pools.ron");
        let pools = with_names(&names, || parse_map::<Pool>("pools.ron", pools_text)).unwrap();
        let pool_names = pools.iter().map(|pool| pool.name.clone()).collect();
        names.set(Table::Pool, pool_names);
        let pools = pools.into_iter().map(|pool| pool.value).collect();
        let floors_text = include_str!("../../../../../assets/data/floors.ron");
        let floors = with_names(&names, || parse_map("floors.ron", floors_text)).unwrap();
        Self {
            names,
            pools,
            floors: floors.into_iter().map(|floor| floor.value).collect(),
        }
    }

    pub fn kind(&self, name: &str) -> KindId {
        KindId(self.names.find(Table::Kind, name).unwrap())
    }

    pub fn name(&self, kind: KindId) -> &str {
        self.names.name(Table::Kind, kind.0)
    }

    pub fn is_any(&self, kind: KindId, names: &[&str]) -> bool {
        names.contains(&self.name(kind))
    }

    pub fn is_real(&self, kind: KindId) -> bool {
        self.is_any(kind, ENEMIES) || self.is_any(kind, FURNITURE)
    }

    pub fn size(&self, kind: KindId) -> (i32, i32) {
        if self.name(kind) == "golem" {
            (2, 2)
        } else {
            (1, 1)
        }
    }

    /// What is wrong with a recipe, in itself or in its pools: the fields.
    pub fn wrong(&self, recipe: &FloorRecipe) -> Vec<String> {
        let mut wrong = recipe.check();
        wrong.extend(recipe.check_pools(&|id| pool(&self.pools, id)));
        wrong.into_iter().map(|(field, _)| field).collect()
    }

    /// The floors of a run, one after the other.
    pub fn run(&self, seed: u64) -> Vec<FloorPlan> {
        let (mut state, mut streams) = (PoolState::default(), Streams::new(seed));
        let mut floor = |recipe| {
            let sizes = |kind| self.size(kind);
            generate(recipe, &self.pools, &sizes, &mut state, &mut streams)
        };
        self.floors.iter().map(&mut floor).collect()
    }

    /// All cells that a spawned object covers.
    pub fn cells(&self, spawn: &Spawn) -> Vec<Cell> {
        let (width, height) = self.size(spawn.kind);
        let row = |y| (0..width).map(move |x| Cell::new(spawn.cell.x + x, spawn.cell.y + y));
        (0..height).flat_map(row).collect()
    }
}

/// What the rooms in which a cell lies are for.
pub fn rooms_at(plan: &FloorPlan, cell: Cell) -> Vec<RoomKind> {
    let rooms = plan.rooms.iter();
    let here = rooms.filter(|room| room.area.contains(cell));
    here.map(|room| room.kind).collect()
}

/// Which cells, row by row, can be walked to from the start when `blocked` ones and walls cannot be entered.
pub fn reached(plan: &FloorPlan, blocked: &[Cell]) -> Vec<bool> {
    let mut closed: Vec<bool> = plan.walls.iter().map(Option::is_some).collect();
    for cell in blocked {
        closed[plan.index(*cell).unwrap()] = true;
    }
    let mut reached = vec![false; closed.len()];
    let mut todo = vec![plan.start];
    while let Some(cell) = todo.pop() {
        let index = plan.index(cell).unwrap();
        if !closed[index] && !reached[index] {
            reached[index] = true;
            todo.extend(Direction::STRAIGHT.map(|way| cell.step(way, 1)));
        }
    }
    reached
}
