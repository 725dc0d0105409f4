//! One press or release of a pointer a frame: the engine looks for what is under the pointer once a
//! frame, so it would lose a click that begins and ends within one after a move.

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use std::collections::VecDeque;

fn one_a_frame(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut read: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<VecDeque<PointerInput>>,
) {
    let fresh = read.len(&inputs);
    if fresh == 0 && waiting.is_empty() {
        return;
    }
    waiting.extend(read.read(&inputs).cloned());
    // Whatever is older was read in the frame before.
    inputs.clear();
    let mut acted = false;
    while let Some(next) = waiting.pop_front() {
        let acts = matches!(next.action, PointerAction::Press(_) | PointerAction::Release(_));
        if acts && acted {
            waiting.push_front(next);
            break;
        }
        acted |= acts;
        inputs.write(next);
    }
    read.clear(&inputs);
}

pub fn plugin(app: &mut App) {
    app.add_message::<PointerInput>()
        .add_systems(First, one_a_frame.in_set(PickingSystems::PostInput));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::{Location, PointerButton, PointerId};

    #[derive(Resource, Default)]
    struct Seen(Vec<&'static str>);

    fn look(mut inputs: MessageReader<PointerInput>, mut seen: ResMut<Seen>) {
        seen.0.extend(inputs.read().map(|input| match input.action {
            PointerAction::Press(_) => "press",
            PointerAction::Release(_) => "release",
            _ => "move",
        }));
    }

    #[test]
    fn a_click_within_a_frame_is_pressed_in_it_and_released_in_the_next() {
        let mut app = App::new();
        app.add_plugins(plugin).init_resource::<Seen>().add_systems(Update, look);
        let target = NormalizedRenderTarget::None { width: 1280, height: 720 };
        let location = Location { target, position: Vec2::ZERO };
        for action in [
            PointerAction::Move { delta: Vec2::X },
            PointerAction::Press(PointerButton::Primary),
            PointerAction::Release(PointerButton::Primary),
        ] {
            let input = PointerInput::new(PointerId::Mouse, location.clone(), action);
            app.world_mut().write_message(input);
        }
        let mut frame = || {
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Seen>().0)
        };
        assert_eq!(frame(), ["move", "press"]);
        assert_eq!(frame(), ["release"]);
        assert_eq!(frame(), [""; 0]);
    }
}
