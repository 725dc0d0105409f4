//! The schedule of a beat. Its sets, in order, are the phases in the rules.

use super::ctx::BeatState;
use super::cursor::BeatCursor;
use super::hook::{Edge, PhaseHook, tell};
use super::{cleanup, decide, phases};
use crate::components::Index;
use crate::events::DiveEvent;
use crate::phase::BeatSet;
use crate::trace::Trace;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use bevy_ecs::system::SystemState;
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
        sort.in_set(BeatSet::Sort),
        (begin_deciding, decide::decide, end_deciding).chain().in_set(BeatSet::Decide),
        (phase(BeatSet::Cleanup), cleanup::reset, cleanup::finish).chain().in_set(BeatSet::Cleanup),
    ));
    for set in BeatSet::ALL.into_iter().filter(|set| set.category().is_some()) {
        schedule.add_systems(phase(set).in_set(set));
    }
    schedule
}

fn phase(set: BeatSet) -> impl FnMut(&mut World, &mut SystemState<phases::Parts>) {
    move |world, parts| phases::run(world, parts, set)
}

fn sort(
    mut index: ResMut<Index>,
    mut beat: ResMut<BeatState>,
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    trace: Option<ResMut<Trace>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Sort) {
        return;
    }
    tell(&mut hook, BeatSet::Sort, Edge::Begin);
    index.sort();
    if let Some(phases) = &mut beat.phases {
        phases.clear();
        phases.push(BeatSet::Sort);
    }
    if let Some(mut trace) = trace {
        trace.phase(BeatSet::Sort);
    }
    tell(&mut hook, BeatSet::Sort, Edge::End);
    cursor.leave(BeatSet::Sort, &log);
}

/// The deciding system may write only decisions, so its phase is recorded before and after it.
fn begin_deciding(
    mut beat: ResMut<BeatState>,
    cursor: Res<BeatCursor>,
    trace: Option<ResMut<Trace>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Decide) {
        return;
    }
    if let Some(phases) = &mut beat.phases {
        phases.push(BeatSet::Decide);
    }
    if let Some(mut trace) = trace {
        trace.phase(BeatSet::Decide);
    }
    tell(&mut hook, BeatSet::Decide, Edge::Begin);
}

fn end_deciding(
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Decide) {
        return;
    }
    tell(&mut hook, BeatSet::Decide, Edge::End);
    cursor.leave(BeatSet::Decide, &log);
}
