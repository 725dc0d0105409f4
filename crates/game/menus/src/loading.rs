//! The loading screen.
//! Waits until everything needed is loaded; ends the game with reasons if something fails.

use crate::prelude::*;
use daemonfall_campaign::install;
use daemonfall_platform::assets::needed::Needed;
use daemonfall_platform::assets::{AssetsFolder, Overlay, TextFile, atlas};
use daemonfall_platform::data::DataFiles;
use daemonfall_platform::fail::fail;
use daemonfall_platform::language::Speech;
use daemonfall_platform::packs::Packs;
use daemonfall_ui::theme::Fonts;
use std::sync::Arc;

/// Finds the first screen after loading, once the rules are installed.
#[derive(Resource, Clone, Copy)]
pub struct FirstScreen(pub fn(&mut World) -> Result<Screen, String>);

#[derive(Component)]
struct Filled;

fn show(mut commands: Commands) {
    let bar = (
        Node { width: px(320), height: px(4), ..default() },
        BackgroundColor(theme::EDGE),
        children![(
            Filled,
            Node { width: percent(0), height: percent(100), ..default() },
            BackgroundColor(theme::YOU)
        )],
    );
    commands.spawn((
        DespawnOnExit(Screen::LOADING),
        Node { flex_direction: FlexDirection::Column, row_gap: px(theme::PAD), ..whole() },
        children![text(theme::CAPTION, theme::DIM, t!("loading")), bar],
    ));
}

fn need_fonts(fonts: Res<Fonts>, mut needed: ResMut<Needed>) {
    for font in &fonts.handles {
        needed.add(font.clone());
    }
}

fn wait(
    needed: Res<Needed>,
    server: Res<AssetServer>,
    folder: Res<AssetsFolder>,
    overlay: Res<Overlay>,
    texts: Res<Assets<TextFile>>,
    data: Res<DataFiles>,
    speech: Res<Speech>,
    mut packs: ResMut<Packs>,
    mut atlas: ResMut<Atlas>,
    mut bar: Single<&mut Node, With<Filled>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    let mut progress = needed.progress(&server, &folder, &overlay);
    bar.width = percent(100.0 * progress.loaded as f32 / progress.needed.max(1) as f32);
    if !progress.is_over() || !speech.is_settled() {
        return;
    }
    if progress.failed.is_empty() {
        if let Err(reason) = atlas.read(&texts) {
            progress.failed.push(format!("{}: {reason}", folder.path_of(atlas::LAYOUT)));
        }
        match data.read(&texts, &mut packs) {
            Ok(content) => commands.queue(move |world: &mut World| go_on(world, content)),
            Err(errors) => progress.failed.push(errors),
        }
    }
    if !progress.failed.is_empty() {
        fail(&progress.failed);
        exit.write(AppExit::error());
    }
}

fn go_on(world: &mut World, content: Content) {
    install(world, &content);
    world.insert_resource(GameData(Arc::new(content)));
    let FirstScreen(first_screen) = *world.resource::<FirstScreen>();
    match first_screen(world) {
        Ok(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
        Err(reason) => {
            fail(&[reason]);
            world.write_message(AppExit::error());
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::LOADING)
        .add_systems(Startup, need_fonts)
        .add_systems(OnEnter(Screen::LOADING), show)
        .add_systems(Update, wait.run_if(in_state(Screen::LOADING)));
}
