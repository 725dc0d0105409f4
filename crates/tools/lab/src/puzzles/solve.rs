//! Searches a puzzle: every choice in every position, fewest beats, rounds or exchanges first, and
//! no position twice. The first solution found is the best, and all ways to it are counted.

use super::begun;
use crate::LabError;
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::{Puzzle, PuzzleCommand, Session, Stand, Standing};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Some 150 MB; no puzzle of the game has a twentieth of it.
pub const POSITIONS_AT_MOST: usize = 50_000;

#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// Beats, rounds or exchanges that it needs.
    pub spent: u32,
    pub commands: Vec<PuzzleCommand>,
    /// The number of lists of choices that need as few.
    pub ways: u64,
    pub positions: usize,
}

struct Node {
    /// `None` once its choices have been examined, and for a final position.
    stand: Option<Stand>,
    from: Option<(usize, PuzzleCommand)>,
    /// Its priority: fewest beats, rounds or exchanges first, then fewest choices.
    turn: (u32, u32),
    /// The number of lists of choices that lead here.
    ways: u64,
}

#[derive(Default)]
struct Search {
    nodes: Vec<Node>,
    known: HashMap<u64, usize>,
    queue: BTreeMap<(u32, u32), Vec<usize>>,
    best: Option<Solution>,
}

pub fn solve(
    puzzle: &Puzzle,
    content: &Arc<Content>,
    most: usize,
) -> Result<Option<Solution>, LabError> {
    let (mut world, mut session) = begun(puzzle, content)?;
    let mut search = Search::default();
    search.meet(session.stand().clone(), None, (0, 0), 1);
    while let Some((turn, place)) = search.next() {
        let node = &mut search.nodes[place];
        let ways = node.ways;
        let Some(stand) = node.stand.take() else { continue };
        session.go_on_from(&mut world, &stand);
        for command in session.choices(&mut world) {
            session.go_on_from(&mut world, &stand);
            if session.act(&mut world, command).is_err() {
                continue;
            }
            let from = (place, command);
            search.found(&session, from, (session.stand().spent, turn.1 + 1), ways);
        }
        if search.nodes.len() > most {
            let reason = format!("has more than {most} positions: too large to search");
            return Err(LabError::Wrong(reason));
        }
    }
    let positions = search.nodes.len();
    Ok(search.best.map(|best| Solution { positions, ..best }))
}

impl Search {
    /// The next position to examine; `None` when nothing better can follow.
    fn next(&mut self) -> Option<((u32, u32), usize)> {
        let mut first = self.queue.first_entry()?;
        let turn = *first.key();
        if self.best.as_ref().is_some_and(|best| turn.0 > best.spent) {
            return None;
        }
        let place = first.get_mut().pop();
        if first.get().is_empty() {
            first.remove();
        }
        place.map(|place| (turn, place))
    }

    fn found(
        &mut self,
        session: &Session,
        from: (usize, PuzzleCommand),
        turn: (u32, u32),
        ways: u64,
    ) {
        match *session.standing() {
            Standing::GoingOn => self.meet(session.stand().clone(), Some(from), turn, ways),
            Standing::Lost(_) => {}
            Standing::Won { spent } => match &mut self.best {
                Some(best) if best.spent == spent => best.ways = best.ways.saturating_add(ways),
                Some(best) if best.spent < spent => {}
                _ => {
                    self.best =
                        Some(Solution { spent, commands: self.way_to(from), ways, positions: 0 });
                }
            },
        }
    }

    fn meet(
        &mut self,
        stand: Stand,
        from: Option<(usize, PuzzleCommand)>,
        turn: (u32, u32),
        ways: u64,
    ) {
        let next = self.nodes.len();
        let place = *self.known.entry(stand.fingerprint().0).or_insert(next);
        if place < next {
            let node = &mut self.nodes[place];
            if node.turn == turn {
                node.ways = node.ways.saturating_add(ways);
            }
            return;
        }
        self.nodes.push(Node { stand: Some(stand), from, turn, ways });
        self.queue.entry(turn).or_default().push(place);
    }

    fn way_to(&self, last: (usize, PuzzleCommand)) -> Vec<PuzzleCommand> {
        let mut commands = vec![last.1];
        let mut place = last.0;
        while let Some((before, command)) = self.nodes[place].from {
            commands.push(command);
            place = before;
        }
        commands.reverse();
        commands
    }
}
