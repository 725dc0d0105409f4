//! How a breach begins: whoever has settled on two sides says so here.

use crate::breach::begin::{NextBreach, Setup};
use crate::screens::Screen;
use bevy::prelude::*;
use daemonfall_breach::Muster;
use daemonfall_breach::bots::Policy;
use daemonfall_text::t;

/// A breach is to begin between these sides.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct BreachStart {
    /// Who stands where.
    pub muster: Muster,
    /// Whether it is for practice: nothing is at stake, everything can be undone.
    pub practice: bool,
    /// Seed of whatever the opponent leaves to chance.
    pub seed: u64,
}

/// Goes to the breach.
fn start(
    mut starts: MessageReader<BreachStart>,
    mut breach: ResMut<NextBreach>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(start) = starts.read().last() {
        breach.0 = Some(Setup {
            title: t!("breach-start-practice"),
            muster: start.muster.clone(),
            seed: start.seed,
            practice: start.practice,
            foes: Policy::Opponent,
        });
        screen.set(Screen::Breach);
    }
}

/// Receives starts.
pub fn plugin(app: &mut App) {
    app.add_message::<BreachStart>().add_systems(Update, start);
}
