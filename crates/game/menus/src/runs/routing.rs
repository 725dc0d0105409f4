//! The change to the screen of a run's phase, once all that led there has been shown.

use crate::prelude::*;
use crate::victory::VictorySeen;
use daemonfall_battle_mode::begin::NextBattle;
use daemonfall_breach_mode as breach;
use daemonfall_dungeon::DiveState;
use daemonfall_run::is_under_way;
use daemonfall_sector_mode as sector;

/// The end screens of a dive or a breach go on by themselves.
fn follow(
    campaign: Res<Campaign>,
    screen: Res<State<Screen>>,
    film: Res<sector::playback::MapPlayback>,
    battles: Res<sector::battle_queue::Battles>,
    (battle, victory): (Res<NextBattle>, Res<VictorySeen>),
    dive: Res<DiveState>,
    table: Option<Res<breach::breach_view::BreachView>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let to = screen_of(&campaign.run().phase);
    let ready = match *screen.get() {
        Screen::SECTOR => {
            let shown = film.is_over() && battles.is_empty() && battle.0.is_none();
            shown && !victory.waits(&campaign)
        }
        Screen::DIVE => dive.outcome.is_none(),
        Screen::BREACH => table.is_none_or(|table| table.outcome.is_none()),
        Screen::DOOR | Screen::PRIZE => true,
        _ => false,
    };
    if ready && *screen.get() != to && !campaign.is_open() {
        next.set(to);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow.run_if(is_under_way));
}
