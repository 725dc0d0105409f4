//! A step back on the title: whether to quit is asked first, and staying is the answer at hand.

use crate::screens::Screen;
use crate::screens::back::Back;
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::Fonts;
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::button;
use bevy::prelude::*;
use daemonfall_text::t;

/// The dialogue that asks.
#[derive(Component)]
pub(super) struct Leaving;

/// A button that ends the game.
pub(super) fn quit(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((
            button(fonts, t!("title-quit")),
            Tooltip::beside(t!("title-quit-about")),
        ))
        .observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        })
        .id()
}

fn open(commands: &mut Commands, fonts: &Fonts) {
    let root = (Leaving, DespawnOnExit(Screen::Title));
    let panel = dialogue::spawn(commands, fonts, t!("title-leave"), 5, 400.0, root);
    let stay = commands
        .spawn((
            button(fonts, t!("title-stay")),
            FocusFirst,
            Tooltip::beside(t!("title-stay-about")),
        ))
        .observe(
            |_: On<Activate>, open: Query<Entity, With<Leaving>>, mut commands: Commands| {
                for dialogue in &open {
                    commands.entity(dialogue).despawn();
                }
            },
        )
        .id();
    let quit = quit(commands, fonts);
    commands.entity(panel).add_children(&[stay, quit]);
}

/// Asks, or takes the question back. A page of a browser is left by the browser's own means.
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
    for dialogue in &asked {
        commands.entity(dialogue).despawn();
    }
}
