//! Films: every frame is a picture, and time passes by frames, however long they take to draw.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use daemonfall_ui::photo::shot;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Resource, Default)]
pub struct Recorder {
    /// The base name of its pictures; `None` while no film is being taken.
    name: Option<String>,
    asked: u32,
    taken: u32,
}

pub fn begin(world: &mut World, name: &str, milliseconds: u64) -> Result<(), String> {
    shot::make_folder(name)?;
    let frame = Duration::from_millis(milliseconds);
    world.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    world.insert_resource(Recorder { name: Some(name.into()), ..default() });
    Ok(())
}

/// Ends the film, and time runs normally again; returns whether all pictures are saved.
pub fn cut(world: &mut World) -> bool {
    world.insert_resource(TimeUpdateStrategy::Automatic);
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
    app.init_resource::<Recorder>().add_systems(Update, take);
}
