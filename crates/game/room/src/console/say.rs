//! Writes commands in the console's syntax.

use super::called;
use daemonfall_battle::Order;
use daemonfall_breach::{self as breach, BreachLibrary};
use daemonfall_campaign::{Content, ModId, RunCommand};
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::components::Status;
use daemonfall_sector::{self as sector, Grid, UnitId};

pub fn field(field: dungeon::Field) -> &'static str {
    use dungeon::Field;
    match field {
        Field::Health => "health",
        Field::MaxHealth => "max-health",
        Field::Beats(Status::Stun) => "stun",
        Field::Beats(Status::Freeze) => "freeze",
        Field::Beats(Status::Bind) => "bind",
        Field::Beats(Status::Burn) => "burn",
    }
}

pub fn dive(command: dungeon::Command) -> String {
    use dungeon::Command;
    match command {
        Command::Step(to) => format!("dive step {}", to.name()),
        Command::Wait => "dive wait".into(),
        Command::Bomb(to) => format!("dive bomb {}", to.name()),
        Command::Drink => "dive drink".into(),
        Command::Take => "dive take".into(),
        Command::Edit(edit) => {
            let (name, value, whose) = (field(edit.field), edit.value, edit.object.0);
            format!("edit {name} {value} of #{whose}")
        }
    }
}

/// A name in the data, or the number if it belongs to no entry.
fn key(name: Option<&str>, number: impl std::fmt::Display) -> String {
    name.map_or_else(|| format!("#{number}"), str::to_owned)
}

fn units(units: &[UnitId]) -> String {
    let units: Vec<String> = units.iter().map(|unit| format!("#{unit}")).collect();
    units.join(" ")
}

pub fn sector(content: &Content, grid: &Grid, command: &sector::Command) -> String {
    use sector::Command;
    let at = |tile| called::place(grid, tile);
    let stack = |id: &sector::StackId| format!("#{}", id.0);
    let faction = |id: &sector::FactionId| format!("#{}", id.0);
    let told = match command {
        Command::Move { stack: it, to } => format!("move {} to {}", stack(it), at(*to)),
        Command::Attack { stack: it, tile } => format!("attack {} at {}", stack(it), at(*tile)),
        Command::Merge { from, into, units: who } => {
            format!("merge {} into {} with {}", stack(from), stack(into), units(who))
        }
        Command::Split { stack: it, units: who, to } => {
            format!("split {} to {} with {}", stack(it), at(*to), units(who))
        }
        Command::Arrange { stack: it, order } => format!("arrange {} {}", stack(it), units(order)),
        Command::Recruit { tile, kind } => {
            let roster = &content.sector.roster;
            let name = roster.has(*kind).then(|| roster.kind(*kind).key.as_str());
            format!("recruit {} at {}", key(name, kind.0), at(*tile))
        }
        Command::Reserve { unit } => format!("reserve #{unit}"),
        Command::ChangeRow { unit } => format!("row #{unit}"),
        Command::GiveOrder { stack: it, order } => {
            format!("order {} {}", stack(it), order.map_or("none", Order::key))
        }
        Command::Disband { unit } => format!("disband #{unit}"),
        Command::EnterVault { stack: it } => format!("enter {}", stack(it)),
        Command::Propose { to } => format!("propose to {}", faction(to)),
        Command::Answer { from, accept } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("answer {answer} to {}", faction(from))
        }
        Command::Break { with } => format!("break with {}", faction(with)),
        Command::EndTurn => "end turn".into(),
        Command::Edit(edit) => {
            let value = edit.value;
            return match edit.field {
                sector::Field::Health(unit) => format!("edit health {value} of #{unit}"),
                sector::Field::Cycles(whose) => {
                    format!("edit cycles {value} of {}", faction(&whose))
                }
            };
        }
    };
    format!("sector {told}")
}

pub fn breach(library: &BreachLibrary, command: breach::Command) -> String {
    use breach::{Aim, Command};
    match command {
        Command::Wait => "breach wait".into(),
        Command::Use { subroutine, aim } => {
            let known = library.has_subroutine(subroutine);
            let name = key(known.then(|| library.subroutine_key(subroutine)), subroutine.0);
            match aim {
                Aim::Character(who) => format!("breach use {name} at #{}", who.0),
                Aim::Panel(at) => format!("breach use {name} at panel {} {}", at.x, at.column),
            }
        }
    }
}

pub fn command(content: &Content, grid: &Grid, command: &RunCommand) -> String {
    let library = &content.campaign;
    let item = |id: ModId| key(library.has_mod(id).then(|| library.item(id).key.as_str()), id.0);
    match command {
        RunCommand::Sector(command) => sector(content, grid, command),
        RunCommand::Fit { unit, item: it } => format!("fit {} into #{unit}", item(*it)),
        RunCommand::Unfit { unit, item: it } => format!("unfit {} from #{unit}", item(*it)),
        RunCommand::Choose(number) => format!("choose {}", u32::from(*number) + 1),
        RunCommand::Dive(command) => dive(*command),
        RunCommand::LineUp(stations) => {
            let stations = stations.iter().map(|it| {
                let (unit, column, depth) = (it.unit, it.column, it.depth);
                format!(" #{unit}@{column},{depth}")
            });
            format!("line-up{}", stations.collect::<String>())
        }
        RunCommand::Breach(command) => breach(&content.breach, *command),
        RunCommand::Take(number) => format!("take {}", u32::from(*number) + 1),
        RunCommand::TakeNone => "take none".into(),
        RunCommand::Retreat => "retreat".into(),
        RunCommand::GiveUp => "give-up".into(),
        RunCommand::Exchange(one, other) => {
            format!("exchange {} {}", u32::from(*one) + 1, u32::from(*other) + 1)
        }
    }
}
