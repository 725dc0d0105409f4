//! Why saved data cannot be used.

use daemonfall_campaign::saves::envelope::{EnvelopeError as S, VERSION};
use daemonfall_campaign::saves::{SaveError as E, StoreError, Trouble};
use daemonfall_campaign::{Changed, Part, RestoreError as R};
use daemonfall_core::data::PackChange;
use daemonfall_text::t;

pub fn kept(error: &E) -> String {
    match error {
        E::Store(error) => store(error),
        E::Envelope { place, error } => format!("{place}: {}", envelope(error)),
        E::Form { place, line, column, field, reason } => t!(
            "refusal-kept-form",
            place = place.as_str(),
            line = *line,
            column = *column,
            field = field.as_str(),
            reason = reason.as_str()
        ),
        E::Restore { place, error } => format!("{place}: {}", restored(error)),
    }
}

pub fn store(error: &StoreError) -> String {
    match error.trouble {
        Trouble::Taken => format!("{}: {}", error.place, t!("refusal-kept-taken")),
        // These reasons come from the system or the browser.
        Trouble::Unreachable | Trouble::Damaged => error.to_string(),
    }
}

/// What of the game changed since a run began.
pub fn changed(error: &Changed) -> String {
    if error.only_packs() {
        let packs: Vec<String> = error.packs.iter().map(pack).collect();
        return t!("refusal-changed-packs", packs = packs.join(", "));
    }
    let parts = error.parts.iter().map(|part| match part {
        Part::Dive => t!("refusal-changed-dive"),
        Part::Breach => t!("refusal-changed-breach"),
        Part::Sector => t!("refusal-changed-sector"),
        Part::Campaign => t!("refusal-changed-campaign"),
        Part::Data => t!("refusal-changed-data"),
    });
    let parts: Vec<String> = parts.collect();
    t!("refusal-changed", parts = parts.join(", "), game = error.game.as_str())
}

fn pack(change: &PackChange) -> String {
    match change {
        PackChange::Missing(pack) => t!("refusal-pack-missing", pack = pack.to_string()),
        PackChange::Added(pack) => t!("refusal-pack-added", pack = pack.to_string()),
        PackChange::Version { made, now } => {
            t!("refusal-pack-version", pack = made.to_string(), now = now.version.as_str())
        }
        PackChange::Content(pack) => t!("refusal-pack-content", pack = pack.to_string()),
        PackChange::Order => t!("refusal-pack-order"),
    }
}

pub fn envelope(error: &S) -> String {
    match error {
        S::CutShort { held, said } => t!("refusal-kept-cut-short", held = *held, said = *said),
        S::CutInLine { held } => t!("refusal-kept-cut-in-line", held = *held),
        S::TooLong { held, said } => t!("refusal-kept-too-long", held = *held, said = *said),
        S::Line { column, reason } => {
            t!("refusal-kept-line", column = *column, reason = reason.as_str())
        }
        S::Newer { found } => t!("refusal-kept-newer", found = *found, most = VERSION),
        S::Bare => t!("refusal-kept-bare"),
        S::NoVersion { found } => t!("refusal-kept-no-version", found = *found),
        S::OtherKind { found, wanted } => {
            t!("refusal-kept-other-kind", found = found.as_str(), wanted = wanted.as_str())
        }
        S::Checksum { said, found } => {
            t!("refusal-kept-checksum", said = said.as_str(), found = found.as_str())
        }
    }
}

fn restored(error: &R) -> String {
    match error {
        R::OtherData { found, expected } => t!(
            "refusal-kept-other-data",
            found = found.to_string(),
            expected = expected.to_string()
        ),
        R::Changed(error) => changed(error),
        R::Differs { recorded, found } => {
            t!("refusal-kept-differs", recorded = recorded.to_string(), found = found.to_string())
        }
        R::Sector(why) => t!("refusal-kept-sector", why = why.to_string()),
        R::Dive(why) => t!("refusal-kept-dive", why = why.to_string()),
        R::Breach(why) => t!("refusal-kept-breach", why = why.to_string()),
        R::Wrong { .. } => error.to_string(),
    }
}
