//! The registry of move types. Among equal moves, the type registered first is preferred.

use crate::move_type::{Facts, MoveType, Role};
use crate::moves::{Move, MoveTuple};
use crate::ordered::Ordered;
use crate::places::{Arms, Guard, Mark, Rally, Sweep, Volley, Withdraw};
use crate::standard::{Archery, Charge, Healing, Riposte, Strike};
use crate::state::State;
use crate::unit::{Abilities, MoveTypeId, Participant, ParticipantId, Unit};
use daemonfall_core::data::did_you_mean;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

pub const TYPES_AT_MOST: usize = 64;

/// Why a type cannot be registered.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum RegisterError {
    #[error("a move type named {0:?} is already registered")]
    NameTaken(String),
    /// The name is not usable: names are words in move lines.
    #[error("{0:?} cannot name a move type: a name needs letters and no spaces around it")]
    NoName(String),
    #[error("there are already {TYPES_AT_MOST} move types")]
    TooMany,
}

/// An ability that is not a move type.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("unknown ability {name:?}{hint}")]
pub struct UnknownAbility {
    /// The name as it was written.
    pub name: String,
    /// `, did you mean …?` or `; known are …`.
    pub hint: String,
}

/// The move types of a game. Copies share the types.
#[derive(Clone)]
pub struct MoveTypes {
    types: Arc<[Known]>,
}

#[derive(Clone)]
struct Known {
    rules: Arc<dyn MoveType>,
    facts: Facts,
}

impl Known {
    fn of(rules: Arc<dyn MoveType>, own: MoveTypeId) -> Self {
        let facts = rules.facts(own);
        Self { facts: Facts { blow: facts.blow.filter(|_| facts.has_target), ..facts }, rules }
    }
}

impl MoveTypes {
    /// A registry without types.
    pub fn empty() -> Self {
        Self { types: Arc::new([]) }
    }

    /// Archery, Charge, Healing, Strike, and the riposte; then those of formations: Guard, Mark,
    /// Rally, Sweep, Volley, Withdraw.
    pub fn standard() -> Self {
        let [archery, charge, strike, sweep, volley] = [0, 1, 3, 8, 9].map(MoveTypeId);
        let none = Abilities::default();
        let melee = none.with(charge).with(strike).with(sweep);
        let arms = Arms { ranged: none.with(archery).with(volley), melee };
        let types: [Arc<dyn MoveType>; 11] = [
            Arc::new(Archery),
            Arc::new(Charge),
            Arc::new(Healing),
            Arc::new(Strike),
            Arc::new(Riposte { strike }),
            Arc::new(Guard { arms }),
            Arc::new(Mark { arms }),
            Arc::new(Rally { arms }),
            Arc::new(Sweep),
            Arc::new(Volley),
            Arc::new(Withdraw),
        ];
        let known = types.into_iter().zip((0..).map(MoveTypeId));
        Self { types: known.map(|(rules, id)| Known::of(rules, id)).collect() }
    }

    /// The same types, with the same numbers, as they are in a battle with formations.
    pub(crate) fn ordered(&self, participants: &[Participant], state: &State) -> Self {
        let answers = |one: &Participant| self.known_to(&one.unit).1 != 0;
        let all = (0..).map(ParticipantId).zip(participants);
        let answering = all.filter(|(_, one)| answers(one)).fold(0, |set, (id, _)| set | id.bit());
        let types = (0..).map(MoveTypeId).zip(&*self.types).map(|(id, known)| {
            let rules = known.rules.clone();
            Known::of(Arc::new(Ordered::new(rules, id, participants, state, answering)), id)
        });
        Self { types: types.collect() }
    }

    /// Adds a type, unless its name is taken or not usable, or there are too many.
    pub fn register(&mut self, kind: impl MoveType) -> Result<MoveTypeId, RegisterError> {
        let Facts { name, .. } = kind.facts(MoveTypeId::default());
        if name.trim() != name || !name.contains(char::is_alphabetic) || name.contains('\n') {
            return Err(RegisterError::NoName(name.into()));
        }
        if self.find(name).is_some() {
            return Err(RegisterError::NameTaken(name.into()));
        }
        if self.types.len() >= TYPES_AT_MOST {
            return Err(RegisterError::TooMany);
        }
        let id = MoveTypeId(self.types.len() as u32);
        let new = Known::of(Arc::new(kind), id);
        self.types = self.types.iter().cloned().chain([new]).collect();
        Ok(id)
    }

    pub fn get(&self, id: MoveTypeId) -> Option<&Facts> {
        self.types.get(id.place()).map(|known| &known.facts)
    }

    #[inline]
    pub(crate) fn known(&self, id: MoveTypeId) -> Option<(&dyn MoveType, &Facts)> {
        self.types.get(id.place()).map(|known| (&*known.rules, &known.facts))
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (MoveTypeId, (&dyn MoveType, &Facts))> {
        let all = self.types.iter().map(|known| (&*known.rules, &known.facts));
        (0..).map(MoveTypeId).zip(all)
    }

    /// Whether a unit could ever make moves of a type.
    pub(crate) fn is_known(&self, id: MoveTypeId, unit: &Unit) -> bool {
        self.known(id).is_some_and(|(_, facts)| facts.is_known_to(unit))
    }

    /// The types that a unit could ever choose, and those that it could answer with, as bits.
    pub(crate) fn known_to(&self, unit: &Unit) -> (u64, u64) {
        let (mut chosen, mut answers) = (0, 0);
        for (id, known) in (0..).map(MoveTypeId).zip(&*self.types) {
            let set = match known.facts.role {
                Role::Chosen => &mut chosen,
                Role::AnswersMelee => &mut answers,
                Role::Ordered => continue,
            };
            *set |= u64::from(known.facts.is_known_to(unit)) << (id.0 & 63);
        }
        (chosen, answers)
    }

    /// All types, in the order of registration.
    pub fn iter(&self) -> impl Iterator<Item = (MoveTypeId, &Facts)> {
        (0..).map(MoveTypeId).zip(self.types.iter().map(|known| &known.facts))
    }

    pub fn len(&self) -> usize {
        self.types.len()
    }

    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    pub fn find(&self, name: &str) -> Option<MoveTypeId> {
        self.iter().find(|(_, kind)| kind.name == name).map(|(id, _)| id)
    }

    /// A type's name; `?` if there is no such type.
    pub fn name(&self, id: MoveTypeId) -> &str {
        self.get(id).map_or("?", |kind| kind.name)
    }

    /// A move as a tuple that any registry with its type can read.
    pub fn tuple(&self, made: &Move) -> MoveTuple {
        MoveTuple(made.mover, made.target, self.name(made.kind).to_owned(), made.effect)
    }

    /// The ability with this name: a type that is chosen. Riposte is not an ability; Strike
    /// includes it. For any other name, the error has the nearest ability.
    pub fn ability(&self, name: &str) -> Result<MoveTypeId, UnknownAbility> {
        let chosen = || self.iter().filter(|(_, kind)| kind.role == Role::Chosen);
        let found = chosen().find(|(_, kind)| kind.name == name);
        found.map(|(id, _)| id).ok_or_else(|| {
            let names: Vec<&str> = chosen().map(|(_, kind)| kind.name).collect();
            let near = did_you_mean(name, names.iter().copied());
            UnknownAbility {
                name: name.into(),
                hint: if near.is_empty() {
                    format!("; known are {}", names.join(", "))
                } else {
                    near
                },
            }
        })
    }

    /// The abilities with these names, or the first name that is not an ability.
    pub fn abilities<'a>(
        &self,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Abilities, UnknownAbility> {
        let mut abilities = Abilities::default();
        for name in names {
            abilities = abilities.with(self.ability(name)?);
        }
        Ok(abilities)
    }
}

impl Default for MoveTypes {
    fn default() -> Self {
        Self::standard()
    }
}

impl fmt::Debug for MoveTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|(_, kind)| kind.name)).finish()
    }
}
