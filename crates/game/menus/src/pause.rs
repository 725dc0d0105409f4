//! The pause: a dialogue over the dive, and those over breach and map.

mod breach;
mod sector;

use super::pause_key::{self, Covered};
use super::{help, quick_toggles};
use crate::ladder::buttons as puzzle;
use crate::ladder::climb::Climb;
use crate::ladder::requests::LadderRequest;
use crate::runs::{buttons, seed};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::seed_text;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_dive_mode::session::Session;
use daemonfall_dive_mode::session::back::FreeDive;
use daemonfall_dungeon::DiveState;
use daemonfall_input::action_input::ActionInput;
use daemonfall_platform::settings::Settings;
use daemonfall_ui::photo::photo_button;
use daemonfall_ui::prelude::*;

struct Pause<'a> {
    heading: String,
    width: f32,
    /// Where the game is.
    place: String,
    /// The label and the tooltip of the button that resumes.
    resume: [String; 2],
    campaign: Option<&'a Campaign>,
    seed: Option<u64>,
    /// Buttons after the one that resumes.
    first: Vec<Entity>,
    /// Buttons after the saves.
    middle: Vec<Entity>,
    out: Vec<Entity>,
}

fn spawn(commands: &mut Commands, fonts: &Fonts, settings: &Settings, pause: Pause) {
    let root = DespawnOnExit(Paused(true));
    let panel =
        dialogue::spawn(commands, fonts, pause.heading, pause_key::LEVEL, pause.width, root);
    let [resume, about] = pause.resume;
    let go_on = |_: On<Activate>, mut paused: ResMut<NextState<Paused>>| paused.set(Paused(false));
    let resume = dialogue::first_answer(commands, fonts, resume, about, go_on);
    let help = help::button(commands, fonts);
    let more = super::settings::button_to(commands, fonts);
    let saves = pause.campaign.map(|_| buttons::saves(commands, fonts));
    let picture = match pause.seed {
        Some(seed) => seed::beside_picture(commands, fonts, seed),
        None => photo_button(commands, fonts),
    };
    let switches = quick_toggles::row(commands, fonts, settings);
    commands
        .entity(panel)
        .with_child(text(fonts, theme::BODY, theme::NEUTRAL, pause.place))
        .add_child(resume)
        .add_children(&pause.first)
        .add_children(&[help, more])
        .add_children(saves.as_slice())
        .add_children(&pause.middle)
        .add_children(&[picture, switches])
        .with_child(divider())
        .add_children(&pause.out);
}

fn open(
    session: Res<Session>,
    state: Res<DiveState>,
    campaign: Option<Res<Campaign>>,
    climb: Option<Res<Climb>>,
    practice: FreeDive,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let place = t!(
        "pause-place",
        floor = state.floor + 1,
        floors = state.floors,
        beat = state.beat,
        seed = seed_text(session.seed)
    );
    let campaign = campaign.as_deref();
    let seed = campaign.map_or(session.seed, |it| it.run().settings.seed);
    let out = match campaign {
        Some(_) => vec![
            buttons::retreat(&mut commands, &fonts, &t!("pause-retreat-about")),
            buttons::title(&mut commands, &fonts),
        ],
        None if climb.is_some() => puzzle::of_pause(&mut commands, &fonts),
        None => {
            let own = practice.is_under_way();
            let undo = own.then(|| puzzle::wish(&mut commands, &fonts, LadderRequest::Undo));
            let about = Tooltip::beside(t!("pause-practice-about"));
            let label = t!("pause-practice");
            let leave = link(&mut commands, &fonts, label, about, Screen::PRACTICE);
            undo.into_iter().chain([leave]).collect()
        }
    };
    let pause = Pause {
        heading: t!("paused"),
        width: 400.0,
        place,
        resume: [t!("go-on"), t!("pause-go-on-about")],
        campaign,
        seed: climb.is_none().then_some(seed),
        first: Vec::new(),
        middle: Vec::new(),
        out,
    };
    spawn(&mut commands, &fonts, &settings, pause);
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
        .add_systems(OnExit(Screen::BREACH), go_on)
        .add_systems(OnExit(Screen::SECTOR), go_on)
        .add_systems(
            Update,
            step_back
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::DIVE).and_then(resource_exists::<Session>)),
        );
}
