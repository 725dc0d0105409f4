//! Keeps the run after its steps, so that it can be gone on with whatever happens.

use super::act::OrderSystems;
use super::begin::LeaveSystems;
use crate::breach::BreachSystems;
use crate::saves::store::SaveStore;
use crate::screens::{Paused, Screen};
use crate::sector::SectorSystems;
use crate::session::SessionSystems;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_campaign::saves::{self, SavedRun, Slot};
use daemonfall_campaign::{Campaign, Place};
use daemonfall_core::Fingerprint;

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
    /// Whether it was told that runs cannot be kept.
    told: bool,
}

/// Seconds without a step after which the run is kept, and the longest that it is left unkept while steps go on.
const REST: f32 = 0.25;
const LONGEST: f32 = 2.0;

/// Keeps the run in a slot, and tells when it cannot be.
pub fn keep_in(world: &mut World, slot: Slot) -> Result<Option<String>, String> {
    let saved =
        world.resource_scope(|world, campaign: Mut<Campaign>| SavedRun::of(&campaign, world));
    let store = world.resource::<SaveStore>();
    saves::keep(&***store, slot, &saved).map_err(|error| error.to_string())
}

/// Keeps the run as it stands now, unless it is kept already.
pub fn keep(world: &mut World) {
    let Some(campaign) = world.get_resource::<Campaign>() else {
        return;
    };
    let now = end(campaign);
    // Once its end was summed up, there is nothing to go on with.
    let screen = world.resource::<State<Screen>>().get();
    let summed_up = matches!(campaign.run().place, Place::Over(_))
        && matches!(screen, Screen::RunEnd | Screen::Title);
    if campaign.is_open() || summed_up || world.resource::<Kept>().end == Some(now) {
        return;
    }
    let told = world.resource::<Kept>().told;
    let kept = keep_in(world, Slot::Auto);
    let failed = kept.is_err();
    match kept {
        Ok(None) => {}
        Ok(Some(place)) => {
            let words = format!("What could not be gone on with lies in {place} now.");
            world.write_message(Notice::done(words));
        }
        Err(reason) if !told => {
            let words = format!("The run cannot be kept: {reason}");
            world.write_message(Notice::wrong(words));
        }
        Err(_) => {}
    }
    world.insert_resource(Kept {
        end: Some(now),
        last: Some(now),
        told: failed,
        ..default()
    });
}

/// Looks how long steps have waited.
fn wait(time: Res<Time<Real>>, campaign: Option<Res<Campaign>>, mut kept: ResMut<Kept>) {
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

/// Whether it is time to keep the run: at a rest of the player's, since writing takes longer than a frame.
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
        .add_systems(OnEnter(Screen::Title), keep.before(LeaveSystems))
        .add_systems(Last, keep.run_if(on_message::<AppExit>));
}
