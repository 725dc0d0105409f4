//! Starts a breach between two chosen sides.

use super::begin::{NextBreach, Setup};
use bevy::prelude::*;
use daemonfall_breach::Muster;
use daemonfall_breach::bots::Policy;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;

#[derive(Message, Clone, Debug, PartialEq)]
pub struct BreachStart {
    pub muster: Muster,
    /// Whether it is practice: nothing is at stake, and everything can be undone.
    pub practice: bool,
    pub seed: u64,
}

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
        screen.set(Screen::BREACH);
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<BreachStart>().add_systems(Update, start);
}
