//! Starts the dive screen: a standalone dive on a seed, or the current run's dive that is already
//! in the world.

use super::of_run::Untold;
use super::tally::Tally;
use super::{BeginSystems, Happened, Session, back};
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Phase};
use daemonfall_core::{EventLog, seed_text};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{DiveEvent, DiveState, Library, begin, look};
use daemonfall_platform::data::NextLibrary;
use daemonfall_platform::diagnostics::drawing;
use daemonfall_platform::screen::Screen;
use daemonfall_run::puzzle::Puzzle;

/// The seed of the next standalone dive. Set it, then go to [`Screen::DIVE`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Start(pub u64);

fn begin_alone(world: &mut World) -> (u64, Vec<DiveEvent>) {
    if let Some(library) = world.resource_mut::<NextLibrary>().0.take() {
        world.insert_resource(library);
    }
    let puzzle = world.get_resource::<Puzzle>().copied();
    if puzzle.is_some_and(|puzzle| (puzzle.begin_dive)(world)) {
        return (0, Vec::new());
    }
    let Start(seed) = *world.resource::<Start>();
    info!("a dive on seed {}", seed_text(seed));
    drawing(world, 0, |world| begin(world, seed));
    let mut log = world.resource_mut::<EventLog<DiveEvent>>();
    (seed, log.drain().collect())
}

fn begin_anew(world: &mut World) -> Vec<DiveEvent> {
    let of_run = world.get_resource::<Campaign>();
    let of_run = of_run.and_then(|campaign| match &campaign.run().phase {
        Phase::Dive(dive) => Some(dive.seed),
        _ => None,
    });
    let (seed, events) = match of_run {
        Some(seed) => (seed, std::mem::take(&mut world.resource_mut::<Untold>().0)),
        None => begin_alone(world),
    };
    world.insert_resource(Session {
        replay: Replay::new(world.resource::<Library>(), seed),
        tally: Tally::default(),
    });
    events
}

fn begin_dive(world: &mut World) {
    let events = match back::goes_on(world) {
        true => Vec::new(),
        false => begin_anew(world),
    };
    look(world);
    // A resumed dive was in the world before its screen was; make the view read it now.
    world.resource_mut::<DiveState>().set_changed();
    // The view starts with the current state; these events are for sounds and words.
    world.write_message_batch(events.into_iter().map(Happened));
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Start>()
        .add_systems(OnEnter(Screen::DIVE), begin_dive.in_set(BeginSystems));
}
