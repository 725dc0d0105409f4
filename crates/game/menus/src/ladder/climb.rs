//! The current puzzle: how it gets onto the screen of its system, and how it is left.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use daemonfall_campaign::puzzles::{Puzzle, Session};
use daemonfall_campaign::{Exercise, Practice};
use daemonfall_dive_mode::view::camera::Zoom;
use daemonfall_platform::data::GameData;
use daemonfall_run::practice::{PracticeBegins, practise};
use daemonfall_run::{Happened, TakenBack};
use daemonfall_ui::prelude::*;

/// The player's place on the ladder, while a puzzle is played.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Climb {
    /// The puzzle's index, from 0.
    pub place: usize,
    pub hints: usize,
    /// Whether the result is in the book.
    pub(super) noted: bool,
}

/// The puzzle in progress and the place on the ladder.
#[derive(SystemParam)]
pub struct Climbing<'w> {
    climb: Option<Res<'w, Climb>>,
    practice: Option<Res<'w, Practice>>,
}

impl Climbing<'_> {
    pub fn now(&self) -> Option<(Climb, &Session)> {
        Some((**self.climb.as_ref()?, self.practice.as_ref()?.puzzle()?))
    }
}

/// Begins the puzzle at an index of the ladder; without one there, shows the ladder.
pub fn begin(world: &mut World, place: usize) {
    let content = world.resource::<GameData>().0.clone();
    let Some(puzzle): Option<&Puzzle> = content.puzzles.get(place) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::LADDER);
        return;
    };
    world.insert_resource(Climb { place, hints: 0, noted: false });
    practise(world, Exercise::Puzzle(Box::new(puzzle.clone())));
}

/// Each puzzle starts at its intended zoom, whatever the zoom was before.
fn look_whole(mut zoom: ResMut<Zoom>) {
    zoom.steps = 0;
}

fn leave(mut commands: Commands) {
    commands.remove_resource::<Climb>();
}

pub fn plugin(app: &mut App) {
    for screen in [Screen::TITLE, Screen::PRACTICE, Screen::LADDER, Screen::LINE_UP] {
        app.add_systems(OnEnter(screen), leave.run_if(resource_exists::<Climb>));
    }
    app.add_systems(
        OnEnter(Screen::DIVE),
        look_whole.after(PracticeBegins).run_if(resource_exists::<Climb>),
    )
    .add_observer(|_: On<Happened>, climb: Option<ResMut<Climb>>| {
        if let Some(mut climb) = climb {
            climb.set_changed();
        }
    })
    .add_observer(|_: On<TakenBack>, climb: Option<ResMut<Climb>>| {
        if let Some(mut climb) = climb {
            climb.noted = false;
        }
    });
}
