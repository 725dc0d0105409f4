//! Sounds of a dive.

use crate::prelude::*;
use crate::session::{Happened, Refused, SessionSystems};
use crate::view::dive_view::DiveView;
use daemonfall_dungeon::Outcome;
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;

/// Identifies the player, to tell its own things from others'.
#[derive(Clone, Copy)]
struct Who {
    kind: Option<KindId>,
    id: Option<ObjectId>,
}

fn sounds_of(event: &DiveEvent, library: &Library, who: Who) -> [Option<Sound>; 2] {
    let kind = |kind: &KindId| library.kind(*kind);
    let own = |id: &KindId| Some(*id) == who.kind;
    let one = |sound| [Some(sound), None];
    match event {
        DiveEvent::Hit { by_kind, target_kind, source, .. } => {
            [Some(strike(*source, own(by_kind))), own(target_kind).then_some(Sound::Hurt)]
        }
        DiveEvent::Hurt { kind, source, .. } => {
            [Some(strike(*source, false)), own(kind).then_some(Sound::Hurt)]
        }
        DiveEvent::Died { kind: dead, .. } if own(dead) => one(Sound::Death),
        DiveEvent::Died { kind: dead, .. } if kind(dead).side == Side::Hostile => one(Sound::Kill),
        DiveEvent::Exploded { .. } => one(Sound::Explosion),
        DiveEvent::WallGone { .. } => one(Sound::Dig),
        DiveEvent::Spawned { kind: new, by: Some(_), .. } => match kind(new).layer {
            Layer::Explosive => one(Sound::BombSet),
            Layer::Projectile => one(Sound::Shoot),
            _ => [None, None],
        },
        DiveEvent::PickedUp { paid: 1.., .. } => one(Sound::Buy),
        DiveEvent::PickedUp { gives, .. } => match gives {
            Pickup::Gold(_) => one(Sound::Gold),
            Pickup::Bombs(_) | Pickup::Potions(_) => one(Sound::Pickup),
            Pickup::Health(_) => one(Sound::Heal),
            _ => one(Sound::Gear),
        },
        DiveEvent::Healed { .. } => one(Sound::Heal),
        DiveEvent::StatusBegan { id, .. } if Some(*id) == who.id => one(Sound::Status),
        DiveEvent::CannotPay { .. } => one(Sound::Refuse),
        DiveEvent::Left { .. } => one(Sound::Stairs),
        _ => [None, None],
    }
}

/// The sound of a hit by its source: the player cuts, monsters knock.
fn strike(source: Source, by_player: bool) -> Sound {
    match source {
        Source::Attack if by_player => Sound::Blade,
        Source::Attack | Source::Explosion | Source::Own => Sound::Blunt,
        Source::Projectile => Sound::Shot,
        Source::Trap => Sound::Blade,
        Source::Floor | Source::Burn => Sound::Burn,
    }
}

fn play(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    library: Res<Library>,
    state: Res<DiveState>,
    scene: Option<Res<DiveView>>,
    mut effects: Effects,
) {
    let who =
        Who { kind: library.find_kind("player"), id: scene.as_ref().and_then(|scene| scene.hero) };
    let in_sight = |id: &ObjectId| {
        scene
            .as_ref()
            .is_some_and(|scene| scene.things.get(id).is_some_and(|it| scene.in_sight(it)))
    };
    let mut wanted: BTreeSet<Sound> = BTreeSet::new();
    let (mut walks, mut swings) = (false, false);
    for Happened(event) in happened.read() {
        match event {
            DiveEvent::Moved { how: Travel::Walk, .. } => walks = true,
            DiveEvent::Swung { id, .. } => swings |= Some(*id) == who.id,
            // A unit out of sight must not give itself away.
            DiveEvent::Noticed { id } if in_sight(id) => {
                wanted.insert(Sound::Noticed);
            }
            _ => {}
        }
        wanted.extend(sounds_of(event, &library, who).into_iter().flatten());
        if matches!(event, DiveEvent::Left { .. }) && state.outcome == Some(Outcome::Escaped) {
            wanted.remove(&Sound::Stairs);
            wanted.insert(Sound::Victory);
        }
    }
    if refused.read().count() > 0 {
        wanted.insert(Sound::Refuse);
    }
    if wanted.is_empty() && swings {
        wanted.insert(Sound::Miss);
    }
    if wanted.is_empty() && walks {
        wanted.insert(Sound::Step);
    }
    effects.play_all(&wanted);
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.after(SessionSystems::Act).run_if(resource_exists::<Library>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::library;
    use daemonfall_dungeon::Cell;

    fn who(library: &Library) -> Who {
        Who { kind: library.find_kind("player"), id: Some(ObjectId(1)) }
    }

    #[test]
    fn a_death_sounds_by_who_died() -> Result<(), String> {
        let library = library()?;
        let died = |name: &str| {
            let kind = library.find_kind(name).unwrap_or(KindId(0));
            let event = DiveEvent::Died {
                id: ObjectId(1),
                kind,
                cell: Cell::new(0, 0),
                by: None,
                source: Source::Attack,
            };
            sounds_of(&event, &library, who(&library))
        };
        assert_eq!(died("player"), [Some(Sound::Death), None]);
        assert_eq!(died("crawler"), [Some(Sound::Kill), None]);
        assert_eq!(died("crate"), [None, None]);
        Ok(())
    }

    #[test]
    fn a_hit_sounds_by_what_it_comes_from_and_whom_it_hurts() -> Result<(), String> {
        let library = library()?;
        let kind = |name: &str| library.find_kind(name).unwrap_or(KindId(0));
        let hit = |by: &str, target: &str, source| {
            let event = DiveEvent::Hit {
                by: ObjectId(2),
                by_kind: kind(by),
                target: ObjectId(3),
                target_kind: kind(target),
                source,
                attack: 1,
                armour: 0,
                pierce: 0,
                damage: 1,
                left: 1,
            };
            sounds_of(&event, &library, who(&library))
        };
        assert_eq!(hit("player", "crawler", Source::Attack), [Some(Sound::Blade), None]);
        assert_eq!(
            hit("crawler", "player", Source::Attack),
            [Some(Sound::Blunt), Some(Sound::Hurt)]
        );
        assert_eq!(
            hit("crawler", "player", Source::Projectile),
            [Some(Sound::Shot), Some(Sound::Hurt)]
        );
        Ok(())
    }
}
