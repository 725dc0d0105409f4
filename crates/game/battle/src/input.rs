//! The film's input, and the requests it causes.

use super::BattleSystems;
use super::reel::Wish;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::bindings::RegisterActions;
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

fn wish(input: Res<ActionInput>, mut wishes: MessageWriter<Wish>) {
    wishes.write_batch(input.on_screen().filter_map(request));
}

pub fn plugin(app: &mut App) {
    app.register_actions::<FilmAction>().add_systems(Update, wish.in_set(BattleSystems::Input));
}
