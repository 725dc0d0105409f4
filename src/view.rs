//! The dive on the screen: a plain scene, figures that mirror it, and animations made of the rules' events.
//!
//! Nothing here changes the rules' state or draws from their streams.

pub mod camera;
pub mod coords;
pub mod edges;
pub mod effects;
pub mod figures;
pub mod ground;
pub mod light;
pub mod log;
pub mod palette;
pub mod playback;
pub mod scene;
pub mod telegraph;
pub mod words;

use bevy::prelude::*;

/// What the view does in a frame, in this order, after the frame's input was acted on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// The scene is read from the rules.
    Read,
    /// Display entities are made and removed.
    Sync,
    /// Time moves figures and effects.
    Play,
    /// Marks that depend on where the pointer is.
    Mark,
}

/// Registers the view.
pub fn plugin(app: &mut App) {
    app.init_resource::<scene::Scene>();
    app.configure_sets(Update, (ViewSystems::Read, ViewSystems::Sync, ViewSystems::Play, ViewSystems::Mark).chain());
    app.add_plugins((
        camera::plugin,
        ground::plugin,
        edges::plugin,
        figures::plugin,
        effects::plugin,
        telegraph::plugin,
        playback::plugin,
        words::plugin,
        scene::read::plugin,
        log::plugin,
    ));
}
