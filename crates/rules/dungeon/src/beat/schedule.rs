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

/// The phases of *Execute* and what ends them. The first usually plays them all (see
/// [`phases::run`]); then the others are passed over together.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Executing;

pub(crate) fn build() -> Schedule {
    let mut schedule = strict_schedule(Beat);
    for pair in BeatSet::ALL.windows(2) {
        schedule.configure_sets((pair[0], pair[1]).chain());
    }
    schedule.add_systems((
        sort.in_set(BeatSet::Sort),
        (decide::decide, end_deciding).chain().in_set(BeatSet::Decide),
        phase(BeatSet::Players).in_set(BeatSet::Players),
        (phase(BeatSet::Cleanup).in_set(Executing), cleanup::reset, cleanup::finish)
            .chain()
            .in_set(BeatSet::Cleanup),
    ));
    for set in &BeatSet::ALL[BeatSet::Reals as usize..BeatSet::Cleanup as usize] {
        schedule.add_systems(phase(*set).in_set(*set).in_set(Executing));
    }
    schedule.configure_sets(Executing.run_if(|cursor: Res<BeatCursor>| cursor.is_in_a_phase()));
    schedule
}

fn phase(set: BeatSet) -> impl FnMut(&mut World, &mut SystemState<phases::Parts>) {
    move |world, parts| phases::run(world, parts, set)
}

/// Sorts, and opens *Decide* too: the deciding system may write only decisions.
fn sort(
    mut index: ResMut<Index>,
    mut beat: ResMut<BeatState>,
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    mut trace: Option<ResMut<Trace>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    for set in [BeatSet::Sort, BeatSet::Decide] {
        if !cursor.is_at(set) {
            continue;
        }
        if set == BeatSet::Sort {
            beat.acts.over.iter_mut().for_each(Vec::clear);
        }
        if let Some(trace) = &mut trace {
            trace.phase(set);
        }
        tell(&mut hook, set, Edge::Begin);
        if set == BeatSet::Sort {
            index.sort();
            tell(&mut hook, set, Edge::End);
            cursor.leave(set, &log);
        }
    }
}

fn end_deciding(
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if cursor.is_at(BeatSet::Decide) {
        tell(&mut hook, BeatSet::Decide, Edge::End);
        cursor.leave(BeatSet::Decide, &log);
    }
}
