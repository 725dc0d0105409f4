//! What waits outside the map, while nobody runs it: a small dialogue that tells of it and settles it without effect.

use crate::screens::Screen;
use crate::screens::back::{Back, BackSystems};
use crate::sector::film::Film;
use crate::sector::table::Table;
use crate::sector::words;
use crate::sector::{Play, SectorSystems, Settle};
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::prelude::*;
use daemonfall_sector::{Pending, WriteBack};

/// The dialogue.
#[derive(Component)]
struct Waits;

/// What settles it.
fn answer(pending: Pending) -> WriteBack {
    match pending {
        Pending::Encounter { .. } => WriteBack::EncounterOver,
        Pending::Vault { .. } => WriteBack::VaultOver { emptied: true },
    }
}

fn open(
    table: Res<Table>,
    film: Res<Film>,
    play: Res<Play>,
    fonts: Res<Fonts>,
    opened: Query<Entity, With<Waits>>,
    mut commands: Commands,
) {
    let Some(pending) = table.pending.filter(|_| film.is_over()) else {
        for dialogue in &opened {
            commands.entity(dialogue).despawn();
        }
        return;
    };
    if !opened.is_empty() {
        return;
    }
    let (heading, tile, text, label) = match pending {
        Pending::Encounter { tile, .. } => (
            "An encounter",
            tile,
            "In a run, a few lines of text and a choice wait here. In practice nothing is at stake: it passes without effect.",
            "Go on",
        ),
        Pending::Vault { tile, .. } => (
            "The vault",
            tile,
            "In a run, three floors of dungeon lie under it, and a guardian behind the last door. In practice it is emptied without a fight.",
            "Back to the map",
        ),
    };
    let root = (Waits, DespawnOnExit(Screen::Sector));
    let panel = dialogue::spawn(&mut commands, &fonts, heading, 7, 460.0, root);
    let place = words::tile(&table, &play.rules, tile);
    let go_on = commands
        .spawn((
            button(&fonts, label),
            FocusFirst,
            Tooltip::beside("Settle it and go on. Key: Enter."),
        ))
        .observe(move |_: On<Activate>, mut settle: MessageWriter<Settle>| {
            settle.write(Settle(answer(pending)));
        })
        .id();
    commands
        .entity(panel)
        .with_child(widgets::text(
            &fonts,
            theme::SMALL,
            theme::DIM,
            format!("At {place}"),
        ))
        .with_child(widgets::text(&fonts, theme::BODY, theme::NEUTRAL, text))
        .add_child(go_on);
}

/// A step back settles it too.
fn step_back(
    mut back: ResMut<Back>,
    table: Res<Table>,
    opened: Query<(), With<Waits>>,
    mut settle: MessageWriter<Settle>,
) {
    if let Some(pending) = table.pending
        && !opened.is_empty()
        && back.take()
    {
        settle.write(Settle(answer(pending)));
    }
}

/// Adds the dialogue.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open.in_set(SectorSystems::Draw),
            step_back
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::Sector).and_then(resource_exists::<Table>)),
        ),
    );
}
