//! The histories of the player's units: which battles they survived, and with what odds.

use super::{Play, victory_of};
use crate::tally::Exploit;
use daemonfall_battle::Camp;
use daemonfall_sector::{Fought, UnitId};

/// Battles simulated for the odds that are remembered.
const BATTLES: u32 = 256;
/// The battles that a unit is remembered for.
const EXPLOITS_AT_MOST: usize = 6;

/// The battle whose results are being told.
pub(super) struct Battle {
    pub is_ours: bool,
    /// By its faction's name in the data.
    pub foe: String,
    /// The player's chance to win, in percent; only counted if it has won.
    pub odds: u32,
}

impl Play<'_> {
    pub(super) fn battle(&self, fought: &Fought, camp: Option<Camp>, foe: String) -> Battle {
        let ending = &fought.battle.ending;
        let won = camp.map(victory_of).filter(|won| *won == ending.outcome);
        let odds = won.and_then(|won| {
            let plan = fought.sides.plan(self.content.sector.types()).ok()?;
            let share = plan.odds(fought.battle.seed, BATTLES).share(won);
            Some((share.millionths + 5_000) / 10_000)
        });
        Battle { is_ours: camp.is_some(), foe, odds: odds.unwrap_or(100) }
    }

    /// Of many battles, the one with the best odds is forgotten, the oldest of equal ones.
    pub(super) fn remember(&mut self, unit: UnitId, battle: Option<&Battle>) {
        let Some(Battle { foe, odds, .. }) = battle else { return };
        let turn = self.run.sector.turn;
        let history = self.run.histories.entry(unit).or_default();
        history.push(Exploit { turn, foe: foe.clone(), odds: *odds, rank: None });
        if history.len() > EXPLOITS_AT_MOST {
            let plain = |(_, it): &(usize, &Exploit)| it.rank.is_none();
            let older = history[..EXPLOITS_AT_MOST].iter().enumerate();
            let best = older.filter(plain).max_by_key(|(at, it)| (it.odds, usize::MAX - at));
            let place = best.map_or(0, |(at, _)| at);
            history.remove(place);
        }
    }
}
