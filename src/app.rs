//! Builds the app: the engine's plugins, then the game's own parts, each of which adds its
//! children.

use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::ui_widgets::ButtonPlugin;
use daemonfall_battle_mode as battle;
use daemonfall_breach_mode as breach;
use daemonfall_dive_mode as dive;
use daemonfall_input as input;
use daemonfall_menus as menus;
use daemonfall_platform::cli::Options;
use daemonfall_platform::fail::fail;
use daemonfall_platform::{assets, window};
use daemonfall_room as room;
use daemonfall_run as run;
use daemonfall_sector_mode as sector;
use daemonfall_time_lab_mode as time_lab;
use daemonfall_ui as ui;

/// Exits with 0 after a game, 1 when something is missing or broken, 2 for a wrong command line.
pub fn run() -> AppExit {
    match Options::read().and_then(build) {
        Ok(mut app) => app.run(),
        Err(reason) => {
            fail(&[reason]);
            AppExit::error()
        }
    }
}

/// The whole game, ready to run, or a description of what is missing.
pub fn build(options: Options) -> Result<App, String> {
    window::check_display()?;
    let folder = assets::find_folder()?;
    let mut app = App::new();
    assets::register_overlay(&mut app, &options)?;
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
            .set(window::engine_plugin(&options))
            // Keys are actions first, and only the main mouse button uses a button.
            .disable::<ButtonPlugin>(),
    );
    app.insert_resource(folder).insert_resource(options);
    app.add_plugins((
        daemonfall_platform::plugin,
        input::plugin,
        ui::plugin,
        run::plugin,
        battle::plugin,
        dive::plugin,
        breach::plugin,
        sector::plugin,
        time_lab::plugin,
        menus::plugin,
        crate::start::plugin,
        room::plugin,
    ));
    #[cfg(target_family = "wasm")]
    daemonfall_platform::web::crash::tell_panics();
    #[cfg(all(feature = "remote", not(target_family = "wasm")))]
    if let Some(address) = app.world().resource::<Options>().remote {
        room::remote::listen(&mut app, address)?;
    }
    Ok(app)
}

/// Log filter for libraries: only messages that a player can act on.
const OWN_FILTER: &str = "bevy_app=warn,bevy_render=warn,bevy_winit=warn,bevy_diagnostic=warn,wgpu_hal=error,winit=error,gilrs=error,bevy_input_focus=warn";

#[cfg(test)]
mod tests;
