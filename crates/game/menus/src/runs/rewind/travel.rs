//! Changes which step of a run is in the world.
//! This happens between the end of one screen and the start of the next: no screen sees two.

use super::{Journey, Past, To};
use crate::prelude::*;
use crate::runs::rebuild_logs::Recall;
use bevy::state::state::StateTransitionSystems;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{RunSnapshot, Scene};
use daemonfall_run::begin::{Entered, make_room};
use daemonfall_run::stash::Stash;
use daemonfall_run::tell;

/// As when a save is loaded. It was tested before; any error left is reported.
fn put(world: &mut World, shown: &Campaign, saved: SavedRun) -> Option<Campaign> {
    let content = shown.content().clone();
    make_room(world, &content);
    match saved.resume(content, world) {
        Ok(campaign) => Some(campaign),
        Err(error) => {
            world.write_message(Notice::wrong(t!(
                "past-cannot-show-error",
                reason = error.to_string()
            )));
            None
        }
    }
}

fn enter(world: &mut World, campaign: Campaign) {
    world.insert_resource(campaign);
    tell(world, Entered { resumed: false });
}

fn return_to(world: &mut World, past: Past) {
    let saved = past.saved();
    let run = match past.state.scene {
        // Keeps the steps that can be taken back.
        Scene::None => Some(past.run),
        _ => put(world, &past.run, saved),
    };
    let Some(run) = run else { return };
    world.remove_resource::<Recall>();
    past.stash.lay_back(world, &run);
    world.insert_resource(run);
}

fn show(world: &mut World, shown: Campaign, saved: SavedRun, now: Option<RunSnapshot>) {
    let step = saved.replay.steps.len();
    let past = match (world.remove_resource::<Past>(), now) {
        (Some(past), _) => {
            // It is the log of another step.
            world.remove_resource::<Recall>();
            Past { step, ..past }
        }
        (None, Some(state)) => Past { run: shown, state, stash: Stash::clear(world), step },
        (None, None) => {
            world.insert_resource(shown);
            return;
        }
    };
    match put(world, &past.run, saved) {
        Some(campaign) => {
            enter(world, campaign);
            world.insert_resource(past);
        }
        None => return_to(world, past),
    }
}

fn go_on(world: &mut World, shown: &Campaign, saved: SavedRun) {
    world.remove_resource::<Past>();
    world.remove_resource::<Recall>();
    let recall = Recall::new(shown.content(), &saved.replay);
    let Some(campaign) = put(world, shown, saved) else {
        return;
    };
    enter(world, campaign);
    if let Some(recall) = recall {
        world.insert_resource(recall);
    }
}

fn travel(world: &mut World) {
    let Some(Journey { screen, to }) = world.remove_resource::<Journey>() else {
        return;
    };
    if *world.resource::<State<Screen>>().get() != screen {
        // Another change of screens happened in the same moment.
        return;
    }
    let Some(shown) = world.remove_resource::<Campaign>() else {
        return;
    };
    match to {
        To::Step(saved, now) => show(world, shown, *saved, now.map(|it| *it)),
        To::Now => match world.remove_resource::<Past>() {
            Some(past) => return_to(world, past),
            None => world.insert_resource(shown),
        },
        To::Branch(saved) => go_on(world, &shown, *saved),
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        StateTransition,
        travel
            .run_if(resource_exists::<Journey>)
            .after(StateTransitionSystems::ExitSchedules)
            .before(StateTransitionSystems::EnterSchedules),
    );
}
