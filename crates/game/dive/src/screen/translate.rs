//! Turns intents that are commands into commands. The dive screen handles the others (cursor, zoom,
//! auto-walk).

use super::careful::Careful;
use crate::input::intent::Intent;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::puzzle_actions::LadderAction;
use crate::session::SessionSystems;
use crate::session::watch::Watch;
use crate::view::hud::refusal::Say;
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

/// In a run no beat can be undone: a player who tries is told.
fn refuse_to_undo(input: Res<ActionInput>, mut says: MessageWriter<Say>) {
    if !input.is_early() && input.fresh().any(|it: LadderAction| it == LadderAction::Undo) {
        says.write(Say(t!("dive-undo-not")));
    }
}

pub fn plugin(app: &mut App) {
    let of_run = resource_exists::<Campaign>.and_then(in_state(Paused(false)));
    app.add_systems(
        Update,
        (choose, refuse_to_undo.run_if(of_run))
            .in_set(SessionSystems::Choose)
            .run_if(in_state(Screen::DIVE).and_then(not(resource_exists::<Watch>))),
    );
}
