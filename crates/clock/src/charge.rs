//! Charge time: what a turn costs, what a flag is worth, and whose turn is next (section 3).

use crate::components::{CharacterId, ChargeTime, QuickFlag, Speed};
use crate::machine::Fact;
use serde::{Deserialize, Serialize};

/// Charge time with which a character is ready for an active turn, and to which a flag lifts at
/// least.
pub const READY: u32 = 100;
/// Charge time to which a mime-critical-quick flag lifts at least (seed 001, preliminaries 5).
pub const LIFTED_BY_MIME_CRITICAL: u32 = 154;
/// Price of a turn with an action, or with a slow one begun.
pub const PRICE_OF_ACTING: u32 = 80;
/// Price of a turn spent waiting.
pub const PRICE_OF_WAITING: u32 = 60;
/// Charge time kept after a turn, at most.
pub const KEPT_AT_MOST: u32 = 60;

/// What a turn was spent on.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnCost {
    /// An action, or a slow one begun: 80 points.
    Acting,
    /// Waiting: 60 points.
    Waiting,
}

/// Why somebody has an active turn.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnReason {
    /// The first with a quick flag in list order.
    Flag(QuickFlag),
    /// Nobody holds a flag, and this is the first with a charge time of 100 or more.
    Charge,
}

impl ChargeTime {
    /// After a turn, quick or not; paid as its choice is made, before anything comes of it.
    #[must_use]
    pub fn paid(self, cost: TurnCost) -> Self {
        let price = match cost {
            TurnCost::Acting => PRICE_OF_ACTING,
            TurnCost::Waiting => PRICE_OF_WAITING,
        };
        Self(self.0.saturating_sub(price).min(KEPT_AT_MOST))
    }

    /// As the flag is given: at least 100, at least 154 for mcq.
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

    /// After the C+ of one clocktick; numbers at the end of their range stay there.
    #[must_use]
    pub fn grown(self, speed: Speed) -> Self {
        Self(self.0.saturating_add(speed.0))
    }

    /// Whether this suffices for an active turn.
    pub fn is_ready(self) -> bool {
        self.0 >= READY
    }
}

/// Whose active turn is next: the first flagged in list order, else the first with 100 or more;
/// nobody ends the phase.
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

/// All who are eligible for an active turn now, in the order in which they would have it if none of
/// the turns gave another.
pub fn turn_order(facts: &[Fact]) -> impl Iterator<Item = CharacterId> {
    let flagged = facts.iter().filter(|fact| fact.is_flagged());
    let ready =
        facts.iter().filter(|fact| fact.able && !fact.is_flagged() && fact.charge.is_ready());
    flagged.chain(ready).map(|fact| fact.id)
}
