//! Keeps the run after its steps, so that it can be gone on with whatever happens.

use super::act::{OrderSystems, finish};
use super::past::{self, Past};
use super::reopen::Opened;
use crate::breach::BreachSystems;
use crate::saves::store::SaveStore;
use crate::screens::{Paused, Screen};
use crate::sector::SectorSystems;
use crate::session::SessionSystems;
use crate::settings::Settings;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_campaign::saves::{self, SavedRun, Slot};
use daemonfall_campaign::{Campaign, Place};
use daemonfall_core::Fingerprint;
use daemonfall_text::t;

/// Where a record ends: how many steps it has, and the fingerprint after the last.
type End = (usize, Fingerprint);

fn end(campaign: &Campaign) -> End {
    let steps = &campaign.replay().steps;
    (steps.len(), steps.last().map(|it| it.1).unwrap_or_default())
}

/// How much of the run is kept, and how long the rest has waited.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Kept {
    /// The record's end when it was kept.
    end: Option<End>,
    /// Seconds without a step, and since the first step that is not kept.
    rest: f32,
    since: f32,
    /// The record's end a frame ago.
    last: Option<End>,
    /// The turn of the map in which it was kept.
    turn: Option<u32>,
    /// Whether it was told that runs cannot be kept.
    told: bool,
}

/// Seconds without a step after which the run is kept, and the longest that it is left unkept while
/// steps go on.
const REST: f32 = 0.25;
const LONGEST: f32 = 2.0;
/// Seconds more until it is tried again, when it could not be kept.
const AGAIN: f32 = 5.0;

/// The run under way as it can be kept: others finish what they do first. While a past step of it
/// is on the screen, it is the run as it waits.
pub fn saved(world: &mut World) -> SavedRun {
    if let Some(past) = world.get_resource::<Past>() {
        return past.saved();
    }
    finish(world);
    world.resource_scope(|world, campaign: Mut<Campaign>| SavedRun::of(&campaign, world))
}

/// Keeps the run in a slot; where something unreadable lay there, its new place is returned.
///
/// # Errors
/// Why it cannot be kept, in words.
pub fn keep_in(world: &mut World, slot: Slot) -> Result<Option<String>, String> {
    let saved = saved(world);
    let store = world.resource::<SaveStore>();
    saves::keep(&***store, slot, &saved).map_err(|error| error.to_string())
}

/// What was kept in the last turn becomes an earlier turn's, as far as the settings want such.
fn turn_over(world: &mut World) -> Result<(), String> {
    let wanted = world.resource::<Settings>().earlier as usize;
    let store = world.resource::<SaveStore>();
    saves::turn_over(&***store, wanted).map_err(|error| error.to_string())
}

/// Keeps the run as it stands now, unless it is kept already, or was opened: then the player's own
/// run is another one.
pub fn keep(world: &mut World) {
    let Some(campaign) = past::now(world) else {
        return;
    };
    let now = end(campaign);
    // Once its end was summed up, there is nothing to go on with.
    let screen = world.resource::<State<Screen>>().get();
    let summed_up = matches!(campaign.run().place, Place::Over(_))
        && (matches!(screen, Screen::RunEnd | Screen::Title) || past::is_away(world));
    let under_way = campaign.is_open() || campaign.stepping().is_some();
    let kept = world.resource::<Kept>().end == Some(now);
    if under_way || summed_up || kept || world.contains_resource::<Opened>() {
        return;
    }
    let turn = campaign.sector().turn;
    let Kept { told, turn: before, .. } = *world.resource::<Kept>();
    let turned = match before.is_some_and(|before| before < turn) {
        true => turn_over(world),
        false => Ok(()),
    };
    // The present comes first: it is kept even where the past cannot be.
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

/// Keeps the run before it is left: others finish what they do first.
pub fn keep_for_good(world: &mut World) {
    if world.contains_resource::<Campaign>() {
        finish(world);
        keep(world);
    }
}

/// Leaves the run for the title, kept as it stands.
pub fn to_title(world: &mut World) {
    keep_for_good(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
}

/// Looks how long steps have waited; none comes while a past one is on the screen.
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
    kept.rest = match kept.last == now {
        true => kept.rest + time.delta_secs(),
        false => 0.0,
    };
    kept.last = now;
}

/// Whether it is time to keep the run: at a rest of the player's, since writing takes longer than a
/// frame.
fn due(kept: Res<Kept>) -> bool {
    kept.rest >= REST || kept.since >= LONGEST
}

/// Keeps runs.
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
