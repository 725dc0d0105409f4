//! The schedule of a beat. Its sets, in order, are the phases in the rules; one system plays those
//! in which objects act, from the first of them on.

use super::ctx::BeatState;
use super::cursor::BeatCursor;
use super::hook::{Edge, PhaseHook, tell};
use super::{cleanup, decide, phases};
use crate::events::DiveEvent;
use crate::index::Index;
use crate::phase::BeatSet;
use crate::trace::Trace;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use daemonfall_core::{EventLog, strict_schedule};

/// The schedule that runs once per beat.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Beat;

pub(crate) fn build() -> Schedule {
    let mut schedule = strict_schedule(Beat);
    for pair in BeatSet::ALL.windows(2) {
        schedule.configure_sets((pair[0], pair[1]).chain());
    }
    schedule.add_systems((
        begin.in_set(BeatSet::Sort),
        decide::decide.in_set(BeatSet::Decide),
        phases::run.in_set(BeatSet::Players),
        (cleanup::reset, cleanup::finish).chain().in_set(BeatSet::Cleanup),
    ));
    schedule
}

/// *Sort*, and the beginning of *Decide*: the deciding system may write only decisions.
fn begin(
    mut index: ResMut<Index>,
    mut beat: ResMut<BeatState>,
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    mut trace: Option<ResMut<Trace>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    let mut enter = |set: BeatSet, hook: &mut Option<ResMut<PhaseHook>>| {
        tell(hook, set, Edge::Begin);
        if let Some(phases) = &mut beat.phases {
            if set == BeatSet::Sort {
                phases.clear();
            }
            phases.push(set);
        }
        if let Some(trace) = &mut trace {
            trace.phase(set);
        }
    };
    if cursor.is_at(BeatSet::Sort) {
        enter(BeatSet::Sort, &mut hook);
        index.sort();
        tell(&mut hook, BeatSet::Sort, Edge::End);
        cursor.leave(BeatSet::Sort, &log);
    }
    if cursor.is_at(BeatSet::Decide) {
        enter(BeatSet::Decide, &mut hook);
    }
}
