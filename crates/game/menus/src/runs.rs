//! What surrounds the current run: the change to its next screen, its saves, its past steps, and
//! the record of what came before.

pub mod autosave;
pub mod buttons;
pub mod open_replay;
pub mod rebuild_logs;
mod replayed_logs;
pub mod review;
pub mod rewind;
pub mod seed;

use crate::prelude::*;
use crate::victory::VictorySeen;
use daemonfall_battle_mode::begin::NextBattle;
use daemonfall_breach_mode::breach_view::BreachView;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_dungeon::DiveState;
use daemonfall_run::act::OrderSystems;
use daemonfall_run::{Refused, is_under_way};
use daemonfall_sector_mode::battle_queue::Battles;
use daemonfall_sector_mode::playback::MapPlayback;

/// Changes to the screen of the run's phase, once all that led there has been shown. The end
/// screens of a dive or a breach go on by themselves.
fn follow(
    campaign: Res<Campaign>,
    screen: Res<State<Screen>>,
    film: Res<MapPlayback>,
    battles: Res<Battles>,
    (battle, victory): (Res<NextBattle>, Res<VictorySeen>),
    dive: Res<DiveState>,
    (table, breach): (Option<Res<BreachView>>, Res<BreachPlayback>),
    mut next: ResMut<NextState<Screen>>,
) {
    let to = screen_of(&campaign.run().phase);
    let ready = match *screen.get() {
        Screen::SECTOR => {
            let shown = film.is_over() && battles.is_empty() && battle.0.is_none();
            shown && !victory.waits(&campaign)
        }
        Screen::DIVE => dive.outcome.is_none(),
        Screen::BREACH => breach.is_over() && table.is_none_or(|table| table.outcome.is_none()),
        Screen::DOOR | Screen::PRIZE => true,
        _ => false,
    };
    // Behind a door a guardian may choose first; it does so on the screen of the breach.
    let others_are_done = !campaign.is_open() || *screen.get() == Screen::DOOR;
    if ready && *screen.get() != to && others_are_done {
        next.set(to);
    }
}

/// Tells the player why an order was refused.
fn refuse(mut refused: MessageReader<Refused>, mut notices: MessageWriter<Notice>) {
    for Refused(refusal) in refused.read() {
        notices.write(Notice::wrong(t!("run-refused", reason = refusals::run(refusal))));
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins((
        autosave::plugin,
        review::plugin,
        rewind::plugin,
        rebuild_logs::plugin,
        open_replay::plugin,
        #[cfg(target_family = "wasm")]
        seed::plugin,
    ))
    .add_systems(Update, refuse.after(OrderSystems))
    .add_systems(PostUpdate, follow.run_if(is_under_way));
}
