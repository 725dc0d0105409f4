//! Esc over the prizes: the run is kept, and can be left for the title.

use crate::run::buttons;
use crate::screens::Screen;
use crate::screens::back::{Back, BackSystems};
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{button, text};
use bevy::prelude::*;

/// The dialogue.
#[derive(Component)]
pub struct Pause;

fn open(commands: &mut Commands, fonts: &Fonts) {
    let root = (Pause, DespawnOnExit(Screen::Prize));
    let panel = dialogue::spawn(commands, fonts, "Paused", 10, 400.0, root);
    let words = "The prizes wait as long as you like.";
    let resume = commands
        .spawn((
            button(fonts, "Go on"),
            FocusFirst,
            Tooltip::beside("Back to the prizes. Key: Esc."),
        ))
        .observe(
            |_: On<Activate>, pauses: Query<Entity, With<Pause>>, mut commands: Commands| {
                for pause in &pauses {
                    commands.entity(pause).despawn();
                }
            },
        )
        .id();
    let saves = buttons::saves(commands, fonts);
    let title = buttons::title(commands, fonts);
    commands
        .entity(panel)
        .with_child(text(fonts, theme::BODY, theme::NEUTRAL, words))
        .add_children(&[resume, saves, title]);
}

fn step_back(
    mut back: ResMut<Back>,
    pads: Query<&Gamepad>,
    pauses: Query<Entity, With<Pause>>,
    fonts: Res<Fonts>,
    mut commands: Commands,
) {
    let start = |pad: &Gamepad| pad.just_pressed(GamepadButton::Start);
    if !(back.take() || pads.iter().any(start)) {
        return;
    }
    match pauses.is_empty() {
        true => open(&mut commands, &fonts),
        false => {
            for pause in &pauses {
                commands.entity(pause).despawn();
            }
        }
    }
}

/// Adds the pause.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        step_back
            .in_set(BackSystems::Screen)
            .run_if(in_state(Screen::Prize)),
    );
}
