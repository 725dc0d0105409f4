//! The fingerprint of a dive, kept up to date from the shares of its objects.

use super::BeatState;
use crate::components::*;
use crate::grid::Grid;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryItem;
use daemonfall_core::{Fingerprint, Health, Streams, fingerprint_of};

/// The components that rules change; an object's share of the fingerprint is over them.
type Changing = (
    &'static mut Placed,
    Option<&'static Health>,
    Option<&'static Statused>,
    Option<&'static Sequential>,
    Option<&'static Fuse>,
    Option<(
        &'static Player,
        Option<&'static Attacking>,
        Option<&'static Attackable>,
        Option<&'static Digging>,
    )>,
);

pub(crate) type Actors<'w, 's> = Query<'w, 's, (&'static Object, &'static mut Acting, Changing)>;
pub(crate) type Others<'w, 's> = Query<'w, 's, Changing, Without<Acting>>;

/// Sums up the shares of all changed objects, makes their cells the start of the next beat, and
/// lets actors forget this one. In the order of the tables, which the processor reads ahead.
pub(crate) fn settle(
    mut index: ResMut<Index>,
    beat: Res<BeatState>,
    mut actors: Actors,
    mut others: Others,
) {
    let shots_wait = !beat.waiting.is_empty();
    let index = &mut *index;
    for (object, mut acting, changing) in &mut actors {
        let Some(slot) = index.slot_mut(object.id) else { continue };
        if slot.is(Mark::Begun) {
            slot.set(Mark::Begun, false);
            // Nothing asks when an actor was changed.
            acting.bypass_change_detection().reset();
        }
        if slot.is(Mark::Dirty) {
            sum_up(index, object.id, changing, acting.waiting.filter(|_| shots_wait));
        }
    }
    let mut dirty = std::mem::take(&mut index.dirty);
    for id in dirty.drain(..) {
        if let Some(slot) = index.slot_mut(id).filter(|slot| slot.is(Mark::Dirty)) {
            slot.set(Mark::Dirty, false);
            if let Ok(changing) = others.get_mut(slot.entity) {
                sum_up(index, id, changing, None);
            }
        }
    }
    index.dirty = dirty;
}

fn sum_up(
    index: &mut Index,
    id: ObjectId,
    (mut placed, health, statused, sequential, fuse, player): QueryItem<Changing>,
    waiting: Option<WaitingShot>,
) {
    // Nothing asks when a place was changed.
    let placed = placed.bypass_change_detection();
    placed.began = placed.cell;
    let (placed, prints) = (&*placed, &mut index.prints[id.0 as usize]);
    let mut share =
        fingerprint_of(&(id, prints.fixed, placed, health, statused, sequential, fuse, player));
    if let Some(waiting) = waiting {
        share.add(fingerprint_of(&(id, waiting)));
    }
    let before = std::mem::replace(&mut prints.share, share);
    index.sum.replace(before, share);
    if let Some(slot) = index.slot_mut(id) {
        slot.set(Mark::Dirty, false);
        slot.set(Mark::AtEase, !statused.is_some_and(Statused::is_held));
    }
}

pub(crate) fn fixed_share(object: &Object, traits: &Traits) -> Fingerprint {
    let mut fixed =
        Traits { health: None, statused: None, sequential: None, fuse: None, ..traits.clone() };
    if let Some(acting) = &mut fixed.acting {
        acting.reset();
        acting.waiting = None;
    }
    if fixed.player.is_some() {
        (fixed.player, fixed.attacking, fixed.attackable, fixed.digging) = (None, None, None, None);
    }
    fingerprint_of(&(object, fixed))
}

pub(crate) fn whole(
    index: &Index,
    grid: &Grid,
    state: &DiveState,
    streams: &Streams,
) -> Fingerprint {
    let mut sum = index.sum;
    sum.add(grid.print());
    sum.add(fingerprint_of(&(state, streams.positions(), grid.size())));
    sum
}
