//! Marks the cell that a log line refers to.

use super::aim::Aim;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::middle;
use daemonfall_ui::log_details::{self, Spoken};

#[derive(Component, Clone, Copy, Debug)]
struct Mark;

fn draw(
    spoken: Res<Spoken<Cell>>,
    aim: Res<Aim>,
    art: Res<Atlas>,
    marks: Query<Entity, With<Mark>>,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    // The look cursor is the only frame while there is one.
    let Some(cell) = spoken.0.filter(|_| !aim.looking) else { return };
    let mut frame = art.plain("frame_corners");
    frame.color = theme::LIGHT;
    let place = Transform::from_translation(middle(cell).extend(9.3)).with_scale(Vec3::splat(1.1));
    commands.spawn((Mark, frame, place));
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Spoken<Cell>>.or_else(resource_changed::<Aim>);
    app.add_plugins(log_details::plugin::<Cell>)
        .add_systems(Update, draw.in_set(ViewSystems::Mark).run_if(changed));
}
