//! Names and numbers for arguments of commands, from the game's current state.

use super::arguments::{Names, breach_view};
use super::called;
use super::complete::Candidate;
use crate::prelude::*;
use daemonfall_battle::Order;
use daemonfall_breach as breach;
use daemonfall_dungeon::names::Table;

/// The candidates for an argument, after these words of its command.
pub fn of(world: &mut World, kind: &str, before: &[String]) -> Vec<Candidate> {
    let ways = [("north", "up"), ("east", "right"), ("south", "down"), ("west", "left")];
    match kind {
        "WAY" => ways.map(|(word, about)| Candidate::new(word, about)).into(),
        "ORDER" => {
            let words = ["none"].into_iter().chain(Order::ALL.map(Order::key));
            words.map(|word| Candidate::new(word, "")).collect()
        }
        "SUBROUTINE" => subroutines(world),
        "AIM" => aims(world, before),
        "OBJECT" => objects(world),
        "OBJECTKIND" => kinds(world),
        _ => world.get_resource().map_or_else(Vec::new, |run| of_run(run, kind)),
    }
}

/// Those of the data that have these ids.
fn entries(names: Names, kind: &str, ids: impl IntoIterator<Item = Value>) -> Vec<Candidate> {
    let entry = |id: Value| names.entries(kind)?.find(|it| it.0 == id);
    let all = ids.into_iter().filter_map(entry);
    all.map(|(_, key, name)| Candidate::new(key, name)).collect()
}

fn of_run(run: &Campaign, kind: &str) -> Vec<Candidate> {
    let (sector, roster) = (run.sector(), &run.rules().roster);
    let entries = |ids: Vec<Value>| entries(Names::new(run), kind, ids);
    let place = |tile| called::place(&sector.grid, tile);
    let view = run.view();
    match kind {
        "STACK" => view
            .own_stacks()
            .map(|stack| {
                let count = stack.units.len();
                let about = format!("{count} units at {}", place(stack.tile));
                Candidate::new(format!("#{}", stack.id.0), about)
            })
            .collect(),
        "UNIT" | "STATION" => run
            .run()
            .units()
            .map(|unit| {
                let (kind, most) = (roster.kind(unit.kind), unit.most_health(roster));
                let about = format!("{}, {}/{most} health", kind.name, unit.health);
                Candidate::new(format!("#{}", unit.id), about)
            })
            .collect(),
        "FACTION" => sector
            .factions()
            .filter(|(_, faction)| faction.alive)
            .map(|(id, faction)| {
                let kind = run.rules().library.faction(faction.kind);
                Candidate::new(kind.key.clone(), format!("{}, #{}", kind.name, id.0))
            })
            .collect(),
        "TILE" => {
            let stacks = view.own_stacks().chain(view.others());
            let mut found: Vec<Candidate> = stacks
                .map(|stack| {
                    let kind = sector.faction(stack.faction).kind;
                    let whose = &run.rules().library.faction(kind).name;
                    Candidate::new(place(stack.tile), format!("{whose} are there"))
                })
                .collect();
            let built = sector.grid.tiles().filter_map(|tile| {
                let structure = view.structure(tile)?;
                Some(Candidate::new(place(tile), structure.name.clone()))
            });
            found.extend(built);
            found
        }
        "KIND" => entries(roster.kinds().map(|(id, _)| json!(id)).collect()),
        "BOON" => {
            let offered = view.to_choose().flat_map(|(_, boons)| boons);
            entries(offered.map(|id| json!(id)).collect())
        }
        "MOD" => entries(run.run().gear.loose.iter().map(|id| json!(id)).collect()),
        "FITTED" => {
            let fitted = run.run().gear.fitted.values().flatten();
            entries(fitted.map(|id| json!(id)).collect())
        }
        _ => Vec::new(),
    }
}

fn objects(world: &World) -> Vec<Candidate> {
    let (Some(index), Some(library)) =
        (world.get_resource::<Index>(), world.get_resource::<Library>())
    else {
        return Vec::new();
    };
    let name = |id| index.kind(id).map_or("", |kind| library.kind_name(kind));
    index.alive().map(|id| Candidate::new(format!("#{}", id.0), name(id))).collect()
}

fn kinds(world: &World) -> Vec<Candidate> {
    let Some(library) = world.get_resource::<Library>() else {
        return Vec::new();
    };
    let all = library.names.all(Table::Kind).iter();
    all.map(|name| Candidate::new(name.clone(), "")).collect()
}

fn subroutines(world: &World) -> Vec<Candidate> {
    if screen(world) != Screen::BREACH {
        return Vec::new();
    }
    let mut all: Vec<Value> = breach::all_commands(world)
        .into_iter()
        .filter_map(|command| match command {
            breach::Command::Use { subroutine, .. } => Some(json!(subroutine)),
            _ => None,
        })
        .collect();
    all.dedup();
    entries(Names::of(world), "SUBROUTINE", all)
}

fn aims(world: &mut World, before: &[String]) -> Vec<Candidate> {
    let Ok(table) = breach_view(world) else { return Vec::new() };
    let library = world.resource::<BreachLibrary>();
    let all = breach::all_commands(world).into_iter();
    let meant = before.first().map(String::as_str);
    let aims = all.filter_map(|command| match command {
        breach::Command::Use { subroutine, aim }
            if Some(library.subroutine_key(subroutine)) == meant =>
        {
            Some(aim)
        }
        _ => None,
    });
    let mut words: Vec<(Vec<String>, String)> = aims
        .map(|aim| match aim {
            breach::Aim::Character(who) => {
                let side = if table.is_own(who) { "own" } else { "their" };
                let name = table.name(who).to_owned();
                let mut all = vec![side.to_owned()];
                all.extend(name.split(' ').map(str::to_owned));
                (all, name)
            }
            breach::Aim::Panel(at) => {
                let all = vec!["panel".into(), at.x.to_string(), at.column.to_string()];
                (all, format!("panel {} {}", at.x, at.column))
            }
        })
        .collect();
    let typed = before.get(1..).unwrap_or_default();
    words.retain(|(all, _)| all.len() > typed.len() && all.starts_with(typed));
    let mut found: Vec<Candidate> = Vec::new();
    for (all, name) in words {
        let word = &all[typed.len()];
        if found.iter().all(|it| it.word != *word) {
            let about = if typed.len() + 1 == all.len() { name } else { String::new() };
            found.push(Candidate::new(word.clone(), about));
        }
    }
    found
}
