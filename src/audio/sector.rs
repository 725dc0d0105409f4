//! What is heard on the sector's map.

use super::sounds::{DiveChannel, Sound, Sounds};
use crate::sector::table::Table;
use crate::sector::{Happened, Refused, SectorSystems};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use daemonfall_sector::{Outcome, SectorEvent};
use std::collections::BTreeSet;

/// The sound of an event that the player knows of; most have none.
fn sound_of(event: &SectorEvent, table: &Table) -> Option<Sound> {
    let player = table.player;
    match event {
        SectorEvent::TurnBegan { faction, .. } if *faction == player => Some(Sound::Gold),
        SectorEvent::Moved { stack, .. } => {
            let own = table.stack(*stack).is_some_and(|it| it.faction == player);
            own.then_some(Sound::Step)
        }
        SectorEvent::Sighted { faction, .. } if *faction == player => Some(Sound::BombSet),
        SectorEvent::Taken { structure, by, .. } if *by == player => {
            structure.map(|_| Sound::Pickup)
        }
        SectorEvent::Recruited { faction, .. } if *faction == player => Some(Sound::Pickup),
        SectorEvent::UnitLost { faction, .. } if *faction == player => Some(Sound::Hurt),
        SectorEvent::Fought(fought) => {
            let mut stacks = fought.sides.stacks.iter();
            let own = stacks.any(|it| it.faction == player && it.stand.camp().is_some());
            own.then_some(Sound::Hit)
        }
        SectorEvent::EncounterReached { .. } | SectorEvent::VaultEntered { .. } => {
            Some(Sound::Stairs)
        }
        SectorEvent::Ended { outcome } => match outcome {
            Outcome::CoreTaken => Some(Sound::Win),
            Outcome::LeaderLost | Outcome::StacksLost => Some(Sound::Death),
        },
        _ => None,
    }
}

/// Of many events in one frame each sound is played once.
fn play(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    table: Res<Table>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<DiveChannel>>,
) {
    let shown = happened.read().filter(|happened| !happened.skipped);
    let mut wanted: BTreeSet<Sound> = shown
        .flat_map(|happened| &happened.events)
        .filter_map(|event| sound_of(event, &table))
        .collect();
    if refused.read().count() > 0 {
        wanted.insert(Sound::Refuse);
    }
    for sound in wanted {
        let quiet = matches!(sound, Sound::Step | Sound::BombSet);
        channel
            .play(sounds.get(sound))
            .with_volume(if quiet { -10.0 } else { -3.0 });
    }
}

/// Plays what is heard on the map.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(SectorSystems::Draw));
}
