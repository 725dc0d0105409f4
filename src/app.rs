//! Builds the app: the engine's plugins, then the game's own parts, each of which adds its
//! children.

use crate::cli::Options;
use crate::fail::fail;
use crate::{
    assets, audio, battle, breach, camera, data, hints, input, language, photo, saves, screens,
    script, sector, session, settings, ui, view, window,
};
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;

/// Reads the command line and plays until the window is closed.
///
/// Exit codes: 0 after a game, 1 when something required is missing or broken, 2 for a wrong
/// command line.
pub fn run() -> AppExit {
    match Options::read().and_then(build) {
        Ok(mut app) => app.run(),
        Err(reason) => {
            fail(&[reason]);
            AppExit::error()
        }
    }
}

/// Builds the whole game, ready to run.
///
/// # Errors
///
/// A description of what is missing.
pub fn build(options: Options) -> Result<App, String> {
    window::check_display()?;
    let folder = assets::folder::find()?;
    let mut app = App::new();
    assets::overlay::register(&mut app, &options)?;
    app.add_plugins(
        DefaultPlugins
            .set(AssetPlugin {
                file_path: folder.0.clone(),
                meta_check: AssetMetaCheck::Never,
                ..default()
            })
            .set(LogPlugin {
                filter: format!("{},{OWN_FILTER}", bevy::log::DEFAULT_FILTER),
                ..default()
            })
            .set(window::engine_plugin(&options)),
    );
    app.insert_resource(folder).insert_resource(options);
    app.add_plugins((
        crate::screen::plugin,
        saves::plugin,
        settings::plugin,
        window::plugin,
        camera::plugin,
        ui::plugin,
        assets::plugin,
        audio::plugin,
        data::plugin,
        language::plugin,
        input::plugin,
        screens::plugin,
        session::plugin,
        breach::plugin,
        battle::plugin,
    ));
    app.add_plugins((
        sector::plugin,
        hints::plugin,
        crate::notice::plugin,
        crate::frames::plugin,
        crate::ladder::plugin,
        crate::run::plugin,
        crate::runs::plugin,
        crate::start::plugin,
        photo::plugin,
        script::plugin,
        view::plugin,
    ));
    #[cfg(feature = "panels")]
    app.add_plugins(crate::panels::plugin);
    #[cfg(target_family = "wasm")]
    {
        app.add_plugins((crate::web::plugin, crate::page::plugin));
        crate::web::crash::tell_panics();
    }
    #[cfg(all(feature = "remote", not(target_family = "wasm")))]
    if let Some(address) = app.world().resource::<Options>().remote {
        crate::remote::listen(&mut app, address)?;
    }
    Ok(app)
}

/// Log filter for libraries: only messages that a player can act on.
const OWN_FILTER: &str = "bevy_app=warn,bevy_render=warn,bevy_winit=warn,bevy_diagnostic=warn,wgpu_hal=error,winit=error,gilrs=error,bevy_input_focus=warn";

#[cfg(test)]
mod tests;
