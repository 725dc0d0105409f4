//! The pause over the map, and steps back: selections are dropped first.

use super::{Pause, spawn};
use crate::runs::buttons;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::seed_text;
use daemonfall_input::action_input::ActionInput;
use daemonfall_platform::settings::Settings;
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_ui::prelude::*;

fn open(
    campaign: Res<Campaign>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let place = t!(
        "sector-pause-place",
        sector = recipe.map_or_else(|| t!("sector-name"), |recipe| recipe.name.clone()),
        turn = campaign.sector().turn,
        seed = seed_text(campaign.run().settings.seed)
    );
    let about = Tooltip::beside(t!("sector-pause-gear-about"));
    let gear = link(&mut commands, &fonts, t!("sector-pause-gear"), about, Screen::GEAR);
    let title = buttons::title(&mut commands, &fonts);
    let give_up = buttons::give_up(&mut commands, &fonts);
    let pause = Pause {
        heading: t!("sector-pause-heading"),
        width: 420.0,
        place,
        resume: [t!("sector-pause-resume"), t!("sector-pause-resume-about")],
        campaign: Some(&campaign),
        seed: Some(campaign.run().settings.seed),
        first: vec![gear],
        middle: Vec::new(),
        out: vec![title, give_up],
    };
    spawn(&mut commands, &fonts, &settings, pause);
}

fn step_back(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    paused: Res<State<Paused>>,
    film: Res<MapPlayback>,
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
    .add_systems(
        Update,
        step_back
            .in_set(BackSystems::Screen)
            .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
    );
}
