//! Solutions as text, one line per choice.

use super::begun;
use crate::LabError;
use bevy_ecs::world::World;
use daemonfall_breach as breach;
use daemonfall_breach::{Aim, BreachLibrary, Fighter};
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::{Position, Puzzle, PuzzleCommand, Session, Trial};
use daemonfall_core::CharacterId;
use daemonfall_dungeon as dungeon;
use daemonfall_stack::Roster;
use std::sync::Arc;

pub fn told(
    puzzle: &Puzzle,
    content: &Arc<Content>,
    commands: &[PuzzleCommand],
) -> Result<Vec<String>, LabError> {
    let (mut world, mut session) = begun(puzzle, content)?;
    let mut lines = Vec::new();
    for command in commands {
        let line = line(&session, &world, *command);
        session.act(&mut world, *command).map_err(|refusal| {
            LabError::Wrong(format!("{}: {line}: refused: {refusal}", puzzle.key))
        })?;
        lines.push(line);
    }
    Ok(lines)
}

fn line(session: &Session, world: &World, command: PuzzleCommand) -> String {
    match command {
        PuzzleCommand::Dive(command) => of_dive(command),
        PuzzleCommand::Breach(command) => of_breach(world, session.stand().spent, command),
        PuzzleCommand::Exchange(one, other) => of_battle(session, world, one, other),
    }
}

fn of_dive(command: dungeon::Command) -> String {
    match command {
        dungeon::Command::Step(way) => way.name().into(),
        dungeon::Command::Bomb(way) => format!("bomb {}", way.name()),
        dungeon::Command::Wait => "wait".into(),
        dungeon::Command::Drink => "drink".into(),
        dungeon::Command::Take => "take".into(),
        dungeon::Command::Edit(edit) => format!("edit {edit:?}"),
    }
}

fn of_breach(world: &World, round: u32, command: breach::Command) -> String {
    let who = breach::turn(world).map_or_else(String::new, |turn| character(world, turn.who));
    let quick = breach::turn(world).is_some_and(|turn| turn.quick);
    let quick = if quick { ", quick" } else { "" };
    let what = match command {
        breach::Command::Wait => "wait".to_owned(),
        breach::Command::Use { subroutine, aim } => {
            let key = world.resource::<BreachLibrary>().subroutine_key(subroutine);
            let aim = match aim {
                Aim::Character(who) => character(world, who),
                Aim::Panel(panel) => {
                    let half = panel.half();
                    format!("{half:?} column {} depth {}", panel.column, panel.depth())
                }
            };
            format!("{key} at {aim}")
        }
    };
    format!("round {round}{quick}: {who}: {what}")
}

fn character(world: &World, who: CharacterId) -> String {
    let entity = world.resource::<Roster>().entity(who);
    let fighter = entity.and_then(|entity| world.get::<Fighter>(entity));
    let name = fighter.map_or("?", |it| &world.resource::<BreachLibrary>().unit(it.unit).name);
    format!("{name} ({})", who.0)
}

fn of_battle(session: &Session, world: &World, one: u8, other: u8) -> String {
    let (Trial::Battle(trial), Position::Battle(line)) =
        (&session.puzzle().trial, &session.stand().position)
    else {
        return format!("exchange {one} and {other}");
    };
    let own = [trial.stack_of(line), trial.reserve_of(line)].concat();
    let library = world.resource::<BreachLibrary>();
    let name = |place: u8| {
        let unit = own.get(usize::from(place));
        unit.map_or("?", |unit| &library.unit(*unit).name)
    };
    let after = trial.exchanged(line, one, other);
    let chance = after.map_or(0, |line| trial.chance(&line));
    format!("exchange {} at {one} and {} at {other}: {chance} %", name(one), name(other))
}
