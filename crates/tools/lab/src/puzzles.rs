//! The practice ladder without a window: its puzzles are solved by search, and tried by a player
//! that does not know their rule.

mod beeline;
mod naive;
mod say;
mod solve;

pub use naive::try_naively;
pub use say::told;
pub use solve::{Solution, solve};

use crate::LabError;
use bevy_ecs::world::World;
use daemonfall_campaign::puzzles::{Puzzle, Session, Standing};
use daemonfall_campaign::{Content, install};
use daemonfall_core::data::did_you_mean;
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

pub fn judge(puzzle: &Puzzle, content: &Arc<Content>) -> Result<Verdict, LabError> {
    Ok(Verdict {
        best: solve(puzzle, content)?,
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
