//! The kinds of chains, the ranks of handlers, and the event that runs along a chain.

use crate::cell::{Cell, Direction};
use crate::components::{ObjectId, Part, Push, StatusHit};
use crate::events::{Reason, Source, Travel};
use bevy_ecs::prelude::*;

/// The subject of a part. Each verb has its own chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    Attack,
    Dig,
    Move,
    /// Waiting, noticing, having a player next to it.
    Wait,
    /// Laying a carried explosive.
    Lay,
    /// Dying by its own action.
    Die,
    Drink,
    /// Taking what replaces something.
    Take,
}

impl Verb {
    pub fn of(part: Part) -> Verb {
        match part {
            Part::Attack => Verb::Attack,
            Part::Dig => Verb::Dig,
            Part::Move => Verb::Move,
            Part::Wait | Part::Notice(_) | Part::Beside => Verb::Wait,
            Part::Bomb => Verb::Lay,
            Part::Die => Verb::Die,
            Part::Drink => Verb::Drink,
            Part::Take => Verb::Take,
        }
    }
}

/// The kinds of events that have chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chain {
    /// Should a non-player do this at all, in this direction?
    Should(Verb),
    /// Can it be done? Reads the world and changes only the event. A part that passes succeeds.
    Check(Verb),
    /// Carries it out.
    Do(Verb),
    /// An object of the simple algorithm acts.
    Act,
    BeHit,
    BePushed,
    BeStatused,
    /// The actor has entered a cell.
    Enter,
    Perish,
}

const VERBS: usize = Verb::ALL.len();

pub(crate) const CHAINS: usize = VERBS * 3 + 6;

impl Verb {
    pub const ALL: [Verb; 8] = [
        Verb::Attack,
        Verb::Dig,
        Verb::Move,
        Verb::Wait,
        Verb::Lay,
        Verb::Die,
        Verb::Drink,
        Verb::Take,
    ];
}

impl Chain {
    /// All chains: the should, check and do chains of all verbs, then the others.
    pub fn all() -> impl Iterator<Item = Chain> {
        let of_verbs = [Chain::Should, Chain::Check, Chain::Do]
            .into_iter()
            .flat_map(|chain: fn(Verb) -> Chain| Verb::ALL.map(chain));
        of_verbs.chain([
            Chain::Act,
            Chain::BeHit,
            Chain::BePushed,
            Chain::BeStatused,
            Chain::Enter,
            Chain::Perish,
        ])
    }

    pub(crate) const fn place(self) -> usize {
        match self {
            Chain::Should(verb) => verb as usize,
            Chain::Check(verb) => VERBS + verb as usize,
            Chain::Do(verb) => 2 * VERBS + verb as usize,
            Chain::Act => 3 * VERBS,
            Chain::BeHit => 3 * VERBS + 1,
            Chain::BePushed => 3 * VERBS + 2,
            Chain::BeStatused => 3 * VERBS + 3,
            Chain::Enter => 3 * VERBS + 4,
            Chain::Perish => 3 * VERBS + 5,
        }
    }
}

/// Ranks of handlers, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// First.
    Highest,
    /// Second.
    High,
    /// Third.
    Medium,
    /// Fourth.
    Low,
    /// Last.
    Lowest,
}

/// The data passed along a chain. The chain determines which fields are used.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// The object that acts, strikes, enters or dies.
    pub actor: ObjectId,
    pub entity: Entity,
    pub from: Cell,
    pub direction: Direction,
    pub part: Part,
    /// The object that is struck, pushed or gets a status.
    pub target: ObjectId,
    pub target_entity: Entity,
    /// Attack value before armour.
    pub attack: i32,
    /// Armour ignored by the attack.
    pub pierce: i32,
    /// Damage dealt, or beats of the status.
    pub amount: i32,
    pub push: Push,
    pub status: Option<StatusHit>,
    /// The binder of a bound target: the attacker, or the shooter of a shot.
    pub binder: ObjectId,
    pub source: Source,
    /// How a pushed target travels, or how it got into the cell that it enters.
    pub travel: Travel,
    /// No handler has stopped it.
    pub propagate: bool,
    pub reason: Reason,
    /// The object that blocks the way and should act first.
    pub let_act: Option<ObjectId>,
    /// The cell moved to, dug, or laid into.
    pub into: Option<Cell>,
}

impl Event {
    /// An event of an actor, with all other fields at their defaults.
    pub fn new(
        actor: ObjectId,
        entity: Entity,
        from: Cell,
        direction: Direction,
        part: Part,
    ) -> Self {
        Self {
            actor,
            entity,
            from,
            direction,
            part,
            target: actor,
            target_entity: entity,
            attack: 0,
            pierce: 0,
            amount: 0,
            push: Push { power: 0, distance: 0 },
            status: None,
            binder: actor,
            source: Source::Attack,
            travel: Travel::Push,
            propagate: true,
            reason: Reason::Unable,
            let_act: None,
            into: None,
        }
    }

    pub fn stop(&mut self, reason: Reason) {
        self.propagate = false;
        self.reason = reason;
    }
}

/// The owner of a component that a handler reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The object that acts, strikes, enters or dies.
    Actor,
    /// The object that is struck, pushed or gets a status.
    Target,
    /// Any other object there or involved.
    Other,
    /// The kind of the ground, the wall or the item in a cell.
    Cell,
}

/// A component that a handler reads or changes, by its type's name.
pub type Access = (Whose, &'static str);
