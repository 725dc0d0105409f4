//! The dive on the screen: a plain scene, figures that mirror it, and animations made of the rules'
//! events.
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

use crate::screens::Screen;
use crate::session::SessionSystems;
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
    let order =
        (ViewSystems::Read, ViewSystems::Sync, ViewSystems::Play, ViewSystems::Mark).chain();
    app.configure_sets(Update, order.after(SessionSystems::Act).run_if(in_state(Screen::Dive)));
    app.add_systems(OnExit(Screen::Dive), clear);
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

/// Nothing of a dive outlives its screen.
fn clear(
    mut commands: Commands,
    drawn: Query<
        Entity,
        (Or<(With<Sprite>, With<Text2d>, With<figures::Figure>)>, Without<ChildOf>),
    >,
) {
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    commands.insert_resource(scene::Scene::default());
    commands.insert_resource(playback::Playback::default());
    commands.insert_resource(ground::Tiles::default());
    commands.insert_resource(edges::Edges::default());
    commands.insert_resource(figures::sync::Figures::default());
    commands.insert_resource(figures::recalled::Recalled::default());
    commands.insert_resource(effects::tethers::Tethers::default());
    commands.insert_resource(telegraph::aim::Aim::default());
}
