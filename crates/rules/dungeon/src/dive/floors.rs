//! The floors of a dive: beginning on the first, and leaving one for the next.

use crate::cell::{Cell, Direction};
use crate::components::*;
use crate::events::DiveEvent;
use crate::generate::{FloorPlan, generate};
use crate::grid::Grid;
use crate::library::Library;
use crate::names::KindId;
use crate::snapshot::{DiveSnapshot, ObjectRecord};
use crate::state::{DiveState, Outcome};
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Snapshot, Streams, draws};

/// Begins a dive with a seed: removes any dive in the world and generates the first floor.
pub fn begin(world: &mut World, seed: u64) {
    let floors = world.resource::<Library>().floors.len() as u32;
    build(world, seed, None, floors);
}

/// Begins a dive as [`begin`] does, with a player of these components instead of those of its kind,
/// and no more than so many of the floors, if a number is given.
pub fn begin_as(world: &mut World, seed: u64, player: Traits, floors: Option<u32>) {
    let all = world.resource::<Library>().floors.len() as u32;
    build(world, seed, Some(player), floors.unwrap_or(all).clamp(1, all));
}

fn build(world: &mut World, seed: u64, player: Option<Traits>, floors: u32) {
    world.insert_resource(Streams::new(seed));
    world.insert_resource(DiveState { floors, ..DiveState::default() });
    world.resource_mut::<EventLog<DiveEvent>>().clear();
    let kind = player_kind(world.resource::<Library>());
    build_floor(world, player.map(|traits| (kind, traits)).into_iter().collect());
}

/// The players who come from above; on the first floor, one of the kind "player" if there is none.
fn build_floor(world: &mut World, mut players: Vec<(KindId, Traits)>) {
    let floor = world.resource::<DiveState>().floor;
    let _for = draws::about("the dive's floor", Some(floor + 1));
    let mut streams = world.resource::<Streams>().clone();
    let mut state = world.resource::<DiveState>().clone();
    let library = world.resource::<Library>();
    let recipe = &library.floors[state.floor as usize % library.floors.len()];
    let plan = generate(
        recipe,
        &library.pools,
        &|kind| library.kind(kind).size(),
        &mut state.pools,
        &mut streams,
    );
    if players.is_empty() {
        let kind = player_kind(library);
        players.push((kind, library.kind(kind).traits.clone()));
    }
    let snapshot = populate(library, &plan, players, state, &streams);
    // The plan comes from checked data, so it can be restored.
    let restored = snapshot.restore(world);
    debug_assert!(restored.is_ok(), "{restored:?}");
    let floor = world.resource::<DiveState>().floor;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::FloorBegan { floor });
}

fn player_kind(library: &Library) -> KindId {
    library.find_kind("player").unwrap_or(KindId(0))
}

/// A plan as a snapshot. Objects are numbered in the plan's order, the players first.
fn populate(
    library: &Library,
    plan: &FloorPlan,
    players: Vec<(KindId, Traits)>,
    mut state: DiveState,
    streams: &Streams,
) -> DiveSnapshot {
    let mut objects = Vec::with_capacity(plan.spawns.len() + 32);
    let mut add = |kind: KindId,
                   cell: Cell,
                   facing: Direction,
                   price: Option<u32>,
                   traits: Option<Traits>| {
        let definition = library.kind(kind);
        let mut traits = traits.unwrap_or_else(|| definition.traits.clone());
        if let (Some(price), Some(pickup)) = (price, &mut traits.pickuppable) {
            pickup.price = Some(price);
        }
        let object = Object {
            id: state.number(),
            kind,
            priority: definition.priority,
            side: definition.side,
            layer: definition.layer,
        };
        objects.push(ObjectRecord { object, placed: Placed::at(cell, facing), traits });
    };
    for ((kind, traits), cell) in players.into_iter().zip(room_around_the_start(library, plan)) {
        add(kind, cell, Direction::South, None, Some(traits));
    }
    for spawn in &plan.spawns {
        add(spawn.kind, spawn.cell, spawn.facing, spawn.price, None);
    }
    for (place, (ground, wall)) in plan.ground.iter().zip(&plan.walls).enumerate() {
        let cell = Cell::new(place as i32 % plan.width, place as i32 / plan.width);
        if let Some(wall) = wall
            && !library.kind(*wall).is_plain()
        {
            add(*wall, cell, plan.wall_facing(cell), None, None);
        }
        if wall.is_none() && !library.kind(*ground).is_plain() {
            add(*ground, cell, Direction::North, None, None);
        }
    }
    DiveSnapshot {
        library: library.fingerprint,
        streams: streams.positions(),
        state,
        width: plan.width,
        height: plan.height,
        ground: plan.ground.clone(),
        walls: plan.walls.clone(),
        objects,
    }
}

/// The start, then the cells around it in which nothing is, nearest first.
fn room_around_the_start(library: &Library, plan: &FloorPlan) -> impl Iterator<Item = Cell> {
    let taken = move |cell: Cell| {
        plan.spawns.iter().any(|spawn| {
            let (width, height) = library.kind(spawn.kind).size();
            (spawn.cell.x..spawn.cell.x + width).contains(&cell.x)
                && (spawn.cell.y..spawn.cell.y + height).contains(&cell.y)
        })
    };
    let places = 0..plan.width * plan.height;
    let cells = places.map(|place| Cell::new(place % plan.width, place / plan.width));
    let walls = cells.zip(&plan.walls).filter(|(_, wall)| wall.is_none());
    let mut free: Vec<Cell> = walls.map(|(cell, _)| cell).collect();
    free.sort_by_key(|cell| cell.distance(plan.start));
    free.into_iter().filter(move |cell| !taken(*cell))
}

/// Goes to the next floor, or ends the dive, if a player is on an exit. The others come along.
pub(super) fn leave(world: &mut World) {
    let grid = world.resource::<Grid>();
    let index = world.resource::<Index>();
    let is_exit = |cell: Cell| {
        let exit = grid.at(cell, Layer::Trap).and_then(|id| index.entity(id));
        exit.is_some_and(|exit| world.entity(exit).contains::<Exit>())
    };
    let Some(&(id, _)) = grid.players().iter().find(|(_, cell)| is_exit(*cell)) else { return };
    if world.resource::<DiveState>().outcome.is_some() {
        return;
    }
    let entities = grid.players().iter().filter_map(|(player, _)| index.entity(*player));
    let players: Vec<Entity> = entities.collect();
    let floor = world.resource::<DiveState>().floor;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::Left { id, floor });
    let mut state = world.resource_mut::<DiveState>();
    if state.floor + 1 >= state.floors {
        state.outcome = Some(Outcome::Escaped);
        return;
    }
    state.floor += 1;
    let players = players.into_iter().filter_map(|player| coming_along(world, player)).collect();
    build_floor(world, players);
}

/// A player as it enters the next floor: its statuses have ended.
fn coming_along(world: &World, player: Entity) -> Option<(KindId, Traits)> {
    let kind = world.get::<Object>(player)?.kind;
    let mut traits = Traits::take(world.entity(player));
    if let Some(statused) = &mut traits.statused {
        *statused = Statused {
            push_resistance: statused.push_resistance,
            resistances: statused.resistances,
            ..Statused::default()
        };
    }
    Some((kind, traits))
}
