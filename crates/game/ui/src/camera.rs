//! The single camera for all screens. Screens move and zoom it; leaving a screen resets it.

pub mod stand;

use crate::base::*;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::post_process::bloom::{Bloom, BloomCompositeMode};
use bevy::render::renderer::RenderAdapterInfo;
use daemonfall_platform::cli::Options;

/// The camera that draws both world and interface.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MainCamera;

/// How much of the window's edges the debug panels cover, in logical pixels. A camera that follows
/// a unit keeps it outside that area, and so do stages ([`stand`]).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Covered {
    pub left: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Covered {
    /// Combines with the screen's own edges; the two overlap, so the larger counts.
    #[must_use]
    pub fn over(&self, own: &Self) -> Self {
        Self {
            left: self.left.max(own.left),
            right: self.right.max(own.right),
            bottom: self.bottom.max(own.bottom),
        }
    }

    /// The uncovered part of a window.
    pub fn free(&self, window: Vec2) -> Rect {
        let corner = Vec2::new(self.left, 0.0);
        let end = window - Vec2::new(self.right, self.bottom);
        Rect { min: corner, max: end.max(corner + 1.0) }
    }
}

fn spawn(options: Res<Options>, adapter: Option<Res<RenderAdapterInfo>>, mut commands: Commands) {
    // No tonemapping: palette colours are shown as they are. All pictures are already smooth.
    let camera = commands
        .spawn((
            MainCamera,
            Camera2d,
            IsDefaultUiCamera,
            Tonemapping::None,
            DebandDither::Enabled,
            Msaa::Off,
        ))
        .id();
    // Software renderers take six times as long per frame with bloom.
    let drawn_by_processor =
        adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    if !options.no_bloom && !drawn_by_processor && !cfg!(target_family = "wasm") {
        commands.entity(camera).insert(Bloom {
            intensity: 0.12,
            composite_mode: BloomCompositeMode::EnergyConserving,
            ..Bloom::NATURAL
        });
    }
}

/// Moves the camera back to the centre at scale 1. Screens run this when they are left.
pub fn put_back(mut camera: Single<(&mut Transform, &mut Projection), With<MainCamera>>) {
    let (transform, projection) = &mut *camera;
    **transform = Transform::default();
    if let Projection::Orthographic(projection) = projection.as_mut() {
        projection.scale = 1.0;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Covered>().add_systems(Startup, spawn).add_plugins(stand::plugin);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_free_lies_between_what_covers_the_edges() {
        let window = Vec2::new(1280.0, 720.0);
        let panels = Covered { right: 574.0, ..default() };
        assert_eq!(panels.free(window), Rect::new(0.0, 0.0, 706.0, 720.0));
        let own = Covered { right: 248.0, bottom: 80.0, ..default() };
        let both = panels.over(&own).free(window);
        assert_eq!(both, Rect::new(0.0, 0.0, 706.0, 640.0));
        assert!(!panels.free(Vec2::new(300.0, 200.0)).is_empty());
    }
}
