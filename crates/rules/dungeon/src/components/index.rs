//! Maps spawn numbers to entities.
//!
//! Also has the sorted lists of acting objects and the shares of the fingerprint.

use super::{Acting, Algorithm, Category, Layer, Object, ObjectId, Trait, TraitSet};
use crate::names::{KindId, WeaponId};
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Side};

/// What is asked of an object's neighbours too, in 16 bytes: four of them share a line of the
/// processor's cache.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub entity: Entity,
    /// Its components, so that asking whether it has one need not find the entity. `Real` is as it
    /// was when it was born.
    pub traits: TraitSet,
    pub kind: KindId,
    /// As in its [`Object`]. Copied here so that checks of neighbours need not read the entity.
    pub side: Side,
    /// Its layer in the lowest three bits, its marks above.
    bits: u8,
}

const LAYER: u8 = 7;
const _: () = assert!(Layer::Real as u8 == LAYER && Mark::Alive as u8 == LAYER + 1);

/// What may be true of an object for a while.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mark {
    Alive = 8,
    /// Its state has changed since its share was summed up.
    Dirty = 16,
    /// No status held it when its share was summed up, and it has not changed since.
    AtEase = 32,
    /// It acts in this beat or has acted, as its `Acting` says.
    Begun = 64,
}

/// An object's shares of the fingerprint, apart from its slot, which is read far more often.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prints {
    /// Share of the components that no rule changes.
    pub fixed: Fingerprint,
    /// Share of all components, as last summed up.
    pub share: Fingerprint,
}

impl Slot {
    pub fn is_real(&self) -> bool {
        self.traits.has(Trait::Real)
    }

    #[inline]
    pub fn layer(&self) -> Layer {
        Layer::ALL[usize::from(self.bits & LAYER)]
    }

    #[inline]
    pub fn is(&self, mark: Mark) -> bool {
        self.bits & mark as u8 != 0
    }

    #[inline]
    pub fn set(&mut self, mark: Mark, is: bool) {
        self.bits = if is { self.bits | mark as u8 } else { self.bits & !(mark as u8) };
    }
}

/// An acting object in its category's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its priority.
    pub priority: i32,
    /// Its spawn number.
    pub id: ObjectId,
    /// As in its `Acting`, where it never changes.
    pub(crate) algorithm: Algorithm,
}

impl Listed {
    fn key(&self) -> (std::cmp::Reverse<i32>, ObjectId) {
        (std::cmp::Reverse(self.priority), self.id)
    }
}

/// Finds every object by number.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    slots: Vec<Option<Slot>>,
    /// As long as the list of slots.
    pub(crate) prints: Vec<Prints>,
    /// The weapon in each slot, if it attacks: all that most actors need of their `Attacking`.
    weapons: Vec<Option<WeaponId>>,
    lists: [Vec<Listed>; 5],
    unsorted: [bool; 5],
    pub(crate) dirty: Vec<ObjectId>,
    pub(crate) sum: Fingerprint,
}

impl Index {
    /// The entity of an object that is alive and in the world.
    pub fn entity(&self, id: ObjectId) -> Option<Entity> {
        self.slot(id)
            .filter(|slot| slot.is(Mark::Alive) && slot.entity != Entity::PLACEHOLDER)
            .map(|slot| slot.entity)
    }

    /// The kind of an object, even after its death until the end of the beat.
    pub fn kind(&self, id: ObjectId) -> Option<KindId> {
        self.slot(id).map(|slot| slot.kind)
    }

    /// The side of an object, even after its death until the end of the beat; neutral for none.
    pub fn side(&self, id: ObjectId) -> Side {
        self.slot(id).map_or(Side::Neutral, |slot| slot.side)
    }

    /// Whether an object has a component, even after its death until the end of the beat.
    #[inline]
    pub fn has(&self, id: ObjectId, it: Trait) -> bool {
        self.slot(id).is_some_and(|slot| slot.traits.has(it))
    }

    /// The weapon of an object, if it attacks.
    pub(crate) fn weapon(&self, id: ObjectId) -> Option<WeaponId> {
        self.weapons.get(id.0 as usize).copied().flatten()
    }

    /// Keeps an object's weapon as its `Attacking` says.
    pub(crate) fn arm(&mut self, id: ObjectId, weapon: Option<WeaponId>) {
        if let Some(own) = self.weapons.get_mut(id.0 as usize) {
            *own = weapon;
        }
    }

    /// Whether an object has not died or vanished.
    pub fn is_alive(&self, id: ObjectId) -> bool {
        self.slot(id).is_some_and(|slot| slot.is(Mark::Alive))
    }

    /// Whether an object has surely no status. One that has changed in this beat may have.
    #[inline]
    pub(crate) fn is_at_ease(&self, id: ObjectId) -> bool {
        self.slot(id).is_some_and(|slot| slot.is(Mark::AtEase))
    }

    /// Whether an object in the world acts and has not begun to in this beat.
    #[inline]
    pub(crate) fn is_to_act(&self, id: ObjectId) -> bool {
        let slot = self.slot(id).filter(|_| self.entity(id).is_some());
        slot.is_some_and(|slot| slot.traits.has(Trait::Acting) && !slot.is(Mark::Begun))
    }

    /// Marks that an object acts; returns whether it had not begun to in this beat.
    #[inline]
    pub(crate) fn begin(&mut self, id: ObjectId) -> bool {
        let slot = self.slot_mut(id).filter(|slot| !slot.is(Mark::Begun));
        slot.map(|slot| slot.set(Mark::Begun, true)).is_some()
    }

    /// Spawn numbers of all living objects, in order.
    pub fn alive(&self) -> impl Iterator<Item = ObjectId> {
        self.slots
            .iter()
            .enumerate()
            .filter(|(_, slot)| slot.is_some_and(|slot| slot.is(Mark::Alive)))
            .map(|(place, _)| ObjectId(place as u32))
    }

    /// The acting objects of a category, highest priority first, ties by spawn number.
    pub fn list(&self, category: Category) -> &[Listed] {
        &self.lists[category as usize]
    }

    #[inline]
    pub(crate) fn slot(&self, id: ObjectId) -> Option<&Slot> {
        self.slots.get(id.0 as usize).and_then(Option::as_ref)
    }

    pub(crate) fn slot_mut(&mut self, id: ObjectId) -> Option<&mut Slot> {
        self.slots.get_mut(id.0 as usize).and_then(Option::as_mut)
    }

    /// Adds an object to the index before its entity exists.
    pub(crate) fn announce(&mut self, object: &Object, traits: TraitSet) {
        let Object { id, kind, layer, side, .. } = *object;
        let place = id.0 as usize;
        if self.slots.len() <= place {
            self.slots.resize(place + 1, None);
            self.prints.resize(place + 1, Prints::default());
            self.weapons.resize(place + 1, None);
        }
        self.slots[place] = Some(Slot {
            entity: Entity::PLACEHOLDER,
            traits,
            kind,
            side,
            bits: layer as u8 | Mark::Alive as u8,
        });
    }

    /// Marks an object's state as changed since the fingerprint was last summed up.
    #[inline]
    pub(crate) fn touch(&mut self, id: ObjectId) {
        if let Some(Some(slot)) = self.slots.get_mut(id.0 as usize)
            && !slot.is(Mark::Dirty)
        {
            slot.set(Mark::Dirty, true);
            slot.set(Mark::AtEase, false);
            self.dirty.push(id);
        }
    }

    /// Adds an acting object to its list, which is sorted at the next beat.
    pub(crate) fn enlist(&mut self, object: &Object, acting: &Acting) {
        if let Some(slot) = self.slot_mut(object.id) {
            slot.traits.note(Trait::Acting, true);
            slot.set(Mark::Begun, acting.did_action);
        }
        let Some(category) = Category::of(object.layer) else { return };
        let listed =
            Listed { priority: object.priority, id: object.id, algorithm: acting.algorithm };
        let list = &mut self.lists[category as usize];
        if list.last().is_some_and(|last| last.key() >= listed.key()) {
            self.unsorted[category as usize] = true;
        }
        list.push(listed);
    }

    pub(crate) fn sort(&mut self) {
        for (list, unsorted) in self.lists.iter_mut().zip(&mut self.unsorted) {
            if std::mem::take(unsorted) {
                list.sort_unstable_by_key(Listed::key);
                // What lost `Acting` and got it again is listed twice.
                list.dedup_by_key(|listed| listed.id);
            }
        }
    }

    pub(crate) fn forget(&mut self, dead: &[ObjectId]) {
        for id in dead {
            if self.slots.get_mut(id.0 as usize).and_then(Option::take).is_some() {
                self.sum.remove(self.prints[id.0 as usize].share);
            }
        }
        let slots = &self.slots;
        for list in &mut self.lists {
            list.retain(|listed| slots.get(listed.id.0 as usize).is_some_and(Option::is_some));
        }
    }
}
