//! A unit that can do nothing waits by itself: the same command as the player's.

use super::{Card, Choosing};
use crate::act::is_own_turn;
use crate::log::BreachLog;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, Copies};
use daemonfall_campaign::RunCommand;
use daemonfall_run::act::execute;

fn wait(world: &mut World) {
    let choosing = world.resource::<Choosing>();
    let log = choosing.log;
    let Some(who) = choosing.who.filter(|_| choosing.cards.iter().all(Card::is_refused)) else {
        return;
    };
    if world.resource::<BreachPlayback>().is_over() && is_own_turn(world) {
        world.resource_mut::<BreachLog>().waits_alone = Some(who);
        // It is refused only while something other than this breach is shown.
        if execute(world, RunCommand::Breach(Command::Wait)).is_ok() {
            world.insert_resource(Choosing { log, ..Choosing::default() });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let wait = wait.in_set(BreachSystems::Act).run_if(resource_exists::<Copies>);
    app.add_systems(Update, wait);
}
