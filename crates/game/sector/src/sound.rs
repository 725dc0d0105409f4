//! Sounds on the sector map.

use crate::map_view::MapView;
use crate::prelude::*;
use crate::{Happened, Refused, SectorSystems, TakeBack};
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;
use std::collections::BTreeSet;

fn sound_of(event: &SectorEvent, table: &MapView) -> Option<Sound> {
    let player = table.player;
    match event {
        SectorEvent::TurnBegan { faction, .. } if *faction == player => Some(Sound::TurnBegins),
        SectorEvent::TurnEnded { faction } if *faction == player => Some(Sound::TurnEnd),
        SectorEvent::Moved { stack, .. } => {
            let own = table.stack(*stack).is_some_and(|it| it.faction == player);
            own.then_some(Sound::March)
        }
        SectorEvent::Sighted { faction, .. } if *faction == player => Some(Sound::Alarm),
        SectorEvent::Taken { structure: Some(_), by, .. } if *by == player => Some(Sound::Capture),
        SectorEvent::Recruited { faction, .. } if *faction == player => Some(Sound::Recruit),
        SectorEvent::Merged { .. } | SectorEvent::Split { .. } => Some(Sound::Gear),
        SectorEvent::UnitLost { faction, .. } if *faction == player => Some(Sound::Hurt),
        SectorEvent::Fought(fought) => {
            let mut stacks = fought.sides.stacks.iter();
            let own = stacks.any(|it| it.faction == player && it.stand.camp().is_some());
            own.then_some(Sound::Blade)
        }
        SectorEvent::EncounterReached { .. } => Some(Sound::Encounter),
        SectorEvent::VaultEntered { .. } => Some(Sound::Door),
        SectorEvent::Allied { one, other } if [one, other].contains(&&player) => {
            Some(Sound::Treaty)
        }
        SectorEvent::Broken { by, with } if [by, with].contains(&&player) => Some(Sound::Alarm),
        SectorEvent::Ended { outcome } => match outcome {
            outcome if outcome.is_won() => Some(Sound::Victory),
            _ => Some(Sound::Defeat),
        },
        _ => None,
    }
}

fn play(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    mut taken_back: MessageReader<TakeBack>,
    table: Res<MapView>,
    mut effects: Effects,
) {
    let shown = happened.read().filter(|happened| !happened.skipped);
    let mut wanted: BTreeSet<Sound> = shown
        .flat_map(|happened| &happened.events)
        .filter_map(|event| sound_of(event, &table))
        .collect();
    let back = taken_back.read().count() > 0;
    if refused.read().count() > 0 {
        wanted.insert(Sound::Refuse);
    } else if back {
        wanted.insert(Sound::Undo);
    }
    effects.play_all(&wanted);
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(SectorSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};
    use daemonfall_sector::FactionId;

    #[test]
    fn the_turns_of_others_are_not_heard() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 5));
        let began = |faction| {
            let event = SectorEvent::TurnBegan { faction, turn: 2 };
            sound_of(&event, &table)
        };
        assert_eq!(began(table.player), Some(Sound::TurnBegins));
        assert_eq!(began(FactionId(table.player.0 + 1)), None);
    }
}
