//! The schedule of a beat. Its sets, in order, are the phases in the rules.

use super::hook::{Edge, PhaseHook, tell};
use super::{BeatCursor, bury, decide, phases, spawn};
use crate::beat::BeatState;
use crate::events::DiveEvent;
use crate::index::Index;
use crate::library::kinds::Category;
use crate::watch::Watch;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use daemonfall_core::EventLog;

/// The schedule that runs once per beat.
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
    /// Fuses burn down, due explosives detonate, explosions fade.
    Explosions,
    /// Floors affect objects standing on them.
    Floors,
    /// Traps act, and walls that attack.
    Traps,
    /// The dead leave the lists, the fingerprint is updated, and the beat's data is reset.
    Bury,
}

impl BeatSet {
    /// All phases, in order.
    pub const ALL: [BeatSet; 9] = [
        BeatSet::Sort,
        BeatSet::Decide,
        BeatSet::Players,
        BeatSet::Reals,
        BeatSet::Projectiles,
        BeatSet::Explosions,
        BeatSet::Floors,
        BeatSet::Traps,
        BeatSet::Bury,
    ];

    /// The next phase of the beat, if there is one.
    pub fn after(self) -> Option<BeatSet> {
        BeatSet::ALL.get(self as usize + 1).copied()
    }

    /// The category that acts in this phase; `None` for phases in which nothing acts.
    pub fn category(self) -> Option<Category> {
        match self {
            BeatSet::Sort | BeatSet::Decide | BeatSet::Bury => None,
            BeatSet::Players | BeatSet::Reals => Some(Category::Reals),
            BeatSet::Projectiles => Some(Category::Projectiles),
            BeatSet::Explosions => Some(Category::Explosions),
            BeatSet::Floors => Some(Category::Floors),
            BeatSet::Traps => Some(Category::Traps),
        }
    }
}

/// Builds the schedule: chained sets, single-threaded, ambiguities are errors.
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
        (begin_deciding, decide::decide, end_deciding).chain().in_set(BeatSet::Decide),
        (phases::players, spawn::materialise).chain().in_set(BeatSet::Players),
        (phases::reals, spawn::materialise).chain().in_set(BeatSet::Reals),
        (phases::projectiles, spawn::materialise).chain().in_set(BeatSet::Projectiles),
        (phases::explosions, spawn::materialise).chain().in_set(BeatSet::Explosions),
        (phases::floors, spawn::materialise).chain().in_set(BeatSet::Floors),
        (phases::traps, spawn::materialise).chain().in_set(BeatSet::Traps),
        (bury::count_the_passive, spawn::materialise, bury::reset, bury::bury)
            .chain()
            .in_set(BeatSet::Bury),
    ));
    schedule
}

fn sort(
    mut index: ResMut<Index>,
    mut beat: ResMut<BeatState>,
    mut cursor: ResMut<BeatCursor>,
    log: Res<EventLog<DiveEvent>>,
    watch: Option<ResMut<Watch>>,
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
    if let Some(mut watch) = watch {
        watch.phase(BeatSet::Sort);
    }
    tell(&mut hook, BeatSet::Sort, Edge::End);
    cursor.leave(BeatSet::Sort, &log);
}

/// The deciding system may write only decisions, so its phase is recorded before and after it.
fn begin_deciding(
    mut beat: ResMut<BeatState>,
    cursor: Res<BeatCursor>,
    watch: Option<ResMut<Watch>>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Decide) {
        return;
    }
    if let Some(phases) = &mut beat.phases {
        phases.push(BeatSet::Decide);
    }
    if let Some(mut watch) = watch {
        watch.phase(BeatSet::Decide);
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
