//! Saves the run after every step, in the background, so that it can always be continued.

use super::open_replay::Opened;
use super::rewind::{self, Past};
use crate::prelude::*;
use daemonfall_breach_mode::BreachSystems;
use daemonfall_campaign::saves::{self, SavedRun, Slot};
use daemonfall_core::Fingerprint;
use daemonfall_dive_mode::session::SessionSystems;
use daemonfall_platform::saves::LastWrites;
use daemonfall_platform::saves::store::{Store, StoreError};
use daemonfall_run::act::{OrderSystems, finish};
use daemonfall_sector_mode::SectorSystems;

/// The end of a record: its number of steps, and the last fingerprint.
type End = (usize, Fingerprint);

fn end(campaign: &Campaign) -> End {
    let steps = &campaign.replay().steps;
    (steps.len(), steps.last().map(|it| it.1).unwrap_or_default())
}

#[derive(Resource, Clone, Copy, Debug, Default)]
struct Kept {
    /// The record's end when it was last handed over to be written.
    end: Option<End>,
    /// The map's turn then.
    turn: Option<u32>,
    /// Whether this run was written: then the slot holds nothing else.
    written: bool,
    /// Whether the player was told that runs cannot be saved.
    told: bool,
    /// Seconds before another try after a failed save.
    pause: f32,
}

const PAUSE: f32 = 5.0;

/// Others finish first. While a past step is on the screen, this is the waiting run.
pub fn saved(world: &mut World) -> SavedRun {
    if let Some(past) = world.get_resource::<Past>() {
        return past.saved();
    }
    finish(world);
    world.resource_scope(|world, campaign: Mut<Campaign>| SavedRun::of(&campaign, world))
}

/// Skips a saved run, and an opened replay: then the player's own run is another one.
pub fn keep(world: &mut World) {
    let Some(campaign) = rewind::now(world) else {
        return;
    };
    let now = end(campaign);
    // After the run's summary there is nothing to continue.
    let screen = *world.resource::<State<Screen>>().get();
    let summed_up = matches!(campaign.run().phase, Phase::Over(_))
        && (matches!(screen, Screen::RUN_END | Screen::TITLE) || rewind::is_away(world));
    let under_way = campaign.is_open() || campaign.stepping().is_some();
    let kept = world.resource::<Kept>().end == Some(now);
    if under_way || summed_up || kept || world.contains_resource::<Opened>() {
        return;
    }
    let turn = campaign.sector().turn;
    let content = campaign.content().clone();
    let Kept { written, turn: before, .. } = *world.resource::<Kept>();
    let turned = before.is_some_and(|before| before < turn);
    let earlier = turned.then(|| world.resource::<Settings>().earlier as usize);
    let saved = saved(world);
    let work = move |store: &dyn Store| {
        let past = earlier.map_or(Ok(()), |wanted| saves::turn_over(store, wanted));
        // The present is saved even if the past cannot be.
        let present = match written {
            true => saves::keep_again(store, Slot::Auto, &saved).map(|()| None),
            false => saves::keep(store, Slot::Auto, &saved, &content),
        };
        (past, present)
    };
    // Only a step of the same turn may be left out: each turn is moved back once.
    let replaces = (!turned).then_some(turn);
    world.resource::<SaveStore>().later(replaces, work, |world, (past, present)| {
        tell(world, past.err(), present);
    });
    let mut kept = world.resource_mut::<Kept>();
    kept.end = Some(now);
    kept.turn = Some(turn);
}

/// Tells the player what went wrong, but a lasting fault only once.
fn tell(world: &mut World, past: Option<StoreError>, present: Result<Option<String>, StoreError>) {
    let mut kept = world.resource_mut::<Kept>();
    let told = kept.told;
    kept.written = present.is_ok();
    kept.told = present.is_err() || past.is_some();
    if present.is_err() {
        (kept.end, kept.pause) = (None, PAUSE);
    }
    let words = match (present, past) {
        (Ok(Some(place)), _) => {
            world.write_message(Notice::done(t!("run-set-aside", place = place)));
            return;
        }
        (Err(error), _) => t!("run-unkept", reason = refused::store(&error)),
        (Ok(None), Some(error)) => t!("run-past-unkept", reason = refused::store(&error)),
        (Ok(None), None) => return,
    };
    if !told {
        world.write_message(Notice::wrong(words));
    }
}

/// Saves the run before it is left: others finish first.
pub fn keep_for_good(world: &mut World) {
    if world.contains_resource::<Campaign>() {
        finish(world);
        keep(world);
    }
}

pub fn to_title(world: &mut World) {
    keep_for_good(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
}

/// The program ends: a lasting fault is told once more.
fn keep_at_last(world: &mut World) {
    world.resource_mut::<Kept>().told = false;
    keep_for_good(world);
}

/// Counts the pause after a failure down, and forgets a run that has ended.
fn wait(time: Res<Time<Real>>, campaign: Option<Res<Campaign>>, mut kept: ResMut<Kept>) {
    match campaign {
        Some(_) => kept.pause = (kept.pause - time.delta_secs()).max(0.0),
        None => *kept = default(),
    }
}

/// Whether there is a step to save. None comes while a past one is on the screen.
fn due(campaign: Option<Res<Campaign>>, past: Option<Res<Past>>, kept: Res<Kept>) -> bool {
    let new = campaign.is_some_and(|campaign| kept.end != Some(end(&campaign)));
    new && past.is_none() && kept.pause == 0.0
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_systems(
            Update,
            (wait, keep.run_if(due))
                .chain()
                .after(SessionSystems::Act)
                .after(BreachSystems::Act)
                .after(SectorSystems::Act)
                .after(OrderSystems),
        )
        .add_systems(OnEnter(Paused(true)), keep)
        .add_systems(Last, keep_at_last.before(LastWrites).run_if(on_message::<AppExit>));
}
