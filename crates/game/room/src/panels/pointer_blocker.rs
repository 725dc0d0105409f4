//! Covers the game under the dock: an invisible UI node is wherever egui draws, so that clicks,
//! touches and hovering do not go through.

use super::dock_state::Room;
use bevy::prelude::*;
use daemonfall_ui::opaque::Opaque;

#[derive(Component)]
pub struct Shade;

fn lie(
    room: Res<Room>,
    scale: Res<UiScale>,
    mut shades: Query<(Entity, &mut Node), With<Shade>>,
    mut commands: Commands,
) {
    let place = |rect: &Rect| Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x / scale.0),
        top: px(rect.min.y / scale.0),
        width: px(rect.width() / scale.0),
        height: px(rect.height() / scale.0),
        ..default()
    };
    let mut rects = room.covered.iter();
    for (entity, mut node) in &mut shades {
        match rects.next() {
            Some(rect) => {
                node.set_if_neq(place(rect));
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for rect in rects {
        commands.spawn((
            Shade,
            Opaque,
            Name::new("shade of a panel"),
            place(rect),
            GlobalZIndex(900),
        ));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, lie.run_if(resource_changed::<Room>));
}
