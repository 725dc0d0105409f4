//! Mods: each goes to the unit that has room and gains most from it.

use super::RunBot;
use daemonfall_campaign::library::mods::Mod;
use daemonfall_campaign::{Campaign, ModId, RunCommand};
use daemonfall_sector::Unit;

impl RunBot {
    pub(super) fn fit(&self, campaign: &Campaign) -> Option<RunCommand> {
        let run = campaign.run();
        let content = campaign.content();
        let roster = &content.sector.roster;
        let mut loose = run.gear.loose.iter();
        loose.find_map(|item| {
            let it = content.campaign.item(*item);
            let fits = |unit: &&Unit| {
                let carried = run.gear.of(unit.id);
                let slots = roster.kind(unit.kind).chassis.slots;
                let same = |id: &ModId| content.campaign.item(*id).slot == it.slot;
                carried.len() < usize::from(slots) && !carried.iter().any(same)
            };
            let use_of = |unit: &&Unit| {
                let kind = roster.kind(unit.kind);
                let own = kind.chassis.cost + if unit.leader { 30 + dive(it) } else { 0 };
                (own, std::cmp::Reverse(unit.id))
            };
            let unit = run.units().filter(fits).max_by_key(use_of)?;
            let (unit, item) = (unit.id, *item);
            Some(RunCommand::Fit { unit, item })
        })
    }
}

/// The value of a mod in a dive, where only the leader uses it.
fn dive(it: &Mod) -> i32 {
    let dive = &it.dive;
    let things = i32::from(dive.bombs) + i32::from(dive.potions);
    let held = if dive.item.is_some() { 100 } else { 0 };
    held + 40 * (dive.health + dive.damage + dive.armour + things) + 10 * it.health
}
