//! The window in scripts: its size and its screen's density.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};

/// Asks the system to resize the window, in logical pixels; returns whether it has the new size.
pub fn resize(world: &mut World, (wide, high): (u32, u32), step: usize) -> bool {
    let wanted = Vec2::new(wide as f32, high as f32);
    if step > 0 {
        let changes = world.resource::<Messages<WindowResized>>();
        let mut cursor = changes.get_cursor();
        return cursor.read(changes).any(|change| Vec2::new(change.width, change.height) == wanted);
    }
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let Ok(mut window) = windows.single_mut(world) else {
        return false;
    };
    if window.size() == wanted {
        return true;
    }
    window.resolution.set(wanted.x, wanted.y);
    false
}

/// The engine notifies the game as if the window had moved to such a screen.
pub fn scale(world: &mut World, by: f32) {
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world) {
        window.resolution.set_scale_factor_override(Some(by));
    }
}
