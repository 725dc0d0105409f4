//! A scenario as plain data, names resolved.

use crate::components::{CharacterId, ChargeTime, Speed, Team};
use crate::machine::ActionId;
use crate::reaction::Reaction;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Characters of a scenario, at most: what an action hits is a set of 64 bits.
pub const CHARACTERS_AT_MOST: usize = 64;
/// Clockticks of a scenario, at most.
pub const TICKS_AT_MOST: u32 = 1_000;

/// What there is to do in a scenario.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Quick: magic, gives a quick flag.
    #[default]
    Qs,
    /// Demi: magic, damages.
    Demi,
    /// Haste: magic, without effect here.
    Haste,
    /// Attack: damages, no magic.
    Attack,
}

impl Ability {
    /// All, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Qs, Self::Demi, Self::Haste, Self::Attack];

    /// Its name in the notation; a quick spell in a mime cycle is an mqs there.
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

    /// Whether it damages; in a scenario all damage leaves critical.
    pub fn damages(self) -> bool {
        matches!(self, Self::Demi | Self::Attack)
    }

    /// Whether it gives a quick flag.
    pub fn quickens(self) -> bool {
        self == Self::Qs
    }

    /// Its number as an action.
    pub fn action(self) -> ActionId {
        ActionId(self as u32)
    }

    /// The ability of a number.
    pub fn of(action: ActionId) -> Option<Self> {
        Self::ALL.get(action.0 as usize).copied()
    }
}

/// Who is hit: a set of characters; none is a miss.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hits(pub u64);

impl Hits {
    /// One character alone.
    pub fn one(who: CharacterId) -> Self {
        Self(1u64.checked_shl(who.0).unwrap_or(0))
    }

    /// These and those.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether somebody is hit by both.
    pub fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether nobody is hit.
    pub fn is_miss(self) -> bool {
        self.0 == 0
    }

    /// Who is hit, in list order.
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
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    #[default]
    Wait,
    /// An action, at once.
    Act {
        /// What.
        ability: Ability,
        /// Whom it hits.
        hits: Hits,
    },
    /// A slow action is begun.
    Charge {
        /// What.
        ability: Ability,
        /// Whom it will hit.
        hits: Hits,
        /// Clockticks until it goes off, at least 1.
        ticks: u32,
    },
}

impl Choice {
    /// Whom it hits, or will hit; none for waiting.
    pub fn hits(self) -> Option<Hits> {
        match self {
            Self::Wait => None,
            Self::Act { hits, .. } | Self::Charge { hits, .. } => Some(hits),
        }
    }
}

/// A slow action that has not gone off yet.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct SlowAction {
    /// Whose.
    pub actor: CharacterId,
    /// What.
    pub ability: Ability,
    /// Whom it will hit.
    pub hits: Hits,
    /// Clockticks left: it goes off in the tick in which this falls to zero.
    pub left: u32,
}

/// What a character does, turn by turn.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// In its successive turns, quick and active ones.
    pub turns: Vec<Choice>,
    /// In all turns after those.
    pub then: Choice,
    /// What a mime's successive mimicries hit; those after the list miss.
    pub mime_hits: Vec<Hits>,
}

/// A character as a scenario begins.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its name.
    pub name: String,
    /// Its team.
    pub team: Team,
    /// Its charge time.
    pub charge: ChargeTime,
    /// Its speed.
    pub speed: Speed,
    /// Its reaction.
    pub reaction: Option<Reaction>,
    /// Whether it is a mime; mimes always wait, whatever their script says.
    pub mime: bool,
    /// What it does.
    pub script: Script,
}

/// How much of the clock is played.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Slow actions go off (SR), then C+; ends before the active turns.
    SR,
    /// Active turns (CR).
    CR,
    /// So many whole clockticks: slow actions charge, SR, C+, CR.
    Ticks(u32),
}

/// A scenario.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// In list order: a character's number is its place here.
    pub characters: Vec<Character>,
    /// How much is played.
    pub span: Span,
    /// Slow actions under way, in the order in which they go off when they are due together.
    pub slow_actions: Vec<SlowAction>,
}

impl Scenario {
    /// A character's name; a number of nobody is shown as `?`.
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
