//! Sounds of a breach as it is shown.

use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::{BreachSystems, Choose, Refused, Shown, TakeBack};
use daemonfall_breach::library::{Kind, Subroutine};
use daemonfall_breach::{Effect, Outcome, Refusal};
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;
use std::collections::BTreeSet;

fn sound_of(event: &BreachEvent, table: &BreachView, library: &BreachLibrary) -> Option<Sound> {
    match event {
        BreachEvent::Stack(event) => of_stack(event, table),
        BreachEvent::Used { subroutine, manner, .. } => {
            of_use(library.subroutine(*subroutine), *manner)
        }
        BreachEvent::Clock(ClockEvent::QuickTurnGiven { .. }) => Some(Sound::Quick),
        BreachEvent::Flagged { flag, .. } if *flag == QuickFlag::Critical => Some(Sound::Critical),
        BreachEvent::TurnBegan { turn: Turn { who, quick: false }, .. } if table.is_own(*who) => {
            Some(Sound::YourTurn)
        }
        BreachEvent::Answered { answer, .. } => match answer {
            Answer::Brace(_) => Some(Sound::Shield),
            _ => Some(Sound::Status),
        },
        BreachEvent::Moved { .. } => Some(Sound::Step),
        BreachEvent::Stayed { .. } => Some(Sound::Block),
        BreachEvent::Burned { .. } => Some(Sound::Burn),
        BreachEvent::Turned { .. } => Some(Sound::Turned),
        BreachEvent::Over(Outcome::Won) => Some(Sound::Victory),
        BreachEvent::Over(_) => Some(Sound::Defeat),
        _ => None,
    }
}

fn of_stack(event: &StackEvent, table: &BreachView) -> Option<Sound> {
    match event {
        StackEvent::Changed { target, change, .. } => match change {
            Change::Damaged { taken: 0, .. } => Some(Sound::Block),
            Change::Damaged { .. } => table.is_own(*target).then_some(Sound::Hurt),
            Change::Healed { .. } => Some(Sound::Heal),
            Change::Shielded { by, .. } => (*by > 0).then_some(Sound::Shield),
            Change::StatusSet { rounds, .. } => (*rounds > 0).then_some(Sound::Status),
            Change::MaxCpu { free, .. } => (*free < 0).then_some(Sound::LowCpu),
            Change::BeyondHealing => None,
        },
        StackEvent::Added { .. } => Some(Sound::Push),
        StackEvent::Resolved(_) => Some(Sound::Resolve),
        StackEvent::Refused { .. } => Some(Sound::LowCpu),
        StackEvent::Removed { id } if table.is_own(*id) => Some(Sound::Death),
        StackEvent::Removed { .. } => Some(Sound::Kill),
        StackEvent::RoundBegan { .. } => Some(Sound::Advance),
        StackEvent::Executed(_) | StackEvent::Finished { .. } | StackEvent::StatusEnded { .. } => {
            None
        }
    }
}

/// Chosen by how the use came about, otherwise by its type of attack.
fn of_use(subroutine: &Subroutine, manner: Manner) -> Option<Sound> {
    let damage = |effect: &Effect| matches!(effect, Effect::Damage(_));
    match manner {
        Manner::Mimicry => Some(Sound::Mime),
        Manner::CounterMagic => Some(Sound::Counter),
        Manner::Riposte => Some(Sound::Riposte),
        Manner::Action if subroutine.uses.iter().any(damage) => Some(match subroutine.kind {
            Kind::Melee => Sound::Blade,
            Kind::Magic => Sound::Arcane,
            Kind::Plain => Sound::Shot,
        }),
        Manner::Action => None,
    }
}

fn of_refusal(refusal: &Refusal) -> Sound {
    match refusal {
        Refusal::Stack(daemonfall_stack::Refusal::NotEnoughCpu { .. }) => Sound::LowCpu,
        _ => Sound::Refuse,
    }
}

fn play(
    mut shown: MessageReader<Shown>,
    mut chosen: MessageReader<Choose>,
    mut refused: MessageReader<Refused>,
    mut taken_back: MessageReader<TakeBack>,
    table: Res<BreachView>,
    library: Option<Res<BreachLibrary>>,
    mut effects: Effects,
) {
    let mut wanted = BTreeSet::new();
    let events = shown.read().filter(|shown| !shown.skipped);
    if let Some(library) = library {
        wanted.extend(events.filter_map(|shown| sound_of(&shown.event, &table, &library)));
    }
    wanted.extend(refused.read().map(|Refused(refusal)| of_refusal(refusal)));
    if taken_back.read().count() > 0 {
        wanted.insert(Sound::Undo);
    } else if chosen.read().count() > 0 {
        wanted.insert(Sound::Click);
    }
    effects.play_all(&wanted);
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(BreachSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;

    #[test]
    fn hits_sound_by_their_kind_and_reactions_by_what_they_are() -> Result<(), String> {
        let library = library()?;
        let used = |key: &str, manner| {
            let id = library.find_subroutine(key)?;
            of_use(library.subroutine(id), manner)
        };
        assert_eq!(used("jab", Manner::Action), Some(Sound::Blade));
        assert_eq!(used("bolt", Manner::Action), Some(Sound::Arcane));
        assert_eq!(used("guard", Manner::Action), None);
        assert_eq!(used("jab", Manner::Riposte), Some(Sound::Riposte));
        assert_eq!(used("bolt", Manner::Mimicry), Some(Sound::Mime));
        assert_eq!(used("bolt", Manner::CounterMagic), Some(Sound::Counter));
        Ok(())
    }
}
