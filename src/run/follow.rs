//! The screen for each place of a run, and the change to it once all that led there has been shown.

use crate::breach;
use crate::screens::Screen;
use crate::sector;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Place};
use daemonfall_dungeon::DiveState;

/// The screen of a place.
pub fn screen_of(place: &Place) -> Screen {
    match place {
        Place::Sector | Place::Encounter(_) => Screen::Sector,
        Place::Dive(_) => Screen::Dive,
        Place::Door(_) => Screen::Door,
        Place::Breach(_) => Screen::Breach,
        Place::Prize(_) => Screen::Prize,
        Place::Over(_) => Screen::RunEnd,
    }
}

/// Goes to the screen of the current place. The end screens of a dive or a breach go on from there
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
    let to = screen_of(&campaign.run().place);
    let ready = match screen.get() {
        Screen::Sector => film.is_over() && battles.is_empty(),
        Screen::Dive => dive.outcome.is_none(),
        Screen::Breach => table.is_none_or(|table| table.outcome.is_none()),
        Screen::Door | Screen::Prize => true,
        _ => false,
    };
    if ready && *screen.get() != to && !campaign.is_open() {
        next.set(to);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow.run_if(super::is_under_way));
}
