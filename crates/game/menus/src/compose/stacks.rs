//! The two stacks of a practice battle being composed.
//! Plain values; nothing is drawn here.

use crate::prelude::*;
use daemonfall_battle_mode::muster::{Lists, STACK_AT_MOST, fighters};
use daemonfall_breach::UnitId;
use daemonfall_core::{Stream, Streams};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub yours: bool,
    pub at: usize,
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Stacks {
    pub yours: Vec<UnitId>,
    pub theirs: Vec<UnitId>,
    pub you_defend: bool,
    /// The place to be filled next; an empty one means the first empty place.
    pub chosen: Option<Place>,
}

impl Stacks {
    pub fn first(library: &BreachLibrary) -> Self {
        let units = |names: &[&str]| -> Vec<UnitId> {
            let known = names.iter().filter_map(|name| library.find_unit(name));
            known.collect()
        };
        Self {
            yours: units(&["needle", "bastion", "weaver"]),
            theirs: units(&["thorn", "ember"]),
            ..Self::default()
        }
    }

    /// The stacks of these lists; only the first of each side.
    pub fn of(lists: &Lists) -> Self {
        let first = |party: &Vec<Vec<UnitId>>| party.first().cloned().unwrap_or_default();
        Self {
            yours: first(&lists.yours),
            theirs: first(&lists.theirs),
            you_defend: lists.you_defend,
            chosen: None,
        }
    }

    pub fn lists(&self) -> Lists {
        Lists {
            yours: vec![self.yours.clone()],
            theirs: vec![self.theirs.clone()],
            you_defend: self.you_defend,
            front: None,
        }
    }

    pub fn stack(&self, yours: bool) -> &Vec<UnitId> {
        if yours { &self.yours } else { &self.theirs }
    }

    fn stack_mut(&mut self, yours: bool) -> &mut Vec<UnitId> {
        if yours { &mut self.yours } else { &mut self.theirs }
    }

    /// What its units cost together, in cycles.
    pub fn cost(&self, library: &BreachLibrary, yours: bool) -> i64 {
        let cost = |unit: &UnitId| library.unit(*unit).chassis.as_ref().map_or(0, |it| it.cost);
        self.stack(yours).iter().map(|unit| i64::from(cost(unit))).sum()
    }

    pub fn at(&self, place: Place) -> Option<UnitId> {
        self.stack(place.yours).get(place.at).copied()
    }

    /// The chosen place, or else the first empty one, the player's stack first.
    pub fn next(&self) -> Option<Place> {
        let empty = |yours: bool| {
            let at = self.stack(yours).len();
            (at < STACK_AT_MOST).then_some(Place { yours, at })
        };
        // A stack has no gaps, so a place beyond its end means its end.
        let chosen = self
            .chosen
            .map(|place| Place { at: place.at.min(self.stack(place.yours).len()), ..place });
        chosen.or_else(|| empty(true)).or_else(|| empty(false))
    }

    /// Replaces any unit at the next place; the place after it is next.
    pub fn fill(&mut self, unit: UnitId) {
        let Some(place) = self.next() else { return };
        let stack = self.stack_mut(place.yours);
        match stack.get_mut(place.at) {
            Some(standing) => *standing = unit,
            None => stack.push(unit),
        }
        let at = place.at + 1;
        self.chosen = (at < STACK_AT_MOST).then_some(Place { at, ..place });
    }

    pub fn remove(&mut self, place: Place) {
        let stack = self.stack_mut(place.yours);
        if place.at < stack.len() {
            stack.remove(place.at);
            self.chosen = Some(place);
        }
    }

    /// Within its stack; the ones in between close up. Returns its new place.
    pub fn shift(&mut self, from: Place, to: usize) -> Option<Place> {
        let stack = self.stack_mut(from.yours);
        let last = stack.len().checked_sub(1)?;
        if from.at > last {
            return None;
        }
        let to = to.min(last);
        let unit = stack.remove(from.at);
        stack.insert(to, unit);
        Some(Place { at: to, ..from })
    }

    /// Fills a stack at random: three to six units.
    pub fn chance(&mut self, library: &BreachLibrary, yours: bool, seed: u64) {
        let kinds: Vec<UnitId> = fighters(library).collect();
        let mut streams = Streams::new(seed);
        let mut draw = |below: usize| streams.below(Stream::Battle, below as u32) as usize;
        let count = 3 + draw(4);
        let drawn = (0..count).filter_map(|_| kinds.get(draw(kinds.len())).copied());
        let drawn: Vec<UnitId> = drawn.collect();
        *self.stack_mut(yours) = drawn;
        self.chosen = None;
    }

    pub fn copy(&mut self, yours: bool) {
        *self.stack_mut(yours) = self.stack(!yours).clone();
        self.chosen = None;
    }

    pub fn clear(&mut self, yours: bool) {
        self.stack_mut(yours).clear();
        self.chosen = Some(Place { yours, at: 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::breach_library as library;
    use daemonfall_battle::MoveTypes;
    use daemonfall_battle_mode::muster;

    fn keys(library: &BreachLibrary, stack: &[UnitId]) -> Vec<String> {
        let key = |unit: &UnitId| library.unit(*unit).key.clone();
        stack.iter().map(key).collect()
    }

    #[test]
    fn what_is_offered_first_is_a_battle() {
        let library = library();
        let stacks = Stacks::first(&library);
        let fight = muster::set_up(&library, &MoveTypes::standard(), &stacks.lists());
        assert_eq!(fight.map(|fight| fight.sides.participants.len()), Ok(5));
    }

    #[test]
    fn units_fill_place_after_place_and_replace_who_stands_at_a_chosen_one() {
        let library = library();
        let unit = |key: &str| library.find_unit(key).unwrap_or(UnitId(0));
        let mut stacks = Stacks::first(&library);
        stacks.fill(unit("bulk"));
        stacks.fill(unit("moth"));
        assert_eq!(keys(&library, &stacks.yours), ["needle", "bastion", "weaver", "bulk", "moth"]);
        stacks.chosen = Some(Place { yours: false, at: 0 });
        stacks.fill(unit("hydra"));
        stacks.fill(unit("prism"));
        stacks.fill(unit("prism"));
        assert_eq!(keys(&library, &stacks.theirs), ["hydra", "prism", "prism"]);
        for _ in 0..20 {
            stacks.fill(unit("needle"));
        }
        assert_eq!(stacks.theirs.len(), STACK_AT_MOST);
    }

    #[test]
    fn units_change_places_and_those_behind_close_up() {
        let library = library();
        let mut stacks = Stacks::first(&library);
        let first = Place { yours: true, at: 0 };
        assert_eq!(stacks.shift(first, 7), Some(Place { yours: true, at: 2 }));
        assert_eq!(keys(&library, &stacks.yours), ["bastion", "weaver", "needle"]);
        stacks.remove(first);
        assert_eq!(keys(&library, &stacks.yours), ["weaver", "needle"]);
        assert_eq!(stacks.shift(Place { yours: true, at: 5 }, 0), None);
        stacks.clear(true);
        assert_eq!(stacks.next(), Some(first));
        let refused = muster::set_up(&library, &MoveTypes::standard(), &stacks.lists());
        assert!(refused.is_err());
    }

    #[test]
    fn any_chance_gives_a_stack_that_fights() {
        let library = library();
        let mut stacks = Stacks::first(&library);
        for seed in 0..60 {
            stacks.chance(&library, true, seed);
            stacks.copy(false);
            let fight = muster::set_up(&library, &MoveTypes::standard(), &stacks.lists());
            assert!(fight.is_ok(), "seed {seed}");
        }
    }
}
