//! Loads and saves bindings.

use super::{Bindings, file};
use bevy::prelude::*;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::settings::kept;

pub const FILE: &str = "bindings.ron";
const WHAT: kept::Kept = kept::Kept::Bindings;

fn read(store: Res<SaveStore>, mut bindings: ResMut<Bindings>, mut notices: MessageWriter<Notice>) {
    let of_text = |text: &str| file::read(&bindings, text);
    if let Some(read) = kept::read(&store, FILE, WHAT, of_text, &mut notices) {
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

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, read)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Bindings>));
}
