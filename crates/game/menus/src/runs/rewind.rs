//! Shows a past step of the run on the game's own screens.
//! The run itself waits unchanged; nothing can be done in the past, and nothing of it is saved.

mod banner;
mod travel;
pub mod visit;

use super::autosave;
use crate::prelude::*;
use daemonfall_breach_mode::playback::tell_the_rest;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{RunSnapshot, install};
use daemonfall_run::act::{Away, finish};
use daemonfall_run::begin::Left;
use daemonfall_run::stash::Stash;

/// The waiting run, while a past step of it is on the screen.
#[derive(Resource)]
pub struct Past {
    run: Campaign,
    state: RunSnapshot,
    stash: Stash,
    step: usize,
}

impl Past {
    pub fn step(&self) -> usize {
        self.step
    }

    pub fn steps(&self) -> usize {
        self.run.replay().steps.len()
    }

    pub fn saved(&self) -> SavedRun {
        SavedRun::with(self.state.clone(), self.run.replay().clone())
    }
}

/// A change of time, done at the next change of screens.
#[derive(Resource)]
struct Journey {
    screen: Screen,
    to: To,
}

enum To {
    /// A past step, with the state of the present run if that is still on the screen.
    Step(Box<SavedRun>, Option<Box<RunSnapshot>>),
    Now,
    /// A run that replaces the current one and is continued.
    Branch(Box<SavedRun>),
}

/// The current run, whatever step of it is on the screen.
pub fn now(world: &World) -> Option<&Campaign> {
    match world.get_resource::<Past>() {
        Some(past) => Some(&past.run),
        None => world.get_resource::<Campaign>(),
    }
}

/// Whether the screens are about to change to another step.
pub fn is_travelling(world: &World) -> bool {
    world.contains_resource::<Journey>()
}

/// Whether the screen shows something other than the present run, or will in the next frame.
pub fn is_away(world: &World) -> bool {
    world.contains_resource::<Past>() || is_travelling(world)
}

pub fn hindrance(world: &World) -> Option<String> {
    const OWN: [Screen; 6] = [
        Screen::SECTOR,
        Screen::DIVE,
        Screen::DOOR,
        Screen::BREACH,
        Screen::PRIZE,
        Screen::RUN_END,
    ];
    let Some(run) = now(world) else {
        return Some(t!("past-no-run"));
    };
    let screen = world.get_resource::<State<Screen>>().map(State::get);
    if !screen.is_some_and(|screen| OWN.contains(screen)) {
        Some(t!("past-own-screen"))
    } else if run.stepping().is_some() {
        Some(t!("past-stepping"))
    } else {
        None
    }
}

fn set_out(world: &mut World, screen: Screen, to: To) {
    world.insert_resource(Journey { screen, to });
    world.resource_mut::<NextState<Paused>>().set(Paused(false));
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// In a separate world, so that nothing is left half done.
fn try_out(world: &World, saved: &SavedRun) -> Result<(), String> {
    if let Some(reason) = hindrance(world) {
        return Err(reason);
    }
    let run = now(world).ok_or_else(|| t!("past-no-run"))?;
    let content = run.content().clone();
    let mut trial = World::new();
    install(&mut trial, &content);
    let tried = saved.clone().resume(content, &mut trial);
    tried.map(drop).map_err(|error| error.to_string())
}

/// Shows a past step with the record that leads to it. Others finish first; the run is saved.
pub fn look(world: &mut World, step: SavedRun) -> Result<(), String> {
    try_out(world, &step)?;
    let pending = world.remove_resource::<Journey>().map(|it| it.to);
    let now = match (world.contains_resource::<Past>(), pending) {
        (true, _) => None,
        (false, Some(To::Step(_, now))) => now,
        (false, _) => {
            finish(world);
            if *world.resource::<State<Screen>>().get() == Screen::BREACH {
                tell_the_rest(world);
            }
            autosave::keep(world);
            let state = world.resource_scope(|world, run: Mut<Campaign>| run.snapshot(world));
            Some(Box::new(state))
        }
    };
    let screen = screen_of(&step.snapshot.run.phase);
    set_out(world, screen, To::Step(Box::new(step), now));
    Ok(())
}

/// Returns to the present run if it is not on the screen.
pub fn back(world: &mut World) {
    match world.get_resource::<Past>() {
        Some(past) => {
            let screen = screen_of(&past.run.run().phase);
            set_out(world, screen, To::Now);
        }
        None => {
            world.remove_resource::<Journey>();
        }
    }
}

/// The current run is dropped: callers that want it must save it first.
pub fn go_on_with(world: &mut World, branch: SavedRun) -> Result<(), String> {
    try_out(world, &branch)?;
    if !is_away(world) {
        finish(world);
    }
    let screen = screen_of(&branch.snapshot.run.phase);
    set_out(world, screen, To::Branch(Box::new(branch)));
    Ok(())
}

fn forget(_: On<Left>, mut commands: Commands) {
    commands.remove_resource::<Past>();
    commands.remove_resource::<Journey>();
}

pub fn plugin(app: &mut App) {
    app.insert_resource(Away(is_away)).add_observer(forget).add_plugins((
        banner::plugin,
        travel::plugin,
        visit::plugin,
    ));
}

#[cfg(test)]
mod tests;
