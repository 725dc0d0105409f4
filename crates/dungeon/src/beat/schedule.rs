//! The schedule of a beat; its sets, in their order, are the rule's phases.

use super::{bury, decide, phases, spawn};
use crate::beat::BeatState;
use crate::index::Index;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};

/// The schedule that runs once for every beat.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Beat;

/// The phases of a beat, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeatSet {
    /// Each category is sorted by priority, highest first, ties by spawn number.
    Sort,
    /// Every acting object chooses its next action; the world does not change.
    Decide,
    /// Players act.
    Players,
    /// All other reals act.
    Reals,
    /// Projectiles fly.
    Projectiles,
    /// Fuses burn down, what is due explodes, explosions fade.
    Explosions,
    /// Floors do what they do to what stands on them.
    Floors,
    /// Traps, and walls that attack.
    Traps,
    /// The dead leave the lists, the fingerprint is brought up to date, what was stored for the beat is reset.
    Bury,
}

/// Builds the schedule: chained sets, one thread, ambiguities an error.
pub(crate) fn build() -> Schedule {
    let mut schedule = Schedule::new(Beat);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..Default::default()
    });
    schedule.configure_sets(
        (
            BeatSet::Sort,
            BeatSet::Decide,
            BeatSet::Players,
            BeatSet::Reals,
            BeatSet::Projectiles,
            BeatSet::Explosions,
            BeatSet::Floors,
            BeatSet::Traps,
            BeatSet::Bury,
        )
            .chain(),
    );
    schedule.add_systems((
        sort.in_set(BeatSet::Sort),
        (decide::decide, note_decide)
            .chain()
            .in_set(BeatSet::Decide),
        (phases::players, spawn::materialise)
            .chain()
            .in_set(BeatSet::Players),
        (phases::reals, spawn::materialise)
            .chain()
            .in_set(BeatSet::Reals),
        (phases::projectiles, spawn::materialise)
            .chain()
            .in_set(BeatSet::Projectiles),
        (phases::explosions, spawn::materialise)
            .chain()
            .in_set(BeatSet::Explosions),
        (phases::floors, spawn::materialise)
            .chain()
            .in_set(BeatSet::Floors),
        (phases::traps, spawn::materialise)
            .chain()
            .in_set(BeatSet::Traps),
        (
            bury::count_the_passive,
            spawn::materialise,
            bury::reset,
            bury::bury,
        )
            .chain()
            .in_set(BeatSet::Bury),
    ));
    schedule
}

fn sort(mut index: ResMut<Index>, mut beat: ResMut<BeatState>) {
    index.sort();
    if let Some(phases) = &mut beat.phases {
        phases.clear();
        phases.push(BeatSet::Sort);
    }
}

/// Deciding itself may write nothing but decisions, so that its phase is noted here.
fn note_decide(mut beat: ResMut<BeatState>) {
    if let Some(phases) = &mut beat.phases {
        phases.push(BeatSet::Decide);
    }
}
