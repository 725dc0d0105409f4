//! Brings a breach onto its screen.
//! It is either standalone, with two sides on the field, or the current run's, as the run has it in
//! the world.

use super::breach_view::BreachView;
use super::log::BreachLog;
use super::of_run::{Aside, Untold};
use super::playback::{BreachPlayback, tell_the_rest};
use super::{BreachSession, Copies, muster};
use bevy::prelude::*;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachSnapshot, Muster, Scratch, begin, install,
};
use daemonfall_campaign::{Campaign, Phase};
use daemonfall_core::{EventLog, Streams, seed_text};
use daemonfall_platform::cli::Options;
use daemonfall_platform::data::NextBreachLibrary;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::screen::Screen;
use daemonfall_run::names::guardian_name;
use daemonfall_text::t;

#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    pub title: String,
    pub muster: Muster,
    /// The seed for opponents; the breach rules draw nothing.
    pub seed: u64,
    /// Whether any choice can be taken back, not only those of the current round.
    pub practice: bool,
    /// The other side's policy, unless a run sets it.
    pub foes: Policy,
}

/// The next breach. Set it, then go to [`Screen::BREACH`].
#[derive(Resource, Clone, Debug, Default)]
pub struct NextBreach(pub Option<Setup>);

/// The breach that the command line asks for, or what is wrong with the option's text.
pub fn of_options(options: &Options, library: &BreachLibrary) -> Result<Option<Setup>, String> {
    let Some(words) = &options.breach else {
        return Ok(None);
    };
    let seed = options.seed.unwrap_or(1);
    let (title, muster) =
        muster::read(library, words, seed).map_err(|reason| format!("--breach: {reason}"))?;
    Ok(Some(Setup { title, muster, seed, practice: true, foes: Policy::Opponent }))
}

/// Begins a standalone breach and returns its first events.
fn begin_alone(world: &mut World) -> Result<(Setup, Vec<BreachEvent>), String> {
    if let Some(library) = world.resource_mut::<NextBreachLibrary>().0.take() {
        install(world, library);
    }
    let again = world.get_resource::<BreachSession>().map(|duel| duel.setup.clone());
    let next = world.resource_mut::<NextBreach>().0.take().or(again);
    let setup = next.ok_or_else(|| t!("breach-nobody-lined-up"))?;
    info!("a breach, {}, seed {}", setup.title, seed_text(setup.seed));
    begin(world, &setup.muster)?;
    let mut log = world.resource_mut::<EventLog<BreachEvent>>();
    Ok((setup, log.drain().collect()))
}

/// The current run's breach, which is in the world already, and its events that were not shown yet.
fn of_run(world: &mut World) -> Option<(Setup, Vec<BreachEvent>)> {
    let campaign = world.get_resource::<Campaign>()?;
    let Phase::Breach(duel) = &campaign.run().phase else {
        return None;
    };
    let setup = Setup {
        title: guardian_name(campaign, &duel.guardian),
        muster: Muster::default(),
        seed: campaign.run().settings.seed,
        practice: false,
        foes: Policy::Opponent,
    };
    let opening = std::mem::take(&mut world.resource_mut::<Untold>().0);
    Some((setup, opening))
}

fn begin_breach(world: &mut World) {
    let begun = of_run(world).map_or_else(|| begin_alone(world), Ok);
    let (setup, opening) = match begun {
        Ok(begun) => begun,
        Err(reason) => {
            world.write_message(Notice::wrong(t!("breach-cannot-begin", reason = reason)));
            world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
            return;
        }
    };
    let waited = world.remove_resource::<Aside>().is_some();
    let (mut chronicle, choices) = match world.get_resource::<BreachSession>() {
        Some(duel) if waited => (world.resource::<BreachLog>().clone(), duel.choices),
        _ => (BreachLog::default(), 0),
    };
    let library = world.resource::<BreachLibrary>().clone();
    let table = BreachView::read(&BreachSnapshot::of(world), &library);
    for event in &opening {
        chronicle.tell(event, &table, &library);
    }
    let pace = world.resource::<BreachPlayback>().clone();
    let mut film = BreachPlayback::default();
    (film.speed, film.stepwise) = (pace.speed, pace.stepwise);
    let scratch = Scratch::new(&library);
    world.insert_resource(film);
    world.insert_resource(table);
    world.insert_resource(chronicle);
    world.insert_resource(Copies(scratch));
    world.insert_resource(BreachSession {
        dice: Streams::new(setup.seed),
        setup,
        choices,
        kept: Vec::new(),
    });
}

/// Whether the run's breach was left only for a visit to the saves and will be continued.
fn is_put_aside(world: &World) -> bool {
    let campaign = world.get_resource::<Campaign>();
    *world.resource::<State<Screen>>().get() == Screen::SAVES
        && campaign.is_some_and(|it| matches!(it.run().phase, Phase::Breach(_)))
}

fn leave(world: &mut World) {
    if is_put_aside(world) {
        tell_the_rest(world);
        world.insert_resource(Aside);
        return;
    }
    dismiss(world);
}

fn dismiss(world: &mut World) {
    world.remove_resource::<Aside>();
    daemonfall_stack::dismiss_all(world);
    if let Some(campaign) = world.get_resource::<Campaign>() {
        // The run's own units were in the data only while they fought.
        let library = campaign.content().breach.clone();
        world.insert_resource(library);
    }
    world.remove_resource::<Copies>();
    world.resource_mut::<BreachPlayback>().clear();
}

/// The breach begins in this set; the screen is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BreachBegins;

pub fn plugin(app: &mut App) {
    app.init_resource::<NextBreach>()
        .add_systems(OnEnter(Screen::BREACH), begin_breach.in_set(BreachBegins))
        .add_systems(OnExit(Screen::BREACH), leave);
}
