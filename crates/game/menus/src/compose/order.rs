//! Keys and pad for the places: the focused unit is removed, or swaps with its neighbour.

use super::ComposeSystems;
use super::stacks::{Place, Stacks};
use crate::loadout_actions::FittingAction;
use crate::picking::FocusedPlace;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::menus::MenuAction;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum OrderRequest {
    TakeOff,
    Shift(i32),
}

fn read(input: Res<ActionInput>, mut wishes: MessageWriter<OrderRequest>) {
    wishes.write_batch(input.pressed().filter_map(|action| match action {
        FittingAction::TakeOut => Some(OrderRequest::TakeOff),
        FittingAction::Before => Some(OrderRequest::Shift(-1)),
        FittingAction::After => Some(OrderRequest::Shift(1)),
        _ => None,
    }));
    // With Shift, the keys for left and right take the focused unit along.
    let shifted = input.pressed().filter(|_| input.shift());
    wishes.write_batch(shifted.filter_map(|action| match action {
        MenuAction::Left => Some(OrderRequest::Shift(-1)),
        MenuAction::Right => Some(OrderRequest::Shift(1)),
        _ => None,
    }));
}

/// Runs before the same key moves the focus: a unit that swaps places keeps the focus.
fn obey(
    mut wishes: MessageReader<OrderRequest>,
    mut place: FocusedPlace<Place>,
    mut last: Local<Option<Place>>,
    mut stacks: ResMut<Stacks>,
) {
    let focused = place.get();
    // The arrow key has already moved the focus; the request is for the previous one.
    let before = std::mem::replace(&mut *last, focused);
    for wish in wishes.read() {
        match (*wish, focused, before) {
            (OrderRequest::TakeOff, Some(at), _) => stacks.remove(at),
            (OrderRequest::Shift(by), _, Some(from)) => {
                let to = from.at.saturating_add_signed(by as isize);
                let Some(stands) = stacks.shift(from, to) else {
                    continue;
                };
                stacks.chosen = Some(stands);
                *last = Some(stands);
                place.set(stands);
            }
            _ => {}
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<OrderRequest>()
        .add_systems(Update, (read, obey).chain().in_set(ComposeSystems));
}
