//! The screen for each phase of a run, and the change to it once all that led there has been shown.

use crate::breach;
use crate::screen::Screen;
use crate::sector;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Phase};
use daemonfall_dungeon::DiveState;

/// The screen of a phase.
pub fn screen_of(phase: &Phase) -> Screen {
    match phase {
        Phase::Sector | Phase::Encounter(_) => Screen::SECTOR,
        Phase::Dive(_) => Screen::DIVE,
        Phase::Door(_) => Screen::DOOR,
        Phase::Breach(_) => Screen::BREACH,
        Phase::Prize(_) => Screen::PRIZE,
        Phase::Over(_) => Screen::RUN_END,
    }
}

/// Goes to the screen of the current phase. The end screens of a dive or a breach go on from there
/// themselves.
fn follow(
    campaign: Res<Campaign>,
    screen: Res<State<Screen>>,
    film: Res<sector::film::Film>,
    battles: Res<sector::show::Battles>,
    dive: Res<DiveState>,
    table: Option<Res<breach::table::Table>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let to = screen_of(&campaign.run().phase);
    let ready = match *screen.get() {
        Screen::SECTOR => film.is_over() && battles.is_empty(),
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
    app.add_systems(PostUpdate, follow.run_if(super::is_under_way));
}
