//! Sounds of the interface: buttons, dialogues, screens, notices.

use super::effects::Effects;
use super::sounds::Sound;
use crate::focus::{Activate, FocusWish, Focusable};
use crate::widgets::GameButton;
use bevy::prelude::*;
use daemonfall_input::focus::FocusScope;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::screen::{Paused, Screen};

fn use_widget(used: On<Activate>, widgets: Query<(), ClicksOn>, mut effects: Effects) {
    if widgets.contains(used.entity) {
        effects.play(Sound::Click);
    }
}

/// What is part of a picture, such as a card or a tile, has sounds of its own.
type ClicksOn = Or<(With<GameButton>, With<Focusable>)>;

fn point_at(over: On<Pointer<Over>>, widgets: Query<(), With<Focusable>>, mut effects: Effects) {
    if widgets.contains(over.entity) {
        effects.play(Sound::Hover);
    }
}

fn walk(
    mut wishes: MessageReader<FocusWish>,
    scopes: Query<(), With<FocusScope>>,
    mut effects: Effects,
) {
    if wishes.read().any(|wish| *wish != FocusWish::Use) && !scopes.is_empty() {
        effects.play(Sound::Hover);
    }
}

fn tell(mut notices: MessageReader<Notice>, mut effects: Effects) {
    if notices.read().any(|notice| notice.wrong) {
        effects.play(Sound::Refuse);
    }
}

fn change_screen(mut changes: MessageReader<StateTransitionEvent<Screen>>, mut effects: Effects) {
    for change in changes.read() {
        if let (Some(from), Some(to)) = (change.exited, change.entered)
            && let Some(sound) = sound_of(from, to)
        {
            effects.play(sound);
        }
    }
}

fn sound_of(from: Screen, to: Screen) -> Option<Sound> {
    match (from, to) {
        _ if from == to => None,
        (Screen::LOADING, _) => None,
        (_, Screen::PRIZE) => Some(Sound::Prize),
        (_, Screen::DOOR) => Some(Sound::Door),
        (_, Screen::TITLE) => Some(Sound::Back),
        (_, Screen::PRACTICE | Screen::LADDER | Screen::NEW_RUN | Screen::SAVES | Screen::GEAR) => {
            Some(Sound::Open)
        }
        (Screen::SAVES | Screen::GEAR, _) => Some(Sound::Close),
        _ => None,
    }
}

fn pause(mut changes: MessageReader<StateTransitionEvent<Paused>>, mut effects: Effects) {
    for change in changes.read() {
        match (change.exited, change.entered) {
            (Some(Paused(false)), Some(Paused(true))) => effects.play(Sound::Open),
            (Some(Paused(true)), Some(Paused(false))) => effects.play(Sound::Close),
            _ => {}
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_observer(use_widget)
        .add_observer(point_at)
        .add_systems(Update, (walk, tell, change_screen, pause));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_open_and_close_and_the_first_comes_silently() {
        assert_eq!(sound_of(Screen::LOADING, Screen::TITLE), None);
        assert_eq!(sound_of(Screen::SECTOR, Screen::GEAR), Some(Sound::Open));
        assert_eq!(sound_of(Screen::GEAR, Screen::SECTOR), Some(Sound::Close));
        assert_eq!(sound_of(Screen::BREACH, Screen::PRIZE), Some(Sound::Prize));
        assert_eq!(sound_of(Screen::TITLE, Screen::TITLE), None);
    }
}
