//! What the film shows at this moment, worked out once a frame for all who draw it.

use super::NowSystems;
use crate::battle::begin::Show;
use crate::battle::reel::Reel;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_battle::ParticipantId;
use daemonfall_core::Health;

/// Somebody's plate on the screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub ParticipantId);

/// The line of the log that tells a move, by its place in the film.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine(pub usize);

/// The move that is shown, and how far it has gone, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Its place in the film.
    pub place: usize,
    /// How far it has gone.
    pub part: f32,
    /// How much of it is still to be seen: it fades after its end.
    pub cover: f32,
}

/// What is shown now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Now {
    /// Seconds at single speed.
    pub seconds: f32,
    /// The move under way, or the last one.
    pub moment: Option<Moment>,
    /// Moves that have begun.
    pub begun: usize,
    /// Moves whose effect is seen.
    pub struck: usize,
    /// The turn.
    pub turn: u32,
    /// Everybody's health.
    pub health: Vec<Health>,
    /// Who is looked at: by the pointer, by choice, or because it moves.
    pub looked: Option<ParticipantId>,
    /// Whether that was the player's choice.
    pub selected: bool,
}

/// Seconds after its end in which a move fades.
const FADES: f32 = 0.25;

fn look(
    show: Res<Show>,
    reel: Res<Reel>,
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
    let chosen = pointed.or(reel.selected);
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

/// Works out what is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<Now>().add_systems(Update, look.in_set(NowSystems));
}
