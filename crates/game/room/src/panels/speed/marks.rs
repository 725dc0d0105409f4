//! Marks between the engine's schedules, and between the phases of the rules. The rules know no
//! clock: the marks do not touch their data. The slots in the frame's order are permanent; all
//! else, and so all costs, exist only while the panel is shown.

use super::spans::{Spans, Track};
use crate::panels::dock_state::shown;
use crate::panels::prelude::*;
use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use daemonfall_breach::{BreachSet, BreachTick};
use daemonfall_dungeon::beat::{Beat, BeatSet};

/// The slot before the schedule with this number; the last one is after all.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Mark(usize);

/// The schedules between the marks, by name, and the time of the last mark.
#[derive(Resource, Debug)]
struct Marked {
    names: Vec<String>,
    since: Option<Instant>,
    standing: bool,
}

fn pass(number: usize) -> impl FnMut(ResMut<Marked>, ResMut<Spans>) {
    move |mut marked, mut spans| {
        if number == 0 {
            spans.begin();
        } else if let Some(since) = marked.since
            && let Some(name) = marked.names.get(number - 1)
        {
            spans.note(Track::Schedule, name.clone(), since);
        }
        if number == marked.names.len() && marked.since.is_some() {
            spans.end();
        }
        marked.since = Some(Instant::now());
    }
}

fn stand(world: &mut World) {
    let wanted = world.resource::<Room>().shows(PanelKind::Speed);
    let mut marked = world.resource_mut::<Marked>();
    if marked.standing == wanted {
        return;
    }
    (marked.standing, marked.since) = (wanted, None);
    let count = marked.names.len();
    world.resource_mut::<Spans>().pause();
    let mut schedules = world.resource_mut::<Schedules>();
    // The last mark is passed right after this frame; it has nothing to record then.
    for number in 0..=count {
        if wanted {
            let mut schedule = Schedule::new(Mark(number));
            schedule.set_executor(SingleThreadedExecutor::new());
            schedule.add_systems(pass(number));
            schedules.insert(schedule);
        } else {
            schedules.remove(Mark(number));
        }
    }
}

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
fn pass_phases(name: Option<String>) -> impl FnMut(ResMut<Since>, ResMut<Spans>) {
    move |mut since, mut spans| {
        if let (Some(began), Some(name)) = (since.0, &name) {
            spans.note(Track::Phase, name.clone(), began);
        }
        since.0 = Some(Instant::now());
    }
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
        let before = pass_phases(None).before(*first);
        let behind = pass_phases(name(*last)).after(*last);
        schedule.add_systems((before.in_set(Marks), behind.in_set(Marks)));
    }
    for pair in phases.windows(2) {
        let between = pass_phases(name(pair[0])).after(pair[0]).before(pair[1]);
        schedule.add_systems(between.in_set(Marks));
    }
    schedule.configure_sets(Marks.run_if(shown(PanelKind::Speed)));
}

/// The rules' schedules are created with the first dive and breach, and when the data changes.
pub fn listen(world: &mut World) {
    world.init_resource::<Since>();
    put(world, Beat, "Beat", &BeatSet::ALL);
    put(world, BreachTick, "Breach", &CLOCKTICK);
}

pub fn plugin(app: &mut App) {
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    let labels = std::mem::take(&mut order.labels);
    let names = labels.iter().map(|label| format!("{label:?}")).collect();
    for (number, label) in labels.iter().enumerate() {
        order.labels.push(Mark(number).intern());
        order.labels.push(*label);
    }
    order.labels.push(Mark(labels.len()).intern());
    app.insert_resource(Marked { names, since: None, standing: false })
        .add_systems(Last, stand.run_if(resource_changed::<Room>));
}
