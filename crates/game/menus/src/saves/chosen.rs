//! Import without folders: the browser asks for a file, and its run goes into the slot.

use super::slot_actions::{DeedSystems, SlotAction, refresh};
use super::words::number;
use bevy::prelude::*;
use daemonfall_campaign::saves::{Slot, import};
use daemonfall_platform::data::GameData;
use daemonfall_platform::saves::refused;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::web;
use daemonfall_ui::prelude::*;

#[derive(Resource, Default)]
struct Wanted(Option<Slot>);

fn ask(mut deeds: MessageReader<SlotAction>, mut wanted: ResMut<Wanted>) {
    for deed in deeds.read() {
        if let SlotAction::Import(slot) = deed {
            wanted.0 = Some(*slot);
            web::choose();
        }
    }
}

/// Imports the chosen file; nothing changes if that fails.
fn take(world: &mut World) {
    let Some((file, text)) = web::taken() else {
        return;
    };
    let Some(slot) = world.resource_mut::<Wanted>().0.take() else {
        return;
    };
    let store = world.resource::<SaveStore>();
    let content = &world.resource::<GameData>().0;
    let notice = match import(&***store, slot, content, &file, &text) {
        Ok(_) => {
            let slot = number(slot);
            Notice::done(t!("saves-imported", slot = slot, place = file))
        }
        Err(reason) => Notice::wrong(t!("saves-import-wrong", reason = refused::kept(&reason))),
    };
    world.write_message(notice);
    refresh(world, slot);
}

/// A file chosen after leaving the screen is ignored.
fn forget(mut wanted: ResMut<Wanted>) {
    wanted.0 = None;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Wanted>().add_systems(OnExit(Screen::SAVES), forget).add_systems(
        Update,
        (ask.after(DeedSystems), take).chain().run_if(in_state(Screen::SAVES)),
    );
}
