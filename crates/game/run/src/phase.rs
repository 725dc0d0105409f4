//! The screen for each phase of a run.

use daemonfall_campaign::Phase;
use daemonfall_platform::screen::Screen;

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
