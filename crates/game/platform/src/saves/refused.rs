//! Why saved data cannot be used.

use daemonfall_campaign::RestoreError as R;
use daemonfall_campaign::saves::SaveError as E;
use daemonfall_campaign::saves::envelope::{EnvelopeError as S, VERSION};
use daemonfall_text::t;

pub fn kept(error: &E) -> String {
    match error {
        // The store's reasons come from the system or the browser.
        E::Store(error) => error.to_string(),
        E::Envelope { place, error } => format!("{place}: {}", envelope(error)),
        E::Form { place, line, column, field, reason } => t!(
            "refusal-kept-form",
            place = place.as_str(),
            line = *line,
            column = *column,
            field = field.as_str(),
            reason = reason.as_str()
        ),
        E::Old { place, version, reason } => t!(
            "refusal-kept-old",
            place = place.as_str(),
            version = *version,
            reason = reason.as_str()
        ),
        E::Restore { place, error } => format!("{place}: {}", restored(error)),
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
        R::Sector(why) => t!("refusal-kept-sector", why = why.to_string()),
        R::Dive(why) => t!("refusal-kept-dive", why = why.to_string()),
        R::Breach(why) => t!("refusal-kept-breach", why = why.to_string()),
        R::Wrong { .. } => error.to_string(),
    }
}
