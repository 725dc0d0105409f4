//! Charge time: what a turn costs, what a flag is worth, and whose turn is next (section 3).

use crate::components::{CharacterId, ChargeTime, QuickFlag, Speed};
use crate::machine::Fact;
use serde::{Deserialize, Serialize};

/// Charge time that makes a character ready for an active turn; a flag lifts it at least this far.
pub const READY: u32 = 100;
/// A mime-critical-quick flag lifts charge time at least this far (seed 001, preliminaries 5).
pub const LIFTED_BY_MIME_CRITICAL: u32 = 154;
/// Price of a turn spent on an action or on beginning a slow one.
pub const PRICE_OF_ACTING: u32 = 80;
/// Price of a turn spent waiting.
pub const PRICE_OF_WAITING: u32 = 60;
/// Most charge time that is left after a turn.
pub const KEPT_AT_MOST: u32 = 60;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnCost {
    /// An action, or the beginning of a slow one: 80 points.
    Acting,
    /// Waiting: 60 points.
    Waiting,
}

/// Why a character has an active turn.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnReason {
    /// It is the first in list order with a quick flag.
    Flag(QuickFlag),
    /// No character holds a flag, and it is the first with a charge time of 100 or more.
    Charge,
}

impl ChargeTime {
    /// Charge time after a turn, quick or not: paid with the choice, before it takes effect.
    #[must_use]
    pub fn paid(self, cost: TurnCost) -> Self {
        let price = match cost {
            TurnCost::Acting => PRICE_OF_ACTING,
            TurnCost::Waiting => PRICE_OF_WAITING,
        };
        Self(self.0.saturating_sub(price).min(KEPT_AT_MOST))
    }

    /// Charge time after a flag is given: at least 100, for mcq at least 154.
    #[must_use]
    pub fn lifted(self, flag: QuickFlag) -> Self {
        match flag {
            QuickFlag::None => self,
            QuickFlag::MimeCritical => Self(self.0.max(LIFTED_BY_MIME_CRITICAL)),
            QuickFlag::Spell | QuickFlag::Critical | QuickFlag::MimeSpell => {
                Self(self.0.max(READY))
            }
        }
    }

    /// Charge time after the C+ of one clocktick. Saturates at the type's limit.
    #[must_use]
    pub fn grown(self, speed: Speed) -> Self {
        Self(self.0.saturating_add(speed.0))
    }

    /// Whether this is enough for an active turn.
    pub fn is_ready(self) -> bool {
        self.0 >= READY
    }
}

/// Whose active turn is next: the first flagged in list order, otherwise the first with 100 or
/// more. `None` ends the phase.
pub fn next_turn(facts: &[Fact]) -> Option<(CharacterId, TurnReason)> {
    let flagged = facts
        .iter()
        .find(|fact| fact.is_flagged())
        .map(|fact| (fact.id, TurnReason::Flag(fact.flag)));
    flagged.or_else(|| {
        let ready = facts.iter().find(|fact| fact.able && fact.charge.is_ready())?;
        Some((ready.id, TurnReason::Charge))
    })
}

/// Everyone eligible for an active turn now, in turn order, if none of those turns gives another.
pub fn turn_order(facts: &[Fact]) -> impl Iterator<Item = CharacterId> {
    let flagged = facts.iter().filter(|fact| fact.is_flagged());
    let ready =
        facts.iter().filter(|fact| fact.able && !fact.is_flagged() && fact.charge.is_ready());
    flagged.chain(ready).map(|fact| fact.id)
}
