//! Turns the words of a command into the command, using the names and numbers of the current run.

use super::called;
use super::facts::{breach_is_shown, run};
use super::grammar::{Answer, Breach, Dive, Do, Sector};
use crate::prelude::*;
use daemonfall_breach::{self as breach, Aim, BreachSnapshot, Panel};
use daemonfall_campaign::{ModId, Phase, Station};
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::components::Status;
use daemonfall_sector::{self as sector, FactionId, StackId, TileId, UnitId};

pub fn command(world: &mut World, what: &Do) -> Result<RunCommand, String> {
    match what {
        Do::Dive(command) => Ok(RunCommand::Dive(beat(*command))),
        Do::Sector(command) => on_the_map(world, command).map(RunCommand::Sector),
        Do::Breach(command) => choice(world, command).map(RunCommand::Breach),
        Do::Fit { item, unit } => {
            let unit = UnitId(*unit);
            mod_of(world, item).map(|item| RunCommand::Fit { unit, item })
        }
        Do::Unfit { item, unit } => {
            let unit = UnitId(*unit);
            mod_of(world, item).map(|item| RunCommand::Unfit { unit, item })
        }
        Do::Choose { number } => Ok(RunCommand::Choose(number - 1)),
        Do::LineUp { stations } => stations
            .iter()
            .map(|words| station(words))
            .collect::<Result<_, _>>()
            .map(RunCommand::LineUp),
        Do::Take { prize } if prize == "none" => Ok(RunCommand::TakeNone),
        Do::Take { prize } => match prize.parse::<u8>().ok().filter(|number| *number > 0) {
            Some(number) => Ok(RunCommand::Take(number - 1)),
            None => Err(format!("{prize:?} is not a prize: write its number from 1, or none")),
        },
        Do::Retreat => Ok(RunCommand::Retreat),
        Do::GiveUp => Ok(RunCommand::GiveUp),
        Do::Exchange { one, other } => Ok(RunCommand::Exchange(one - 1, other - 1)),
        Do::Edit { field, value, whose } => edit(world, field, *value, whose),
    }
}

fn beat(command: Dive) -> dungeon::Command {
    match command {
        Dive::Step { way } => dungeon::Command::Step(way),
        Dive::Bomb { way } => dungeon::Command::Bomb(way),
        Dive::Wait => dungeon::Command::Wait,
        Dive::Drink => dungeon::Command::Drink,
        Dive::Take => dungeon::Command::Take,
    }
}

fn tile(world: &World, words: &str) -> Result<TileId, String> {
    called::read_tiles(&run(world)?.sector().grid, words)
}

fn units(numbers: &[u32]) -> Vec<UnitId> {
    numbers.iter().copied().map(UnitId).collect()
}

/// A faction by its number, or by its name in the data or on the screen.
fn faction(world: &World, words: &str) -> Result<FactionId, String> {
    let run = run(world)?;
    let kind = |id| {
        let kind = run.sector().faction(id).kind;
        run.rules().library.faction(kind)
    };
    let all: Vec<FactionId> = run.sector().factions().map(|(id, _)| id).collect();
    let number = words.strip_prefix('#').unwrap_or(words).parse().ok();
    let found = all.iter().copied().find(|id| {
        let named = kind(*id).key == words || kind(*id).name.eq_ignore_ascii_case(words);
        named || number == Some(id.0)
    });
    found.ok_or_else(|| {
        let names = all.iter().map(|id| kind(*id).key.as_str());
        let known: Vec<&str> = names.collect();
        format!("there is no faction {words:?}: {}", known.join(", "))
    })
}

fn on_the_map(world: &World, command: &Sector) -> Result<sector::Command, String> {
    use sector::Command;
    Ok(match command {
        Sector::Move { stack, to } => {
            Command::Move { stack: StackId(*stack), to: tile(world, to)? }
        }
        Sector::Attack { stack, tile: at } => {
            Command::Attack { stack: StackId(*stack), tile: tile(world, at)? }
        }
        Sector::Merge { from, into, units: who } => {
            Command::Merge { from: StackId(*from), into: StackId(*into), units: units(who) }
        }
        Sector::Split { stack, to, units: who } => {
            Command::Split { stack: StackId(*stack), units: units(who), to: tile(world, to)? }
        }
        Sector::Arrange { stack, order } => {
            Command::Arrange { stack: StackId(*stack), order: units(order) }
        }
        Sector::Recruit { kind, tile: at } => {
            let roster = &run(world)?.rules().roster;
            let found = roster.find(kind).ok_or_else(|| {
                let hint = did_you_mean(kind, roster.kinds().map(|(_, it)| it.key.as_str()));
                format!("there is no unit {kind:?}{hint}")
            });
            Command::Recruit { kind: found?, tile: tile(world, at)? }
        }
        Sector::Reserve { unit } => Command::Reserve { unit: UnitId(*unit) },
        Sector::Row { unit } => Command::ChangeRow { unit: UnitId(*unit) },
        Sector::Order { stack, order } => {
            Command::GiveOrder { stack: StackId(*stack), order: order.0 }
        }
        Sector::Disband { unit } => Command::Disband { unit: UnitId(*unit) },
        Sector::Enter { stack } => Command::EnterVault { stack: StackId(*stack) },
        Sector::Propose { to } => Command::Propose { to: faction(world, to)? },
        Sector::Answer { answer, from } => {
            Command::Answer { from: faction(world, from)?, accept: *answer == Answer::Yes }
        }
        Sector::Break { with } => Command::Break { with: faction(world, with)? },
        Sector::End { .. } => Command::EndTurn,
    })
}

fn mod_of(world: &World, name: &str) -> Result<ModId, String> {
    let library = &run(world)?.content().campaign;
    library.find_mod(name).ok_or_else(|| {
        let hint = did_you_mean(name, library.mods().map(|(_, it)| it.key.as_str()));
        format!("there is no mod {name:?}{hint}")
    })
}

fn station(words: &str) -> Result<Station, String> {
    let wrong = || format!("{words:?} is not a place: write #UNIT@COLUMN,DEPTH, such as #4@1,0");
    let (unit, place) = words.split_once('@').ok_or_else(wrong)?;
    let (column, depth) = place.split_once(',').ok_or_else(wrong)?;
    let unit = unit.strip_prefix('#').unwrap_or(unit).parse();
    Ok(Station {
        unit: UnitId(unit.map_err(|_| wrong())?),
        column: column.parse().map_err(|_| wrong())?,
        depth: depth.parse().map_err(|_| wrong())?,
    })
}

fn choice(world: &mut World, command: &Breach) -> Result<breach::Command, String> {
    let Breach::Use { subroutine, aim } = command else {
        return Ok(breach::Command::Wait);
    };
    let library = world.get_resource::<BreachLibrary>();
    let library = library.ok_or("the data is not loaded yet")?;
    let found = library.find_subroutine(subroutine).ok_or_else(|| {
        let known = library.subroutines().map(|(id, _)| library.subroutine_key(id));
        let hint = did_you_mean(subroutine, known);
        format!("there is no subroutine {subroutine:?}{hint}")
    });
    let found = found?;
    let aim = match aim.is_empty() {
        false => self::aim(world, aim)?,
        true => {
            breach_is_shown(world)?;
            let all = breach::all_commands(world).into_iter();
            let mut aims = all.filter_map(|it| match it {
                breach::Command::Use { subroutine, aim } if subroutine == found => Some(aim),
                _ => None,
            });
            match (aims.next(), aims.next()) {
                (Some(aim), None) => aim,
                (None, _) => return Err(format!("{subroutine} cannot be used now")),
                _ => {
                    return Err(format!(
                        "{subroutine} needs a target: own NAME, their NAME, panel X COLUMN"
                    ));
                }
            }
        }
    };
    Ok(breach::Command::Use { subroutine: found, aim })
}

fn aim(world: &mut World, words: &[String]) -> Result<Aim, String> {
    let text = words.join(" ");
    let parts: Vec<&str> = words.iter().map(String::as_str).collect();
    match parts.as_slice() {
        [number] if number.starts_with('#') => number[1..]
            .parse()
            .map(|number| Aim::Character(CharacterId(number)))
            .map_err(|_| format!("{text:?} is not a target")),
        ["panel", x, column] => match (x.parse(), column.parse()) {
            (Ok(x), Ok(column)) => Ok(Aim::Panel(Panel { x, column })),
            _ => Err(format!(
                "{text:?} is not a panel: write X from 0 to 3 and the column from 0 to 3"
            )),
        },
        [side @ ("own" | "their"), name @ ..] => {
            breach_is_shown(world)?;
            let table =
                BreachView::read(&BreachSnapshot::of(world), world.resource::<BreachLibrary>());
            let name = name.join(" ");
            let meant = |unit: &&daemonfall_breach_mode::breach_view::UnitShown| {
                unit.is_own() == (*side == "own") && unit.name.eq_ignore_ascii_case(&name)
            };
            let found = table.units.iter().find(meant);
            found
                .map(|unit| Aim::Character(unit.id))
                .ok_or_else(|| format!("there is no unit {name:?} on that side"))
        }
        _ => Err(format!(
            "{text:?} is not a target: write own NAME, their NAME, panel X COLUMN, #NUMBER"
        )),
    }
}

fn edit(world: &World, field: &str, value: i32, whose: &str) -> Result<RunCommand, String> {
    let number = whose.strip_prefix('#').unwrap_or(whose).parse::<u32>();
    let number =
        || number.clone().map_err(|_| format!("{whose:?} is not a number: write it as #12"));
    let in_dive = match world.get_resource::<Campaign>() {
        Some(run) => matches!(run.run().phase, Phase::Dive(_)),
        None => true,
    };
    if in_dive {
        use dungeon::Field;
        let field = match field {
            "health" => Field::Health,
            "max-health" => Field::MaxHealth,
            "stun" => Field::Beats(Status::Stun),
            "freeze" => Field::Beats(Status::Freeze),
            "bind" => Field::Beats(Status::Bind),
            "burn" => Field::Beats(Status::Burn),
            _ => {
                return Err(format!(
                    "objects have no editable {field:?}: use health, max-health, stun, freeze, bind, burn"
                ));
            }
        };
        let object = ObjectId(number()?);
        let edit = dungeon::Edit { object, field, value };
        return Ok(RunCommand::Dive(dungeon::Command::Edit(edit)));
    }
    let field = match field {
        "health" => sector::Field::Health(UnitId(number()?)),
        "cycles" => sector::Field::Cycles(faction(world, whose)?),
        _ => return Err(format!("the map has no editable {field:?}: use health, cycles")),
    };
    let edit = sector::Edit { field, value };
    Ok(RunCommand::Sector(sector::Command::Edit(edit)))
}

#[cfg(test)]
mod tests;
