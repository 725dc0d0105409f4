//! A breach in a world: begin it, ask whose turn it is, choose, and run on to the next turn.

use crate::command::{Command, Refusal, Turn};
use crate::events::BreachEvent;
use crate::field::{COLUMNS, Field, Panel, Stands};
use crate::fighter::{Fighter, join};
use crate::goal::Goal;
use crate::legal::{can_only_wait, check};
use crate::library::{BreachLibrary, Post, UnitId, misplaced};
use crate::record::{BreachRecord, begin_record, note};
use crate::rules::{self, BreachTick};
use crate::snapshot::{BreachSnapshot, SnapshotError};
use crate::state::BreachState;
use crate::trace::BreachTrace;
use bevy_ecs::prelude::*;
use daemonfall_clock::{ChargeTime, Machine};
use daemonfall_core::{
    EventLog, Fingerprint, Health, Side, Snapshot, Stream, Streams, fingerprint_of,
};
use daemonfall_stack::{self as stack, CharacterSheet, Roster, Shield};

/// The line-ups: the posts of both sides. The player's characters come first in the character list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Muster {
    pub player: Vec<Post>,
    /// The other side's posts.
    pub hostile: Vec<Post>,
    pub goal: Goal,
}

impl Muster {
    /// Checks the goal, and that every unit is there and fits on its post; the error names the first that does
    /// not.
    pub fn check(&self, library: &BreachLibrary) -> Result<(), String> {
        for (side, posts) in [(Side::Player, &self.player), (Side::Hostile, &self.hostile)] {
            if posts.is_empty() {
                return Err(format!("{side:?}: this side has no units"));
            }
            if !posts.iter().all(|post| library.has_unit(post.unit)) {
                return Err(format!("{side:?}: the data have no such unit"));
            }
            for last in 1..=posts.len() {
                let size = |unit| library.unit(unit).size;
                if let Some(reason) = misplaced(&posts[..last], size) {
                    let name = &library.unit(posts[last - 1].unit).name;
                    return Err(format!("{side:?}, {name}: {reason}"));
                }
            }
        }
        self.goal.fault(self.hostile.len()).map_or(Ok(()), Err)
    }
}

/// How a character enters a breach, if not fresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its health, clamped to 1 and its kind's maximum; `None` for full health.
    pub health: Option<i32>,
    pub shield: i32,
    pub charge: u32,
}

impl Entry {
    /// Fresh, as its kind begins.
    pub const FRESH: Self = Self { health: None, shield: 0, charge: 0 };
}

/// Clockticks without a choice after which a breach is abandoned. The slowest character that can
/// act needs ten for a turn.
const IDLE_AT_MOST: u32 = 1_000;

/// Installs the breach's data, state, log and schedule in a world, a bare one or an app's.
pub fn install(world: &mut World, library: BreachLibrary) {
    stack::install_parts(world, library.on_the_stack.clone());
    world.insert_resource(library);
    world.init_resource::<BreachState>();
    Machine::init(world);
    world.init_resource::<Field>();
    world.init_resource::<EventLog<BreachEvent>>();
    world.add_schedule(rules::build());
}

/// Begins a breach and runs on to its first turn, if every unit fits on its post.
pub fn begin(world: &mut World, muster: &Muster) -> Result<(), String> {
    begin_as(world, muster, &[])
}

/// Begins a breach like [`begin`]. `entries` are for the player's characters in the order of their
/// posts; those without an entry are fresh.
pub fn begin_as(world: &mut World, muster: &Muster, entries: &[Entry]) -> Result<(), String> {
    let library = world.resource::<BreachLibrary>().clone();
    muster.check(&library)?;
    stack::dismiss_all(world);
    world.insert_resource(BreachState { goal: muster.goal, ..BreachState::default() });
    Machine::default().put(world);
    world.insert_resource(Field::default());
    world.resource_mut::<EventLog<BreachEvent>>().clear();
    for (side, posts) in [(Side::Player, &muster.player), (Side::Hostile, &muster.hostile)] {
        let told = match side {
            Side::Player => entries,
            Side::Hostile | Side::Neutral => &[],
        };
        for (place, post) in posts.iter().enumerate() {
            let entry = told.get(place).copied().unwrap_or(Entry::FRESH);
            enlist(world, &library, side, *post, entry);
        }
    }
    begin_record(world);
    run_on(world);
    Ok(())
}

fn enlist(world: &mut World, library: &BreachLibrary, side: Side, post: Post, entry: Entry) {
    let unit = library.unit(post.unit);
    let Some(panel) = Panel::of(side, post.depth, post.column) else { return };
    let mut health = Health::full(unit.health);
    health.current = entry.health.map_or(health.max, |now| now.clamp(1, health.max));
    let id = stack::enlist(world, CharacterSheet { side, health, max_cpu: unit.cpu });
    let stands = Stands { panel, deep: unit.size.0, wide: unit.size.1 };
    let rest = (Shield(entry.shield.max(0)), ChargeTime(entry.charge), stands);
    join(world, id, Fighter::new(post.unit, library), rest);
    world.resource_mut::<Field>().put(id, stands);
}

/// The turn that is waiting for its choice; `None` once the breach is over.
pub fn turn(world: &World) -> Option<Turn> {
    world.resource::<BreachState>().turn
}

/// The side of the character that has the turn; `None` once the breach is over.
pub fn side_to_choose(world: &World) -> Option<Side> {
    Some(world.resource::<Roster>().side(turn(world)?.who))
}

/// Makes the choice of the character that has the turn, unless refused, and runs on to the next.
pub fn act(world: &mut World, command: Command) -> Result<(), Refusal> {
    check(world, command)?;
    note(world, command);
    let forced = command == Command::Wait && can_only_wait(world);
    world.resource_mut::<BreachState>().decision = Some((command, forced));
    run_on(world);
    Ok(())
}

/// Runs clockticks until a choice is needed or the breach is over.
pub fn run_on(world: &mut World) {
    let known = world.resource::<EventLog<BreachEvent>>().events().len();
    if let Some(mut trace) = world.get_resource_mut::<BreachTrace>() {
        trace.skip_to(known);
    }
    for _ in 0..IDLE_AT_MOST {
        world.run_schedule(BreachTick);
        let state = world.resource::<BreachState>();
        if state.turn.is_some() || state.outcome.is_some() {
            break;
        }
    }
}

pub fn fingerprint(world: &World) -> Fingerprint {
    fingerprint_of(&BreachSnapshot::of(world))
}

/// A line-up of `number` units that are not guardians, the same on both sides. No unit is used
/// twice while others are left, and at least one is not a mime.
pub fn mirrored(library: &BreachLibrary, dice: &mut Streams, number: u32) -> Muster {
    let mut pool: Vec<UnitId> =
        library.units().filter(|(_, unit)| unit.phase.is_none()).map(|(id, _)| id).collect();
    let mut places: Vec<(i8, i8)> =
        (0..2).flat_map(|depth| (0..COLUMNS).map(move |column| (column, depth))).collect();
    let mut posts: Vec<Post> = Vec::new();
    while posts.len() < number as usize && !pool.is_empty() && !places.is_empty() {
        let unit = pool.swap_remove(dice.below(Stream::Generation, pool.len() as u32) as usize);
        let first = posts.is_empty();
        if first && library.unit(unit).mime {
            continue;
        }
        let place = dice.below(Stream::Generation, places.len() as u32) as usize;
        let (column, depth) = places.swap_remove(place);
        posts.push(Post { unit, column, depth });
    }
    Muster { player: posts.clone(), hostile: posts, goal: Goal::Defeat }
}

/// A recorded breach in a separate world, traced from its beginning.
pub struct Rerun {
    world: World,
    edition: u64,
    done: usize,
}

impl Rerun {
    /// Plays up to the first choice, if there is a record, and keeps the last `keep` moments.
    pub fn of(record: &BreachRecord, keep: usize) -> Result<Option<Self>, SnapshotError> {
        let Some((library, snapshot)) = record.start() else { return Ok(None) };
        let mut world = World::new();
        install(&mut world, library.clone());
        snapshot.restore(&mut world)?;
        world.insert_resource(BreachTrace::new(keep));
        run_on(&mut world);
        let mut rerun = Self { world, edition: record.edition(), done: 0 };
        rerun.clear_log();
        Ok(Some(rerun))
    }

    /// Whether this rerun can continue with this record.
    pub fn is_of(&self, record: &BreachRecord) -> bool {
        self.edition == record.edition() && self.done <= record.choices().len()
    }

    /// Plays one more choice, unless it is refused here; returns whether there was one.
    pub fn go_on(&mut self, record: &BreachRecord) -> Result<bool, Refusal> {
        let Some(command) = record.choices().get(self.done) else { return Ok(false) };
        act(&mut self.world, *command)?;
        self.done += 1;
        self.clear_log();
        Ok(true)
    }

    fn clear_log(&mut self) {
        self.world.resource_mut::<EventLog<BreachEvent>>().clear();
    }

    /// Number of choices played.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The breach as far as it has been played.
    pub fn world(&self) -> &World {
        &self.world
    }

    pub fn trace(&self) -> &BreachTrace {
        self.world.resource::<BreachTrace>()
    }

    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
