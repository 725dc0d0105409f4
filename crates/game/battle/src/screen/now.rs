//! What the film shows at this moment, computed once per frame for all that draw it.

use super::NowSystems;
use crate::begin::Show;
use crate::transport::{Selected, Transport};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_battle::ParticipantId;
use daemonfall_core::Health;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub ParticipantId);

/// The log line of a move, by the move's index in the film.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine(pub usize);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub place: usize,
    /// Progress, 0 to 1.
    pub part: f32,
    /// Visibility: it fades after its end.
    pub cover: f32,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Now {
    /// Seconds at normal speed.
    pub seconds: f32,
    /// The move under way, or the last one.
    pub moment: Option<Moment>,
    pub begun: usize,
    pub struck: usize,
    pub turn: u32,
    pub health: Vec<Health>,
    /// The unit shown in detail: under the pointer, selected, or moving.
    pub looked: Option<ParticipantId>,
    pub selected: bool,
}

/// Seconds after its end in which a move fades out.
const FADES: f32 = 0.25;

fn look(
    show: Res<Show>,
    reel: Res<Transport>,
    selected: Res<Selected>,
    plates: Query<(&Plate, &Hovered)>,
    lines: Query<(&MoveLine, &Hovered)>,
    mut now: ResMut<Now>,
) {
    let film = &show.film;
    let seconds = reel.now;
    let begun = film.begun(seconds);
    let moment = begun.checked_sub(1).map(|place| {
        let frame = &film.frames[place];
        Moment {
            place,
            part: ((seconds - frame.begins) / frame.lasts).clamp(0.0, 1.0),
            cover: (1.0 - (seconds - frame.ends()) / FADES).clamp(0.0, 1.0),
        }
    });
    let struck = film.struck(seconds);
    let hovered = plates.iter().find(|(_, hovered)| hovered.get());
    let told = lines.iter().find(|(_, hovered)| hovered.get());
    let told = told.and_then(|(line, _)| film.frames.get(line.0));
    let hovered = hovered.map(|(plate, _)| plate.0);
    let pointed = hovered.or(told.map(|frame| frame.made.mover));
    let chosen = pointed.or(selected.0);
    let mover = moment.map(|moment| {
        let frame = &film.frames[moment.place];
        film.frames[frame.chosen as usize].made.mover
    });
    let next = Now {
        seconds,
        moment,
        begun,
        struck,
        turn: film.turn(seconds),
        health: film.health(struck),
        looked: chosen.or(mover),
        selected: chosen.is_some(),
    };
    now.set_if_neq(next);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Now>().add_systems(Update, look.in_set(NowSystems));
}
