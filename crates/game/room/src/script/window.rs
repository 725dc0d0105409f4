//! The window in scripts: its size, its screen's density, how often it is drawn and how long its
//! frames last (`--draw-every N`), and films of it, in which every frame is a picture.

use crate::prelude::*;
use bevy::render::renderer::{RenderGraph, RenderGraphSystems};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResized};
use daemonfall_ui::photo;
use std::path::PathBuf;

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

/// How long a frame lasts for the game when most are not drawn, however fast they follow each other.
const FRAME: Duration = Duration::from_micros(33_333);

fn clock(options: &Options) -> TimeUpdateStrategy {
    match options.draw_every {
        Some(_) => TimeUpdateStrategy::ManualDuration(FRAME),
        None => TimeUpdateStrategy::Automatic,
    }
}

fn set_clock(options: Res<Options>, mut commands: Commands) {
    commands.insert_resource(clock(&options));
}

/// Whether this frame is drawn.
#[derive(Resource)]
struct Drawn(bool);

fn decide(
    options: Extract<Res<Options>>,
    pictures: Extract<Query<(), With<Screenshot>>>,
    mut frame: Local<u32>,
    mut drawn: ResMut<Drawn>,
) {
    let every = options.draw_every.unwrap_or(1);
    drawn.0 = frame.is_multiple_of(every) || !pictures.is_empty();
    *frame = frame.wrapping_add(1);
}

#[derive(Resource, Default)]
pub struct Recorder {
    /// The base name of its pictures; `None` while no film is being taken.
    name: Option<String>,
    asked: u32,
    taken: u32,
}

pub fn begin(world: &mut World, name: &str, milliseconds: u64) -> Result<(), String> {
    photo::make_folder(name)?;
    let frame = Duration::from_millis(milliseconds);
    world.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    world.insert_resource(Recorder { name: Some(name.into()), ..default() });
    Ok(())
}

/// Ends the film, and time runs as before; returns whether all pictures are saved.
pub fn cut(world: &mut World) -> bool {
    let clock = clock(world.resource::<Options>());
    world.insert_resource(clock);
    let mut film = world.resource_mut::<Recorder>();
    film.name = None;
    film.taken == film.asked
}

fn take(mut film: ResMut<Recorder>, mut commands: Commands) {
    let Some(name) = &film.name else { return };
    let file = format!("{name}-{:03}.png", film.asked);
    commands
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(PathBuf::from(file)))
        .observe(|_: On<ScreenshotCaptured>, mut film: ResMut<Recorder>| film.taken += 1);
    film.asked += 1;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Recorder>().add_systems(Startup, set_clock).add_systems(Update, take);
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render.insert_resource(Drawn(true)).add_systems(ExtractSchedule, decide).configure_sets(
        RenderGraph,
        RenderGraphSystems::Render.run_if(|drawn: Res<Drawn>| drawn.0),
    );
}
