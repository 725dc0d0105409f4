//! The end of a run: its summary, and the points of its score.

use crate::content::Content;
use crate::run::Run;
use crate::summary::{Ending, Score, Summary, Veteran};
use daemonfall_sector::{KindId, Unit};
use std::cmp::Reverse;

const VICTORY_LEAST: u32 = 150;
const DOOR: u32 = 50;
const VAULT: u32 = 150;
const ENCOUNTER: u32 = 25;
const STRUCTURE: u32 = 25;
/// Cost of fallen units per point, in cycles.
const WORTH: u32 = 5;

impl Summary {
    pub(super) fn of(run: &Run, content: &Content, ending: Ending) -> Self {
        let tally = run.tally.clone();
        let fallen = tally.fallen.iter().rev();
        let cause = match ending {
            Ending::Won | Ending::GaveUp => None,
            Ending::LeaderLost => fallen.clone().find(|it| it.leader),
            Ending::StacksLost => fallen.clone().next(),
        };
        let name = |kind| content.sector.roster.kind(kind).key.clone();
        let fitted = run.gear.fitted.values().flatten().chain(&run.gear.relics);
        let allies = run.sector.faction(run.sector.player).allies.iter();
        let whole = |unit: &Unit| unit.health >= run.define(content, unit).health;
        Self {
            ending,
            cause: cause.map(|it| it.cause.clone()),
            turns: run.sector.turn,
            score: Score::of(run, content, ending),
            left: run.units().map(|unit| name(unit.kind)).collect(),
            veterans: veterans(run, name),
            gear: fitted.map(|id| content.campaign.item(*id).key.clone()).collect(),
            allies: allies.filter(|it| run.sector.faction(**it).alive).count() as u32,
            leader_whole: run.leader().is_some_and(whole),
            tally,
            edited: run.edited,
        }
    }
}

fn veterans(run: &Run, kind: impl Fn(KindId) -> String) -> Vec<Veteran> {
    let risen = run.units().filter(|unit| unit.career.rank() > 0);
    let mut veterans: Vec<Veteran> = risen
        .map(|unit| Veteran {
            kind: kind(unit.kind),
            name: unit.career.name.clone(),
            rank: unit.career.rank(),
            odds: run.history(unit.id).iter().map(|it| it.odds).min().unwrap_or(100),
        })
        .collect();
    veterans.sort_by_key(|it| (Reverse(it.rank), it.odds));
    veterans
}

impl Score {
    /// Points for winning, before the deduction for turns.
    pub const VICTORY: u32 = 250;
    /// Points deducted per turn.
    pub const TURN: u32 = 2;

    /// The total before the difficulty multiplies it.
    pub fn sum(&self) -> u32 {
        let Self { victory, doors, vaults, encounters, kills, structures, tiles, total: _ } = self;
        victory + doors + vaults + encounters + kills + structures + tiles
    }

    pub(super) fn of(run: &Run, content: &Content, ending: Ending) -> Self {
        if run.edited {
            return Self::default();
        }
        let victory = match ending {
            Ending::Won => {
                let after = Self::VICTORY.saturating_sub(Self::TURN * run.sector.turn);
                after.max(VICTORY_LEAST)
            }
            _ => 0,
        };
        let tiles = run.sector.tiles.iter();
        let own = tiles.filter(|tile| tile.owner == Some(run.sector.player));
        let built = own.clone().filter(|tile| tile.structure.is_some());
        let mut score = Self {
            victory,
            doors: DOOR * run.tally.dives_done,
            vaults: VAULT * run.tally.vaults,
            encounters: ENCOUNTER * run.tally.encounters,
            kills: run.tally.kills_worth / WORTH,
            structures: STRUCTURE * built.count() as u32,
            tiles: own.count() as u32,
            total: 0,
        };
        let percent = run.difficulty(content).map_or(100, |it| it.score);
        score.total = (u64::from(score.sum()) * u64::from(percent) / 100) as u32;
        score
    }
}
