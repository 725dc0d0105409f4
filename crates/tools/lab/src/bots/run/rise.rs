//! What bots let their units learn: the first boon; the expert the one with which the unit's stack
//! would win more often against itself as it is.

use super::{RunBot, RunPolicy};
use daemonfall_battle::{FactionId, Field, Outcome, StackId};
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_sector::{BoonId, Command, UnitId};
use std::cmp::Reverse;

/// Battles simulated for each boon.
const BATTLES: u32 = 256;

impl RunBot {
    pub(super) fn rise(&self, campaign: &Campaign) -> Option<RunCommand> {
        let (unit, boons) = campaign.view().to_choose().next()?;
        let boon = match self.policy {
            RunPolicy::Expert => {
                boons.into_iter().min_by_key(|boon| Reverse(wins(campaign, unit, *boon)))?
            }
            _ => boons[0],
        };
        Some(RunCommand::Sector(Command::Promote { unit, boon }))
    }
}

/// Of a million battles, those that its stack wins with this boon.
fn wins(campaign: &Campaign, unit: UnitId, boon: BoonId) -> Option<u32> {
    let (rules, (stack, it)) = (campaign.rules(), campaign.sector().unit(unit)?);
    let mut risen = stack.clone();
    for one in risen.units.iter_mut().filter(|one| one.id == unit) {
        one.bonus.add(&rules.boon(it.kind, boon));
    }
    let (plain, mut risen) = (rules.on_field(stack), rules.on_field(&risen));
    (risen.id, risen.faction) = (StackId(stack.id.0 + 1), FactionId(stack.faction.0 + 1));
    let (attacker, owner) = (risen.id, Some(plain.faction));
    let tiles = [Some(plain), Some(risen), None, None, None, None, None];
    let sides = Field { tiles, attacker, owner }.sides(|_, _| false).ok()?;
    let tally = sides.plan(rules.types()).ok()?.odds(0, BATTLES);
    Some(tally.share(Outcome::Attacker).millionths)
}
