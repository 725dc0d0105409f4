//! Beats of a dive.

use super::{Deed, DriverAction, InputDriver, places};
use crate::prelude::*;
use daemonfall_dive_mode::input::mode::InputMode;
use daemonfall_dive_mode::view::dive_view::DiveView;
use daemonfall_dive_mode::view::playback::Playback;
use daemonfall_dungeon::{Command, Direction};

const SWIPE: f32 = 70.0;

/// The camera's position at the last query of a pointer: cells cannot be pointed at while it moves.
#[derive(Resource, Default)]
struct Glides(Option<GlobalTransform>);

pub fn next(world: &mut World, hand: InputDriver, command: Command) -> Deed {
    if world.resource::<DiveState>().outcome.is_some() {
        return Ok(DriverAction::Rest);
    }
    let mode = *world.resource::<InputMode>();
    match (command, mode) {
        (_, InputMode::Look | InputMode::Log | InputMode::Help) => hand.back(world),
        (Command::Step(way), InputMode::Play) | (Command::Bomb(way), InputMode::Bomb) => {
            step(world, hand, way)
        }
        (_, InputMode::Bomb) => hand.back(world),
        (command, _) => {
            let (key, button, hint) = pressed(command).ok_or("no hand edits a dive")?;
            hand.press_or_point(world, key, button, hint)
        }
    }
}

/// The key, the button and the hint of a command; of bombs, those before the direction.
fn pressed(command: Command) -> Option<(&'static str, GamepadButton, &'static str)> {
    Some(match command {
        Command::Bomb(_) => ("b", GamepadButton::West, "bomb"),
        Command::Drink => ("e", GamepadButton::North, "drink"),
        Command::Take => ("t", GamepadButton::LeftTrigger2, "take"),
        Command::Wait => ("Space", GamepadButton::South, "wait"),
        Command::Step(_) | Command::Edit(_) => return None,
    })
}

fn arrow(way: Direction) -> (&'static str, Vec2) {
    match way {
        Direction::North => ("ArrowUp", Vec2::NEG_Y),
        Direction::South => ("ArrowDown", Vec2::Y),
        Direction::West => ("ArrowLeft", Vec2::NEG_X),
        _ => ("ArrowRight", Vec2::X),
    }
}

fn step(world: &mut World, hand: InputDriver, way: Direction) -> Deed {
    let (key, by) = arrow(way);
    if let Some(arrow) = hand.arrow(key) {
        return Ok(arrow);
    }
    if hand == InputDriver::Touch {
        let middle = places::middle_of_window(world)? * Vec2::new(0.9, 0.9);
        return Ok(DriverAction::Drag(middle, middle + by * SWIPE));
    }
    let mut cameras = world.query_filtered::<&GlobalTransform, With<MainCamera>>();
    let now = cameras.single(world).ok().copied();
    let before = world.remove_resource::<Glides>().unwrap_or_default().0;
    world.insert_resource(Glides(now));
    let at = world.resource::<DiveView>().player_cell();
    let still = before == now && world.resource::<Playback>().is_over();
    match at.filter(|_| still) {
        Some(at) => places::cell(world, at.step(way, 1)).map(DriverAction::Point),
        None => Ok(DriverAction::Rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_dive_mode::input::action::DiveAction;
    use daemonfall_input::{bindings::Bindings, keys};

    #[test]
    fn the_keys_of_a_command_are_bound_to_it() {
        let bindings = Bindings::default().with::<DiveAction>();
        let bound = |key| bindings.of_key::<DiveAction>(keys::named(key)?.code);
        let of = |command| bound(pressed(command)?.0);
        assert_eq!(bound(arrow(Direction::West).0), Some(DiveAction::Left));
        assert_eq!(bound(arrow(Direction::South).0), Some(DiveAction::Down));
        assert_eq!(of(Command::Bomb(Direction::South)), Some(DiveAction::Bomb));
        assert_eq!(of(Command::Drink), Some(DiveAction::Drink));
        assert_eq!(of(Command::Take), Some(DiveAction::Take));
        assert_eq!(of(Command::Wait), Some(DiveAction::Wait));
    }
}
