//! Battles of three sizes, with and without saving their moves, and the odds of one. Of the breach:
//! whole duels of bots, and the preview of a choice on a crowded field.

use super::AT_LEAST;
use crate::breach::{self, Shares};
use crate::data::own;
use crate::odds::{BUDGET, ERROR, Workers};
use crate::{LabError, rounded};
use bevy_ecs::world::World;
use daemonfall_battle::{
    Arena, Camp, Dice, MatchupForm, MoveTypes, Outcome, Plan, Silent, Tally, UnitForm,
};
use daemonfall_breach::bots::Policy;
use daemonfall_breach::library::{FILES, Source};
use daemonfall_breach::preview::preview;
use daemonfall_breach::{
    BreachLibrary, BreachSnapshot, Command, Muster, Post, Scratch, UnitId, act, all_commands,
    begin, install, mirrored, turn,
};
use daemonfall_core::{Streams, fingerprint_of};
use daemonfall_stack::Stack;
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Battles between two checks of the clock.
const BATCH: u64 = 256;
const PREVIEWS: u64 = 20;
/// Battles that go into the fingerprint.
const PRINTED: u32 = 1_024;

/// Battles of 1 against 1, 8 against 8, and a field of seven stacks of 8: 24 against 32; and the odds of
/// 8 against 8.
pub fn battle() -> Result<Value, LabError> {
    let sizes = [(1, 1), (8, 8), (24, 32)];
    let battles = sizes.map(|(attackers, defenders)| battles(attackers, defenders));
    let cores = bevy_tasks::available_parallelism();
    Ok(json!({
        "battles": battles.into_iter().collect::<Result<Vec<_>, _>>()?,
        "odds": odds(&Workers::new(1), 1)?,
        "odds_on_all_cores": odds(&Workers::of_this_machine(), cores)?,
    }))
}

/// Units of four kinds by turns: a charger, a shield, an archer, a healer.
pub(crate) fn plan(attackers: usize, defenders: usize) -> Result<Plan, LabError> {
    let kinds: [(i32, i32, i32, i32, &[&str]); 4] = [
        (6, 4, 4, 10, &["Charge", "Strike"]),
        (5, 6, 3, 14, &["Strike"]),
        (7, 3, 3, 8, &["Archery"]),
        (4, 4, 3, 9, &["Healing", "Strike"]),
    ];
    let unit = |side, place: usize| {
        let (attack, defence, damage, health, abilities) = kinds[place % kinds.len()];
        UnitForm {
            side,
            attack,
            defence,
            damage,
            health,
            max_health: None,
            abilities: abilities.iter().map(|name| (*name).to_owned()).collect(),
            row: None,
            order: None,
        }
    };
    let attackers = (0..attackers).map(|place| unit(Camp::Attacker, place));
    let defenders = (0..defenders).map(|place| unit(Camp::Defender, place));
    let units = attackers.chain(defenders).collect();
    let plan = MatchupForm { units }.plan(&MoveTypes::standard());
    plan.map_err(|wrong| LabError::Wrong(format!("the bench's match-up: {wrong:?}")))
}

fn per_second(mut work: impl FnMut(u64)) -> f64 {
    let (mut done, begun) = (0, Instant::now());
    while begun.elapsed() < AT_LEAST {
        for _ in 0..BATCH {
            work(done);
            done += 1;
        }
    }
    done as f64 / begun.elapsed().as_secs_f64()
}

fn battles(attackers: usize, defenders: usize) -> Result<Value, LabError> {
    let plan = plan(attackers, defenders)?;
    let mut arena = Arena::new(&plan);
    let counted = plan.odds(0, PRINTED);
    let moves = counted.moves as f64 / f64::from(PRINTED);
    let battles = per_second(|number| {
        let mut dice = Dice::of_battle(0, number);
        black_box(plan.fight(&mut arena, &mut dice, &mut Silent));
    });
    let kept = per_second(|seed| {
        black_box(plan.simulate(seed));
    });
    let anew = || Plan::new(plan.types(), plan.participants().to_vec());
    let plans = per_second(|_| {
        black_box(anew().is_ok());
    });
    let planned = per_second(|number| {
        let mut dice = Dice::of_battle(0, number);
        black_box(anew().map(|plan| plan.fight(&mut arena, &mut dice, &mut Silent)).is_ok());
    });
    Ok(json!({
        "attackers": attackers,
        "defenders": defenders,
        // Looking only at the ending; below, with all moves saved, and planned anew for each.
        "battles_per_second": battles.round(),
        "moves_per_second": (battles * moves).round(),
        "moves_per_battle": rounded(moves, 1),
        "kept_per_second": kept.round(),
        "planned_per_second": planned.round(),
        "plan_microseconds": rounded(1e6 / plans, 2),
        // Of the counted battles.
        "fingerprint": fingerprint_of(&counted).to_string(),
    }))
}

/// Counted until the error is at most 1 %, or the time is up.
fn odds(workers: &Workers, threads: usize) -> Result<Value, LabError> {
    let plan = plan(8, 8)?;
    let (mut all, mut slowest) = (Duration::ZERO, Duration::ZERO);
    let mut last = Tally::new(&plan);
    for seed in 0..PREVIEWS {
        let begun = Instant::now();
        last = workers.preview(&plan, seed, ERROR, BUDGET);
        let took = begun.elapsed();
        all += took;
        slowest = slowest.max(took);
    }
    let share = last.share(Outcome::Attacker);
    let milliseconds = |time: Duration| rounded(time.as_secs_f64() * 1e3, 2);
    Ok(json!({
        "threads": threads,
        "battles": last.battles,
        "attacker": f64::from(share.millionths) / 1e6,
        "error": f64::from(share.error) / 1e6,
        "milliseconds": milliseconds(all / PREVIEWS as u32),
        "slowest_milliseconds": milliseconds(slowest),
    }))
}

/// Turns that a preview shows, as many as the game's forecast.
const TURNS: usize = 12;

pub fn breach(library: &BreachLibrary) -> Result<Value, LabError> {
    Ok(json!({
        "opponents": duels(library, Policy::Opponent)?,
        "greedy": duels(library, Policy::Greedy)?,
        "preview": ghost()?,
    }))
}

/// Of four units per side, on one thread.
fn duels(library: &BreachLibrary, policy: Policy) -> Result<Value, LabError> {
    let mut arena = breach::Arena::new(library);
    let (mut duels, mut choices, began) = (0u32, 0u64, Instant::now());
    while began.elapsed() < AT_LEAST {
        let mut dice = Streams::new(u64::from(duels));
        let muster = mirrored(library, &mut dice, 4);
        let duel = arena.play(&muster, [policy; 2], &mut dice, &mut Shares::default())?;
        choices += u64::from(duel.choices);
        duels += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(json!({
        "duels": duels,
        "duels_per_second": rounded(f64::from(duels) / seconds, 1),
        "choices_per_second": (choices as f64 / seconds).round(),
    }))
}

/// A field full of units that put slow moves on the stack.
fn crowded() -> Result<World, LabError> {
    let texts = [include_str!("subroutines.ron"), include_str!("units.ron"), "{}"];
    let sources = FILES.iter().zip(texts).map(|(file, text)| own("bench", file, text));
    let sources: Vec<Source> = sources.collect();
    let mut world = World::new();
    install(&mut world, BreachLibrary::from_sources(&sources)?);
    let posts: Vec<Post> =
        (0..8).map(|place| Post { unit: UnitId(0), column: place % 4, depth: place / 4 }).collect();
    let muster = Muster { player: posts.clone(), hostile: posts, ..Muster::default() };
    begin(&mut world, &muster).map_err(LabError::Wrong)?;
    Ok(world)
}

/// Previews of all choices of a turn.
fn ghost() -> Result<Value, LabError> {
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
    Ok(json!({
        "characters": now.fighters.len(),
        "moves": now.stack.stack.moves().len(),
        "previews": previews,
        "milliseconds": rounded(mean, 3),
        "slowest_milliseconds": rounded(slowest.as_secs_f64() * 1e3, 3),
    }))
}
