//! The names that the campaign's data can use, from the libraries of the systems.

use daemonfall_battle::MoveTypes;
use daemonfall_breach::BreachLibrary;
use daemonfall_core::data::Names;
use daemonfall_dungeon::{self as dungeon, components::Pickup};
use daemonfall_sector::{KindId, Rules};
use daemonfall_stack::SubroutineId;

/// The libraries in which names are looked up, and the names of what stands in them.
pub(crate) struct Known<'a> {
    pub dungeon: &'a dungeon::Library,
    pub breach: &'a BreachLibrary,
    pub types: &'a MoveTypes,
    pub units: Names<KindId>,
    pub subroutines: Names<SubroutineId>,
    /// What can be held or worn in the dive.
    pub items: Names<dungeon::names::KindId>,
}

impl<'a> Known<'a> {
    pub fn of(dungeon: &'a dungeon::Library, breach: &'a BreachLibrary, sector: &'a Rules) -> Self {
        let units = sector.roster.kinds().map(|(id, kind)| (id, kind.key.clone()));
        let subroutines =
            breach.subroutines().map(|(id, _)| (id, breach.subroutine_key(id).to_owned()));
        let kinds = (0..dungeon.kinds.len()).map(|number| dungeon::names::KindId(number as u16));
        let items = kinds.filter(|id| {
            let gives = dungeon.kind(*id).traits.pickuppable.map(|pickup| pickup.gives);
            matches!(gives, Some(Pickup::Weapon { .. } | Pickup::Armour(_)))
        });
        let items = items.map(|id| (id, dungeon.kind_name(id).to_owned()));
        Self {
            dungeon,
            breach,
            types: sector.types(),
            units: Names::new("unit", units),
            subroutines: Names::new("subroutine", subroutines),
            items: Names::new("weapon or armour of the dive", items),
        }
    }
}
