//! A step back on the title asks whether to quit; staying is the default answer.

use bevy::prelude::*;
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub(super) struct Leaving;

pub(super) fn quit(commands: &mut Commands, fonts: &Fonts) -> Entity {
    let about = Tooltip::beside(t!("title-quit-about"));
    sends(commands, fonts, t!("title-quit"), about, AppExit::Success)
}

fn open(commands: &mut Commands, fonts: &Fonts) {
    let root = (Leaving, DespawnOnExit(Screen::TITLE));
    let panel = dialogue::spawn(commands, fonts, t!("title-leave"), 5, 400.0, root);
    let (label, about) = (t!("title-stay"), t!("title-stay-about"));
    let stay = dialogue::first_answer(commands, fonts, label, about, dialogue::close::<Leaving>);
    let quit = quit(commands, fonts);
    commands.entity(panel).add_children(&[stay, quit]);
}

/// Asks, or closes the question. In a browser the page is closed with the browser's own means.
pub(super) fn step_back(
    mut back: ResMut<Back>,
    fonts: Res<Fonts>,
    asked: Query<Entity, With<Leaving>>,
    mut commands: Commands,
) {
    if !back.take() || cfg!(target_family = "wasm") {
        return;
    }
    if asked.is_empty() {
        open(&mut commands, &fonts);
    }
    commands.despawn_all(&asked);
}
