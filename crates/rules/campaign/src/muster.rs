//! The player's side of a breach: units of the stack with their mods, as units of the breach.

use crate::content::Content;
use crate::run::Run;
use daemonfall_breach::{BreachLibrary, Entry, Muster, Post, UnitId as BreachUnitId};
use daemonfall_sector::UnitId;

use crate::command::Station;

/// The breach data with these units of the run, numbered from after the data's last unit.
pub(crate) fn library(content: &Content, run: &Run, units: &[UnitId]) -> BreachLibrary {
    let made = units.iter().filter_map(|id| {
        let unit = run.unit(*id)?;
        run.define(content, unit).breach_unit(content)
    });
    content.breach.with_units(made)
}

pub(crate) fn muster(
    content: &Content,
    run: &Run,
    stations: &[Station],
    guardian: &str,
) -> (Muster, Vec<Entry>) {
    let own = content.breach.units().count();
    let posts = stations.iter().enumerate().map(|(place, station)| Post {
        unit: BreachUnitId((own + place) as u16),
        column: station.column,
        depth: station.depth,
    });
    let entries = stations.iter().map(|station| {
        let unit = run.unit(station.unit);
        unit.map_or(Entry::FRESH, |unit| run.define(content, unit).entry(unit.health))
    });
    let line_up = content.breach.guardian(guardian);
    let muster = Muster {
        player: posts.collect(),
        hostile: line_up.map_or_else(Vec::new, |it| it.posts.clone()),
        goal: line_up.map_or_else(Default::default, |it| it.goal),
    };
    (muster, entries.collect())
}
