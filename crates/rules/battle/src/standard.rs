//! The move types of seed 002, with the numbers of the rules.

use crate::dice::Dice;
use crate::move_type::{Blow, Depends, Facts, Look, MoveType, Role};
use crate::moves::Move;
use crate::state::State;
use crate::unit::{Abilities, MoveTypeId};
use crate::value::Value;
use std::ops::RangeInclusive;

/// The most health that one healing gives.
pub const HEALING: i32 = 5;
/// The attack bonus of a charge.
pub const CHARGE: i32 = 2;

/// Two ranged shots, without riposte.
#[derive(Clone, Copy, Debug)]
pub struct Archery;

impl MoveType for Archery {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { blow: Some(Blow::PLAIN), ..Facts::new("Archery", own, Depends::Nothing) }
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        2
    }
}

/// One melee blow with a higher attack, in the first turn only.
#[derive(Clone, Copy, Debug)]
pub struct Charge;

impl MoveType for Charge {
    fn facts(&self, own: MoveTypeId) -> Facts {
        let blow = Some(Blow { attack: CHARGE, damage: 0 });
        Facts { is_melee: true, blow, ..Facts::new("Charge", own, Depends::TurnsUpTo(1)) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.state.turn() == 1 && look.is_at_a_foe()
    }
}

/// Gives health to a living friend or to itself, once per battle.
#[derive(Clone, Copy, Debug)]
pub struct Healing;

impl Healing {
    fn missing(look: &Look<'_>) -> i32 {
        let health = look.target_health();
        (health.max - health.current).min(HEALING)
    }
}

impl MoveType for Healing {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { once: true, ..Facts::new("Healing", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.mover_is_able()
            && !look.state.has_used(look.mover, look.kind)
            && look.both_live()
            && !look.are_foes()
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        Value::whole(i64::from(Self::missing(look)))
    }

    fn generate(&self, look: &Look<'_>, _dice: &mut Dice) -> i32 {
        Self::missing(look)
    }

    fn effects(&self, look: &Look<'_>) -> RangeInclusive<i32> {
        let missing = Self::missing(look);
        missing..=missing
    }

    fn apply(&self, state: &mut State, made: &Move) {
        if let Some(target) = made.target {
            state.mend(target, made.effect);
        }
    }
}

/// Two melee blows.
#[derive(Clone, Copy, Debug)]
pub struct Strike;

impl MoveType for Strike {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts {
            is_melee: true,
            blow: Some(Blow::PLAIN),
            ..Facts::new("Strike", own, Depends::Nothing)
        }
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        2
    }
}

/// The answer of a living target with Strike to each melee blow, even a miss: a blow with attack
/// and damage one lower.
#[derive(Clone, Copy, Debug)]
pub struct Riposte {
    /// The ability that it requires.
    pub strike: MoveTypeId,
}

impl MoveType for Riposte {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts {
            role: Role::AnswersMelee,
            needs: Some(Abilities::default().with(self.strike)),
            blow: Some(Blow { attack: -1, damage: -1 }),
            ..Facts::new("Riposte", own, Depends::Nothing)
        }
    }

    #[inline]
    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.mover().abilities.has(self.strike) && look.both_live()
    }
}
