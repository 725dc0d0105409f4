//! Move types of a battle with formations: each registered type, with the row rule on melee and the
//! factor of the mover's order on its value.
//!
//! Melee reaches from front row to front row: while the front row of a stack stands, no melee move
//! reaches its back row, and none is made from there.

use crate::dice::{DamageRoll, Dice};
use crate::formation::Order;
use crate::move_type::{Depends, Facts, Look, MoveType, Role};
use crate::moves::Move;
use crate::state::State;
use crate::unit::{MoveTypeId, Participant, ParticipantId};
use crate::value::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A registered type in a battle with formations.
pub(crate) struct Ordered {
    rules: Arc<dyn MoveType>,
    is_melee: bool,
    /// Whether it is made from the front and reaches only the front.
    reaches_front: bool,
    /// The participants that answer melee moves, as bits.
    answering: u64,
    /// The values of each mover at each target, if they change only by what others do to these two.
    values: Vec<Value>,
    count: usize,
}

impl Ordered {
    pub(crate) fn new(
        rules: Arc<dyn MoveType>,
        kind: MoveTypeId,
        participants: &[Participant],
        state: &State,
        answering: u64,
    ) -> Self {
        let (facts, mut values) = (rules.facts(kind), Vec::new());
        let chosen = facts.role == Role::Chosen;
        if chosen && facts.has_target && facts.depends_on == Depends::Nothing {
            let all = || (0..participants.len() as u32).map(ParticipantId);
            for (mover, one) in all().zip(participants) {
                let known = facts.is_known_to(&one.unit);
                values.extend(all().map(|target| {
                    let look = Look { participants, state, kind, mover, target };
                    let viable = known && rules.is_viable(&look);
                    if viable { rules.expected_value(&look) } else { Value::ZERO }
                }));
            }
        }
        let (is_melee, count) = (facts.is_melee, participants.len());
        Self { rules, is_melee, reaches_front: chosen && is_melee, answering, values, count }
    }

    fn plain(&self, look: &Look<'_>) -> Value {
        let place = look.mover.place() * self.count + look.target.place();
        let known =
            self.values.get(place).filter(|_| !look.state.is_changed(look.mover, look.target));
        known.copied().unwrap_or_else(|| self.rules.expected_value(look))
    }
}

impl MoveType for Ordered {
    fn facts(&self, own: MoveTypeId) -> Facts {
        let facts = self.rules.facts(own);
        let role = match facts.role {
            Role::Ordered => Role::Chosen,
            role => role,
        };
        Facts { depends_on: Depends::State, role, blow: None, ..facts }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        let reaches = !self.reaches_front
            || (look.state.is_exposed(look.mover) && look.state.is_exposed(look.target));
        reaches && self.rules.is_viable(look)
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        let value = self.plain(look);
        let hurt = || {
            let health = look.target_health();
            health.current < health.max
        };
        let doubled = match look.order() {
            None | Some(Order::FallBack) => false,
            Some(Order::Focus) => look.are_foes() && hurt(),
            Some(Order::Spread) => look.are_foes() && !hurt(),
            Some(Order::Protect) => !look.are_foes(),
            Some(Order::HoldOut) => {
                let answered = self.is_melee && self.answering & look.target.bit() != 0;
                return if answered { value.halved() } else { value };
            }
        };
        if doubled { value.times(2) } else { value }
    }

    fn repeats(&self, look: &Look<'_>) -> u32 {
        self.rules.repeats(look)
    }

    fn generate(&self, look: &Look<'_>, dice: &mut Dice) -> i32 {
        self.rules.generate(look, dice)
    }

    fn roll(&self, look: &Look<'_>) -> Option<DamageRoll> {
        self.rules.roll(look)
    }

    fn effects(&self, look: &Look<'_>) -> RangeInclusive<i32> {
        self.rules.effects(look)
    }

    fn apply(&self, state: &mut State, made: &Move) {
        self.rules.apply(state, made);
    }
}
