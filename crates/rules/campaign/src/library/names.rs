//! The names that the campaign's data can use, from the libraries of the systems, and their lookup.

use daemonfall_battle::MoveTypes;
use daemonfall_breach::BreachLibrary;
use daemonfall_core::data::{DataErrors, Entry, did_you_mean};
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

/// Looks up a name among all known ones; an unknown name is an error at a field of an entry.
pub(crate) fn find<'n, T, I: Copy>(
    entry: &Entry<T>,
    field: &str,
    what: &str,
    name: &str,
    all: impl Iterator<Item = (I, &'n str)> + Clone,
    errors: &mut DataErrors,
) -> Option<I> {
    let found = all.clone().find(|(_, known)| *known == name);
    if found.is_none() {
        let hint = did_you_mean(name, all.map(|(_, known)| known));
        let reason = format!("unknown {what} {name:?}{hint}");
        errors.0.push(entry.error(field, reason));
    }
    found.map(|(id, _)| id)
}

pub(crate) fn each<I>(
    field: &str,
    names: &[String],
    mut find: impl FnMut(&str, &str) -> Option<I>,
) -> Vec<I> {
    let named = names.iter().enumerate();
    named.filter_map(|(place, name)| find(&format!("{field}[{place}]"), name)).collect()
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
