//! The end of a run: its summary, and the points of its score.

use crate::content::Content;
use crate::run::Run;
use crate::summary::{Ending, Score, Summary};

/// Points for winning, before the deduction for turns.
const VICTORY: u32 = 600;
/// Points deducted per turn.
const TURN: u32 = 5;
const VICTORY_LEAST: u32 = 200;
const VAULT: u32 = 120;
const ENCOUNTER: u32 = 20;
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
        Self {
            ending,
            cause: cause.map(|it| it.cause.clone()),
            turns: run.sector.turn,
            score: Score::of(run, content, ending),
            left: run.units().map(|unit| name(unit.kind)).collect(),
            gear: fitted.map(|id| content.campaign.item(*id).key.clone()).collect(),
            tally,
            edited: run.edited,
        }
    }
}

impl Score {
    pub(super) fn of(run: &Run, content: &Content, ending: Ending) -> Self {
        if run.edited {
            return Self::default();
        }
        let victory = match ending {
            Ending::Won => VICTORY.saturating_sub(TURN * run.sector.turn).max(VICTORY_LEAST),
            _ => 0,
        };
        let own = |tile: &&daemonfall_sector::Tile| tile.owner == Some(run.sector.player);
        let mut score = Self {
            victory,
            vaults: VAULT * run.tally.vaults,
            encounters: ENCOUNTER * run.tally.encounters,
            kills: run.tally.kills_worth / WORTH,
            tiles: run.sector.tiles.iter().filter(own).count() as u32,
            total: 0,
        };
        let sum = score.victory + score.vaults + score.encounters + score.kills + score.tiles;
        let percent = run.difficulty(content).map_or(100, |it| it.score);
        score.total = (u64::from(sum) * u64::from(percent) / 100) as u32;
        score
    }
}
