//! Times of the rules' own phases: marks between the sets of the schedules of a beat and a
//! clocktick. The rules know no clock; the marks are around their systems, do not touch their data,
//! and are skipped while the panel is not shown.

use super::spans::{Spans, Track};
use crate::panels::dock_state::Room;
use crate::panels::kind::PanelKind;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use daemonfall_breach::{BreachSet, BreachTick};
use daemonfall_dungeon::beat::{Beat, BeatSet};

#[derive(Resource, Default)]
struct Since(Option<Instant>);

/// The set of the marks, to find them again.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Marks;

const CLOCKTICK: [BreachSet; 8] = [
    BreachSet::Advance,
    BreachSet::Add,
    BreachSet::Show,
    BreachSet::Resolve,
    BreachSet::Remove,
    BreachSet::Finish,
    BreachSet::Grow,
    BreachSet::Turns,
];

/// The mark at a phase border, with the name of the phase that it ends; none at the first.
fn pass(name: Option<String>) -> impl FnMut(ResMut<Since>, ResMut<Spans>) {
    move |mut since, mut spans| {
        if let (Some(began), Some(name)) = (since.0, &name) {
            spans.note(Track::Phase, name.clone(), began);
        }
        since.0 = Some(Instant::now());
    }
}

fn watched(room: Res<Room>) -> bool {
    room.shows(PanelKind::Speed)
}

/// One mark at each border of the phases, so that their order is unambiguous.
fn put<S: SystemSet + Copy + std::fmt::Debug>(
    world: &mut World,
    label: impl ScheduleLabel,
    of: &str,
    phases: &[S],
) {
    let mut schedules = world.resource_mut::<Schedules>();
    let Some(schedule) = schedules.get_mut(label) else {
        return;
    };
    if schedule.graph().system_sets.contains(Marks) {
        return;
    }
    let name = |phase: S| Some(format!("{of}: {}", format!("{phase:?}").to_lowercase()));
    if let (Some(first), Some(last)) = (phases.first(), phases.last()) {
        let before = pass(None).before(*first);
        let behind = pass(name(*last)).after(*last);
        schedule.add_systems((before.in_set(Marks), behind.in_set(Marks)));
    }
    for pair in phases.windows(2) {
        let between = pass(name(pair[0])).after(pair[0]).before(pair[1]);
        schedule.add_systems(between.in_set(Marks));
    }
    schedule.configure_sets(Marks.run_if(watched));
}

/// The rules' schedules are created with the first dive and breach, and when the data changes.
pub fn listen(world: &mut World) {
    world.init_resource::<Since>();
    put(world, Beat, "Beat", &BeatSet::ALL);
    put(world, BreachTick, "Breach", &CLOCKTICK);
}
