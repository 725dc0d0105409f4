//! Times of the rules' own phases: marks between the sets of the schedules of a beat and a
//! clocktick. The rules know no clock; the marks are around their systems, do not touch their data,
//! and are skipped while the panel is not shown.

use super::spans::{Spans, Track};
use crate::panels::dock_state::Room;
use crate::panels::panel::PanelKind;
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

const BEAT: [(BeatSet, &str); 9] = [
    (BeatSet::Sort, "Beat: sort"),
    (BeatSet::Decide, "Beat: decide"),
    (BeatSet::Players, "Beat: players"),
    (BeatSet::Reals, "Beat: reals"),
    (BeatSet::Projectiles, "Beat: projectiles"),
    (BeatSet::Explosions, "Beat: explosions"),
    (BeatSet::Floors, "Beat: floors"),
    (BeatSet::Traps, "Beat: traps"),
    (BeatSet::Cleanup, "Beat: cleanup"),
];

const CLOCKTICK: [(BreachSet, &str); 8] = [
    (BreachSet::Advance, "Breach: advance"),
    (BreachSet::Add, "Breach: add"),
    (BreachSet::Show, "Breach: show"),
    (BreachSet::Resolve, "Breach: resolve"),
    (BreachSet::Remove, "Breach: remove"),
    (BreachSet::Finish, "Breach: finish"),
    (BreachSet::Grow, "Breach: grow"),
    (BreachSet::Turns, "Breach: turns"),
];

/// The mark at a phase border, with the name of the phase that it ends; none at the first.
fn pass(name: Option<&'static str>) -> impl FnMut(ResMut<Since>, ResMut<Spans>) {
    move |mut since, mut spans| {
        if let (Some(began), Some(name)) = (since.0, name) {
            spans.note(Track::Phase, name, began);
        }
        since.0 = Some(Instant::now());
    }
}

fn watched(room: Res<Room>) -> bool {
    room.shows(PanelKind::Speed)
}

/// Puts marks between the phases of a schedule, if it exists and has none: one at each border, so
/// that their order is unambiguous.
fn put<S: SystemSet + Copy>(
    world: &mut World,
    label: impl ScheduleLabel,
    phases: &[(S, &'static str)],
) {
    let mut schedules = world.resource_mut::<Schedules>();
    let Some(schedule) = schedules.get_mut(label) else {
        return;
    };
    if schedule.graph().system_sets.contains(Marks) {
        return;
    }
    if let (Some(first), Some(last)) = (phases.first(), phases.last()) {
        let before = pass(None).before(first.0);
        let behind = pass(Some(last.1)).after(last.0);
        schedule.add_systems((before.in_set(Marks), behind.in_set(Marks)));
    }
    for pair in phases.windows(2) {
        let between = pass(Some(pair[0].1)).after(pair[0].0).before(pair[1].0);
        schedule.add_systems(between.in_set(Marks));
    }
    schedule.configure_sets(Marks.run_if(watched));
}

/// Puts marks into the rules' schedules, which are created with the first dive and breach, and
/// again when the data changes.
pub fn listen(world: &mut World) {
    world.init_resource::<Since>();
    put(world, Beat, &BEAT);
    put(world, BreachTick, &CLOCKTICK);
}
