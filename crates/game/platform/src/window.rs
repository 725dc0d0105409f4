//! The window: its size, full screen, its title and icon, and whether there is a display to open it
//! on.

#[cfg(not(target_family = "wasm"))]
mod icon;
#[cfg(target_family = "wasm")]
mod left_fullscreen;

use crate::cli::Options;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::{
    MonitorSelection, PresentMode, PrimaryWindow, WindowMode, WindowResizeConstraints,
};
use bevy::winit::WinitSettings;

pub const NAME: &str = "Daemonfall";

/// Window size unless the command line sets another.
const SIZE: (u32, u32) = (1280, 720);

/// Finds a missing display, without which the engine would only panic.
pub fn check_display() -> Result<(), String> {
    #[cfg(target_os = "linux")]
    {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(set) {
            return Err("there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set".into());
        }
    }
    Ok(())
}

pub fn engine_plugin(options: &Options) -> WindowPlugin {
    let scripted = options.script.is_some();
    WindowPlugin {
        primary_window: Some(Window {
            title: NAME.into(),
            name: Some("daemonfall".into()),
            resolution: options.size.unwrap_or(SIZE).into(),
            mode: if options.fullscreen { whole_screen() } else { WindowMode::Windowed },
            // Scripts must not wait for a screen that nobody looks at.
            present_mode: if scripted { PresentMode::AutoNoVsync } else { PresentMode::AutoVsync },
            resize_constraints: WindowResizeConstraints {
                min_width: 320.0,
                min_height: 200.0,
                ..default()
            },
            canvas: Some("#daemonfall".into()),
            fit_canvas_to_parent: true,
            // The page handles the game's own keys, so that F5 and F12 still work.
            prevent_default_event_handling: false,
            ..default()
        }),
        ..default()
    }
}

fn whole_screen() -> WindowMode {
    WindowMode::BorderlessFullscreen(MonitorSelection::Current)
}

/// So that only changes are applied: a player who resizes the window keeps that size.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Followed {
    fullscreen: bool,
    size: (u32, u32),
}

fn follow_settings(
    settings: Res<Settings>,
    options: Res<Options>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut last: Local<Option<Followed>>,
) {
    // The command line applies only at the start; after that the player's setting does.
    let fullscreen = match *last {
        Some(_) => settings.fullscreen,
        None => !options.window && (options.fullscreen || settings.fullscreen),
    };
    let next = Followed { fullscreen, size: settings.window };
    let old = last.replace(next).unwrap_or(Followed {
        size: match options.size {
            Some(_) => settings.window,
            None => SIZE,
        },
        ..next
    });
    let mode = if fullscreen { whole_screen() } else { WindowMode::Windowed };
    if window.mode != mode {
        window.mode = mode;
    }
    if old.size != next.size && !fullscreen && !cfg!(target_family = "wasm") {
        let (wide, high) = next.size;
        window.resolution.set(wide as f32, high as f32);
    }
}

fn draw_without_pause(mut settings: ResMut<WinitSettings>) {
    *settings = WinitSettings::continuous();
}

pub fn plugin(app: &mut App) {
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(icon::plugin);
    #[cfg(target_family = "wasm")]
    app.add_plugins(left_fullscreen::plugin);
    app.add_systems(Update, follow_settings.run_if(resource_changed::<Settings>)).add_systems(
        Startup,
        draw_without_pause.run_if(|options: Res<Options>| options.script.is_some()),
    );
}
