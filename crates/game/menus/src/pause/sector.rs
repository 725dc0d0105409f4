//! The pause over the map, and steps back: selections are dropped first.

use crate::runs::{buttons, seed};
use crate::{help, quick_toggles, settings as settings_screen};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::seed_text;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_platform::settings::Settings;
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::film::Film;
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_text::t;
use daemonfall_ui::focus::Activate;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::{dialogue, widgets};

fn open(
    campaign: Res<Campaign>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let root = DespawnOnExit(Paused(true));
    let panel = dialogue::spawn(&mut commands, &fonts, t!("sector-pause-heading"), 10, 420.0, root);
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let place = t!(
        "sector-pause-place",
        sector = recipe.map_or_else(|| t!("sector-name"), |recipe| recipe.name.clone()),
        turn = campaign.sector().turn,
        seed = seed_text(campaign.run().settings.seed)
    );
    let resume = dialogue::first_answer(
        &mut commands,
        &fonts,
        t!("sector-pause-resume"),
        t!("sector-pause-resume-about"),
        |_: On<Activate>, mut paused: ResMut<NextState<Paused>>| paused.set(Paused(false)),
    );
    let help = help::button(&mut commands, &fonts);
    let gear = dialogue::answer(
        &mut commands,
        &fonts,
        t!("sector-pause-gear"),
        t!("sector-pause-gear-about"),
        |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::GEAR),
    );
    let more = settings_screen::button_to(&mut commands, &fonts);
    let saves = buttons::saves(&mut commands, &fonts);
    let seed = campaign.run().settings.seed;
    let picture = seed::beside_picture(&mut commands, &fonts, seed);
    let row = quick_toggles::row(&mut commands, &fonts, &settings);
    let title = buttons::title(&mut commands, &fonts);
    let give_up = buttons::give_up(&mut commands, &fonts);
    commands
        .entity(panel)
        .with_child(widgets::text(&fonts, theme::BODY, theme::NEUTRAL, place))
        .add_children(&[resume, gear, help, more, saves, picture, row])
        .with_child(widgets::divider())
        .add_children(&[title, give_up]);
}

fn step_back(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    paused: Res<State<Paused>>,
    film: Res<Film>,
    mut choosing: ResMut<Choosing>,
    mut next: ResMut<NextState<Paused>>,
) {
    let pause = input.has_on_screen(SectorAction::Pause);
    if !(back.take() || pause) {
        return;
    }
    if !paused.0 && !pause && film.is_over() {
        let mut now = choosing.clone();
        // Dropping the selected stack is no separate step: the pause comes next.
        let selected = now.selected;
        if now.back() && now.selected == selected {
            *choosing = now;
            return;
        }
    }
    next.set(Paused(!paused.0));
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Paused(true)),
        open.run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
    )
    .add_systems(OnExit(Screen::SECTOR), |mut paused: ResMut<NextState<Paused>>| {
        paused.set(Paused(false))
    })
    .add_systems(
        Update,
        step_back
            .in_set(BackSystems::Screen)
            .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
    );
}
