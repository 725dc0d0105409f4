//! The screen for each place of a run.

use crate::screen::Screen;
use daemonfall_campaign::Place;

/// The screen of a place.
pub fn screen_of(place: &Place) -> Screen {
    match place {
        Place::Sector | Place::Encounter(_) => Screen::SECTOR,
        Place::Dive(_) => Screen::DIVE,
        Place::Door(_) => Screen::DOOR,
        Place::Breach(_) => Screen::BREACH,
        Place::Prize(_) => Screen::PRIZE,
        Place::Over(_) => Screen::RUN_END,
    }
}
