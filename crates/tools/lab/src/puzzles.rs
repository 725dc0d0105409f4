//! The practice ladder without a window: its puzzles are solved by search, and tried by a player
//! that does not know their rule.

mod solve;

pub use solve::{POSITIONS_AT_MOST, Solution, solve};

use crate::LabError;
use bevy_ecs::world::World;
use daemonfall_breach as breach;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{Aim, BreachLibrary, Fighter, Scratch, UnitId};
use daemonfall_campaign::puzzles::{
    BattleTrial, DiveTerm, DiveTrial, Position, Puzzle, PuzzleCommand, Session, Standing, Trial,
};
use daemonfall_campaign::{Content, install};
use daemonfall_core::data::did_you_mean;
use daemonfall_core::{CharacterId, Streams};
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::components::{Exit, Layer, ObjectId};
use daemonfall_dungeon::{Cell, Command, Direction, Grid, Index, check};
use daemonfall_stack::of;
use pathfinding::prelude::bfs;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub best: Option<Solution>,
    /// How the naive player ended; it gave up if the puzzle still goes on.
    pub naive: Standing,
}

impl Verdict {
    pub fn faults(&self, puzzle: &Puzzle) -> Vec<String> {
        let mut faults = Vec::new();
        match &self.best {
            None => faults.push("has no solution".into()),
            Some(best) if best.spent != puzzle.par => faults
                .push(format!("its par is {}, but it can be done in {}", puzzle.par, best.spent)),
            Some(_) => {}
        }
        if matches!(self.naive, Standing::Won { spent } if spent <= puzzle.par) {
            faults.push("the naive player reaches its par".into());
        }
        faults
    }
}

pub fn chosen<'a>(content: &'a Content, name: Option<&str>) -> Result<Vec<&'a Puzzle>, LabError> {
    let all = content.puzzles.iter();
    let Some(name) = name else { return Ok(all.collect()) };
    let found: Vec<&Puzzle> = all.filter(|puzzle| puzzle.key == name).collect();
    if found.is_empty() {
        let keys = content.puzzles.iter().map(|puzzle| puzzle.key.as_str());
        let hint = did_you_mean(name, keys);
        return Err(LabError::Wrong(format!("there is no puzzle {name:?}{hint}")));
    }
    Ok(found)
}

/// Gives up where there are more positions than `most`.
pub fn judge(puzzle: &Puzzle, content: &Arc<Content>, most: usize) -> Result<Verdict, LabError> {
    Ok(Verdict {
        best: solve(puzzle, content, most)?,
        naive: try_naively(puzzle, content)?.standing().clone(),
    })
}

fn begun(puzzle: &Puzzle, content: &Arc<Content>) -> Result<(World, Session), LabError> {
    let mut world = World::new();
    install(&mut world, content);
    let session = Session::begin(puzzle, &content.breach, &mut world)
        .map_err(|reason| LabError::Wrong(format!("cannot begin: {reason}")))?;
    Ok((world, session))
}

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
    let name = of::<Fighter>(world, who)
        .map_or("?", |it| &world.resource::<BreachLibrary>().unit(it.unit).name);
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

/// Choices after which it gives up.
const PATIENCE: usize = 60;

pub fn try_naively(puzzle: &Puzzle, content: &Arc<Content>) -> Result<Session, LabError> {
    let (mut world, mut session) = begun(puzzle, content)?;
    let mut player = Naive::new(puzzle, &world);
    for _ in 0..PATIENCE {
        if !session.standing().goes_on() {
            break;
        }
        let Some(command) = player.choose(&session, &mut world) else { break };
        if session.act(&mut world, command).is_err() {
            break;
        }
    }
    Ok(session)
}

enum Naive {
    Dive,
    Breach(Box<Scratch>),
    Battle,
}

impl Naive {
    fn new(puzzle: &Puzzle, world: &World) -> Self {
        match &puzzle.trial {
            Trial::Dive(_) => Self::Dive,
            Trial::Breach(_) => {
                let library = world.resource::<BreachLibrary>();
                Self::Breach(Box::new(Scratch::new(library)))
            }
            Trial::Battle(_) => Self::Battle,
        }
    }

    fn choose(&mut self, session: &Session, world: &mut World) -> Option<PuzzleCommand> {
        match (self, &session.puzzle().trial, &session.stand().position) {
            (Self::Dive, Trial::Dive(trial), _) => step(trial, world).map(PuzzleCommand::Dive),
            (Self::Breach(scratch), _, Position::Breach(now)) => {
                let chosen = choose(Policy::Greedy, scratch, now, &mut Streams::new(0));
                chosen.ok().map(PuzzleCommand::Breach)
            }
            (_, Trial::Battle(trial), Position::Battle(line)) => {
                let own: Vec<UnitId> = [trial.stack_of(line), trial.reserve_of(line)].concat();
                strongest_first(trial, &own, world.resource::<BreachLibrary>())
            }
            _ => None,
        }
    }
}

/// The first exchange that moves a more expensive unit ahead of a cheaper one.
fn strongest_first(
    trial: &BattleTrial,
    own: &[UnitId],
    library: &BreachLibrary,
) -> Option<PuzzleCommand> {
    let cost = |place: usize| {
        let chassis = library.unit(own[place]).chassis.as_ref();
        chassis.map_or(0, |chassis| chassis.cost)
    };
    (0..trial.stack).find_map(|place| {
        let mut dearest = place;
        for other in place + 1..own.len() {
            if cost(other) > cost(dearest) {
                dearest = other;
            }
        }
        let exchange = PuzzleCommand::Exchange(place as u8, dearest as u8);
        (dearest != place).then_some(exchange)
    })
}

/// The next step of the shortest way to the foe it must kill, or to the stairs, whatever is in
/// between; a wait if there is none, or if it is refused.
fn step(trial: &DiveTrial, world: &mut World) -> Option<Command> {
    let grid = world.resource::<Grid>();
    let &(own, here) = grid.players().first()?;
    let foes: Vec<Cell> = grid.cells().filter(|cell| is_wanted(trial, world, *cell)).collect();
    let is_goal =
        |cell: Cell| if foes.is_empty() { is_exit(world, cell) } else { foes.contains(&cell) };
    let is_free = |cell: Cell| {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < grid.size().0 && cell.y < grid.size().1;
        let real = || grid.at(cell, Layer::Real).filter(|id| *id != own);
        inside && grid.wall(cell).is_none() && (real().is_none() || is_goal(cell))
    };
    let next = |at: &(i32, i32)| {
        let around = Direction::STRAIGHT.map(|way| Cell::new(at.0, at.1).step(way, 1));
        let free = around.into_iter().filter(|cell| is_free(*cell));
        free.map(|cell| (cell.x, cell.y)).collect::<Vec<_>>()
    };
    let arrived = |at: &(i32, i32)| is_goal(Cell::new(at.0, at.1));
    let way = bfs(&(here.x, here.y), next, arrived);
    let toward = way.and_then(|way| {
        let (x, y) = *way.get(1)?;
        Direction::toward(x - here.x, y - here.y)
    });
    let step = toward.map(Command::Step);
    let step = step.filter(|step| check(world, *step).is_ok());
    Some(step.unwrap_or(Command::Wait))
}

fn is_wanted(trial: &DiveTrial, world: &World, cell: Cell) -> bool {
    let kind = |id: ObjectId| world.resource::<Index>().kind(id);
    let there = world.resource::<Grid>().at(cell, Layer::Real);
    let there = there.and_then(kind);
    there.is_some_and(|kind| trial.terms.contains(&DiveTerm::Slay(kind)))
}

fn is_exit(world: &World, cell: Cell) -> bool {
    let trap = world.resource::<Grid>().at(cell, Layer::Trap);
    let trap = trap.and_then(|id| world.resource::<Index>().entity(id));
    trap.is_some_and(|entity| world.entity(entity).contains::<Exit>())
}
