//! The room behind title and summary: a small scene of the machine that moves on its own.
//! It uses no rules.

mod currents;
mod life;
mod map;
mod room;

use bevy::prelude::*;
use bevy::ui::widget::NodeImageMode;
use bevy::ui::{BackgroundGradient, ColorStop, LinearGradient};
use bevy::window::PrimaryWindow;
use daemonfall_ui::parts::layer;
use daemonfall_ui::prelude::*;

/// The room's root; its children are placed in cells around its middle.
#[derive(Component)]
pub struct Backdrop;

/// Size of a cell in world units.
pub const CELL: f32 = 48.0;

/// Offset of a cell's middle from the root.
pub fn middle(x: f32, y: f32) -> Vec2 {
    Vec2::new(
        (x - (map::WIDTH as f32 - 1.0) / 2.0) * CELL,
        ((map::HEIGHT as f32 - 1.0) / 2.0 - y) * CELL,
    )
}

pub fn spawn(commands: &mut Commands, atlas: &Atlas, screen: Screen) {
    let root = commands
        .spawn((Backdrop, DespawnOnExit(screen), Transform::default(), Visibility::default()))
        .id();
    room::furnish(commands, root, atlas);
    life::people(commands, root, atlas);
    currents::charge(commands, root, atlas);
}

/// A dark rim over the room, to be the first child of the screen's root.
pub fn rim(atlas: &Atlas) -> impl Bundle {
    (
        ImageNode { image_mode: NodeImageMode::Stretch, ..ImageNode::new(atlas.vignette.clone()) },
        layer(),
        ZIndex(-1),
        Pickable::IGNORE,
    )
}

/// For a screen full of text: add it to its root. The room is hidden behind the heading.
pub fn dimmed() -> impl Bundle {
    let stop = |alpha: f32, at: f32| ColorStop::new(theme::ABYSS.with_alpha(alpha), percent(at));
    let heading = vec![stop(0.94, 0.0), stop(0.94, 24.0), stop(0.0, 36.0)];
    (
        BackgroundColor(theme::ABYSS.with_alpha(0.88)),
        BackgroundGradient::from(LinearGradient::to_bottom(heading)),
    )
}

/// The room covers the window, whatever its size.
fn cover(
    window: Single<&Window, With<PrimaryWindow>>,
    mut rooms: Query<&mut Transform, With<Backdrop>>,
) {
    let size = Vec2::new(map::WIDTH as f32, map::HEIGHT as f32) * CELL;
    let scale = (Vec2::new(window.width(), window.height()) / size).max_element().max(0.1);
    for mut room in &mut rooms {
        if room.scale.x != scale {
            room.scale = Vec3::splat(scale);
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins((life::plugin, currents::plugin, room::plugin)).add_systems(Update, cover);
}
