//! The breach: whole duels of bots, and the preview of a choice on a crowded field.

use crate::breach::{Arena, Shares};
use crate::data::own;
use crate::{LabError, rounded};
use bevy_ecs::world::World;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::library::{FILES, Source};
use daemonfall_breach::preview::preview;
use daemonfall_breach::{
    BreachLibrary, BreachSnapshot, Command, Muster, Post, Scratch, UnitId, act, all_commands,
    begin, install, mirrored, turn,
};
use daemonfall_core::Streams;
use daemonfall_stack::Stack;
use serde::Serialize;
use std::time::{Duration, Instant};

const AT_LEAST: Duration = Duration::from_millis(2_000);
/// Turns that a preview shows, as many as the game's forecast.
const TURNS: usize = 12;

#[derive(Serialize, Clone, Debug)]
pub struct BreachBench {
    /// Opponent against opponent, four units per side.
    pub opponents: Duels,
    pub greedy: Duels,
    pub preview: Ghost,
}

#[derive(Serialize, Clone, Debug)]
pub struct Duels {
    pub duels: u32,
    /// Duels per second, on one thread.
    pub duels_per_second: f64,
    pub choices_per_second: f64,
}

/// Previews of all choices of a turn.
#[derive(Serialize, Clone, Debug)]
pub struct Ghost {
    pub characters: u32,
    pub moves: usize,
    pub previews: u32,
    pub milliseconds: f64,
    pub slowest_milliseconds: f64,
}

pub fn measure(library: &BreachLibrary) -> Result<BreachBench, LabError> {
    Ok(BreachBench {
        opponents: duels(library, Policy::Opponent)?,
        greedy: duels(library, Policy::Greedy)?,
        preview: ghost()?,
    })
}

fn duels(library: &BreachLibrary, policy: Policy) -> Result<Duels, LabError> {
    let mut arena = Arena::new(library);
    let (mut duels, mut choices, began) = (0u32, 0u64, Instant::now());
    while began.elapsed() < AT_LEAST {
        let mut dice = Streams::new(u64::from(duels));
        let muster = mirrored(library, &mut dice, 4);
        let duel = arena.play(&muster, [policy; 2], &mut dice, &mut Shares::default())?;
        choices += u64::from(duel.choices);
        duels += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Duels {
        duels,
        duels_per_second: rounded(f64::from(duels) / seconds, 1),
        choices_per_second: (choices as f64 / seconds).round(),
    })
}

/// A field full of units that put slow moves on the stack.
fn crowded() -> Result<World, LabError> {
    let texts = [
        r#"{
            "slow": (name: "Slow", about: "", time: 9, cpu: 1, kind: Magic, aims: Foe, use: [Damage(1)]),
            "row": (name: "Row", about: "", time: 9, cpu: 1, aims: Panel, shape: Row, use: [Damage(1)]),
        }"#,
        r#"{
            "crowd": (name: "Crowd", about: "", health: 500, cpu: 9, speed: 100, subroutines: ["slow", "row"], reaction: CounterMagic),
        }"#,
        "{}",
    ];
    let sources = FILES.iter().zip(texts).map(|(file, text)| own("bench", file, text));
    let sources: Vec<Source> = sources.collect();
    let mut world = World::new();
    install(&mut world, BreachLibrary::from_sources(&sources)?);
    let posts: Vec<Post> =
        (0..8).map(|place| Post { unit: UnitId(0), column: place % 4, depth: place / 4 }).collect();
    let muster = Muster { player: posts.clone(), hostile: posts };
    begin(&mut world, &muster).map_err(LabError::Wrong)?;
    Ok(world)
}

fn ghost() -> Result<Ghost, LabError> {
    let mut world = crowded()?;
    let mut turns = 0;
    while world.resource::<Stack>().moves().len() < 32 {
        let commands = all_commands(&world);
        // Every other move hits a row, the rest one character.
        let command = if turns % 2 == 0 { commands.first() } else { commands.iter().rev().nth(1) };
        let command = command.copied().unwrap_or(Command::Wait);
        act(&mut world, command).map_err(LabError::wrong)?;
        turns += 1;
        if turns > 1_000 || turn(&world).is_none() {
            return Err(LabError::Wrong("the bench's field did not fill up".into()));
        }
    }
    let now = BreachSnapshot::of(&world);
    let commands = all_commands(&world);
    let mut scratch = Scratch::new(world.resource::<BreachLibrary>());
    let (mut previews, mut slowest, began) = (0u32, Duration::ZERO, Instant::now());
    while began.elapsed() < AT_LEAST {
        for command in &commands {
            let one = Instant::now();
            preview(&mut scratch, &now, Some(*command), TURNS).map_err(LabError::wrong)?;
            slowest = slowest.max(one.elapsed());
            previews += 1;
        }
    }
    let mean = began.elapsed().as_secs_f64() * 1e3 / f64::from(previews);
    Ok(Ghost {
        characters: now.fighters.len() as u32,
        moves: now.stack.stack.moves().len(),
        previews,
        milliseconds: rounded(mean, 3),
        slowest_milliseconds: rounded(slowest.as_secs_f64() * 1e3, 3),
    })
}
