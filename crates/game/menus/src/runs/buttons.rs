//! Buttons shared by the pauses and ends of a run's screens: continue, leave, give up.

use super::autosave::to_title;
use crate::prelude::*;
use daemonfall_run::act::finish;

pub fn go_on(commands: &mut Commands, about: &str) -> Entity {
    let go = |_: On<Activate>, campaign: Res<Campaign>, mut next: ResMut<NextState<Screen>>| {
        next.set(screen_of(&campaign.run().phase));
    };
    action(commands, t!("run-go-on"), Tooltip::beside(about), go)
}

pub fn saves(commands: &mut Commands) -> Entity {
    let go = |_: On<Activate>, mut commands: Commands| commands.queue(to_saves);
    action(commands, t!("run-save"), Tooltip::beside(t!("run-save-about")), go)
}

/// Opens the saves. Others finish first, so that the save matches the state one returns to.
fn to_saves(world: &mut World) {
    finish(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::SAVES);
}

pub fn title(commands: &mut Commands) -> Entity {
    let go = |_: On<Activate>, mut commands: Commands| commands.queue(to_title);
    action(commands, t!("run-title"), Tooltip::beside(t!("run-title-about")), go)
}

pub fn order(
    commands: &mut Commands,
    command: RunCommand,
    asks: [String; 2],
    about: &str,
) -> Entity {
    let give = move |_: On<Confirmed>,
                     mut orders: MessageWriter<Order>,
                     mut paused: ResMut<NextState<Paused>>| {
        orders.write(Order(command.clone()));
        paused.set(Paused(false));
    };
    confirm(commands, asks, Tooltip::beside(about), give)
}

pub fn retreat(commands: &mut Commands, sure: String, about: &str) -> Entity {
    order(commands, RunCommand::Retreat, [t!("run-retreat"), sure], about)
}

pub fn give_up(commands: &mut Commands) -> Entity {
    let asks = [t!("run-give-up"), t!("run-give-up-sure")];
    order(commands, RunCommand::GiveUp, asks, &t!("run-give-up-about"))
}
