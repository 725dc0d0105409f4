//! Text in the world, sharp at every zoom.

use super::camera::Zoom;
use crate::prelude::*;
use daemonfall_ui::theme::Face;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, sharpen.in_set(super::ViewSystems::Play));
}

/// The height of a text in world units.
#[derive(Component, Clone, Copy, Debug)]
pub struct Height(pub f32);

pub fn word(text: impl Into<String>, height: f32, color: Color, at: Vec3) -> impl Bundle {
    (
        Text2d::new(text),
        Face::MonoBold.font().with_font_size(height),
        TextColor(color),
        TextLayout::no_wrap(),
        Height(height),
        Transform::from_translation(at),
    )
}

/// Letters are rendered at their on-screen size and scaled back.
fn sharpen(
    zoom: Res<Zoom>,
    mut words: Query<(&Height, Ref<Height>, &mut TextFont, &mut Transform)>,
) {
    for (height, change, mut font, mut transform) in &mut words {
        if zoom.is_changed() || change.is_added() {
            font.font_size = FontSize::Px(height.0 * zoom.scale);
            transform.scale = Vec3::splat(1.0 / zoom.scale);
        }
    }
}
