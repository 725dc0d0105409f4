//! The unchanging facts of move types, collected so that the engine need not ask during a battle.

use crate::ids::MoveTypeId;
use crate::move_type::{Depends, Role};
use crate::move_types::MoveTypes;
use crate::unit::Unit;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub depends_on: Depends,
    pub is_melee: bool,
    pub has_target: bool,
    pub once: bool,
}

impl Facts {
    /// The facts of all types, in the order of registration.
    pub fn of_all(types: &MoveTypes) -> Vec<Self> {
        let facts = types.iter().map(|(_, kind)| Self {
            depends_on: kind.depends_on(),
            is_melee: kind.is_melee(),
            has_target: kind.has_target(),
            once: kind.once(),
        });
        facts.collect()
    }

    /// Whether its viability cannot change between repeats as long as both units live.
    #[inline]
    pub fn is_steady(&self) -> bool {
        !matches!(self.depends_on, Depends::State)
    }
}

/// The types of a role, as bits, that a unit could ever use.
pub(crate) fn known(types: &MoveTypes, role: Role, unit: &Unit) -> u64 {
    types
        .iter()
        .filter(|(id, kind)| kind.role() == role && kind.is_known_to(unit, *id))
        .fold(0, |set, (id, _)| set | id.bit())
}

/// The types in a set of bits, in the order of registration.
#[inline]
pub(crate) fn in_set(mut set: u64) -> impl Iterator<Item = MoveTypeId> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| MoveTypeId(set.trailing_zeros()));
        set &= set.wrapping_sub(1);
        first
    })
}
