//! A scenario as plain data, with names resolved.

use crate::components::{CharacterId, ChargeTime, Speed, Team};
use crate::machine::ActionId;
use crate::reaction::Reaction;
use serde::Deserialize;

/// Most characters of a scenario: the targets of an action are a set of 64 bits.
pub const CHARACTERS_AT_MOST: usize = 64;
/// Most clockticks of a scenario.
pub const TICKS_AT_MOST: u32 = 1_000;

/// The abilities of scenarios.
#[derive(Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Quick: magic, gives a quick flag.
    #[default]
    Qs,
    /// Demi: magic, damages.
    Demi,
    /// Haste: magic, without effect here.
    Haste,
    /// Attack: damages, not magic.
    Attack,
}

impl Ability {
    /// All abilities, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Qs, Self::Demi, Self::Haste, Self::Attack];

    /// Its name in the notation. A quick spell in a mime cycle is written mqs.
    pub fn name(self, in_mime_cycle: bool) -> &'static str {
        match (self, in_mime_cycle) {
            (Self::Qs, true) => "mqs",
            (Self::Qs, false) => "qs",
            (Self::Demi, _) => "demi",
            (Self::Haste, _) => "haste",
            (Self::Attack, _) => "attack",
        }
    }

    /// Whether counter magic answers it.
    pub fn is_magic(self) -> bool {
        self != Self::Attack
    }

    /// Whether it damages. In a scenario, all damage leaves the target critical.
    pub fn damages(self) -> bool {
        matches!(self, Self::Demi | Self::Attack)
    }

    /// Whether it gives a quick flag.
    pub fn quickens(self) -> bool {
        self == Self::Qs
    }

    pub fn action(self) -> ActionId {
        ActionId(self as u32)
    }

    pub fn of(action: ActionId) -> Option<Self> {
        Self::ALL.get(action.0 as usize).copied()
    }
}

/// The characters hit, as a set. Empty is a miss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hits(pub u64);

impl Hits {
    pub fn one(who: CharacterId) -> Self {
        Self(1u64.checked_shl(who.0).unwrap_or(0))
    }

    /// The union of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a character is in both.
    pub fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The characters hit, in list order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CharacterId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let next = left.trailing_zeros();
                left &= left - 1;
                CharacterId(next)
            })
        })
    }
}

/// What a character does with a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    #[default]
    Wait,
    /// An action, at once.
    Act { ability: Ability, hits: Hits },
    /// Begins a slow action.
    Charge {
        ability: Ability,
        hits: Hits,
        /// Clockticks until it goes off, at least 1.
        ticks: u32,
    },
}

impl Choice {
    /// The characters it hits or will hit; `None` for waiting.
    pub fn hits(self) -> Option<Hits> {
        match self {
            Self::Wait => None,
            Self::Act { hits, .. } | Self::Charge { hits, .. } => Some(hits),
        }
    }
}

/// A slow action that has not gone off yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlowAction {
    pub actor: CharacterId,
    pub ability: Ability,
    pub hits: Hits,
    /// Clockticks left. It goes off in the tick in which this reaches zero.
    pub left: u32,
}

/// What a character does, turn by turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    /// In its first turns, quick and active ones, one each.
    pub turns: Vec<Choice>,
    /// In all turns after those.
    pub then: Choice,
    /// What a mime's mimicries hit, one each; those after the list miss.
    pub mime_hits: Vec<Hits>,
}

/// A character at the beginning of a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    pub name: String,
    pub team: Team,
    pub charge: ChargeTime,
    pub speed: Speed,
    pub reaction: Option<Reaction>,
    /// Whether it is a mime. Mimes always wait, whatever their script says.
    pub mime: bool,
    /// What it does, turn by turn.
    pub script: Script,
}

/// How much of the clock is played.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Slow actions go off (SR), then C+. Ends before the active turns.
    SR,
    /// Active turns (CR).
    CR,
    /// This many whole clockticks: slow actions charge, SR, C+, CR.
    Ticks(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// In list order: a character's number is its index here.
    pub characters: Vec<Character>,
    /// How much is played.
    pub span: Span,
    /// Slow actions in progress, in the order in which they go off when due together.
    pub slow_actions: Vec<SlowAction>,
}

impl Scenario {
    /// A character's name; `?` for an unknown number.
    pub fn name(&self, who: CharacterId) -> &str {
        self.characters.get(who.0 as usize).map_or("?", |character| character.name.as_str())
    }

    /// What a character does in its turn number `turn`, from 0.
    pub(super) fn choice(&self, who: CharacterId, turn: u32) -> Choice {
        let character = &self.characters[who.0 as usize];
        if character.mime {
            return Choice::Wait;
        }
        let turns = &character.script.turns;
        turns.get(turn as usize).copied().unwrap_or(character.script.then)
    }

    /// What a mime's mimicry number `mimicry` hits, from 0.
    pub(super) fn mime_hits(&self, who: CharacterId, mimicry: u32) -> Hits {
        let hits = &self.characters[who.0 as usize].script.mime_hits;
        hits.get(mimicry as usize).copied().unwrap_or_default()
    }
}
