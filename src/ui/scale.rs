//! The interface grows with the window: laid out for 1280 × 720, it is drawn larger where there is more room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The size that everything is laid out for, in logical pixels.
const LAID_OUT_FOR: Vec2 = Vec2::new(1280.0, 720.0);
/// Sizes go in steps, since each text size fills a glyph atlas of its own.
const STEP: f32 = 0.125;

fn follow_window(
    window: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut scale: ResMut<UiScale>,
) {
    if let Ok(window) = window.single() {
        let wanted = scale_for(Vec2::new(window.width(), window.height()));
        if scale.0 != wanted {
            scale.0 = wanted;
        }
    }
}

fn scale_for(window: Vec2) -> f32 {
    let fits = (window / LAID_OUT_FOR).min_element();
    // Windows come a few pixels too small, with their frame; that shall not shrink everything.
    (((fits + 0.02) / STEP).floor() * STEP).clamp(0.5, 4.0)
}

/// Keeps the interface's scale with the window.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_window);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_fills_common_windows() {
        assert_eq!(scale_for(Vec2::new(1280.0, 720.0)), 1.0);
        assert_eq!(scale_for(Vec2::new(1920.0, 1080.0)), 1.5);
        assert_eq!(scale_for(Vec2::new(3840.0, 2160.0)), 3.0);
        assert_eq!(scale_for(Vec2::new(1920.0, 720.0)), 1.0);
        assert_eq!(scale_for(Vec2::ZERO), 0.5);
    }
}
