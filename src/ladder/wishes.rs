//! What a player of a puzzle may want beside playing it: back, from the beginning, a hint, the next one, the ladder.

use super::climb::{self, Climb};
use super::dive;
use crate::breach::TakeBack;
use crate::input::bound::chord_held;
use crate::screens::{Paused, Screen};
use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use daemonfall_campaign::puzzles::Trial;

/// A wish.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Take the last choice back.
    Undo,
    /// Begin again.
    Restart,
    /// Show another hint.
    Hint,
    /// Begin the next puzzle.
    Next,
    /// Back to the ladder.
    Leave,
}

/// The key of a wish; the breach has its own for taking back.
fn of_key(key: KeyCode, screen: Screen) -> Option<Wish> {
    match key {
        KeyCode::KeyU if screen != Screen::Breach => Some(Wish::Undo),
        KeyCode::KeyR => Some(Wish::Restart),
        KeyCode::KeyI => Some(Wish::Hint),
        _ => None,
    }
}

fn of_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    mut wishes: MessageWriter<Wish>,
) {
    let chord = chord_held(&held);
    for key in keys.read() {
        if key.state == ButtonState::Pressed && !key.repeat && !chord {
            wishes.write_batch(of_key(key.key_code, *screen.get()));
        }
    }
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<Wish>>) {
    let wishes: Vec<Wish> = reader
        .read(world.resource::<Messages<Wish>>())
        .copied()
        .collect();
    for wish in wishes {
        carry_out(world, wish);
        if let Some(mut paused) = world.get_resource_mut::<NextState<Paused>>() {
            paused.set(Paused(false));
        }
    }
}

fn carry_out(world: &mut World, wish: Wish) {
    let Some(climb) = world.get_resource::<Climb>() else {
        return;
    };
    let place = climb.place;
    let trial = climb.session.puzzle().trial.clone();
    match (wish, trial) {
        (Wish::Undo, Trial::Dive(_)) => dive::go_back(world, |session, world| {
            session.undo(world);
        }),
        (Wish::Restart, Trial::Dive(_)) => {
            dive::go_back(world, |session, world| session.restart(world));
        }
        (Wish::Undo, Trial::Breach(_)) => {
            world.write_message(TakeBack);
        }
        (Wish::Restart, Trial::Breach(_)) => climb::begin(world, place),
        (Wish::Undo | Wish::Restart, Trial::Battle(_)) => {
            world.resource_scope(|world, mut climb: Mut<Climb>| {
                match wish {
                    Wish::Restart => climb.session.restart(world),
                    _ => {
                        climb.session.undo(world);
                    }
                }
                climb.noted = false;
            });
        }
        (Wish::Hint, _) => {
            let mut climb = world.resource_mut::<Climb>();
            let all = climb.session.puzzle().hints.len();
            climb.hints = (climb.hints + 1).min(all);
        }
        (Wish::Next, _) => climb::begin(world, place + 1),
        (Wish::Leave, _) => world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Ladder),
    }
}

/// Obeys wishes.
pub fn plugin(app: &mut App) {
    app.add_message::<Wish>().add_systems(
        Update,
        (of_keys.run_if(in_state(Paused(false))), obey)
            .chain()
            .run_if(resource_exists::<Climb>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_breach_keeps_its_own_key_for_taking_back() {
        assert_eq!(of_key(KeyCode::KeyU, Screen::Dive), Some(Wish::Undo));
        assert_eq!(of_key(KeyCode::KeyU, Screen::Breach), None);
        assert_eq!(of_key(KeyCode::KeyR, Screen::Breach), Some(Wish::Restart));
        assert_eq!(of_key(KeyCode::KeyM, Screen::Dive), None);
    }
}
