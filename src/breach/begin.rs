//! How a breach begins: two sides, put on the field.

use super::film::Film;
use super::log::Chronicle;
use super::table::Table;
use super::{Copies, Duel, muster};
use crate::cli::Options;
use crate::data::NextBreachLibrary;
use crate::screens::Screen;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachSnapshot, Muster, Scratch, begin, install,
};
use daemonfall_core::{EventLog, Streams, seed_text};

/// Who meets whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// What stands in the screen's corner.
    pub title: String,
    /// Both sides.
    pub muster: Muster,
    /// The seed of what is drawn: nothing of the rules, but opponents may.
    pub seed: u64,
    /// Whether everything may be taken back, not only the choices of the present round.
    pub practice: bool,
}

/// What the next breach is to be; set it, then go to [`Screen::Breach`].
#[derive(Resource, Clone, Debug, Default)]
pub struct NextBreach(pub Option<Setup>);

/// The breach that the command line asks for.
///
/// # Errors
/// What is wrong with its words.
pub fn of_options(options: &Options, library: &BreachLibrary) -> Result<Option<Setup>, String> {
    let Some(words) = &options.breach else {
        return Ok(None);
    };
    let seed = options.seed.unwrap_or(1);
    let (title, muster) =
        muster::read(library, words, seed).map_err(|reason| format!("--breach: {reason}"))?;
    Ok(Some(Setup {
        title,
        muster,
        seed,
        practice: true,
    }))
}

fn begin_breach(world: &mut World) {
    if let Some(library) = world.resource_mut::<NextBreachLibrary>().0.take() {
        install(world, library);
    }
    let again = world.get_resource::<Duel>().map(|duel| duel.setup.clone());
    let Some(setup) = world.resource_mut::<NextBreach>().0.take().or(again) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    };
    info!("a breach, {}, seed {}", setup.title, seed_text(setup.seed));
    if let Err(reason) = begin(world, &setup.muster) {
        world.write_message(Notice::wrong(format!("The breach cannot begin: {reason}")));
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    }
    let library = world.resource::<BreachLibrary>().clone();
    let table = Table::read(&BreachSnapshot::of(world), &library);
    let opening: Vec<BreachEvent> = world
        .resource_mut::<EventLog<BreachEvent>>()
        .drain()
        .collect();
    let mut chronicle = Chronicle::default();
    for event in &opening {
        chronicle.tell(event, &table, &library);
    }
    let pace = world.resource::<Film>().clone();
    let mut film = Film::default();
    (film.speed, film.stepwise) = (pace.speed, pace.stepwise);
    let scratch = Scratch::new(&library);
    world.insert_resource(film);
    world.insert_resource(table);
    world.insert_resource(chronicle);
    world.insert_resource(Copies(scratch));
    world.insert_resource(Duel {
        dice: Streams::new(setup.seed),
        setup,
        choices: 0,
        kept: Vec::new(),
    });
}

/// Nobody of a breach stays in the world behind it.
fn leave(world: &mut World) {
    daemonfall_stack::dismiss_all(world);
    world.remove_resource::<Copies>();
    world.resource_mut::<Film>().clear();
}

/// When the breach begins; the screen is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BreachBegins;

/// Begins breaches.
pub fn plugin(app: &mut App) {
    app.init_resource::<NextBreach>()
        .add_systems(OnEnter(Screen::Breach), begin_breach.in_set(BreachBegins))
        .add_systems(OnExit(Screen::Breach), leave);
}
