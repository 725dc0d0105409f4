//! The pause: a dialogue over the dive, and those over breach and map.

mod breach;
mod sector;

use super::pause_key::{self, Covered};
use super::{help, quick_toggles};
use crate::ladder::buttons as puzzle;
use crate::ladder::climb::Climb;
use crate::ladder::wishes::Wish;
use crate::runs::{buttons, seed};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::seed_text;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_dive_mode::session::Session;
use daemonfall_dive_mode::session::back::Practice;
use daemonfall_dungeon::DiveState;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;
use daemonfall_ui::dialogue;
use daemonfall_ui::focus::Activate;
use daemonfall_ui::photo::photo_button;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::{self, button};

fn open(
    session: Res<Session>,
    state: Res<DiveState>,
    campaign: Option<Res<Campaign>>,
    climb: Option<Res<Climb>>,
    practice: Practice,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let panel = dialogue::spawn(
        &mut commands,
        &fonts,
        t!("paused"),
        pause_key::LEVEL,
        400.0,
        DespawnOnExit(Paused(true)),
    );
    let place = t!(
        "pause-place",
        floor = state.floor + 1,
        floors = state.floors,
        beat = state.beat,
        seed = seed_text(session.replay.seed)
    );
    let resume = dialogue::first_answer(
        &mut commands,
        &fonts,
        t!("go-on"),
        t!("pause-go-on-about"),
        |_: On<Activate>, mut paused: ResMut<NextState<Paused>>| paused.set(Paused(false)),
    );
    let help = help::button(&mut commands, &fonts);
    let seed = campaign.as_ref().map_or(session.replay.seed, |it| it.run().settings.seed);
    let picture = match climb {
        Some(_) => photo_button(&mut commands, &fonts),
        None => seed::beside_picture(&mut commands, &fonts, seed),
    };
    let more = super::settings::button_to(&mut commands, &fonts);
    let row = quick_toggles::row(&mut commands, &fonts, &settings);
    let saves = campaign.as_ref().map(|_| buttons::saves(&mut commands, &fonts));
    let out = match campaign {
        Some(_) => vec![
            buttons::retreat(&mut commands, &fonts, &t!("pause-retreat-about")),
            buttons::title(&mut commands, &fonts),
        ],
        None if climb.is_some() => puzzle::of_pause(&mut commands, &fonts),
        None => {
            let own = practice.is_under_way();
            let undo = own.then(|| puzzle::wish(&mut commands, &fonts, Wish::Undo));
            let leave = commands
                .spawn((
                    button(&fonts, t!("pause-practice")),
                    Tooltip::beside(t!("pause-practice-about")),
                ))
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                    next.set(Screen::PRACTICE);
                })
                .id();
            undo.into_iter().chain([leave]).collect()
        }
    };
    commands
        .entity(panel)
        .with_child(widgets::text(&fonts, theme::BODY, theme::NEUTRAL, place))
        .add_children(&[resume, help, more])
        .add_children(saves.as_slice())
        .add_children(&[picture, row])
        .with_child(widgets::divider())
        .add_children(&out);
}

fn step_back(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    covered: Covered,
    paused: Res<State<Paused>>,
    mut next: ResMut<NextState<Paused>>,
) {
    let pressed = input.has(DiveAction::Pause) && !covered.now();
    if back.take() || pressed {
        next.set(Paused(!paused.0));
    }
}

fn go_on(mut next: ResMut<NextState<Paused>>) {
    next.set(Paused(false));
}

pub fn plugin(app: &mut App) {
    app.add_plugins((breach::plugin, sector::plugin))
        .add_systems(OnEnter(Paused(true)), open.run_if(in_state(Screen::DIVE)))
        .add_systems(OnExit(Screen::DIVE), go_on)
        .add_systems(
            Update,
            step_back
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::DIVE).and_then(resource_exists::<Session>)),
        );
}
