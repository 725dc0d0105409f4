//! The breach's screen: field, column, forecast, lamp, cards, log.
//! Laid out for 1280 × 720 and drawn from the picture alone.

pub mod arrows;
pub mod cards;
mod compact_buttons;
mod compact_forecast;
mod copies;
pub mod current_unit;
pub mod effects;
pub mod field;
mod flat_cards;
pub mod forecast;
pub mod goal;
pub mod inspected_move;
mod log_panel;
mod marks;
mod meanwhile;
pub mod notes;
mod plate;
pub mod recent_log;
mod row_face;
pub mod rows;
pub mod safety_indicator;
mod shared;
pub mod stage;
mod unit_card;
mod unit_forecast;
pub mod units;
mod warnings;

use super::begin::BreachBegins;
use crate::BreachSystems;
use crate::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::BREACH),
        stage::build.after(BreachBegins).run_if(resource_exists::<super::BreachSession>),
    );
    app.add_systems(
        Update,
        stage::rebuild
            .after(BreachSystems::Preview)
            .before(BreachSystems::Draw)
            .run_if(in_state(Screen::BREACH)),
    );
    app.add_plugins((
        field::plugin,
        units::plugin,
        rows::plugin,
        inspected_move::plugin,
        arrows::plugin,
        (forecast::plugin, goal::plugin),
        safety_indicator::plugin,
        current_unit::plugin,
        cards::plugin,
        notes::plugin,
        (recent_log::plugin, meanwhile::plugin, log_panel::plugin),
        effects::plugin,
        (compact_forecast::plugin, compact_buttons::plugin, unit_forecast::plugin),
    ));
}
