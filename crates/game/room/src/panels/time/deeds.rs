//! Changes the run: branches off at a past step, or continues another branch. The former way is
//! saved each time.

use super::TimePanel;
use super::shown::Shown;
use crate::panels::lock::Lock;
use bevy::prelude::*;
use daemonfall_campaign::Timeline;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_menus::runs::{autosave, rewind};
use daemonfall_menus::saves::slot_actions::export;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;

pub fn hindrance(world: &World, state: &TimePanel, lock: Lock) -> Option<String> {
    if !lock.is_open() {
        Some("Panels only watch: open the lock first.".into())
    } else if state.keeper.is_reading() {
        Some("The record is still being read.".into())
    } else if rewind::is_travelling(world) {
        Some("The screens are changing.".into())
    } else {
        rewind::hindrance(world)
    }
}

/// Saves the current run as a file; returns its place, or the reason of a failure.
fn keep_former(world: &mut World) -> Result<String, String> {
    let former = autosave::saved(world);
    let store = world.resource::<SaveStore>();
    export(&***store, &former.stage(), &former.write())
}

/// Replaces the run by another one; the former timeline becomes a branch.
fn swap(
    world: &mut World,
    state: &mut TimePanel,
    run: SavedRun,
    timeline: Timeline,
) -> Result<String, String> {
    let kept = keep_former(world).map_err(|reason| {
        format!("The current run cannot be saved, so nothing was changed: {reason}")
    })?;
    rewind::go_on_with(world, run)?;
    let kept = format!("It is in {kept}");
    let former = state.keeper.replace(timeline);
    let name = former.map(|former| state.branches.add(former, kept.clone()));
    state.forget_shown();
    Ok(match name {
        Some(name) => format!("The previous way of the run is now {name}. {kept}."),
        None => format!("{kept}."),
    })
}

fn tell(world: &mut World, done: Result<String, String>) {
    world.write_message(match done {
        Ok(words) => Notice::done(words),
        Err(reason) => Notice::wrong(reason),
    });
}

pub fn branch(world: &mut World, state: &mut TimePanel) {
    let Some((shown, timeline)) = state.shown.as_ref().zip(state.keeper.timeline()) else {
        return;
    };
    let (run, branch) = (shown.run.clone(), timeline.branch(shown.step));
    let done = swap(world, state, run, branch);
    tell(world, done);
}

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
