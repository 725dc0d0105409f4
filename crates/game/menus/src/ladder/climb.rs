//! The current puzzle: how it gets onto the screen of its system, and how it is left.

use super::dive;
use bevy::prelude::*;
use daemonfall_breach::{self as rules, install};
use daemonfall_breach_mode::begin::{NextBreach, Setup};
use daemonfall_campaign::puzzles::{Session, Trial};
use daemonfall_platform::data::{GameData, NextBreachLibrary, NextLibrary};
use daemonfall_run::puzzle::Puzzle;
use daemonfall_ui::prelude::*;

/// The current puzzle. While it exists, the screens of dive and breach belong to it.
#[derive(Resource)]
pub struct Climb {
    pub session: Session,
    /// Its index on the ladder, from 0.
    pub place: usize,
    pub hints: usize,
    pub(super) noted: bool,
    /// The choice in a breach that is judged once the other side has made its own.
    pub(super) waiting: Option<rules::Command>,
}

fn is_over(world: &World) -> bool {
    let climb = world.get_resource::<Climb>();
    climb.is_some_and(|climb| !climb.session.standing().goes_on())
}

fn screen_of(trial: &Trial) -> Screen {
    match trial {
        Trial::Dive(_) => Screen::DIVE,
        Trial::Breach(_) => Screen::BREACH,
        Trial::Battle(_) => Screen::ARRANGE,
    }
}

/// Begins the puzzle at an index of the ladder; without one there, shows the ladder.
pub fn begin(world: &mut World, place: usize) {
    let content = world.resource::<GameData>().0.clone();
    let Some(puzzle) = content.puzzles.get(place) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::LADDER);
        return;
    };
    if let Some(library) = world.resource_mut::<NextLibrary>().0.take() {
        world.insert_resource(library);
    }
    if let Some(library) = world.resource_mut::<NextBreachLibrary>().0.take() {
        install(world, library);
    }
    let session = match Session::begin(puzzle, &content.breach, world) {
        Ok(session) => session,
        Err(reason) => {
            let words = t!(
                "ladder-cannot-begin",
                title = puzzle.title.as_str(),
                reason = reason.to_string()
            );
            world.write_message(Notice::wrong(words));
            return;
        }
    };
    if let Trial::Breach(trial) = &puzzle.trial {
        world.resource_mut::<NextBreach>().0 = Some(Setup {
            title: puzzle.title.clone(),
            muster: trial.muster.clone(),
            seed: 0,
            practice: true,
            foes: trial.foes,
        });
    }
    world.insert_resource(Climb { session, place, hints: 0, noted: false, waiting: None });
    world.insert_resource(Puzzle { is_over, begin_dive: dive::begin });
    let screen = screen_of(&puzzle.trial);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// Ends the puzzle when the player is elsewhere, and removes a breach puzzle's units from the data.
fn leave(world: &mut World) {
    world.remove_resource::<Puzzle>();
    if world.remove_resource::<Climb>().is_some() {
        let library = world.resource::<GameData>().0.breach.clone();
        world.insert_resource(library);
    }
}

pub fn plugin(app: &mut App) {
    for screen in [Screen::TITLE, Screen::PRACTICE, Screen::LADDER, Screen::LINE_UP] {
        app.add_systems(OnEnter(screen), leave.run_if(resource_exists::<Climb>));
    }
}
