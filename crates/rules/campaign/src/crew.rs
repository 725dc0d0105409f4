//! Crews: the units that a run begins with, in place of the faction's own first stack.

use crate::content::Content;
use crate::run::Run;
use daemonfall_core::Stream;
use daemonfall_sector::{KindId, Unit, UnitId, WriteBack};

/// Gives the leader's stack the crew named in the settings, or one drawn by the seed.
pub(crate) fn take_up(content: &Content, run: &mut Run) {
    let crews = content.campaign.crews();
    let chosen = run.settings.crew.clone();
    let crew = match chosen.and_then(|name| content.campaign.crew(&name)) {
        Some(crew) => Some(crew),
        None => {
            let place = run.draw("which crew comes along", |dice| {
                dice.below(Stream::Loot, crews.len() as u32)
            });
            crews.get(place as usize)
        }
    };
    let Some(crew) = crew else { return };
    let leader = run.leader;
    let mut units = vec![fresh(content, leader, crew.leader, true)];
    for kind in &crew.units {
        let id = UnitId(run.sector.next_unit);
        run.sector.next_unit += 1;
        units.push(fresh(content, id, *kind, false));
    }
    for item in &crew.gear {
        run.gear.gain(content, *item);
    }
    let health = units[0].health;
    let mut stacks = run.sector.stacks.values_mut();
    if let Some(stack) = stacks.find(|stack| stack.unit(leader).is_some()) {
        stack.units = units;
        stack.fall_in();
    }
    // Updates what everyone sees of the stack; the leader's health does not change.
    let seen = WriteBack::SetHealth { unit: leader, health };
    let written = content.sector.write_back(&mut run.sector, &seen);
    debug_assert!(written.is_ok(), "{written:?}");
}

/// A unit that is ready to move.
fn fresh(content: &Content, id: UnitId, kind: KindId, leader: bool) -> Unit {
    let roster = &content.sector.roster;
    let unit = Unit::fresh(id, kind, roster);
    Unit { moves: unit.movement(roster), leader, reserve: leader, ..unit }
}
