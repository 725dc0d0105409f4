//! Full screen is granted by the browser and left by the player with the browser's own keys, which
//! the game does not see. The setting follows.

use crate::settings::Settings;
use crate::web::call;
use bevy::prelude::*;

/// Seconds that a browser may take to enter full screen.
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

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow);
}
