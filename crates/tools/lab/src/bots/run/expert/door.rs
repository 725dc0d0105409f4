//! The door of a guardian: line-ups are rehearsed, and the one that wins at the least cost goes
//! through. A breach has no dice, and the bot chooses as the rehearsal does, so it ends the same.

use crate::bots::run::RunBot;
use daemonfall_breach::{COLUMNS, Outcome};
use daemonfall_campaign::{BREACH_AT_MOST, Campaign, Door, RunCommand, Station};
use daemonfall_sector::Unit;

/// Line-ups that are rehearsed at most.
const REHEARSALS: usize = 40;
/// The share of health, in percent, that must be left.
const LEFT: i32 = 35;

impl RunBot {
    pub(in crate::bots::run) fn rehearsed(
        &mut self,
        campaign: &Campaign,
        door: &Door,
    ) -> RunCommand {
        let run = campaign.run();
        let Some(stack) = run.sector.stacks.get(&door.stack) else { return RunCommand::Retreat };
        self.notes.doors.insert(stack.tile, stack.worth(&campaign.content().sector.roster));
        let mut best: Option<(i32, Vec<Station>)> = None;
        let strength = |unit: &&Unit| {
            let it = run.define(campaign.content(), unit);
            unit.health + it.shield + it.subroutines.len() as i32 * 6 + it.speed / 2 + it.cpu * 2
        };
        let mut units: Vec<&Unit> = stack.units.iter().filter(|unit| !unit.leader).collect();
        units.sort_by_key(|unit| std::cmp::Reverse((strength(unit), unit.id)));
        for stations in line_ups(&units).take(REHEARSALS) {
            let Some(rehearsal) = campaign.rehearse(&stations) else { continue };
            let [(before, after), _] = rehearsal.health;
            let won = rehearsal.outcome == Some(Outcome::Won) && after * 100 >= before * LEFT;
            if won && best.as_ref().is_none_or(|(most, _)| after - before > *most) {
                best = Some((after - before, stations));
            }
        }
        best.map_or(RunCommand::Retreat, |(_, stations)| RunCommand::LineUp(stations))
    }
}

/// The strongest four first, then with others instead of some; each with some units at the back.
fn line_ups<'a>(units: &'a [&'a Unit]) -> impl Iterator<Item = Vec<Station>> + 'a {
    let most = BREACH_AT_MOST.min(units.len());
    let mut sets: Vec<u32> = (1..1u32 << units.len().min(8)).collect();
    sets.retain(|set| set.count_ones() as usize == most);
    sets.sort_unstable();
    let backs = [0b0000, 0b1000, 0b1100, 0b0010, 0b1010, 0b1110];
    sets.into_iter().flat_map(move |set| {
        backs.into_iter().map(move |back: u8| {
            let chosen = units.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            let stations = chosen.zip(0..COLUMNS).map(|((_, unit), column)| Station {
                unit: unit.id,
                column,
                depth: (back >> column & 1) as i8,
            });
            stations.collect()
        })
    })
}
