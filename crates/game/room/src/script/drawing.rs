//! `--draw-every N`: most frames of a script are not drawn, where a processor has to draw them.
//! Everything else of a frame happens as always.

use bevy::prelude::*;
use bevy::render::renderer::{RenderGraph, RenderGraphSystems};
use bevy::render::view::screenshot::Screenshot;
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use daemonfall_platform::cli::Options;

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

pub fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render.insert_resource(Drawn(true)).add_systems(ExtractSchedule, decide).configure_sets(
        RenderGraph,
        RenderGraphSystems::Render.run_if(|drawn: Res<Drawn>| drawn.0),
    );
}
