//! The gear screen.
//! Which unit carries which mods, its values with them, and what each mod would change before it is
//! fitted.
//!
//! Laid out for 1280 × 720: units on the left, the selected unit in the middle, spare mods and
//! relics on the right.

mod about;
mod compare;
mod description;
pub mod effects;
mod fit_preview;
mod inventory;
mod keys;
mod numbers;
pub mod parts;
pub mod selection;
mod slots;
mod stage;
pub mod unit;
pub mod units;

use crate::page::back_to;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Phase};
use daemonfall_input::action_input::ActionInput;
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_ui::focus::FocusSystems;
use daemonfall_ui::prelude::*;

/// What the screen does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum GearSystems {
    Keys,
    /// Finds the selected unit and the mod looked at.
    Look,
    Draw,
}

fn from_the_map(
    input: Res<ActionInput>,
    campaign: Res<Campaign>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
) {
    if !input.has_on_screen(SectorAction::Gear) || campaign.run().phase != Phase::Sector {
        return;
    }
    if campaign.is_open() {
        notices.write(Notice::done(t!("gear-own-turn")));
    } else {
        next.set(Screen::GEAR)
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::GEAR)
        .configure_sets(
            Update,
            (GearSystems::Keys, GearSystems::Look, GearSystems::Draw)
                .chain()
                .after(FocusSystems)
                .run_if(in_state(Screen::GEAR).and_then(resource_exists::<Campaign>)),
        )
        .add_plugins((
            stage::plugin,
            unit::plugin,
            selection::plugin,
            keys::plugin,
            units::plugin,
            slots::plugin,
            about::plugin,
            numbers::plugin,
            description::plugin,
            inventory::plugin,
        ))
        .add_systems(
            Update,
            (
                from_the_map.run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
                back_to(Screen::SECTOR).in_set(BackSystems::Screen).run_if(in_state(Screen::GEAR)),
            ),
        );
}
