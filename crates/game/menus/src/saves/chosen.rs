//! Import without folders: the browser asks for a file, and its run goes into the slot.

use super::slot_actions::{DeedSystems, SlotAction, tell_import};
use crate::prelude::*;
use daemonfall_campaign::saves::{Slot, import};
use daemonfall_platform::saves::store::Store;
use daemonfall_platform::web;

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
    let content = world.resource::<GameData>().0.clone();
    let work = move |store: &dyn Store| {
        let taken = import(store, slot, &content, &file, &text);
        taken.map(|_| file).map_err(|error| refused::kept(&error))
    };
    let store = world.resource::<SaveStore>();
    store.later(None, work, move |world, taken| tell_import(world, slot, taken));
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
