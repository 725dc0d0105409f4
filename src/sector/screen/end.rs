//! The summary when the sector is over.

use crate::input::pressed::PressedSystems;
use crate::screens::{Paused, Screen};
use crate::sector::begin::NextSector;
use crate::sector::film::Film;
use crate::sector::input::{Pressed, SectorAction};
use crate::sector::table::Table;
use crate::sector::{Play, SectorSystems};
use crate::ui::dialogue;
use crate::ui::drawing;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::prelude::*;
use daemonfall_sector::Outcome;

/// The summary.
#[derive(Component)]
pub struct Summary;

/// The wish to play the same sector from its beginning.
#[derive(Message, Clone, Copy, Debug)]
pub struct Again;

/// A button that begins anew.
pub fn again_button(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((
            button(fonts, "Again"),
            Tooltip::beside("The same sector from its first turn."),
        ))
        .observe(|_: On<Activate>, mut again: MessageWriter<Again>| {
            again.write(Again);
        })
        .id()
}

/// A button that leaves.
pub fn leave_button(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((
            button(fonts, "To practice"),
            Tooltip::beside("Leave the sector; it is not kept."),
        ))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Practice))
        .id()
}

/// Opens when it is over and everything has been shown.
fn sum_up(
    table: Res<Table>,
    film: Res<Film>,
    fonts: Res<Fonts>,
    open: Query<(), With<Summary>>,
    mut commands: Commands,
) {
    let Some(outcome) = table.outcome.filter(|_| film.is_over()) else {
        return;
    };
    if !open.is_empty() {
        return;
    }
    let (heading, colour, words) = match outcome {
        Outcome::CoreTaken => ("Won", theme::PICKUP, "An enemy core is yours."),
        Outcome::LeaderLost => (
            "Lost",
            theme::HOSTILE,
            "The leader fell, and what followed it is scattered.",
        ),
        Outcome::StacksLost => ("Lost", theme::HOSTILE, "Your last stack is gone."),
    };
    let root = (Summary, DespawnOnExit(Screen::Sector));
    let panel = dialogue::spawn(&mut commands, &fonts, heading, 5, 460.0, root);
    let numbers = commands
        .spawn(Node {
            column_gap: px(theme::PAD),
            ..default()
        })
        .id();
    let own = table.faction(table.player);
    let units: usize = table.own_stacks().map(|stack| stack.units.len()).sum();
    for (caption, number) in [
        ("TURNS", table.turn.to_string()),
        ("TILES", own.map_or(0, |own| own.tiles).to_string()),
        ("UNITS LEFT", units.to_string()),
        ("CYCLES", table.purse.cycles.to_string()),
    ] {
        commands.entity(numbers).with_child((
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                row_gap: px(4),
                ..default()
            },
            children![
                widgets::text(&fonts, theme::CAPTION, theme::DIM, caption),
                widgets::text(&fonts, drawing::TIME, theme::LIGHT, number)
            ],
        ));
    }
    let again = again_button(&mut commands, &fonts);
    commands.entity(again).insert(FocusFirst);
    let leave = leave_button(&mut commands, &fonts);
    commands
        .entity(panel)
        .with_child(widgets::text(&fonts, theme::BODY, colour, words))
        .add_children(&[numbers, again, leave]);
}

fn begin_again(
    mut wishes: MessageReader<Again>,
    pressed: Res<Pressed>,
    table: Res<Table>,
    play: Res<Play>,
    mut start: ResMut<NextSector>,
    mut paused: ResMut<NextState<Paused>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let by_key = table.outcome.is_some() && pressed.0.contains(&SectorAction::Again);
    if wishes.read().count() > 0 || by_key {
        start.0 = Some(play.setup.clone());
        paused.set(Paused(false));
        next.set(Screen::Sector);
    }
}

/// Adds the summary.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            sum_up.in_set(SectorSystems::Draw),
            begin_again
                .after(PressedSystems)
                .run_if(in_state(Screen::Sector).and_then(resource_exists::<Play>)),
        ),
    );
}
