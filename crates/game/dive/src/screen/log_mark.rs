//! Marks the cell that a log line refers to.

use super::pointer::Pointed;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::middle;
use crate::view::telegraph::aim::Aim;
use daemonfall_ui::log_details::{self, Spoken};

#[derive(Component, Clone, Copy, Debug)]
struct Mark;

fn draw(
    spoken: Res<Spoken<Cell>>,
    (aim, pointed, mode): (Res<Aim>, Res<Pointed>, Res<InputMode>),
    art: Res<Atlas>,
    marks: Query<Entity, With<Mark>>,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    // The look cursor is the only frame while there is one. A pointer that lies still while the keys play
    // points at no line that comes under it.
    let points = !aim.looking && (pointed.active || *mode == InputMode::Log);
    let Some(cell) = spoken.0.filter(|_| points) else { return };
    let mut frame = art.plain("frame_corners");
    frame.color = theme::LIGHT;
    let place = Transform::from_translation(middle(cell).extend(9.3)).with_scale(Vec3::splat(1.1));
    commands.spawn((Mark, frame, place));
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Spoken<Cell>>
        .or_else(resource_changed::<Aim>)
        .or_else(resource_changed::<Pointed>)
        .or_else(resource_changed::<InputMode>);
    app.add_plugins(log_details::plugin::<Cell>)
        .add_systems(Update, draw.in_set(ViewSystems::Mark).run_if(changed));
}
