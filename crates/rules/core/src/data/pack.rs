//! The packs that data come from, by name, so that a run can say which it was begun with.

use super::Source;
use crate::Fingerprint;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A pack as runs, saves and replays name it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PackName {
    pub id: String,
    /// For people: what tells two packs of one id apart is their content.
    pub version: String,
    pub content: Fingerprint,
}

impl fmt::Display for PackName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.version)
    }
}

/// The packs that sources come from, in the order in which they are laid.
pub fn packs_of(sources: &[Source]) -> Vec<PackName> {
    let mut packs = Vec::new();
    for pack in sources.iter().filter_map(|source| source.pack.as_ref()) {
        if !packs.contains(pack) {
            packs.push(pack.clone());
        }
    }
    packs
}

/// A difference between the packs that something was made with and those of now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackChange {
    Missing(PackName),
    Added(PackName),
    /// The pack is here in another version.
    Version {
        made: PackName,
        now: PackName,
    },
    /// The pack is here in the same version, with other content.
    Content(PackName),
    /// They are the same, laid in another order.
    Order,
}

impl fmt::Display for PackChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(pack) => write!(f, "{pack} is missing"),
            Self::Added(pack) => write!(f, "{pack} was not there"),
            Self::Version { made, now } => write!(f, "{made} is now {}", now.version),
            Self::Content(pack) => write!(f, "{pack} has other content"),
            Self::Order => f.write_str("their order is different"),
        }
    }
}

/// How the packs of now differ from those that something was made with.
pub fn pack_changes(made: &[PackName], now: &[PackName]) -> Vec<PackChange> {
    let find = |packs: &[PackName], id: &str| packs.iter().find(|pack| pack.id == id).cloned();
    let mut changes: Vec<PackChange> = made
        .iter()
        .filter_map(|made| match find(now, &made.id) {
            None => Some(PackChange::Missing(made.clone())),
            Some(now) if now == *made => None,
            Some(now) if now.version == made.version => Some(PackChange::Content(now)),
            Some(now) => Some(PackChange::Version { made: made.clone(), now }),
        })
        .collect();
    let added = now.iter().filter(|now| find(made, &now.id).is_none());
    changes.extend(added.cloned().map(PackChange::Added));
    if changes.is_empty() && made != now {
        changes.push(PackChange::Order);
    }
    changes
}

/// Differences of packs in words, on one line.
pub fn tell_packs(changes: &[PackChange]) -> String {
    changes.iter().map(PackChange::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(id: &str, version: &str, content: u64) -> PackName {
        PackName { id: id.into(), version: version.into(), content: Fingerprint(content) }
    }

    #[test]
    fn each_pack_that_is_not_as_it_was_is_named() {
        let made = [pack("a", "1", 1), pack("b", "1", 2), pack("c", "1", 3)];
        let now = [pack("b", "2", 4), pack("c", "1", 5), pack("d", "1", 6)];
        assert_eq!(
            tell_packs(&pack_changes(&made, &now)),
            "a 1 is missing, b 1 is now 2, c 1 has other content, d 1 was not there"
        );
        assert!(pack_changes(&made, &made).is_empty());
        let [a, b, c] = made.clone();
        assert_eq!(pack_changes(&made, &[b, a, c]), [PackChange::Order]);
    }

    #[test]
    fn sources_tell_their_packs_once_each_in_order() {
        let [a, b] = [pack("a", "1", 1), pack("b", "1", 2)];
        let of = |pack: Option<&PackName>| Source {
            pack: pack.cloned(),
            ..Source::new("kinds.ron", "kinds.ron", "{}")
        };
        let sources = [of(None), of(Some(&b)), of(Some(&b)), of(Some(&a))];
        assert_eq!(packs_of(&sources), [b, a]);
    }
}
