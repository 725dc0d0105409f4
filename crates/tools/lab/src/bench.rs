//! Benchmarks of the rules. Only the times differ from one run to the next.

pub(crate) mod fights;
mod steps;
mod timelines;
mod turns;

pub use fights::{battle, breach};
pub use steps::{clock, stack};
pub use timelines::measure as time;
pub use turns::measure as sector;

use crate::bots::Policy;
use crate::data::own;
use crate::dive::{Dive, Plan};
use crate::{LabError, rounded};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Health, Snapshot, Stream, StreamPositions, Streams};
use daemonfall_dungeon::components::{Object, ObjectId, Placed};
use daemonfall_dungeon::library::Source;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, DiveSnapshot, DiveState, Library, ObjectRecord, act,
    fingerprint, install,
};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The least time that anything is measured for.
const AT_LEAST: Duration = Duration::from_secs(2);
const CROWDS: [u32; 4] = [10, 100, 1_000, 10_000];

pub fn dive(base: &[Source]) -> Result<Value, LabError> {
    let mut open_floor = Vec::new();
    let (mut of_100, mut of_10000) = (f64::NAN, f64::NAN);
    for enemies in CROWDS {
        let (crowd, nanoseconds) = crowd(base, enemies)?;
        open_floor.push(crowd);
        match enemies {
            100 => of_100 = nanoseconds,
            10_000 => of_10000 = nanoseconds,
            _ => {}
        }
    }
    let library = daemonfall_dungeon::Library::from_sources(base)?;
    Ok(json!({
        "open_floor": open_floor,
        // The time of one object's action.
        "cost_at_10000_relative_to_100": rounded(of_10000 / of_100, 2),
        "random_dives": random_dives(&library),
        "peak_memory_mib": peak_mib(),
    }))
}

const DIVES: u32 = 200;
const MAX_BEATS: u32 = 500;

fn random_dives(library: &Library) -> Value {
    let plan = |seed| Plan { seed, policy: Policy::Random, floors: u32::MAX, max_beats: MAX_BEATS };
    let mut dive = Dive::new(library.clone(), plan(0));
    let mut steps = 0;
    let begun = Instant::now();
    for seed in 1..=DIVES {
        dive.again(plan(u64::from(seed)));
        steps += dive.play(None).beats;
    }
    let seconds = begun.elapsed().as_secs_f64();
    json!({
        "dives": DIVES,
        "steps": steps,
        "seconds": rounded(seconds, 3),
        "steps_per_second": (f64::from(steps) / seconds).round(),
    })
}

/// In MiB, from Linux's `/proc`; `None` elsewhere.
fn peak_mib() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(crate::rounded(kib / 1024.0, 1))
}

const SIDE: i32 = 200;
/// The player's spawn number; enemies come after it.
const PLAYER: u32 = 1;
/// Beats per repetition; each starts again from the same state.
const BEATS: u32 = 60;
/// Health that nothing in a bench uses up.
const UNDYING: i32 = 9_999;

const KINDS: &str = include_str!("bench/kinds.ron");
const SEQUENCES: &str =
    r#"{ "bench_hunt": (steps: [(parts: [Attack, Move], directions: Toward)]) }"#;

/// Measures a crowd on one thread, including the fingerprint; also the nanoseconds of an action.
fn crowd(base: &[Source], enemies: u32) -> Result<(Value, f64), LabError> {
    let mut sources = base.to_vec();
    sources.extend([own("bench", "kinds.ron", KINDS), own("bench", "sequences.ron", SEQUENCES)]);
    let library = Library::from_sources(&sources)?;
    let start = floor(&library, enemies);
    let mut world = World::new();
    install(&mut world, library);
    let (mut beats, mut took, mut moves, mut print) = (0, Duration::ZERO, 0u64, None);
    while took < AT_LEAST {
        start.restore(&mut world).map_err(LabError::wrong)?;
        for beat in 0..BEATS {
            let direction = if beat % 40 < 20 { Direction::East } else { Direction::West };
            let begun = Instant::now();
            let result = act(&mut world, Command::Step(direction));
            took += begun.elapsed();
            result.map_err(|refusal| {
                LabError::Wrong(format!("the bench's player is refused: {refusal}"))
            })?;
            let mut log = world.resource_mut::<EventLog<DiveEvent>>();
            moves += log
                .events()
                .iter()
                .filter(|event| matches!(event, DiveEvent::Moved { id, .. } if id.0 != PLAYER))
                .count() as u64;
            log.clear();
        }
        beats += BEATS;
        print.get_or_insert_with(|| fingerprint(&world));
    }
    let actions = u64::from(beats) * u64::from(enemies);
    let nanoseconds = took.as_nanos() as f64 / actions as f64;
    let rounded = |value| crate::rounded(value, 1);
    let crowd = json!({
        "enemies": enemies,
        "beats": beats,
        "actions": actions,
        "moves_percent": rounded(moves as f64 * 100.0 / actions as f64),
        "actions_per_second": (1e9 / nanoseconds).round(),
        "nanoseconds_per_action": rounded(nanoseconds),
        // After the first repetition.
        "fingerprint": print.map(|print| print.to_string()),
    });
    Ok((crowd, nanoseconds))
}

/// A walled floor with the player in the middle and enemies in random cells.
fn floor(library: &Library, enemies: u32) -> DiveSnapshot {
    let kind = |name: &str| library.find_kind(name).unwrap_or(KindId(0));
    let (ground, wall, hunter, player) =
        (kind("bench_floor"), kind("bench_wall"), kind("bench_hunter"), kind("player"));
    let cells: Vec<Cell> =
        (0..SIDE * SIDE).map(|place| Cell::new(place % SIDE, place / SIDE)).collect();
    let border =
        |cell: &Cell| cell.x == 0 || cell.y == 0 || cell.x == SIDE - 1 || cell.y == SIDE - 1;
    let middle = Cell::new(SIDE / 2, SIDE / 2);
    let mut free: Vec<Cell> =
        cells.iter().copied().filter(|cell| !border(cell) && *cell != middle).collect();
    let mut dice = Streams::new(u64::from(enemies));
    let mut objects = Vec::new();
    let mut add = |kind: KindId, cell: Cell, number: u32| {
        let definition = library.kind(kind);
        let object = Object {
            id: ObjectId(number),
            kind,
            priority: definition.priority,
            side: definition.side,
            layer: definition.layer,
        };
        let mut traits = definition.traits.clone();
        traits.health = Some(Health::full(UNDYING));
        objects.push(ObjectRecord { object, placed: Placed::at(cell, Direction::North), traits });
    };
    add(player, middle, PLAYER);
    for number in 0..enemies.min(free.len() as u32) {
        let place = dice.below(Stream::Generation, free.len() as u32) as usize;
        add(hunter, free.swap_remove(place), number + PLAYER + 1);
    }
    DiveSnapshot {
        library: library.fingerprint,
        streams: StreamPositions::default(),
        state: DiveState { floors: 1, next: enemies + PLAYER, ..DiveState::default() },
        width: SIDE,
        height: SIDE,
        ground: vec![ground; cells.len()],
        walls: cells.iter().map(|cell| border(cell).then_some(wall)).collect(),
        objects,
    }
}
