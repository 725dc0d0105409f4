//! Names of a run's units and guardians.

use daemonfall_campaign::Campaign;
use daemonfall_sector::UnitId;
use daemonfall_text::t;

/// A unit by its own name, if it has one, and its kind.
pub fn called(name: &str, kind: &str) -> String {
    match name {
        "" => kind.to_owned(),
        name => t!("sector-unit-called", name = name, kind = kind),
    }
}

/// The name of a player's unit, even if it has been lost since.
pub fn unit_name(campaign: &Campaign, id: UnitId) -> String {
    let unit = campaign.run().unit(id);
    unit.map_or_else(
        || t!("run-somebody"),
        |unit| called(&unit.career.name, &campaign.rules().roster.kind(unit.kind).name),
    )
}

pub fn guardian_name(campaign: &Campaign, key: &str) -> String {
    let found = campaign.content().breach.guardian(key);
    found.map_or_else(|| key.to_owned(), |it| it.name.clone())
}
