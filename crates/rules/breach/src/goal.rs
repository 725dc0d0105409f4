//! What wins a breach besides removing every foe.

use daemonfall_core::{CharacterId, Side};
use daemonfall_stack::Roster;
use serde::{Deserialize, Serialize};

/// The latest round that a goal can name: a breach of a run lasts no longer.
const LONGEST: u32 = 200;

/// The goal of the player's side. Removing every foe always wins; this is another way. Foes are
/// counted from 0 in their line-up.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goal {
    /// There is no other way.
    #[default]
    Defeat,
    /// Somebody is left at the end of this round.
    Outlast(u32),
    /// This foe is removed.
    Fell(u32),
    /// A mime's blow leaves this foe without health.
    FellByMime(u32),
}

impl Goal {
    /// The foe that the goal is about, by its place in the line-up.
    pub fn place(self) -> Option<usize> {
        match self {
            Self::Defeat | Self::Outlast(_) => None,
            Self::Fell(place) | Self::FellByMime(place) => Some(place as usize),
        }
    }

    pub fn foe(self, roster: &Roster) -> Option<CharacterId> {
        let place = self.place()?;
        roster.all().filter(|who| roster.side(*who) == Side::Hostile).nth(place)
    }

    /// Why this cannot be the goal against so many foes.
    pub fn fault(self, foes: usize) -> Option<String> {
        match self {
            Self::Outlast(round) if !(1..=LONGEST).contains(&round) => {
                Some(format!("round {round} is not within 1 and {LONGEST}"))
            }
            _ => self
                .place()
                .filter(|place| *place >= foes)
                .map(|place| format!("there is no foe {place}: they are numbered from 0")),
        }
    }

    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
