//! What is heard of a breach, as it is shown.

use super::sounds::{DiveChannel, Sound, Sounds};
use crate::breach::table::Table;
use crate::breach::{BreachSystems, Choose, Refused, Shown};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use daemonfall_breach::{BreachEvent, Outcome};
use daemonfall_clock::ClockEvent;
use daemonfall_stack::{Change, StackEvent};
use std::collections::BTreeSet;

/// The sound of an event; most have none.
fn sound_of(event: &BreachEvent, table: &Table) -> Option<Sound> {
    match event {
        BreachEvent::Stack(StackEvent::Changed { target, change, .. }) => match change {
            Change::Damaged { taken: 0, .. } => Some(Sound::Refuse),
            Change::Damaged { .. } if table.is_own(*target) => Some(Sound::Hurt),
            Change::Damaged { .. } => Some(Sound::Hit),
            Change::Healed { .. } | Change::Shielded { .. } => Some(Sound::Pickup),
            Change::BeyondHealing | Change::MaxCpu { .. } | Change::StatusSet { .. } => None,
        },
        BreachEvent::Stack(StackEvent::Removed { id }) if table.is_own(*id) => Some(Sound::Death),
        BreachEvent::Stack(StackEvent::Removed { .. }) => Some(Sound::Kill),
        BreachEvent::Stack(StackEvent::RoundBegan { .. }) => Some(Sound::Step),
        BreachEvent::Used { .. } => Some(Sound::Shoot),
        BreachEvent::Burned { .. } => Some(Sound::Hit),
        BreachEvent::Clock(ClockEvent::QuickTurnGiven { .. }) => Some(Sound::Gold),
        BreachEvent::Turned { .. } => Some(Sound::Explosion),
        BreachEvent::Over(Outcome::Won) => Some(Sound::Win),
        _ => None,
    }
}

/// Of many events in one frame each sound is played once.
fn play(
    mut shown: MessageReader<Shown>,
    mut chosen: MessageReader<Choose>,
    mut refused: MessageReader<Refused>,
    table: Res<Table>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<DiveChannel>>,
) {
    let events = shown.read().filter(|shown| !shown.skipped);
    let mut wanted: BTreeSet<Sound> = events
        .filter_map(|shown| sound_of(&shown.event, &table))
        .collect();
    if refused.read().count() > 0 {
        wanted.insert(Sound::Refuse);
    } else if chosen.read().count() > 0 {
        wanted.insert(Sound::Click);
    }
    for sound in wanted {
        let quiet = matches!(sound, Sound::Step | Sound::Shoot);
        channel
            .play(sounds.get(sound))
            .with_volume(if quiet { -10.0 } else { -2.0 });
    }
}

/// Plays what is heard of a breach.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(BreachSystems::Draw));
}
