//! The game's own pools and recipes, and floors made from them.

use crate::cell::{Cell, Direction};
use crate::components::Layer;
use crate::generate::pools::{PoolState, pool};
use crate::generate::recipe::FloorRecipe;
use crate::generate::{FloorPlan, RoomKind, Spawn, generate};
use crate::library::Library;
use crate::names::KindId;
use daemonfall_core::{Side, Streams};

pub const HAZARDS: &[&str] = &["water", "ice", "thin_ice", "coals"];

pub struct Data {
    pub library: Library,
}

impl Data {
    pub fn load() -> Self {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let library = Library::load_dir(folder).unwrap();
        Self { library }
    }

    pub fn kind(&self, name: &str) -> KindId {
        self.library.find_kind(name).unwrap()
    }

    pub fn is_any(&self, kind: KindId, names: &[&str]) -> bool {
        names.contains(&self.library.kind_name(kind))
    }

    pub fn is_real(&self, kind: KindId) -> bool {
        self.library.kind(kind).traits.real.is_some()
    }

    pub fn is_enemy(&self, kind: KindId) -> bool {
        self.library.kind(kind).side == Side::Hostile
    }

    /// Whether it acts and is of no side.
    pub fn is_machine(&self, kind: KindId) -> bool {
        let kind = self.library.kind(kind);
        kind.layer == Layer::Real && kind.side == Side::Neutral && kind.traits.acting.is_some()
    }

    pub fn is_trap(&self, kind: KindId) -> bool {
        self.library.kind(kind).layer == Layer::Trap && kind != self.kind("stairs")
    }

    pub fn size(&self, kind: KindId) -> (i32, i32) {
        self.library.kind(kind).size()
    }

    pub fn wrong(&self, recipe: &FloorRecipe) -> Vec<String> {
        let mut wrong = recipe.check();
        wrong.extend(recipe.check_pools(&|id| pool(&self.library.pools, id)));
        wrong.into_iter().map(|(field, _)| field).collect()
    }

    pub fn run(&self, seed: u64) -> Vec<FloorPlan> {
        let (mut state, mut streams) = (PoolState::default(), Streams::new(seed));
        let mut floor = |recipe| {
            let sizes = |kind| self.size(kind);
            generate(recipe, &self.library.pools, &sizes, &mut state, &mut streams)
        };
        self.library.floors.iter().map(&mut floor).collect()
    }

    pub fn cells(&self, spawn: &Spawn) -> Vec<Cell> {
        let (width, height) = self.size(spawn.kind);
        let row = |y| (0..width).map(move |x| Cell::new(spawn.cell.x + x, spawn.cell.y + y));
        (0..height).flat_map(row).collect()
    }
}

/// Names the floor whose test fails.
struct Named {
    seed: u64,
    floor: usize,
}

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, floor {}", self.seed, self.floor);
        }
    }
}

/// Tests each floor of this many runs, with its depth.
pub fn each(seeds: u64, mut test: impl FnMut(&Data, usize, &FloorPlan)) {
    let data = Data::load();
    for seed in 0..seeds {
        for (depth, plan) in data.run(seed).iter().enumerate() {
            let _named = Named { seed, floor: depth + 1 };
            test(&data, depth, plan);
        }
    }
}

pub fn rooms_at(plan: &FloorPlan, cell: Cell) -> Vec<RoomKind> {
    let rooms = plan.rooms.iter();
    let here = rooms.filter(|room| room.area.contains(cell));
    here.map(|room| room.kind).collect()
}

/// The cells, row by row, that can be walked to from the start without entering `blocked` cells.
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
