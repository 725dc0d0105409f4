//! The pause: a dialogue over the dive.

use super::back::{Back, BackSystems};
use super::switches;
use super::{Paused, Screen, help};
use crate::session::Session;
use crate::session::practice::Practising;
use crate::settings::Settings;
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::prelude::*;
use daemonfall_core::seed_text;
use daemonfall_dungeon::DiveState;

fn open(
    session: Res<Session>,
    state: Res<DiveState>,
    practising: Option<Res<Practising>>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let panel = dialogue::spawn(
        &mut commands,
        &fonts,
        "Paused",
        10,
        400.0,
        DespawnOnExit(Paused(true)),
    );
    let place = format!(
        "Floor {} of {}, beat {}, seed {}",
        state.floor + 1,
        state.floors,
        state.beat,
        seed_text(session.replay.seed)
    );
    let resume = commands
        .spawn((
            button(&fonts, "Go on"),
            FocusFirst,
            Tooltip::beside("Back to the dive. Key: Esc."),
        ))
        .observe(|_: On<Activate>, mut paused: ResMut<NextState<Paused>>| paused.set(Paused(false)))
        .id();
    let help = commands
        .spawn((
            button(&fonts, "Help"),
            Tooltip::beside("What keys and signs mean, and who is who. Key: ? or F2."),
        ))
        .observe(
            |_: On<Activate>, drawn: help::Drawn, mut commands: Commands| {
                help::open(&mut commands, &drawn, help::Page::default());
            },
        )
        .id();
    let row = switches::row(&mut commands, &fonts, &settings);
    let title = commands
        .spawn((
            button(&fonts, "To the title"),
            Tooltip::beside(if practising.is_some() {
                "A practice dive is not kept."
            } else {
                "The dive is kept; Continue goes on with it."
            }),
        ))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title))
        .id();
    commands
        .entity(panel)
        .with_child(widgets::text(&fonts, theme::BODY, theme::NEUTRAL, place))
        .add_children(&[resume, help, row])
        .with_child(widgets::divider())
        .add_child(title);
    if !cfg!(target_family = "wasm") {
        let quit = commands
            .spawn((
                button(&fonts, "Quit"),
                Tooltip::beside(if practising.is_some() {
                    "Leave the game. A practice dive is not kept."
                } else {
                    "Leave the game. The dive is kept."
                }),
            ))
            .observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            })
            .id();
        commands.entity(panel).add_child(quit);
    }
}

fn step_back(
    mut back: ResMut<Back>,
    pads: Query<&Gamepad>,
    paused: Res<State<Paused>>,
    mut next: ResMut<NextState<Paused>>,
) {
    if back.take()
        || pads
            .iter()
            .any(|pad| pad.just_pressed(GamepadButton::Start))
    {
        next.set(Paused(!paused.0));
    }
}

fn go_on(mut next: ResMut<NextState<Paused>>) {
    next.set(Paused(false));
}

/// Adds the pause.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Paused(true)), open.run_if(in_state(Screen::Dive)))
        .add_systems(OnExit(Screen::Dive), go_on)
        .add_systems(
            Update,
            step_back
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::Dive).and_then(resource_exists::<Session>)),
        );
}
