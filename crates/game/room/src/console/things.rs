//! Lists of things that commands can name: objects, stacks and units, choices of a breach, kinds;
//! and the odds of an attack.

use super::facts::{breach_is_shown, run};
use super::{called, told};
use crate::prelude::*;
use daemonfall_battle::Outcome;
use daemonfall_battle_mode::panel::likely;
use daemonfall_breach as breach;
use daemonfall_breach_mode::act::is_own_turn;
use daemonfall_core::Health;
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::components::Placed;
use daemonfall_dungeon::names::{KindId, Table};
use daemonfall_sector::{Stack, StackId, TileId};

/// Objects of the dive whose kind contains all words, one line each.
pub fn objects(world: &World, words: &[String]) -> Result<Vec<String>, String> {
    let (Screen::DIVE, Some(index), Some(library)) =
        (screen(world), world.get_resource::<Index>(), world.get_resource::<Library>())
    else {
        return Err("no dive is on the screen".into());
    };
    let mut told = Vec::new();
    for id in index.alive() {
        let name = index.kind(id).map_or("", |kind| library.kind_name(kind));
        if !words.iter().all(|word| name.contains(word.as_str())) {
            continue;
        }
        let entity = index.entity(id).and_then(|it| world.get_entity(it).ok());
        let place = entity.and_then(|it| it.get::<Placed>().map(|placed| placed.cell));
        let place = place.map_or(String::new(), |cell| format!("at {},{}", cell.x, cell.y));
        let health = entity.and_then(|it| it.get::<Health>().copied());
        let health = health.map_or(String::new(), |it| format!("{}/{} health", it.current, it.max));
        told.push(format!("#{:<5} {name:<18} {place:<10} {health}", id.0));
    }
    Ok(told)
}

fn stack_line(run: &Campaign, stack: &Stack) -> String {
    let sector = run.sector();
    let kind = sector.faction(stack.faction).kind;
    let (whose, place) =
        (&run.rules().library.faction(kind).name, called::place(&sector.grid, stack.tile));
    format!("#{} {whose} at {place}", stack.id.0)
}

pub fn stacks(world: &World) -> Result<Vec<String>, String> {
    let run = run(world)?;
    let view = run.view();
    let mut told = Vec::new();
    for stack in view.own_stacks().chain(view.others()) {
        told.push(stack_line(run, stack));
        for unit in &stack.units {
            let roster = &run.rules().roster;
            let (name, most) = (&roster.kind(unit.kind).name, unit.most_health(roster));
            let (id, health, moves) = (unit.id, unit.health, unit.moves);
            let leader = if unit.leader { ", the leader" } else { "" };
            told.push(format!("  #{id} {name}: {health}/{most} health, {moves} moves{leader}"));
        }
    }
    Ok(told)
}

/// The possible choices as console lines. Fails if it is not the player's turn.
pub fn choices(world: &World) -> Result<Vec<String>, String> {
    breach_is_shown(world)?;
    if !is_own_turn(world) {
        return Err("it is not your turn".into());
    }
    let all = breach::all_commands(world).into_iter().map(RunCommand::Breach);
    Ok(all.map(|command| told(world, &command)).collect())
}

pub fn kinds(world: &World, name: Option<&str>) -> Result<Vec<String>, String> {
    let library = world.get_resource::<Library>();
    let library = library.ok_or("the data is not loaded yet")?;
    let line = |id: KindId| {
        let (kind, name) = (library.kind(id), library.kind_name(id));
        format!("{name:<18} {:?}, {:?}: {}", kind.layer, kind.side, kind.about)
    };
    let Some(name) = name else {
        return Ok((0..library.kinds.len() as u16).map(|it| line(KindId(it))).collect());
    };
    let id = library.find_kind(name).ok_or_else(|| {
        let known = library.names.all(Table::Kind).iter().map(String::as_str);
        format!("there is no kind {name:?}{}", did_you_mean(name, known))
    })?;
    let traits = serde_json::to_value(&library.kind(id).traits);
    let traits = traits.map_err(|error| error.to_string())?;
    let mut told = vec![line(id)];
    super::facts::walk(String::new(), &traits, &mut |path, value| {
        if !value.is_null() {
            told.push(format!("  {path} = {value}"));
        }
    });
    Ok(told)
}

const BATTLES: u32 = 4000;
const SEED: u64 = 1;

/// The odds, as far as the player knows the units there. The error says why there is no battle.
pub fn odds(
    world: &World,
    stack: StackId,
    tile: TileId,
    from: Option<TileId>,
) -> Result<Vec<String>, String> {
    let view = run(world)?.view();
    let own = view.own_stack(stack);
    let own = own.ok_or_else(|| format!("there is no stack #{} of yours", stack.0))?;
    let forecast = view.forecast(stack, from.unwrap_or(own.tile), tile);
    let forecast = forecast.map_err(|refusal| refusal.to_string())?;
    let tally = forecast.plan.odds(SEED, BATTLES);
    let mut told: Vec<String> = Outcome::ALL
        .into_iter()
        .map(|outcome| {
            format!("{:<12} {}", format!("{outcome:?}"), likely(tally.share(outcome)).line())
        })
        .collect();
    if !view.sees_field(tile) {
        told.push("Parts of the field are out of sight: there may be more units.".into());
    }
    told.push(format!("{BATTLES} battles were simulated."));
    Ok(told)
}
