//! The film's input, and the requests it causes.

use super::BattleSystems;
use super::begin::Show;
use super::transport::{Selected, TransportRequest};
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::bindings::RegisterActions;
use daemonfall_ui::transport::FilmAction;

fn read(
    input: Res<ActionInput>,
    show: Res<Show>,
    mut selected: ResMut<Selected>,
    mut requests: MessageWriter<TransportRequest>,
) {
    let count = show.fought.plan.participants().len() as u32;
    for action in input.on_screen() {
        match action {
            FilmAction::Next => selected.go(1, count),
            FilmAction::Previous => selected.go(-1, count),
            _ => drop(requests.write_batch(action.request())),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.register_actions::<FilmAction>().add_systems(Update, read.in_set(BattleSystems::Input));
}
