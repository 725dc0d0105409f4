//! The cell under the pointer, and the look cursor.

use super::aim::Aim;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::middle;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Cursor;

fn draw(
    mut commands: Commands,
    time: Res<Time>,
    art: Res<Atlas>,
    aim: Res<Aim>,
    mut frames: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<Cursor>>,
) {
    let Ok((mut sprite, mut transform, mut visibility)) = frames.single_mut() else {
        commands.spawn((
            Cursor,
            art.plain("frame_corners"),
            Transform::from_xyz(0.0, 0.0, 9.2),
            Visibility::Hidden,
        ));
        return;
    };
    let Some(cell) = aim.cell.filter(|cell| aim.looking || !aim.reach.contains(cell)) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Inherited);
    let wanted = middle(cell).extend(9.2);
    transform.translation =
        transform.translation.lerp(wanted, 1.0 - (-30.0 * time.delta_secs()).exp());
    if transform.translation.distance(wanted) > 200.0 {
        transform.translation = wanted;
    }
    let swell = 0.5 + 0.5 * (time.elapsed_secs() * 5.0).sin();
    transform.scale = Vec3::splat(if aim.looking { 1.0 + 0.06 * swell } else { 1.0 });
    sprite.color = if aim.looking { theme::LIGHT } else { theme::LIGHT.with_alpha(0.35) };
}
