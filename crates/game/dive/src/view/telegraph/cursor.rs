//! The cell under the pointer, and the look cursor.

use super::aim::Aim;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::{CELL, middle_of};
use crate::view::dive_view::DiveView;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Cursor;

/// Above figures.
const ABOVE: f32 = 30.0;

fn draw(
    mut commands: Commands,
    time: Res<Time>,
    art: Res<Atlas>,
    (aim, scene): (Res<Aim>, Res<DiveView>),
    mut frames: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<Cursor>>,
) {
    let Ok((mut sprite, mut transform, mut visibility)) = frames.single_mut() else {
        commands.spawn((
            Cursor,
            art.plain("frame_corners"),
            Transform::default(),
            Visibility::Hidden,
        ));
        return;
    };
    let Some(cell) = aim.cell.filter(|cell| aim.looking || !aim.reach.contains(cell)) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Inherited);
    // Around the whole of what stands there.
    let (corner, size) = scene
        .at(cell, Layer::Real)
        .map_or((cell, (1, 1)), |thing| (thing.placed.cell, thing.size()));
    sprite.custom_size = Some(Vec2::new(size.0 as f32, size.1 as f32) * CELL);
    let wanted = middle_of(corner, size).extend(ABOVE);
    transform.translation =
        transform.translation.lerp(wanted, 1.0 - (-30.0 * time.delta_secs()).exp());
    if transform.translation.distance(wanted) > 200.0 {
        transform.translation = wanted;
    }
    let swell = 0.5 + 0.5 * (time.elapsed_secs() * 5.0).sin();
    transform.scale = Vec3::splat(if aim.looking { 1.0 + 0.06 * swell } else { 1.0 });
    sprite.color = if aim.looking { theme::LIGHT } else { theme::LIGHT.with_alpha(0.35) };
}
