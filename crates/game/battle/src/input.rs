//! The film's input, and the requests it causes.

use super::BattleSystems;
use super::transport::TransportRequest;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::bindings::RegisterActions;
use daemonfall_ui::transport::FilmAction;

/// The request behind an action; none for actions that the screen handles itself.
fn request(action: FilmAction) -> Option<TransportRequest> {
    Some(match action {
        FilmAction::TurnBack => TransportRequest::Turn(-1),
        FilmAction::TurnOn => TransportRequest::Turn(1),
        FilmAction::Back => TransportRequest::Step(-1),
        FilmAction::On => TransportRequest::Step(1),
        FilmAction::Play => TransportRequest::Play,
        FilmAction::Start => TransportRequest::Start,
        FilmAction::End => TransportRequest::End,
        FilmAction::Faster => TransportRequest::Speed(1),
        FilmAction::Slower => TransportRequest::Speed(-1),
        FilmAction::Again => TransportRequest::Again,
        FilmAction::Next => TransportRequest::Next(1),
        FilmAction::Previous => TransportRequest::Next(-1),
        FilmAction::Leave | FilmAction::Help => return None,
    })
}

fn wish(input: Res<ActionInput>, mut wishes: MessageWriter<TransportRequest>) {
    wishes.write_batch(input.on_screen().filter_map(request));
}

pub fn plugin(app: &mut App) {
    app.register_actions::<FilmAction>().add_systems(Update, wish.in_set(BattleSystems::Input));
}
