//! The player's wishes: which packs are on, and their order; and packs as a screen lists them.

use daemonfall_core::data::DataErrors;
use daemonfall_packs::{Change, Manifest};
use serde::{Deserialize, Serialize};

/// A pack for a list.
#[derive(Clone, Debug)]
pub struct Listed {
    pub manifest: Manifest,
    pub on: bool,
    /// The command line names it, so that it cannot be switched off.
    pub given: bool,
    /// Why it is not in use although it is on; empty if it is, or is off.
    pub errors: DataErrors,
    pub changes: Vec<Change>,
    /// The languages in which it has texts, and how many.
    pub texts: Vec<(String, usize)>,
    /// What is wrong in them; the rest of the pack is in use.
    pub faults: Vec<String>,
    /// How many pictures it has.
    pub pictures: usize,
}

/// Saved between games; packs by their ids.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct Wishes {
    /// Later ones are laid over earlier ones. A pack that is not in it comes last.
    order: Vec<String>,
    on: Vec<String>,
}

impl Wishes {
    pub fn is_on(&self, id: &str) -> bool {
        self.on.iter().any(|it| it == id)
    }

    pub fn on(&self) -> impl Iterator<Item = &str> {
        self.on.iter().map(String::as_str)
    }

    pub fn switch(&mut self, id: &str) {
        match self.is_on(id) {
            true => self.on.retain(|it| it != id),
            false => self.on.push(id.into()),
        }
    }

    /// All packs in the player's order.
    pub fn order<'p, T>(&self, packs: &'p [T], id: fn(&T) -> &str) -> Vec<&'p T> {
        let place = |pack: &T| self.order.iter().position(|it| it == id(pack));
        let mut ordered: Vec<&T> = packs.iter().collect();
        ordered.sort_by_key(|pack| place(pack).unwrap_or(usize::MAX));
        ordered
    }

    /// Moves a pack to a place among `ids`, which are in their present order. Packs that are not
    /// there now keep their places at the end.
    pub fn put(&mut self, mut ids: Vec<String>, id: &str, to: usize) {
        let Some(from) = ids.iter().position(|it| it == id) else { return };
        let moved = ids.remove(from);
        ids.insert(to.min(ids.len()), moved);
        let away = self.order.iter().filter(|it| !ids.contains(it));
        self.order = ids.iter().chain(away).cloned().collect();
    }
}
