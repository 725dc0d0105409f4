//! The names that the campaign's data can use, from the libraries of the systems, and their lookup.

use daemonfall_battle::MoveTypes;
use daemonfall_breach::BreachLibrary;
use daemonfall_core::data::{DataErrors, Entry, find};
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{KindId, Roster};
use daemonfall_stack::SubroutineId;

/// The libraries in which names are looked up.
pub(crate) struct Known<'a> {
    pub dungeon: &'a dungeon::Library,
    pub breach: &'a BreachLibrary,
    pub roster: &'a Roster,
    pub types: &'a MoveTypes,
}

impl Known<'_> {
    pub fn unit<T>(
        &self,
        entry: &Entry<T>,
        field: &str,
        name: &str,
        errors: &mut DataErrors,
    ) -> Option<KindId> {
        let all = self.roster.kinds().map(|(id, kind)| (id, kind.key.as_str()));
        find(entry, field, "unit", name, all.collect::<Vec<_>>().into_iter(), errors)
    }

    pub fn subroutine<T>(
        &self,
        entry: &Entry<T>,
        field: &str,
        name: &str,
        errors: &mut DataErrors,
    ) -> Option<SubroutineId> {
        let ids = self.breach.subroutines().map(|(id, _)| id);
        let all = ids.map(|id| (id, self.breach.subroutine_key(id)));
        find(entry, field, "subroutine", name, all.collect::<Vec<_>>().into_iter(), errors)
    }

    /// A kind of the dive that can be held or worn.
    pub fn item<T>(
        &self,
        entry: &Entry<T>,
        field: &str,
        name: &str,
        errors: &mut DataErrors,
    ) -> Option<dungeon::names::KindId> {
        use dungeon::components::Pickup;
        let held = |kind: &dungeon::library::kinds::Kind| {
            let gives = kind.traits.pickuppable.map(|pickup| pickup.gives);
            matches!(gives, Some(Pickup::Weapon { .. } | Pickup::Armour(_)))
        };
        let ids = (0..self.dungeon.kinds.len()).map(|id| dungeon::names::KindId(id as u16));
        let all: Vec<_> = ids
            .filter(|id| held(self.dungeon.kind(*id)))
            .map(|id| (id, self.dungeon.kind_name(id)))
            .collect();
        find(entry, field, "weapon or armour of the dive", name, all.into_iter(), errors)
    }
}
