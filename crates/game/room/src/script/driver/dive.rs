//! Beats of a dive.

use super::{Deed, DriverAction, InputDriver, places};
use crate::prelude::*;
use daemonfall_dive_mode::input::mode::InputMode;
use daemonfall_dive_mode::view::dive_view::DiveView;
use daemonfall_dive_mode::view::playback::Playback;
use daemonfall_dungeon::{Command, Direction, DiveState};
use daemonfall_ui::camera::MainCamera;

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
        (Command::Bomb(_), _) => hand.press_or_point(world, "b", GamepadButton::West, "bomb"),
        (Command::Drink, _) => hand.press_or_point(world, "e", GamepadButton::North, "drink"),
        (Command::Take, _) => hand.press_or_point(world, "t", GamepadButton::LeftTrigger2, "take"),
        (Command::Wait, _) => hand.press_or_point(world, "Space", GamepadButton::South, "wait"),
        (Command::Edit(_), _) => Err("no hand edits a dive".into()),
    }
}

fn step(world: &mut World, hand: InputDriver, way: Direction) -> Deed {
    let (key, by) = match way {
        Direction::North => ("ArrowUp", Vec2::NEG_Y),
        Direction::South => ("ArrowDown", Vec2::Y),
        Direction::West => ("ArrowLeft", Vec2::NEG_X),
        _ => ("ArrowRight", Vec2::X),
    };
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
