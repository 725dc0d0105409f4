//! The whole screen is the browser's to give and the player's to leave: by its own keys, of which
//! the game hears nothing. The setting follows.

use super::call;
use crate::settings::Settings;
use bevy::prelude::*;

/// Seconds that a browser may take until it shows the game on the whole screen.
const PATIENCE: f32 = 1.5;

fn follow(mut settings: ResMut<Settings>, time: Res<Time<Real>>, mut since: Local<Option<f32>>) {
    let whole = || call("whole", &[]).is_none_or(|whole| whole.is_truthy());
    if !settings.fullscreen || whole() {
        *since = None;
        return;
    }
    let now = time.elapsed_secs();
    if now - *since.get_or_insert(now) > PATIENCE {
        settings.fullscreen = false;
    }
}

/// Keeps the setting true.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow);
}
