//! A move type: an object with the five methods of seed 002, and facts that let the engine call
//! them rarely.

use crate::dice::{DamageRoll, Dice};
use crate::formation::{Formed, Order};
use crate::moves::Move;
use crate::state::State;
use crate::unit::{Abilities, MoveTypeId, Participant, ParticipantId, Unit};
use crate::value::Value;
use daemonfall_core::Health;
use std::ops::RangeInclusive;

/// When a move of a type is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// In a unit's turn, when it is the best available move.
    Chosen,
    /// Like `Chosen`, but only in battles with formations, and without being an ability.
    Ordered,
    /// By the target of a melee move, at once. It is not chosen, and it is not answered.
    AnswersMelee,
}

/// What the viability, expected value and repeats of a type depend on, besides stats, abilities and
/// camps, which never change, and besides mover and target being alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depends {
    /// Nothing that changes: asked once per battle. A dead target is not viable.
    Nothing,
    /// The turn, up to and including this one; after it the answers no longer change.
    TurnsUpTo(u32),
    /// Health, or anything else that changes: asked whenever a unit chooses, for dead targets too.
    State,
}

/// One way to take part in battles, once it is [registered](crate::MoveTypes::register).
///
/// `is_viable`, `expected_value` and `repeats` are pure. `expected_value`, `repeats` and `generate`
/// are called for viable moves only.
pub trait MoveType: Send + Sync + 'static {
    /// What never changes of it. `own` is its number.
    fn facts(&self, own: MoveTypeId) -> Facts;

    /// Usually at a living foe, by whoever has the ability.
    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.is_at_a_foe()
    }

    /// The expected value of making it once, roughly in units of damage.
    fn expected_value(&self, look: &Look<'_>) -> Value {
        self.roll(look).map_or(Value::ZERO, DamageRoll::expected)
    }

    /// How many times it is made, while it stays viable.
    fn repeats(&self, _look: &Look<'_>) -> u32 {
        1
    }

    /// Draws a move's effect, such as its damage.
    fn generate(&self, look: &Look<'_>, dice: &mut Dice) -> i32 {
        self.roll(look).map_or(0, |roll| roll.draw(dice).done())
    }

    /// The damage roll that [`generate`](Self::generate) makes, if it does; for display only.
    fn roll(&self, look: &Look<'_>) -> Option<DamageRoll> {
        Some(look.roll(self.facts(look.kind).blow?))
    }

    /// The effects that [`generate`](Self::generate) may draw; a replay with others is refused.
    fn effects(&self, look: &Look<'_>) -> RangeInclusive<i32> {
        self.roll(look).map_or(i32::MIN..=i32::MAX, |roll| 0..=roll.damage)
    }

    fn apply(&self, state: &mut State, made: &Move) {
        if let Some(target) = made.target {
            state.hurt(made, target, made.effect);
        }
    }
}

/// What a plain blow adds to its mover's highest attack and damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub attack: i32,
    pub damage: i32,
}

impl Blow {
    /// With the mover's own numbers.
    pub const PLAIN: Self = Self { attack: 0, damage: 0 };

    /// The damage roll of this blow; nothing falls below zero.
    #[inline]
    pub fn roll(self, mover: &Unit, target: &Unit) -> DamageRoll {
        DamageRoll {
            attack: (mover.attack + self.attack).max(0),
            defence: target.defence,
            damage: (mover.damage + self.damage).max(0),
        }
    }
}

/// A move under consideration: its mover, target, type and state.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) participants: &'a [Participant],
    pub state: &'a State,
    pub kind: MoveTypeId,
    /// The unit that would make the move.
    pub mover: ParticipantId,
    pub target: ParticipantId,
}

impl Look<'_> {
    #[inline]
    pub fn mover(&self) -> &Unit {
        &self.participants[self.mover.place()].unit
    }

    #[inline]
    pub fn target(&self) -> &Unit {
        &self.participants[self.target.place()].unit
    }

    /// The roll of a blow of the mover at the target, or at the guard that stands before it.
    pub fn roll(&self, blow: Blow) -> DamageRoll {
        let struck = self.state.struck(self.target);
        let lifted = Blow { attack: blow.attack + self.state.lift(self.mover), ..blow };
        let roll = lifted.roll(self.mover(), &self.participants[struck.place()].unit);
        DamageRoll { defence: (roll.defence - self.state.mark(struck)).max(0), ..roll }
    }

    /// A participant's place in a formation.
    pub fn place(&self, id: ParticipantId) -> Option<Formed> {
        self.participants[id.place()].formed
    }

    pub fn order(&self) -> Option<Order> {
        self.place(self.mover)?.order
    }

    /// All living foes of the mover.
    pub fn foes(&self) -> impl Iterator<Item = ParticipantId> {
        let camp = self.participants[self.mover.place()].camp;
        self.living(move |_, other| other.camp != camp)
    }

    /// The living units of the mover's stack, itself included.
    pub fn mates(&self) -> impl Iterator<Item = ParticipantId> {
        let own = &self.participants[self.mover.place()];
        let tile = |one: &Participant| Some(one.formed?.tile);
        self.living(move |id, other| {
            id == self.mover || (other.camp == own.camp && tile(other) == tile(own))
        })
    }

    fn living(
        &self,
        fits: impl Fn(ParticipantId, &Participant) -> bool,
    ) -> impl Iterator<Item = ParticipantId> {
        let all = (0..).map(ParticipantId).zip(self.participants);
        let fit = all.filter(move |(id, one)| self.state.lives(*id) && fits(*id, one));
        fit.map(|(id, _)| id)
    }

    #[inline]
    pub fn target_health(&self) -> Health {
        self.state.health(self.target)
    }

    /// Whether the mover has the ability with the type's name.
    #[inline]
    pub fn mover_is_able(&self) -> bool {
        self.mover().abilities.has(self.kind)
    }

    #[inline]
    pub fn both_live(&self) -> bool {
        self.state.lives(self.mover) && self.state.lives(self.target)
    }

    /// Whether the mover has the ability, and its target is a foe; both live.
    #[inline]
    pub fn is_at_a_foe(&self) -> bool {
        self.mover_is_able() && self.both_live() && self.are_foes()
    }

    /// Whether they are in different camps; a unit is never its own foe.
    #[inline]
    pub fn are_foes(&self) -> bool {
        self.participants[self.mover.place()].camp != self.participants[self.target.place()].camp
    }
}

/// What never changes of a move type, so that the engine need not ask during a battle.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Used in move tuples and as the ability of units.
    pub name: &'static str,
    /// What viability, expected value and repeats depend on.
    pub depends_on: Depends,
    pub role: Role,
    /// Whether the target may answer with a riposte.
    pub is_melee: bool,
    /// Whether it has a target. A type without one is weighed once, with the mover as its target.
    pub has_target: bool,
    /// Whether a unit makes it once per battle at most; `is_viable` must say so too.
    pub once: bool,
    /// The abilities of which a unit needs one to ever make it, or it is never asked; `None` if it
    /// needs none.
    pub needs: Option<Abilities>,
    /// What it adds to the numbers of its mover, if it is a plain blow: what a damage roll shows is
    /// taken from its target's health. Then the engine rolls and takes by itself, and only
    /// `is_viable` and `repeats` need be written.
    pub blow: Option<Blow>,
}

impl Facts {
    /// Those of a type that is chosen by units with the ability of its name, and aimed at another.
    pub fn new(name: &'static str, own: MoveTypeId, depends_on: Depends) -> Self {
        Self {
            name,
            depends_on,
            role: Role::Chosen,
            is_melee: false,
            has_target: true,
            once: false,
            needs: Some(Abilities::default().with(own)),
            blow: None,
        }
    }

    /// Whether a unit could ever make it.
    #[inline]
    pub(crate) fn is_known_to(&self, unit: &Unit) -> bool {
        self.needs.is_none_or(|needs| unit.abilities.any(needs))
    }

    /// Whether its viability cannot change between repeats as long as both units live.
    #[inline]
    pub(crate) fn is_steady(&self) -> bool {
        !matches!(self.depends_on, Depends::State)
    }
}
