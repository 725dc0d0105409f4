//! The ghost: a preview of the selected choice, made by the rules on a copy.

use super::breach_view::BreachView;
use super::choosing::Choosing;
use super::playback::BreachPlayback;
use super::{BreachSession, BreachSystems, Copies, Shown};
use crate::prelude::*;
use daemonfall_breach::Warning;
use daemonfall_breach::preview::{ComingWhat, Preview, preview};

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownPreview {
    pub command: Option<Command>,
    /// What would happen; without a choice, what happens if all wait.
    pub preview: Preview,
    /// The state it was made for; a change makes a new one.
    made_for: (u32, u32, Option<Command>),
}

/// Number of turns and resolutions that are looked ahead.
pub const SHOWN: usize = 12;

fn look_ahead(world: &mut World) {
    if !world.resource::<BreachPlayback>().is_over() {
        return;
    }
    let command = world.resource::<Choosing>().at_hand();
    let table = world.resource::<BreachView>();
    let key = (
        table.round,
        world.resource::<BreachSession>().choices
            + 1000 * u32::from(table.turn.is_some_and(|turn| turn.quick)),
        command,
    );
    let changed = world.is_resource_changed::<BreachView>();
    if !changed && world.resource::<ShownPreview>().made_for == key {
        return;
    }
    if world.resource::<Choosing>().who.is_none() && table.outcome.is_none() {
        return;
    }
    let now = BreachSnapshot::of(world);
    let made = world
        .resource_scope(|_, mut copies: Mut<Copies>| preview(&mut copies.0, &now, command, SHOWN));
    if let Ok(mut preview) = made {
        if let Some(Command::Use { subroutine, .. }) = command
            && world.resource::<BreachLibrary>().subroutine(subroutine).uses.is_empty()
        {
            // A move that only moves its user is not meant to hit anyone.
            preview
                .warnings
                .retain(|warning| !matches!(warning, Warning::Misses | Warning::MimeMisses { .. }));
        }
        let ghost = ShownPreview { command, preview, made_for: key };
        world.resource_mut::<ShownPreview>().set_if_neq(ghost);
    }
}

fn run_down(mut shown: MessageReader<Shown>, mut ghost: ResMut<ShownPreview>) {
    for Shown { event, .. } in shown.read() {
        let place = ghost.preview.coming.iter().position(|next| match (event, next.what) {
            (BreachEvent::TurnBegan { turn, .. }, ComingWhat::Turn(known)) => *turn == known,
            (
                BreachEvent::Stack(StackEvent::Executed(entry)),
                ComingWhat::Resolves { id, user, .. },
            ) => id == entry.id && user == entry.choice.user,
            _ => false,
        });
        if let Some(place) = place {
            ghost.preview.coming.drain(..=place);
            ghost.preview.warnings.clear();
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<ShownPreview>().add_systems(
        Update,
        (run_down, look_ahead)
            .chain()
            .in_set(BreachSystems::Preview)
            .run_if(resource_exists::<BreachSession>.and_then(resource_exists::<Copies>)),
    );
}
