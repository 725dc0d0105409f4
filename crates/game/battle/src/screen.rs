//! The film's screen: two ranks, the effects between them, why, a log, and the timeline.
//! Laid out for 1280 × 720.

mod course;
pub mod end;
mod foot;
mod head;
mod moments;
mod now;
mod plates;
pub mod ranks;
mod record;
pub mod stage;
mod timeline;
mod why;

use super::BattleSystems;
use super::begin::{BattleBegins, Show};
use bevy::prelude::*;
use daemonfall_platform::screen::{AddScreen, Screen};

/// What the film shows now is computed in this set; all drawing runs after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NowSystems;

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::BATTLE)
        .configure_sets(
            Update,
            NowSystems
                .after(BattleSystems::Film)
                .before(BattleSystems::Draw)
                .run_if(in_state(Screen::BATTLE).and_then(resource_exists::<Show>)),
        )
        .add_systems(
            OnEnter(Screen::BATTLE),
            stage::build.after(BattleBegins).run_if(resource_exists::<Show>),
        )
        .add_plugins((
            now::plugin,
            head::plugin,
            course::plugin,
            plates::plugin,
            moments::plugin,
            why::plugin,
            record::plugin,
            timeline::plugin,
            foot::plugin,
            end::plugin,
        ));
}
