//! The move types of formations, with their numbers. Each is viable only for a unit that has a
//! place in a formation.

use crate::dice::{DamageRoll, Dice};
use crate::formation::Order;
use crate::move_type::{Blow, Depends, Facts, Look, MoveType, Role};
use crate::moves::Move;
use crate::state::State;
use crate::unit::{Abilities, MoveTypeId, ParticipantId};
use crate::value::Value;
use daemonfall_core::Row;
use std::ops::RangeInclusive;

pub use crate::state::{MARK, RALLY};

/// The abilities that reach every foe, and those that reach front rows.
#[derive(Clone, Copy, Debug)]
pub struct Arms {
    pub ranged: Abilities,
    pub melee: Abilities,
}

impl Arms {
    /// Whether one could attack the other from where they stand.
    fn reach(self, look: &Look<'_>, from: ParticipantId, at: ParticipantId) -> bool {
        let abilities = look.participants[from.place()].unit.abilities;
        let front = || look.state.is_exposed(from) && look.state.is_exposed(at);
        abilities.any(self.ranged) || (abilities.any(self.melee) && front())
    }

    /// What two plain blows of one at the other would do, with its attack and defence changed;
    /// nothing where it does not reach.
    fn two_blows(
        self,
        look: &Look<'_>,
        (from, attack): (ParticipantId, i32),
        (at, defence): (ParticipantId, i32),
    ) -> Value {
        if !self.reach(look, from, at) {
            return Value::ZERO;
        }
        let unit = |id: ParticipantId| &look.participants[id.place()].unit;
        let roll = DamageRoll {
            attack: unit(from).attack + look.state.lift(from) + attack,
            defence: unit(at).defence - look.state.mark(at) + defence,
            damage: unit(from).damage,
        };
        roll.expected().times(2)
    }
}

fn able(look: &Look<'_>) -> bool {
    look.mover_is_able() && look.state.lives(look.mover) && look.place(look.mover).is_some()
}

/// Stands before the unit behind it: from now on, while it lives, it takes the blows meant for that
/// one, on its own defence. Worth what two shots of the strongest foe would do.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    /// What it guards against.
    pub arms: Arms,
}

impl MoveType for Guard {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts::new("Guard", own, Depends::State)
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        able(look)
            && look.place(look.mover).is_some_and(|place| place.row == Row::Front)
            && look.state.partner(look.mover) == Some(look.target)
            && look.state.lives(look.target)
            && look.state.guard_of(look.target).is_none()
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        let ranged = Arms { melee: Abilities::default(), ..self.arms };
        let blows = look.foes().map(|foe| ranged.two_blows(look, (foe, 0), (look.target, 0)));
        blows.max().unwrap_or(Value::ZERO)
    }

    fn effects(&self, _look: &Look<'_>) -> RangeInclusive<i32> {
        0..=0
    }

    fn apply(&self, state: &mut State, made: &Move) {
        if let Some(target) = made.target {
            state.set_guarded(target);
        }
    }
}

/// Once a battle: lowers a foe's defence for the rest of it. Worth what two blows of each unit of
/// the stack gain by it.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// What gains by it.
    pub arms: Arms,
}

impl MoveType for Mark {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { once: true, ..Facts::new("Mark", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        able(look)
            && !look.state.has_used(look.mover, look.kind)
            && look.are_foes()
            && look.state.lives(look.target)
            && look.state.mark(look.target) == 0
            && look.state.guard_of(look.target).is_none()
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        let blows = |mate, defence| self.arms.two_blows(look, (mate, 0), (look.target, defence));
        let gains = look.mates().map(|mate| blows(mate, -MARK).minus(blows(mate, 0)));
        gains.fold(Value::ZERO, Value::plus)
    }

    fn generate(&self, _look: &Look<'_>, _dice: &mut Dice) -> i32 {
        MARK
    }

    fn effects(&self, _look: &Look<'_>) -> RangeInclusive<i32> {
        MARK..=MARK
    }

    fn apply(&self, state: &mut State, made: &Move) {
        if let Some(target) = made.target {
            state.set_marked(target);
        }
    }
}

/// Once a battle: raises the attack of those beside it for the rest of it. Worth what two blows of
/// each gain by it, at the foe where it gains most.
#[derive(Clone, Copy, Debug)]
pub struct Rally {
    /// What gains by it.
    pub arms: Arms,
}

fn low(look: &Look<'_>) -> impl Iterator<Item = ParticipantId> {
    look.state.beside(look.mover).filter(|mate| look.state.lift(*mate) == 0)
}

impl MoveType for Rally {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { has_target: false, once: true, ..Facts::new("Rally", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        able(look) && !look.state.has_used(look.mover, look.kind) && low(look).next().is_some()
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        let gain = |mate| {
            let blows = |foe, attack| self.arms.two_blows(look, (mate, attack), (foe, 0));
            let gains = look.foes().map(|foe| blows(foe, RALLY).minus(blows(foe, 0)));
            gains.max().unwrap_or(Value::ZERO)
        };
        low(look).map(gain).fold(Value::ZERO, Value::plus)
    }

    fn generate(&self, _look: &Look<'_>, _dice: &mut Dice) -> i32 {
        RALLY
    }

    fn effects(&self, _look: &Look<'_>) -> RangeInclusive<i32> {
        RALLY..=RALLY
    }

    fn apply(&self, state: &mut State, made: &Move) {
        state.lift_beside(made.mover);
    }
}

/// One melee blow that hits a foe and, as hard, the living ones beside it.
#[derive(Clone, Copy, Debug)]
pub struct Sweep;

impl MoveType for Sweep {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { is_melee: true, ..Facts::new("Sweep", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        able(look) && look.is_at_a_foe()
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        let hit = 1 + look.state.beside(look.target).count() as u32;
        look.roll(Blow::PLAIN).expected().times(hit)
    }

    fn roll(&self, look: &Look<'_>) -> Option<DamageRoll> {
        Some(look.roll(Blow::PLAIN))
    }

    fn apply(&self, state: &mut State, made: &Move) {
        let Some(target) = made.target else { return };
        let beside: Vec<ParticipantId> = state.beside(target).collect();
        state.hurt(made, target, made.effect);
        for hit in beside {
            state.hurt(made, hit, made.effect);
        }
    }
}

/// Three ranged shots from the back row with attack one lower, at the last living foe of a row.
#[derive(Clone, Copy, Debug)]
pub struct Volley;

impl MoveType for Volley {
    fn facts(&self, own: MoveTypeId) -> Facts {
        let blow = Some(Blow { attack: -1, damage: 0 });
        Facts { blow, ..Facts::new("Volley", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.is_at_a_foe()
            && look.place(look.mover).is_some_and(|place| place.row == Row::Back)
            && look.place(look.target).is_some()
            && look.state.ends_row(look.target)
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        3
    }
}

/// Leaves the battle alive: from the second turn on, if the stack's order is to fall back and its
/// tile is not the attacked one. Worth the unit's whole health.
#[derive(Clone, Copy, Debug)]
pub struct Withdraw;

impl MoveType for Withdraw {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts {
            role: Role::Ordered,
            has_target: false,
            needs: None,
            ..Facts::new("Withdraw", own, Depends::State)
        }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.order() == Some(Order::FallBack)
            && look.state.turn() >= 2
            && look.place(look.mover).is_some_and(|place| place.tile != 0)
            && look.state.lives(look.mover)
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        Value::whole(i64::from(look.mover().health.max))
    }

    fn effects(&self, _look: &Look<'_>) -> RangeInclusive<i32> {
        0..=0
    }

    fn apply(&self, state: &mut State, made: &Move) {
        state.withdraw(made.mover);
    }
}
