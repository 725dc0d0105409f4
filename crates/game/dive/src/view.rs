//! The dive on the screen: a plain view of the state, figures that mirror it, and animations made from the
//! rules' events.
//!
//! Nothing here changes the rules' state or draws from their random streams.

pub mod camera;
pub mod coords;
pub mod dive_view;
pub mod edges;
pub mod effects;
pub mod figures;
pub mod ground;
pub mod help;
pub mod hints;
pub mod hud;
pub mod light;
pub mod log;
pub mod look;
pub mod over;
pub mod palette;
pub mod playback;
pub mod sound;
pub mod telegraph;
pub mod words;

use crate::prelude::*;
use crate::session::SessionSystems;

/// The view's steps in a frame, in this order, after the frame's input was acted on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// Reads the view from the rules.
    Read,
    /// Creates and removes display entities.
    Sync,
    /// Advances figures and effects.
    Play,
    /// Updates marks that depend on the pointer.
    Mark,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<dive_view::DiveView>().init_resource::<dive_view::next_beat::NextBeat>();
    let order =
        (ViewSystems::Read, ViewSystems::Sync, ViewSystems::Play, ViewSystems::Mark).chain();
    app.configure_sets(Update, order.after(SessionSystems::Act).run_if(in_state(Screen::DIVE)));
    app.add_systems(OnExit(Screen::DIVE), clear);
    app.add_plugins((
        camera::plugin,
        ground::plugin,
        edges::plugin,
        figures::plugin,
        effects::plugin,
        (telegraph::plugin, over::plugin),
        playback::plugin,
        words::plugin,
        dive_view::read::plugin,
        log::plugin,
        hud::plugin,
        look::plugin,
        help::plugin,
        hints::plugin,
        sound::plugin,
    ));
}

fn clear(
    mut commands: Commands,
    drawn: Query<
        Entity,
        (Or<(With<Sprite>, With<Text2d>, With<figures::Figure>)>, Without<ChildOf>),
    >,
) {
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    commands.insert_resource(dive_view::DiveView::default());
    commands.insert_resource(dive_view::next_beat::NextBeat::default());
    commands.insert_resource(playback::Playback::default());
    commands.insert_resource(ground::Tiles::default());
    commands.insert_resource(edges::Edges::default());
    commands.insert_resource(figures::sync::Figures::default());
    commands.insert_resource(figures::recalled::Recalled::default());
    commands.insert_resource(effects::tethers::Tethers::default());
    commands.insert_resource(telegraph::aim::Aim::default());
}
