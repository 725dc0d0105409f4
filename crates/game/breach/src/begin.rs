//! Brings the breach that is in the world onto its screen: the current run's, or a practice.

use super::breach_view::BreachView;
use super::log::BreachLog;
use super::of_run::Aside;
use super::playback::{BreachPlayback, tell_the_rest};
use super::{BreachSession, Copies, muster};
use crate::prelude::*;
use daemonfall_breach::Scratch;
use daemonfall_breach::bots::Policy;
use daemonfall_campaign::{Exercise, Phase, Practice};
use daemonfall_platform::cli::Options;
use daemonfall_run::names::guardian_name;
use daemonfall_run::practice::{self, PracticeBegins};

/// The breach that the command line asks for, or what is wrong with the option's text.
pub fn of_options(options: &Options, library: &BreachLibrary) -> Result<Option<Exercise>, String> {
    let Some(words) = &options.breach else {
        return Ok(None);
    };
    let seed = options.seed.unwrap_or(1);
    let (title, muster) =
        muster::read(library, words, seed).map_err(|reason| format!("--breach: {reason}"))?;
    Ok(Some(Exercise::Breach { title, muster, foes: Policy::Opponent, seed }))
}

/// Title and seed of the breach in the world; `None` without one.
fn current(world: &World) -> Option<(String, u64)> {
    if let Some(campaign) = world.get_resource::<Campaign>() {
        let Phase::Breach(duel) = &campaign.run().phase else { return None };
        return Some((guardian_name(campaign, &duel.guardian), campaign.run().settings.seed));
    }
    match world.get_resource::<Practice>().filter(|it| it.is_breach())?.exercise() {
        Exercise::Breach { title, seed, .. } => Some((title.clone(), *seed)),
        Exercise::Puzzle(puzzle) => Some((puzzle.title.clone(), 0)),
        Exercise::Dive { .. } => None,
    }
}

fn begin_breach(world: &mut World) {
    let Some((title, seed)) = current(world) else {
        let reason = t!("breach-nobody-lined-up");
        world.write_message(Notice::wrong(t!("breach-cannot-begin", reason = reason)));
        world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
        return;
    };
    let waited = world.remove_resource::<Aside>().is_some();
    let (mut log, choices) = match world.get_resource::<BreachSession>() {
        Some(session) if waited => (world.resource::<BreachLog>().clone(), session.choices),
        _ => (BreachLog::default(), 0),
    };
    let library = world.resource::<BreachLibrary>().clone();
    let view = BreachView::read(&BreachSnapshot::of(world), &library);
    let mut playback = world.resource_mut::<BreachPlayback>();
    let opening = playback.snap();
    playback.clear();
    for event in &opening {
        log.tell(event, &view, &library);
    }
    world.insert_resource(view);
    world.insert_resource(log);
    world.insert_resource(Copies(Scratch::new(&library)));
    let run = world.get_resource::<Campaign>();
    let leader = run.and_then(|campaign| campaign.run().leader_in_breach());
    world.insert_resource(BreachSession { title, seed, choices, leader, ..default() });
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
    if world.get_resource::<Practice>().is_some_and(Practice::is_breach) {
        practice::end(world);
    }
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
    app.configure_sets(OnEnter(Screen::BREACH), PracticeBegins.before(BreachBegins))
        .add_systems(OnEnter(Screen::BREACH), begin_breach.in_set(BreachBegins))
        .add_systems(OnExit(Screen::BREACH), leave);
}
