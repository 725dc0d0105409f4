//! The fingerprint of a dive, kept up to date from the shares of its objects.

use super::BeatState;
use crate::components::*;
use crate::grid::Grid;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Health, Streams, fingerprint_of};

/// The components that rules change; an object's share of the fingerprint is over them.
pub(crate) type Changing = (
    &'static mut Placed,
    Option<&'static Health>,
    Option<&'static Statused>,
    Option<&'static Sequential>,
    Option<&'static Fuse>,
    Option<&'static Acting>,
    Option<(
        &'static Player,
        Option<&'static Attacking>,
        Option<&'static Attackable>,
        Option<&'static Digging>,
    )>,
);

/// Sums up the shares of all changed objects, and makes their cells the start of the next beat.
pub(crate) fn settle(
    mut index: ResMut<Index>,
    beat: Res<BeatState>,
    mut changing: Query<Changing>,
) {
    // Most beats need to read no actor here. In a crowd that saves much.
    let shots_wait = !beat.waiting.is_empty();
    let mut dirty = std::mem::take(&mut index.dirty);
    // In the order of the tables, which the processor reads ahead.
    dirty.sort_unstable();
    for id in dirty.drain(..) {
        let Some(slot) = index.slot_mut(id) else { continue };
        slot.set(Mark::Dirty, false);
        let Ok((mut placed, health, statused, sequential, fuse, acting, player)) =
            changing.get_mut(slot.entity)
        else {
            continue;
        };
        // Nothing asks when a place was changed.
        let placed = placed.bypass_change_detection();
        placed.began = placed.cell;
        slot.set(Mark::AtEase, !statused.is_some_and(Statused::is_held));
        let (prints, placed) = (&mut index.prints[id.0 as usize], &*placed);
        let mut share =
            fingerprint_of(&(id, prints.fixed, placed, health, statused, sequential, fuse, player));
        if shots_wait && let Some(waiting) = acting.and_then(|acting| acting.waiting) {
            share.add(fingerprint_of(&(id, waiting)));
        }
        let before = std::mem::replace(&mut prints.share, share);
        index.sum.replace(before, share);
    }
    index.dirty = dirty;
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
