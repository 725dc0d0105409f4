//! The move types of seed 002, with the numbers of the rules.

use crate::dice::Dice;
use crate::move_type::{Blow, Depends, Look, MoveType, Role};
use crate::moves::Move;
use crate::state::State;
use crate::unit::{Abilities, MoveTypeId};
use crate::value::Value;
use std::ops::RangeInclusive;

/// The most health that one healing gives.
pub const HEALING: i32 = 5;
/// The attack bonus of a charge.
pub const CHARGE: i32 = 2;

pub(crate) fn at_a_foe(look: &Look<'_>) -> bool {
    look.mover_is_able() && look.both_live() && look.are_foes()
}

/// Two ranged shots, without riposte.
#[derive(Clone, Copy, Debug)]
pub struct Archery;

impl MoveType for Archery {
    fn name(&self) -> &str {
        "Archery"
    }

    fn depends_on(&self) -> Depends {
        Depends::Nothing
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        at_a_foe(look)
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        2
    }

    fn blow(&self) -> Option<Blow> {
        Some(Blow { attack: 0, damage: 0 })
    }
}

/// One melee blow with a higher attack, in the first turn only.
#[derive(Clone, Copy, Debug)]
pub struct Charge;

impl MoveType for Charge {
    fn name(&self) -> &str {
        "Charge"
    }

    fn depends_on(&self) -> Depends {
        Depends::TurnsUpTo(1)
    }

    fn is_melee(&self) -> bool {
        true
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.state.turn() == 1 && at_a_foe(look)
    }

    fn blow(&self) -> Option<Blow> {
        Some(Blow { attack: CHARGE, damage: 0 })
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
    fn name(&self) -> &str {
        "Healing"
    }

    fn depends_on(&self) -> Depends {
        Depends::State
    }

    fn once(&self) -> bool {
        true
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
    fn name(&self) -> &str {
        "Strike"
    }

    fn depends_on(&self) -> Depends {
        Depends::Nothing
    }

    fn is_melee(&self) -> bool {
        true
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        at_a_foe(look)
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        2
    }

    fn blow(&self) -> Option<Blow> {
        Some(Blow { attack: 0, damage: 0 })
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
    fn name(&self) -> &str {
        "Riposte"
    }

    fn depends_on(&self) -> Depends {
        Depends::Nothing
    }

    fn role(&self) -> Role {
        Role::AnswersMelee
    }

    fn needs(&self, _own: MoveTypeId) -> Option<Abilities> {
        Some(Abilities::default().with(self.strike))
    }

    #[inline]
    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.mover().abilities.has(self.strike) && look.both_live()
    }

    fn blow(&self) -> Option<Blow> {
        Some(Blow { attack: -1, damage: -1 })
    }
}
