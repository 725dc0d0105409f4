//! A dive from start to end: floors, commands, beats.

use crate::beat::{self, BeatCtx, BeatCursor, BeatSet, BeatState, Choice, Pace, Stage, action_of};
use crate::cell::{Cell, Direction};
use crate::chains::{Chain, Event, Verb};
use crate::command::{Command, Refusal};
use crate::components::*;
use crate::edit;
use crate::events::DiveEvent;
use crate::generate::{FloorPlan, generate};
use crate::grid::Grid;
use crate::handlers;
use crate::index::Index;
use crate::library::Library;
use crate::library::names::KindId;
use crate::sight::Sight;
use crate::snapshot::{DiveSnapshot, ObjectRecord};
use crate::state::{DiveState, Outcome};
use crate::watch::Watch;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;
use daemonfall_core::{EventLog, Fingerprint, Snapshot, Streams, draws};

/// The system parameters for checking commands, cached between checks. Boxed because they are taken
/// out and put back each time.
#[derive(Resource)]
struct CheckState(Box<SystemState<BeatCtx<'static, 'static>>>);

/// Installs the rules of the dive in a world: resources, chains, the schedule. Works on a bare
/// world and on an app's.
pub fn install(world: &mut World, library: Library) {
    world.insert_resource(library);
    world.insert_resource(handlers::standard());
    world.insert_resource(EventLog::<DiveEvent>::default());
    world.insert_resource(Streams::new(0));
    world.init_resource::<Grid>();
    world.init_resource::<Index>();
    world.init_resource::<DiveState>();
    world.init_resource::<BeatState>();
    world.init_resource::<BeatCursor>();
    world.init_resource::<Choice>();
    world.init_resource::<Sight>();
    world.init_resource::<crate::enclosing::Trees>();
    world.add_schedule(beat::build());
    let state = SystemState::new(world);
    world.insert_resource(CheckState(Box::new(state)));
}

/// Replaces the data. Objects already in the world keep their components; new objects use the new
/// data.
///
/// Kinds are matched by name. If the new data lacks a kind in use, the dive continues with the old
/// data, and the error names the kind.
///
/// # Errors
/// The name of the missing kind.
pub fn replace_library(world: &mut World, library: Library) -> Result<(), String> {
    let old = world.resource::<Library>();
    if old.names != library.names {
        let missing = old
            .names
            .all(crate::library::names::Table::Kind)
            .iter()
            .find(|name| library.find_kind(name).is_none());
        let under_way = !world.resource::<Grid>().players().is_empty();
        if under_way {
            return Err(missing.cloned().unwrap_or_else(|| {
                "names were added or reordered: this takes effect in the next dive".into()
            }));
        }
    }
    world.insert_resource(library);
    Ok(())
}

/// Begins a dive with a seed: removes any dive in the world and generates the first floor.
pub fn begin(world: &mut World, seed: u64) {
    begin_as(world, seed, None);
}

/// Begins a dive as [`begin`] does, with a player of these components instead of those of its kind.
pub fn begin_as(world: &mut World, seed: u64, player: Option<Traits>) {
    let floors = world.resource::<Library>().floors.len() as u32;
    world.insert_resource(Streams::new(seed));
    world.insert_resource(DiveState { floors, ..DiveState::default() });
    world.resource_mut::<EventLog<DiveEvent>>().clear();
    let kind = player_kind(world.resource::<Library>());
    build_floor(world, player.map(|traits| (kind, traits)));
}

/// Generates the floor named by the state and puts it into the world, with the player from the
/// floor above.
fn build_floor(world: &mut World, from_above: Option<(KindId, Traits)>) {
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
    let player = from_above.unwrap_or_else(|| {
        let kind = player_kind(library);
        (kind, library.kind(kind).traits.clone())
    });
    let snapshot = populate(library, &plan, player, state, &streams);
    // The plan comes from checked data, so it can be restored.
    let restored = snapshot.restore(world);
    debug_assert!(restored.is_ok(), "{restored:?}");
    let floor = world.resource::<DiveState>().floor;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::FloorBegan { floor });
}

/// The kind of the player.
fn player_kind(library: &Library) -> KindId {
    library.find_kind("player").unwrap_or(KindId(0))
}

/// A plan as a snapshot. Objects are numbered in the plan's order, the player first.
fn populate(
    library: &Library,
    plan: &FloorPlan,
    player: (KindId, Traits),
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
    add(player.0, plan.start, Direction::South, None, Some(player.1));
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

/// Whether a command is legal now.
///
/// # Errors
/// Why it is refused; nothing has changed.
pub fn check(world: &mut World, command: Command) -> Result<(), Refusal> {
    if world.resource::<DiveState>().outcome.is_some() {
        return Err(Refusal::Over);
    }
    if world.resource::<BeatCursor>().is_under_way() {
        return Err(Refusal::MidBeat);
    }
    if let Command::Step(direction) | Command::Bomb(direction) = command
        && direction.is_diagonal()
    {
        return Err(Refusal::Diagonal);
    }
    if let Command::Edit(edit) = command {
        world.get_resource::<Index>().ok_or(Refusal::NoDive)?;
        edit::check(world, edit)?;
        return Ok(());
    }
    world.resource_scope(|world, mut state: Mut<CheckState>| {
        let mut ctx = state.0.get_mut(world).map_err(|_| Refusal::NoDive)?;
        ctx.beat.quiet = true;
        let result = check_parts(&mut ctx, command);
        ctx.beat.quiet = false;
        result
    })
}

/// Runs the check chains of a command's parts. These change nothing.
fn check_parts(ctx: &mut BeatCtx, command: Command) -> Result<(), Refusal> {
    let &(id, cell) = ctx.grid.players().first().ok_or(Refusal::NoDive)?;
    let entity = ctx.entity(id).ok_or(Refusal::NoDive)?;
    if ctx.statused.get(entity).is_ok_and(|held| held.stun > 0 || held.freeze > 0 || held.stuck) {
        return Ok(());
    }
    let (action, toward) = action_of(command);
    let mut result = Err(Refusal::NoDive);
    for part in action.parts.iter() {
        let mut event = Event::new(id, entity, cell, toward.unwrap_or_default(), part);
        if ctx.traverse(Chain::Check(Verb::of(part)), &mut event) {
            return Ok(());
        }
        result = Err(Refusal::Nothing(event.reason));
    }
    result
}

/// Plays a command: checks it, runs the beat, and goes to the next floor if the player is on the
/// exit.
///
/// # Errors
/// Why the command is refused; no beat passes and nothing has changed.
pub fn act(world: &mut World, command: Command) -> Result<(), Refusal> {
    check(world, command)?;
    if let Command::Edit(edit) = command {
        edit::apply(world, edit)?;
        return Ok(());
    }
    open_beat(world, command);
    beat::run(world, Pace::Beat, Vec::new());
    Ok(())
}

/// Begins a beat whose command has been checked.
pub(crate) fn open_beat(world: &mut World, command: Command) {
    world.resource_mut::<Choice>().0 = Some(command);
    world.resource_mut::<BeatState>().drawn_at = None;
    let known = world.resource::<EventLog<DiveEvent>>().events().len();
    let mut cursor = world.resource_mut::<BeatCursor>();
    (cursor.stage, cursor.seen) = (Stage::In(BeatSet::Sort), known);
    let mut state = world.resource_mut::<DiveState>();
    state.beat += 1;
    let (beat, floor) = (state.beat, state.floor);
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::BeatBegan { beat });
    if let Some(mut watch) = world.get_resource_mut::<Watch>() {
        watch.begin(beat, floor, command);
    }
}

/// Ends a beat whose phases are all over.
pub(crate) fn close_beat(world: &mut World) {
    world.resource_mut::<Choice>().0 = None;
    leave(world);
}

/// Goes to the next floor, or ends the dive, if a player is on an exit.
fn leave(world: &mut World) {
    let grid = world.resource::<Grid>();
    let Some(&(id, cell)) = grid.players().first() else {
        return;
    };
    let Some(exit) = grid.at(cell, Layer::Trap) else {
        return;
    };
    let index = world.resource::<Index>();
    let (Some(exit), Some(player)) = (index.entity(exit), index.entity(id)) else {
        return;
    };
    if !world.entity(exit).contains::<Exit>() || world.resource::<DiveState>().outcome.is_some() {
        return;
    }
    let floor = world.resource::<DiveState>().floor;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::Left { id, floor });
    let mut state = world.resource_mut::<DiveState>();
    if state.floor + 1 >= state.floors {
        state.outcome = Some(Outcome::Escaped);
        return;
    }
    state.floor += 1;
    let Some(kind) = world.get::<Object>(player).map(|object| object.kind) else {
        return;
    };
    let mut traits = Traits::take(world.entity(player));
    if let Some(statused) = &mut traits.statused {
        *statused = Statused {
            push_resistance: statused.push_resistance,
            resistances: statused.resistances,
            ..Statused::default()
        };
    }
    build_floor(world, Some((kind, traits)));
}

/// The fingerprint of the whole state between two beats.
pub fn fingerprint(world: &World) -> Fingerprint {
    beat::whole(
        world.resource::<Index>(),
        world.resource::<Grid>(),
        world.resource::<DiveState>(),
        world.resource::<Streams>(),
    )
}
