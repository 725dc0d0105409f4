//! The breach's screen: field, column, forecast, lamp, cards, log.
//! Laid out for 1280 × 720 and drawn from the picture alone.

mod ahead;
pub mod arrows;
pub mod cards;
pub mod chosen;
pub mod column;
pub mod effects;
pub mod field;
pub mod forecast;
pub mod lamp;
pub mod look;
mod marks;
mod moment;
pub mod notes;
mod plate;
pub mod record;
mod row_face;
pub mod rows;
pub mod stage;
pub mod units;
mod warnings;
mod whole;

use super::begin::BreachBegins;
use bevy::prelude::*;
use daemonfall_platform::screen::Screen;

pub fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::BREACH),
        stage::build.after(BreachBegins).run_if(resource_exists::<super::Duel>),
    );
    app.add_plugins((
        field::plugin,
        units::plugin,
        rows::plugin,
        look::plugin,
        arrows::plugin,
        forecast::plugin,
        lamp::plugin,
        chosen::plugin,
        cards::plugin,
        notes::plugin,
        (record::plugin, whole::plugin),
        effects::plugin,
        (ahead::plugin, moment::plugin),
    ));
}
