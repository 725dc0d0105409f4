//! The pause at a guardian's door and over prizes.
//! There a run waits for a choice and nothing moves on its own. The run is saved automatically, can
//! be saved in a slot, and left for the title.

use super::{help, pause_key, settings};
use crate::runs::{buttons, seed};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_input::action_input::ActionInput;
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_ui::dialogue::{self, Dialogue};
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub struct Stop;

fn words(screen: Screen) -> String {
    match screen {
        Screen::DOOR => t!("stop-guardian"),
        _ => t!("stop-prizes"),
    }
}

fn open(commands: &mut Commands, fonts: &Fonts, screen: Screen, campaign: Option<&Campaign>) {
    let root = (Stop, DespawnOnExit(screen));
    let panel = dialogue::spawn(commands, fonts, t!("paused"), pause_key::LEVEL, 400.0, root);
    let (label, about) = (t!("go-on"), t!("stop-go-on-about"));
    let resume = dialogue::first_answer(commands, fonts, label, about, dialogue::close::<Stop>);
    let help = help::button(commands, fonts);
    let settings = settings::button_to(commands, fonts);
    let saves = buttons::saves(commands, fonts);
    let seed = campaign.map(|it| seed::copy_button(commands, fonts, it.run().settings.seed));
    let title = buttons::title(commands, fonts);
    commands
        .entity(panel)
        .with_child(text(fonts, theme::BODY, theme::NEUTRAL, words(screen)))
        .add_children(&[resume, help, settings, saves])
        .add_children(seed.as_slice())
        .add_child(title);
}

fn step_back(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    stops: Query<Entity, With<Stop>>,
    others: Query<(), (With<Dialogue>, Without<Stop>)>,
    screen: Res<State<Screen>>,
    fonts: Res<Fonts>,
    campaign: Option<Res<Campaign>>,
    mut commands: Commands,
) {
    // The map's key pauses here too, unless another dialogue has the keys.
    let pressed = input.has(SectorAction::Pause) && others.is_empty();
    if !(back.take() || pressed) {
        return;
    }
    match stops.is_empty() {
        true => open(&mut commands, &fonts, *screen.get(), campaign.as_deref()),
        false => commands.despawn_all(&stops),
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        step_back
            .in_set(BackSystems::Screen)
            .run_if(in_state(Screen::PRIZE).or_else(in_state(Screen::DOOR))),
    );
}
