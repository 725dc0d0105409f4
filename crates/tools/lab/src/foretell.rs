//! Compares what is announced of the next beat of a dive with what happens, in many positions: for
//! every legal choice, each object must do what a preview said that it would.

use crate::LabError;
use crate::bots::{Bot, Random};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Side, Snapshot, Stream, Streams, seed_text};
use daemonfall_dungeon::components::{Directions, ObjectId, Traits};
use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, DiveSnapshot, Library, Preview, act, begin, check, deeds,
    install,
};
use serde::Serialize;

#[derive(Serialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    pub positions: u64,
    pub choices: u64,
    /// Deeds that were announced and happened.
    pub deeds: u64,
    /// Deeds about which dice decided.
    pub doubtful: u64,
}

/// Beats that a bot plays from each beginning; each of them is a position.
const BEATS: u32 = 10;
/// Enemies within this many cells of the player are put into some state of theirs.
const NEAR: i32 = 6;

/// Compares this many positions, in dives of this seed and those after it. The error names the first
/// choice that leads to something else than was announced.
pub fn compare(library: &Library, positions: u64, first_seed: u64) -> Result<Compared, LabError> {
    let (mut world, mut copy) = (World::new(), World::new());
    install(&mut world, library.clone());
    install(&mut copy, library.clone());
    let mut preview = Preview::new(library.clone());
    let mut compared = Compared::default();
    for seed in (0..).map(|place| first_seed.wrapping_add(place)) {
        begin_amid(&mut world, seed);
        let mut bot = Random::new(seed);
        for _ in 0..BEATS {
            if compared.positions >= positions {
                return Ok(compared);
            }
            let Some(command) = bot.choose(&mut world) else { break };
            let from = DiveSnapshot::take(&mut world);
            compare_one(&mut compared, &mut preview, &from, &mut copy).map_err(|reason| {
                let beat = from.state.beat;
                LabError::Wrong(format!("seed {}, after beat {beat}: {reason}", seed_text(seed)))
            })?;
            if act(&mut world, command).is_err() {
                break;
            }
            world.resource_mut::<EventLog<DiveEvent>>().clear();
        }
    }
    Ok(compared)
}

fn compare_one(
    compared: &mut Compared,
    preview: &mut Preview,
    from: &DiveSnapshot,
    world: &mut World,
) -> Result<(), String> {
    compared.positions += 1;
    let records = from.objects.iter();
    let players: Vec<ObjectId> = records
        .filter(|record| record.traits.player.is_some())
        .map(|record| record.object.id)
        .collect();
    let dice = throws_dice(from, world);
    for command in choices() {
        from.restore(world).map_err(|error| error.to_string())?;
        let legal = check(world, command);
        let forecast = preview.play(from, &[command]);
        if legal.is_err() || forecast.is_err() {
            if legal == forecast.map(|_| ()) {
                continue;
            }
            return Err(format!("{command:?} is refused or played, but not in its preview"));
        }
        compared.choices += 1;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        act(world, command).map_err(|refusal| format!("{command:?}: {refusal}"))?;
        let events: Vec<DiveEvent> = world.resource_mut::<EventLog<DiveEvent>>().drain().collect();
        let done = deeds(&events, &players);
        let forecast = forecast.unwrap_or_default();
        let is_told = |id: &ObjectId| id.0 > from.state.next || forecast.deeds.contains_key(id);
        let untold = done.iter().find(|(id, deed)| deed.harm.is_some() && !is_told(id));
        if let Some((id, deed)) = untold {
            return Err(format!("{command:?}: object {}: {deed:?} is not announced", id.0));
        }
        for (id, deed) in forecast.deeds {
            let Some(deed) = deed else {
                compared.doubtful += 1;
                let may = forecast.options.get(&id).into_iter().flatten();
                if dice
                    && done.get(&id).is_none_or(|done| may.clone().any(|(deed, _)| deed == done))
                {
                    continue;
                }
                return Err(format!("{command:?}: a doubt about object {}", id.0));
            };
            compared.deeds += 1;
            if done.get(&id) != Some(&deed) {
                let found = done.get(&id);
                return Err(format!("{command:?}: object {}: {deed:?}, but {found:?}", id.0));
            }
        }
    }
    Ok(())
}

fn choices() -> impl Iterator<Item = Command> {
    let straight = Direction::STRAIGHT.into_iter();
    let steps = straight.clone().map(Command::Step);
    steps.chain(straight.map(Command::Bomb)).chain([Command::Wait, Command::Drink, Command::Take])
}

/// Whether something on the floor draws its directions.
fn throws_dice(from: &DiveSnapshot, world: &World) -> bool {
    let library = world.resource::<Library>();
    from.objects.iter().filter_map(|record| record.traits.sequential).any(|sequential| {
        let steps = &library.sequence(sequential.sequence).steps;
        steps.iter().any(|step| step.directions == Directions::Random)
    })
}

fn hurts_by_itself(traits: &Traits) -> bool {
    let moves = traits.bouncing.is_some() || traits.laying.is_some();
    moves || traits.striking.is_some() || traits.scorching.is_some() || traits.fuse.is_some()
}

/// Begins a dive on one of its floors, near an enemy, or on or beside something that hurts by itself.
/// What is near an enemy is at any step of its sequence, and some of it stunned, frozen, burning or
/// stuck.
fn begin_amid(world: &mut World, seed: u64) {
    begin(world, seed);
    let mut dice = Streams::new(!seed);
    let mut below = |bound: usize| dice.below(Stream::Dive, bound as u32) as usize;
    let floors = DiveSnapshot::take(world).state.floors as usize;
    for _ in 0..below(floors) {
        let mut from = DiveSnapshot::take(world);
        let exit = from.objects.iter().find(|record| record.traits.exit.is_some());
        let Some(exit) = exit.map(|record| record.placed.cell) else { break };
        if !stand(&mut from, exit, world) || act(world, Command::Wait).is_err() {
            break;
        }
    }
    let mut from = DiveSnapshot::take(world);
    let enemies = from.objects.iter().filter(|record| record.object.side == Side::Hostile);
    let enemies: Vec<Cell> = enemies.map(|record| record.placed.cell).collect();
    let hazards = from.objects.iter().filter(|record| hurts_by_itself(&record.traits));
    let hazards: Vec<Cell> = hazards.map(|record| record.placed.cell).collect();
    if enemies.is_empty() {
        return;
    }
    let enemy = enemies[below(enemies.len())];
    let library = world.resource::<Library>().clone();
    for record in &mut from.objects {
        if record.traits.player.is_some() || record.placed.cell.distance(enemy) > NEAR {
            continue;
        }
        if let Some(sequential) = &mut record.traits.sequential
            && below(2) == 0
        {
            let steps = library.sequence(sequential.sequence).steps.len();
            (sequential.step, sequential.repeats) = (below(steps) as u16, 0);
        }
        if let Some(statused) = &mut record.traits.statused {
            match below(12) {
                0 => statused.stun = 1 + below(3) as u16,
                1 => statused.freeze = 1 + below(3) as u16,
                2 => statused.burn = 1 + below(3) as u16,
                3 => statused.stuck = true,
                _ => {}
            }
        }
    }
    let (by, far) = match hazards.len() {
        0 => (enemy, 4),
        some if below(3) == 0 => (hazards[below(some)], 1),
        _ => (enemy, 4),
    };
    for _ in 0..20 {
        let mut off = || below(2 * far + 1) as i32 - far as i32;
        let cell = Cell::new(by.x + off(), by.y + off());
        if stand(&mut from, cell, world) {
            return;
        }
    }
}

/// Puts the player into a cell, if it is free.
fn stand(from: &mut DiveSnapshot, cell: Cell, world: &mut World) -> bool {
    for record in from.objects.iter_mut().filter(|record| record.traits.player.is_some()) {
        (record.placed.cell, record.placed.began) = (cell, cell);
        if let Some(player) = &mut record.traits.player {
            player.bombs = player.bombs.max(1);
        }
    }
    from.restore(world).is_ok()
}
