//! Turns intents that are commands into commands. The dive screen handles the others (cursor, zoom,
//! auto-walk).

use super::careful::Careful;
use crate::input::intent::Intent;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::session::SessionSystems;
use crate::session::watch::Watch;
use daemonfall_dungeon::components::{Placed, Player};

pub fn command(intent: Intent, facing: Direction) -> Option<Command> {
    match intent {
        Intent::Step(way) => Some(Command::Step(way)),
        Intent::Wait => Some(Command::Wait),
        Intent::Bomb(way) => Some(Command::Bomb(way.unwrap_or(facing))),
        Intent::Drink => Some(Command::Drink),
        Intent::Take => Some(Command::Take),
        Intent::Rest
        | Intent::Cursor(_)
        | Intent::Use
        | Intent::NextThreat
        | Intent::AutoExplore
        | Intent::ZoomIn
        | Intent::ZoomOut => None,
    }
}

fn choose(
    mut intents: MessageReader<Intent>,
    players: Query<(&Placed, &Player)>,
    mut mode: ResMut<InputMode>,
    mut careful: Careful,
) {
    let player = players.iter().next();
    let facing = player.map_or(Direction::South, |(placed, _)| placed.facing);
    // Without a bomb, the wish is refused at once: no direction is asked for.
    if *mode == InputMode::Bomb && player.is_none_or(|(_, carried)| carried.bombs == 0) {
        *mode = InputMode::Play;
        careful.play(Command::Bomb(facing));
    }
    for command in intents.read().filter_map(|intent| command(*intent, facing)) {
        careful.play(command);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose
            .in_set(SessionSystems::Choose)
            .run_if(in_state(Screen::DIVE).and_then(not(resource_exists::<Watch>))),
    );
}
