//! How a practice begins: a dive, a breach or a puzzle on its own, on the screen of its system.

use super::Happened;
use super::act::report;
use bevy::prelude::*;
use daemonfall_breach::install;
use daemonfall_campaign::puzzles::Trial;
use daemonfall_campaign::{Exercise, Practice};
use daemonfall_platform::data::{GameData, NextBreachLibrary, NextLibrary};
use daemonfall_platform::diagnostics::drawing;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;

/// What is practised next: it begins when its screen opens.
#[derive(Resource, Clone, Debug, Default)]
pub struct NextPractice {
    next: Option<Exercise>,
    dived: Option<u64>,
}

impl NextPractice {
    /// Asks for it; returns the screen to go to.
    pub fn ask(&mut self, exercise: Exercise) -> Screen {
        let screen = screen_of(&exercise);
        if let Exercise::Dive { seed } = exercise {
            self.dived = Some(seed);
        }
        self.next = Some(exercise);
        screen
    }

    /// The seed of the last dive, to offer it again.
    pub fn dived(&self) -> Option<u64> {
        self.dived
    }
}

/// Asks for it and goes to its screen.
pub fn practise(world: &mut World, exercise: Exercise) {
    let screen = world.resource_mut::<NextPractice>().ask(exercise);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn screen_of(exercise: &Exercise) -> Screen {
    match exercise {
        Exercise::Dive { .. } => Screen::DIVE,
        Exercise::Breach { .. } => Screen::BREACH,
        Exercise::Puzzle(puzzle) => match puzzle.trial {
            Trial::Dive(_) => Screen::DIVE,
            Trial::Breach(_) => Screen::BREACH,
            Trial::Battle(_) => Screen::ARRANGE,
        },
    }
}

/// Within `OnEnter` of a system's screen: its practice begins; the mode shows it afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PracticeBegins;

/// Data that were reloaded during the last game take effect now.
fn take_new_data(world: &mut World) {
    if let Some(library) = world.resource_mut::<NextLibrary>().0.take() {
        world.insert_resource(library);
    }
    if let Some(library) = world.resource_mut::<NextBreachLibrary>().0.take() {
        install(world, library);
    }
}

fn begin(world: &mut World) {
    let Some(exercise) = world.resource_mut::<NextPractice>().next.take() else { return };
    take_new_data(world);
    let content = world.resource::<GameData>().0.clone();
    // What to say, and where to go, if it cannot begin.
    let (trouble, elsewhere) = match &exercise {
        Exercise::Puzzle(puzzle) => (Some(puzzle.title.clone()), Screen::LADDER),
        _ => (None, Screen::TITLE),
    };
    match drawing(world, 0, |world| Practice::begin(&content, world, exercise)) {
        Ok((practice, events)) => {
            info!("practice of {practice}");
            world.insert_resource(practice);
            report(world, Happened { command: None, events, undoable: false });
        }
        Err(reason) => {
            world.remove_resource::<Practice>();
            world.insert_resource(content.breach.clone());
            let words = match trouble {
                Some(title) => t!("ladder-cannot-begin", title = title, reason = reason),
                None => t!("breach-cannot-begin", reason = reason),
            };
            world.write_message(Notice::wrong(words));
            world.resource_mut::<NextState<Screen>>().set(elsewhere);
        }
    }
}

/// Ends the practice when the player is elsewhere: a puzzle's units leave the data of the breach.
pub fn end(world: &mut World) {
    if world.remove_resource::<Practice>().is_some_and(|practice| practice.puzzle().is_some()) {
        let library = world.resource::<GameData>().0.breach.clone();
        world.insert_resource(library);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<NextPractice>();
    for screen in [Screen::DIVE, Screen::BREACH, Screen::ARRANGE] {
        app.add_systems(OnEnter(screen), begin.in_set(PracticeBegins));
    }
    for screen in [Screen::TITLE, Screen::PRACTICE, Screen::LADDER, Screen::LINE_UP] {
        app.add_systems(OnEnter(screen), end);
    }
}
