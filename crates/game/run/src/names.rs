//! Names of a run's units and guardians.

use daemonfall_campaign::Campaign;
use daemonfall_sector::UnitId;
use daemonfall_text::t;

/// The name of a player's unit, even if it has been lost since.
pub fn unit_name(campaign: &Campaign, id: UnitId) -> String {
    let unit = campaign.run().unit(id);
    unit.map_or_else(
        || t!("run-somebody"),
        |unit| campaign.rules().roster.kind(unit.kind).name.clone(),
    )
}

pub fn guardian_name(campaign: &Campaign, key: &str) -> String {
    let found = campaign.content().breach.guardian(key);
    found.map_or_else(|| key.to_owned(), |it| it.name.clone())
}
