//! The film's input, and the requests it causes.

use super::BattleSystems;
use super::reel::Wish;
use bevy::prelude::*;
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::screen_actions::{self, PressedSystems};
use daemonfall_ui::transport::FilmAction;

/// The request behind an action; none for actions that the screen handles itself.
fn request(action: FilmAction) -> Option<Wish> {
    Some(match action {
        FilmAction::TurnBack => Wish::Turn(-1),
        FilmAction::TurnOn => Wish::Turn(1),
        FilmAction::Back => Wish::Step(-1),
        FilmAction::On => Wish::Step(1),
        FilmAction::Play => Wish::Play,
        FilmAction::Start => Wish::Start,
        FilmAction::End => Wish::End,
        FilmAction::Faster => Wish::Speed(1),
        FilmAction::Slower => Wish::Speed(-1),
        FilmAction::Again => Wish::Again,
        FilmAction::Next => Wish::Next(1),
        FilmAction::Previous => Wish::Next(-1),
        FilmAction::Leave | FilmAction::Help => return None,
    })
}

pub type Pressed = screen_actions::Pressed<FilmAction>;
pub type Clicked = screen_actions::Clicked<FilmAction>;

fn wish(pressed: Res<Pressed>, mut wishes: MessageWriter<Wish>) {
    wishes.write_batch(pressed.0.iter().filter_map(|action| request(*action)));
}

pub fn plugin(app: &mut App) {
    app.register_screen_actions::<FilmAction>()
        .init_resource::<Pressed>()
        .init_resource::<Clicked>()
        .add_systems(
            Update,
            (screen_actions::gather::<FilmAction>.in_set(PressedSystems), wish)
                .chain()
                .in_set(BattleSystems::Input),
        );
}
