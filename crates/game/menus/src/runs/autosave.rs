//! Saves the run after its steps, so that it can always be continued.

use super::open_replay::Opened;
use super::rewind::{self, Past};
use bevy::prelude::*;
use daemonfall_breach_mode::BreachSystems;
use daemonfall_campaign::saves::{self, SavedRun, Slot};
use daemonfall_campaign::{Campaign, Phase};
use daemonfall_core::Fingerprint;
use daemonfall_dive_mode::session::SessionSystems;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::settings::Settings;
use daemonfall_run::act::{OrderSystems, finish};
use daemonfall_sector_mode::SectorSystems;
use daemonfall_ui::prelude::*;

/// The end of a record: its number of steps, and the last fingerprint.
type End = (usize, Fingerprint);

fn end(campaign: &Campaign) -> End {
    let steps = &campaign.replay().steps;
    (steps.len(), steps.last().map(|it| it.1).unwrap_or_default())
}

#[derive(Resource, Clone, Copy, Debug, Default)]
struct Kept {
    /// The record's end at the last save.
    end: Option<End>,
    /// Seconds without a step, and seconds since the first unsaved step.
    rest: f32,
    since: f32,
    /// The record's end one frame ago.
    last: Option<End>,
    /// The map's turn at the last save.
    turn: Option<u32>,
    /// Whether the player was told that runs cannot be saved.
    told: bool,
}

/// Seconds without a step before the run is saved, and the longest that a step stays unsaved.
const REST: f32 = 0.25;
const LONGEST: f32 = 2.0;
/// Extra seconds before another try after a failed save.
const AGAIN: f32 = 5.0;

/// Others finish first. While a past step is on the screen, this is the waiting run.
pub fn saved(world: &mut World) -> SavedRun {
    if let Some(past) = world.get_resource::<Past>() {
        return past.saved();
    }
    finish(world);
    world.resource_scope(|world, campaign: Mut<Campaign>| SavedRun::of(&campaign, world))
}

/// Returns the new place of an unreadable file that was in the slot.
pub fn keep_in(world: &mut World, slot: Slot) -> Result<Option<String>, String> {
    let saved = saved(world);
    let store = world.resource::<SaveStore>();
    saves::keep(&***store, slot, &saved).map_err(|error| error.to_string())
}

/// Turns the last turn's save into an earlier turn's, as many as the settings allow.
fn turn_over(world: &mut World) -> Result<(), String> {
    let wanted = world.resource::<Settings>().earlier as usize;
    let store = world.resource::<SaveStore>();
    saves::turn_over(&***store, wanted).map_err(|error| error.to_string())
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
    let Kept { told, turn: before, .. } = *world.resource::<Kept>();
    let turned = if before.is_some_and(|before| before < turn) { turn_over(world) } else { Ok(()) };
    // The present comes first: it is saved even if the past cannot be.
    let kept = keep_in(world, Slot::Auto).and_then(|aside| turned.map(|()| aside));
    let failed = kept.is_err();
    match kept {
        Ok(None) => {}
        Ok(Some(place)) => {
            let words = t!("run-set-aside", place = place);
            world.write_message(Notice::done(words));
        }
        Err(reason) if !told => {
            let words = t!("run-unkept", reason = reason);
            world.write_message(Notice::wrong(words));
        }
        Err(_) => {}
    }
    world.insert_resource(Kept {
        end: (!failed).then_some(now),
        last: Some(now),
        rest: if failed { -AGAIN } else { 0.0 },
        since: if failed { -AGAIN } else { 0.0 },
        turn: Some(turn),
        told: failed,
    });
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

/// Tracks how long steps have waited; none come while a past one is on the screen.
fn wait(
    time: Res<Time<Real>>,
    campaign: Option<Res<Campaign>>,
    past: Option<Res<Past>>,
    mut kept: ResMut<Kept>,
) {
    if past.is_some() {
        return;
    }
    let Some(campaign) = campaign else {
        *kept = default();
        return;
    };
    let now = Some(end(&campaign));
    if kept.end == now {
        return;
    }
    kept.since += time.delta_secs();
    kept.rest = if kept.last == now { kept.rest + time.delta_secs() } else { 0.0 };
    kept.last = now;
}

/// Whether to save now: when the player rests, since writing takes longer than a frame.
fn due(kept: Res<Kept>) -> bool {
    kept.rest >= REST || kept.since >= LONGEST
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
        .add_systems(Last, keep_for_good.run_if(on_message::<AppExit>));
}
