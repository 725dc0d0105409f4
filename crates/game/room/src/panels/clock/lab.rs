//! The time lab, whose film the clock shows on the lab's screen. The panel sends the lab's own
//! messages to move it, so that both are at the same row.

use super::sight;
use crate::console::facts::screen;
use crate::panels::breach_recording::cast::Cast;
use crate::panels::tape::{Go, Place};
use bevy::prelude::*;
use daemonfall_platform::screen::Screen;
use daemonfall_time_lab_mode::team_colour;
use daemonfall_time_lab_mode::transport::{LabRequest, Transport};

pub fn reel(world: &World) -> Option<&Transport> {
    let reel = world.get_resource::<Transport>()?;
    (screen(world) == Screen::TIME_LAB && reel.item().is_some()).then_some(reel)
}

pub fn place(reel: &Transport) -> Place {
    Place { first: 0, at: reel.at.min(reel.last()) as u64, last: reel.last() as u64 }
}

pub fn cast(reel: &Transport) -> Cast {
    sight::cast_of(&reel.film, team_colour)
}

pub fn go(world: &mut World, go: Go, place: Place) {
    world.write_message(LabRequest::To(go.leads_to(place) as usize));
}
