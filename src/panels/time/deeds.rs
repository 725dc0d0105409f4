//! What the panel does to the run: it branches off at a past step, or another branch is gone on
//! with. The way it went is kept each time.

use super::TimePanel;
use super::shown::Shown;
use crate::panels::lock::Lock;
use crate::run::{keep, past};
use crate::saves::store::SaveStore;
use crate::screens::saves::deeds::export;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_campaign::Timeline;
use daemonfall_campaign::saves::SavedRun;

/// Why no branch can be gone on with now; none if one can.
pub fn hindrance(world: &World, state: &TimePanel, lock: Lock) -> Option<String> {
    if !lock.is_open() {
        Some("Panels only watch: open the lock first.".into())
    } else if state.keeper.is_reading() {
        Some("The record is still being read.".into())
    } else if past::is_travelling(world) {
        Some("The screens are changing.".into())
    } else {
        past::hindrance(world)
    }
}

/// Keeps the run as it stands as a file; where it lies, or why it cannot be kept.
fn keep_former(world: &mut World) -> Result<String, String> {
    let former = keep::saved(world);
    let store = world.resource::<SaveStore>();
    export(&***store, &former.stage(), &former.write())
}

/// The run goes on as another one: its time takes the place of the former, which becomes a branch.
fn swap(
    world: &mut World,
    state: &mut TimePanel,
    run: SavedRun,
    timeline: Timeline,
) -> Result<String, String> {
    let kept = keep_former(world)
        .map_err(|reason| format!("The run as it stands cannot be kept, so it stays: {reason}"))?;
    past::go_on_with(world, run)?;
    let kept = format!("It lies in {kept}");
    let former = state.keeper.replace(timeline);
    let name = former.map(|former| state.branches.add(former, kept.clone()));
    state.forget_shown();
    Ok(match name {
        Some(name) => format!("The way the run went is {name} now. {kept}."),
        None => format!("{kept}."),
    })
}

fn tell(world: &mut World, done: Result<String, String>) {
    world.write_message(match done {
        Ok(words) => Notice::done(words),
        Err(reason) => Notice::wrong(reason),
    });
}

/// The run goes on from the step that is shown.
pub fn branch(world: &mut World, state: &mut TimePanel) {
    let Some((shown, timeline)) = state.shown.as_ref().zip(state.keeper.timeline()) else {
        return;
    };
    let (run, branch) = (shown.run.clone(), timeline.branch(shown.step));
    let done = swap(world, state, run, branch);
    tell(world, done);
}

/// The run goes on as a branch, from that one's end.
pub fn return_to(world: &mut World, state: &mut TimePanel, place: usize) {
    let (Some(branch), Some(content)) = (state.branches.list.get(place), state.content.as_ref())
    else {
        return;
    };
    let timeline = branch.timeline.clone();
    let scratch = super::scratch(&mut state.scratch, content);
    let done = match Shown::of(&timeline, timeline.steps(), scratch) {
        Ok(shown) => swap(world, state, shown.run, timeline),
        Err(error) => Err(error.to_string()),
    };
    if done.is_ok() {
        state.branches.list.remove(place);
        state.branches.lay_beside(None);
    }
    tell(world, done);
}
