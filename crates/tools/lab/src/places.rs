//! Even match-ups of random stacks: how long they last, how many blows do something, and how much
//! the odds depend on who stands where.

use crate::{LabError, median, rounded};
use daemonfall_battle::{Camp, Formed, Outcome, Participant, Plan, Row, Unit};
use daemonfall_core::{Stream, Streams};
use daemonfall_sector::{Rules, UnitId};
use serde::Serialize;

/// Units of a stack, battles that decide whether a match-up is even, and battles of each odds.
const UNITS: usize = 8;
const TRIED: u32 = 200;
const BATTLES: u32 = 2_000;
/// What counts as even, and as a change, in millionths.
const EVEN: std::ops::RangeInclusive<u32> = 400_000..=600_000;
const CHANGE: u32 = 50_000;

/// What the match-ups have in common. Shares are percentages.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Places {
    pub seed: u64,
    pub match_ups: usize,
    /// Median moves of a battle, every repeat and riposte counted.
    pub moves: usize,
    pub turns: usize,
    /// Blows and shots that took health.
    pub effective: f64,
    /// Match-ups in which an exchange drawn at random changes the odds by 5 points or more.
    pub drawn: f64,
    /// Match-ups in which the best exchange does.
    pub best: f64,
}

type Line = Vec<(Unit, Row)>;

fn draw(rules: &Rules, dice: &mut Streams) -> Line {
    let kinds: Vec<_> = rules.roster.kinds().map(|(id, _)| id).collect();
    let line = (0..UNITS).map(|_| {
        let kind = kinds[dice.below(Stream::Loot, kinds.len() as u32) as usize];
        let unit = daemonfall_sector::Unit::fresh(UnitId(0), kind, &rules.roster);
        (rules.fighter(&unit), unit.row)
    });
    let mut line: Line = line.collect();
    line.sort_by_key(|(_, row)| *row);
    line
}

fn plan(rules: &Rules, own: &Line, theirs: &Line) -> Result<Plan, LabError> {
    let side = |camp, tile, line: &Line| {
        let formed = |row| Some(Formed { tile, row, order: None });
        let one =
            |(unit, row): &(Unit, Row)| Participant { camp, unit: *unit, formed: formed(*row) };
        line.iter().map(one).collect::<Vec<_>>()
    };
    let mut all = side(Camp::Defender, 0, theirs);
    all.extend(side(Camp::Attacker, 4, own));
    Plan::new(rules.types(), all).map_err(|wrong| LabError::Wrong(format!("{wrong:?}")))
}

fn chance(plan: &Plan, seed: u64, battles: u32) -> u32 {
    plan.odds(seed, battles).share(Outcome::Attacker).millionths
}

/// The line after two units exchanged their places.
fn exchanged(line: &Line, one: usize, other: usize) -> Line {
    let mut after = line.clone();
    (after[one].0, after[other].0) = (line[other].0, line[one].0);
    after
}

pub fn measure(rules: &Rules, seed: u64, match_ups: usize) -> Result<Places, LabError> {
    let mut dice = Streams::new(seed);
    let (mut moves, mut turns) = (Vec::new(), Vec::new());
    let (mut blows, mut effective, mut drawn, mut best) = (0, 0, 0, 0);
    while moves.len() < match_ups {
        let (own, theirs) = (draw(rules, &mut dice), draw(rules, &mut dice));
        let even = plan(rules, &own, &theirs)?;
        if !EVEN.contains(&chance(&even, seed, TRIED)) {
            continue;
        }
        let battle = even.simulate(seed + moves.len() as u64);
        let camp = |id: daemonfall_battle::ParticipantId| even.participants()[id.0 as usize].camp;
        let hostile = battle
            .moves
            .iter()
            .filter(|made| made.target.is_some_and(|target| camp(target) != camp(made.mover)));
        for made in hostile {
            blows += 1;
            effective += usize::from(made.effect > 0);
        }
        moves.push(battle.moves.len());
        turns.push(battle.turns.len());
        let before = chance(&even, seed, BATTLES);
        let changes = |one: usize, other: usize| -> Result<bool, LabError> {
            let after = plan(rules, &exchanged(&own, one, other), &theirs)?;
            Ok(before.abs_diff(chance(&after, seed, BATTLES)) >= CHANGE)
        };
        let mut below = |bound: usize| dice.below(Stream::Loot, bound as u32) as usize;
        let one = below(UNITS);
        drawn += usize::from(changes(one, (one + 1 + below(UNITS - 1)) % UNITS)?);
        let pairs = (0..UNITS).flat_map(|one| (one + 1..UNITS).map(move |other| (one, other)));
        let mut found = false;
        for (one, other) in pairs {
            if changes(one, other)? {
                found = true;
                break;
            }
        }
        best += usize::from(found);
    }
    let share = |count: usize, all: usize| rounded(100.0 * count as f64 / all.max(1) as f64, 1);
    Ok(Places {
        seed,
        match_ups,
        moves: median(moves),
        turns: median(turns),
        effective: share(effective, blows),
        drawn: share(drawn, match_ups),
        best: share(best, match_ups),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data;

    #[test]
    fn places_change_the_odds_of_even_match_ups() -> Result<(), LabError> {
        let places = measure(&data::sector(None)?, 1, 6)?;
        assert!(places.best >= 50.0 && places.moves > 0, "{places:?}");
        Ok(())
    }
}
