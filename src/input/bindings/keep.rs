//! Loads and saves bindings, and passes them to the input library.

use super::{Bindings, file};
use crate::breach::input::BreachAction;
use crate::input::action::DiveAction;
use crate::input::bound::remap;
use crate::saves::store::SaveStore;
use crate::sector::input::SectorAction;
use crate::settings::kept;
use crate::ui::notice::Notice;
use crate::ui::transport::FilmAction;
use bevy::prelude::*;

/// File name of the bindings in the store.
pub const FILE: &str = "bindings.ron";
const WHAT: kept::Kept = kept::Kept::Bindings;

fn read(store: Res<SaveStore>, mut bindings: ResMut<Bindings>, mut notices: MessageWriter<Notice>) {
    if let Some(read) = kept::read(&store, FILE, WHAT, file::read, &mut notices) {
        *bindings = read;
    }
}

fn keep(
    store: Res<SaveStore>,
    bindings: Res<Bindings>,
    mut last: Local<Option<Bindings>>,
    mut notices: MessageWriter<Notice>,
) {
    let old = last.replace(bindings.clone());
    if old.is_some_and(|old| old != *bindings) {
        kept::write(&store, FILE, WHAT, file::write(&bindings), &mut notices);
    }
}

/// Reads bindings at startup, saves them when they change, and updates the input library.
pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_systems(Startup, read)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Bindings>))
        .add_systems(
            PreUpdate,
            (
                remap::<DiveAction>,
                remap::<BreachAction>,
                remap::<SectorAction>,
                remap::<FilmAction>,
            )
                .after(bevy::input::InputSystems)
                .run_if(resource_changed::<Bindings>),
        );
}
