//! Marks between the engine's schedules. Their slots in the frame's order are permanent; the
//! schedules in the slots, and so all costs, exist only while the panel is shown.

use super::spans::{Spans, Track};
use crate::panels::dock_state::Room;
use crate::panels::kind::PanelKind;
use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel, SingleThreadedExecutor};
use bevy::platform::time::Instant;
use bevy::prelude::*;

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

fn name(label: InternedScheduleLabel) -> String {
    format!("{label:?}")
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
    let shown = world.resource::<Room>().shows(PanelKind::Speed);
    let mut marked = world.resource_mut::<Marked>();
    if marked.standing == shown {
        return;
    }
    (marked.standing, marked.since) = (shown, None);
    let count = marked.names.len();
    world.resource_mut::<Spans>().pause();
    let mut schedules = world.resource_mut::<Schedules>();
    // The last mark is passed right after this frame; it has nothing to record then.
    for number in 0..=count {
        if shown {
            let mut schedule = Schedule::new(Mark(number));
            schedule.set_executor(SingleThreadedExecutor::new());
            schedule.add_systems(pass(number));
            schedules.insert(schedule);
        } else {
            schedules.remove(Mark(number));
        }
    }
}

pub fn plugin(app: &mut App) {
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    let labels = std::mem::take(&mut order.labels);
    let names = labels.iter().copied().map(name).collect();
    for (number, label) in labels.iter().enumerate() {
        order.labels.push(Mark(number).intern());
        order.labels.push(*label);
    }
    order.labels.push(Mark(labels.len()).intern());
    app.insert_resource(Marked { names, since: None, standing: false })
        .add_systems(Last, stand.run_if(resource_changed::<Room>));
}
