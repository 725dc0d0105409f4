//! The record of a run that the player reads.
//! Adds events to the log and to the battles that can be watched.

use super::tell;
use crate::sector::log::Chronicle;
use crate::sector::show::{Battles, film_of};
use crate::sector::table::Table;
use daemonfall_campaign::{Campaign, RunEvent};
use daemonfall_sector::SectorEvent;

/// Whether events may have changed what is known about the map. Beats of a dive and choices in a
/// breach do not, and there are many of them.
pub fn concern_the_map(events: &[RunEvent]) -> bool {
    let quiet = |event: &RunEvent| matches!(event, RunEvent::Dive(_) | RunEvent::Breach(_));
    events.is_empty() || !events.iter().all(quiet)
}

/// Records events; `before` is the map as known before them, `after` as known now.
pub fn write_down(
    campaign: &Campaign,
    events: &[RunEvent],
    before: &Table,
    after: &Table,
    chronicle: &mut Chronicle,
    battles: &mut Battles,
) {
    for event in events {
        let RunEvent::Sector(event) = event else {
            let line = tell::line(campaign, event, after);
            chronicle.lines.extend(line);
            continue;
        };
        chronicle.tell(event, before, after, campaign.rules());
        let SectorEvent::Fought(fought) = event else {
            continue;
        };
        let Some(film) = film_of(fought, before, campaign.rules()) else {
            continue;
        };
        if let Some(line) = chronicle.lines.last_mut() {
            line.battle = Some(battles.fought.len());
        }
        battles.fought.push(film);
    }
}
