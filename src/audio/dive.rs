//! What is heard of a dive. Of many events in one beat each sound is played once.

use super::sounds::{DiveChannel, Sound, Sounds};
use crate::session::{Happened, Refused, SessionSystems};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use daemonfall_core::Side;
use daemonfall_dungeon::components::{Layer, Pickup};
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{DiveEvent, DiveState, Library, Outcome, Travel};
use std::collections::BTreeSet;

/// The sound of an event; most have none.
pub fn sound_of(event: &DiveEvent, library: &Library, player: Option<KindId>) -> Option<Sound> {
    let kind = |kind: &KindId| library.kind(*kind);
    match event {
        DiveEvent::Hit {
            target_kind: target,
            ..
        }
        | DiveEvent::Hurt { kind: target, .. }
            if Some(*target) == player =>
        {
            Some(Sound::Hurt)
        }
        DiveEvent::Hit { .. } => Some(Sound::Hit),
        DiveEvent::Died { kind: dead, .. } if Some(*dead) == player => Some(Sound::Death),
        DiveEvent::Died { kind: dead, .. } if kind(dead).side == Side::Hostile => Some(Sound::Kill),
        DiveEvent::Exploded { .. } => Some(Sound::Explosion),
        DiveEvent::WallGone { .. } => Some(Sound::Dig),
        DiveEvent::Spawned {
            kind: new,
            by: Some(_),
            ..
        } => match kind(new).layer {
            Layer::Explosive => Some(Sound::BombSet),
            Layer::Projectile => Some(Sound::Shoot),
            _ => None,
        },
        DiveEvent::PickedUp {
            gives: Pickup::Gold(_),
            ..
        } => Some(Sound::Gold),
        DiveEvent::PickedUp { .. } | DiveEvent::Healed { .. } => Some(Sound::Pickup),
        DiveEvent::CannotPay { .. } => Some(Sound::Refuse),
        DiveEvent::Left { .. } => Some(Sound::Stairs),
        _ => None,
    }
}

fn play(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    library: Res<Library>,
    state: Res<DiveState>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<DiveChannel>>,
) {
    let player = library.find_kind("player");
    let mut wanted: BTreeSet<Sound> = BTreeSet::new();
    let mut walks = false;
    for Happened(event) in happened.read() {
        walks |= matches!(
            event,
            DiveEvent::Moved {
                how: Travel::Walk,
                ..
            }
        );
        wanted.extend(sound_of(event, &library, player));
        if matches!(event, DiveEvent::Left { .. }) && state.outcome == Some(Outcome::Escaped) {
            wanted.remove(&Sound::Stairs);
            wanted.insert(Sound::Win);
        }
    }
    if refused.read().count() > 0 {
        wanted.insert(Sound::Refuse);
    }
    if wanted.is_empty() && walks {
        channel.play(sounds.get(Sound::Step)).with_volume(-10.0);
    }
    for sound in wanted {
        channel.play(sounds.get(sound));
    }
}

/// Plays what is heard of a dive.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        play.after(SessionSystems::Act)
            .run_if(resource_exists::<Library>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_dungeon::components::ObjectId;
    use daemonfall_dungeon::{Cell, Source};

    #[test]
    fn a_death_sounds_by_who_died() -> Result<(), String> {
        let library = Library::load_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data"))
            .map_err(|errors| errors.to_string())?;
        let player = library.find_kind("player");
        let died = |name: &str| {
            let kind = library.find_kind(name).unwrap_or(KindId(0));
            let event = DiveEvent::Died {
                id: ObjectId(1),
                kind,
                cell: Cell::new(0, 0),
                by: None,
                source: Source::Attack,
            };
            sound_of(&event, &library, player)
        };
        assert_eq!(died("player"), Some(Sound::Death));
        assert_eq!(died("crawler"), Some(Sound::Kill));
        assert_eq!(died("crate"), None);
        Ok(())
    }
}
