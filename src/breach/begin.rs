//! How a breach comes onto its screen: alone, with two sides put on the field, or as the run that
//! is under way has it in the world.

use super::film::{Film, tell_the_rest};
use super::log::Chronicle;
use super::table::Table;
use super::{Copies, Duel, muster};
use crate::cli::Options;
use crate::data::NextBreachLibrary;
use crate::run::Untold;
use crate::run::tell::guardian_name;
use crate::screens::Screen;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachSnapshot, Muster, Scratch, begin, install,
};
use daemonfall_campaign::{Campaign, Place};
use daemonfall_core::{EventLog, Streams, seed_text};
use daemonfall_text::t;

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
    /// How the other side chooses, where no run says.
    pub foes: Policy,
}

/// What the next breach is to be; set it, then go to [`Screen::Breach`].
#[derive(Resource, Clone, Debug, Default)]
pub struct NextBreach(pub Option<Setup>);

/// The breach of the run is in the world as it was left, with its log: its player was at the saves,
/// or looked at the past.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Aside;

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
    Ok(Some(Setup { title, muster, seed, practice: true, foes: Policy::Opponent }))
}

/// A breach alone, from its beginning; what happened in that.
///
/// # Errors
/// Why it cannot begin, in words.
fn begin_alone(world: &mut World) -> Result<(Setup, Vec<BreachEvent>), String> {
    if let Some(library) = world.resource_mut::<NextBreachLibrary>().0.take() {
        install(world, library);
    }
    let again = world.get_resource::<Duel>().map(|duel| duel.setup.clone());
    let next = world.resource_mut::<NextBreach>().0.take().or(again);
    let setup = next.ok_or_else(|| t!("breach-nobody-lined-up"))?;
    info!("a breach, {}, seed {}", setup.title, seed_text(setup.seed));
    begin(world, &setup.muster)?;
    let mut log = world.resource_mut::<EventLog<BreachEvent>>();
    Ok((setup, log.drain().collect()))
}

/// The breach of the run that is under way, which is in the world already; what happened in it that
/// was not shown.
fn of_run(world: &mut World) -> Option<(Setup, Vec<BreachEvent>)> {
    let campaign = world.get_resource::<Campaign>()?;
    let Place::Breach(duel) = &campaign.run().place else {
        return None;
    };
    let setup = Setup {
        title: guardian_name(campaign, &duel.guardian),
        muster: Muster::default(),
        seed: campaign.run().settings.seed,
        practice: false,
        foes: Policy::Opponent,
    };
    let opening = std::mem::take(&mut world.resource_mut::<Untold>().breach);
    Some((setup, opening))
}

fn begin_breach(world: &mut World) {
    let begun = of_run(world).map_or_else(|| begin_alone(world), Ok);
    let (setup, opening) = match begun {
        Ok(begun) => begun,
        Err(reason) => {
            world.write_message(Notice::wrong(t!("breach-cannot-begin", reason = reason)));
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            return;
        }
    };
    let waited = world.remove_resource::<Aside>().is_some();
    let (mut chronicle, choices) = match world.get_resource::<Duel>() {
        Some(duel) if waited => (world.resource::<Chronicle>().clone(), duel.choices),
        _ => (Chronicle::default(), 0),
    };
    let library = world.resource::<BreachLibrary>().clone();
    let table = Table::read(&BreachSnapshot::of(world), &library);
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
        choices,
        kept: Vec::new(),
    });
}

/// Whether the run's breach is left for the saves only, and will be gone on with.
fn is_put_aside(world: &World) -> bool {
    let campaign = world.get_resource::<Campaign>();
    *world.resource::<State<Screen>>().get() == Screen::Saves
        && campaign.is_some_and(|it| matches!(it.run().place, Place::Breach(_)))
}

/// Nobody of a breach stays in the world behind it, unless it is gone on with.
fn leave(world: &mut World) {
    if is_put_aside(world) {
        tell_the_rest(world);
        world.insert_resource(Aside);
        return;
    }
    dismiss(world);
}

/// Nobody of a breach is in the world, nor what belongs to it.
fn dismiss(world: &mut World) {
    world.remove_resource::<Aside>();
    daemonfall_stack::dismiss_all(world);
    if let Some(campaign) = world.get_resource::<Campaign>() {
        // The run's own units were in the data as long as they fought.
        let library = campaign.content().breach.clone();
        world.insert_resource(library);
    }
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
