//! Binding an action anew: what stands against it, and the ways out.

use super::Bindings;
use crate::input::bound::Input;
use crate::input::group::ActionId;
use std::mem::discriminant;

/// A change of an action's bindings that the player wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The action.
    pub action: ActionId,
    /// What it shall be bound to.
    pub input: Input,
    /// What that takes the place of; none to bind it in addition.
    pub instead_of: Option<Input>,
}

/// How a wish that stands against another action comes true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Both change places: the other action gets what this one gives up.
    Swap,
    /// The other action loses it.
    Take,
}

/// The other actions that an input has at the same time as an action.
pub fn rivals(bindings: &Bindings, action: ActionId, input: Input) -> Vec<ActionId> {
    ActionId::all()
        .map(|(id, _)| id)
        .filter(|id| bindings.inputs(*id).contains(&input))
        .filter(|id| *id != action && id.meets(action))
        .collect()
}

/// Whether an action has to keep an input: it is needed, and has no other of this device.
pub fn must_keep(bindings: &Bindings, action: ActionId, input: Input) -> bool {
    let needed = action.row().is_some_and(|row| row.is_needed());
    let is_other = |it: &Input| *it != input && discriminant(it) == discriminant(&input);
    needed && !bindings.inputs(action).iter().any(is_other)
}

/// The ways out of a conflict that leave every needed action bound; where nothing stands against
/// it, taking it.
pub fn ways(bindings: &Bindings, wish: Wish) -> Vec<Way> {
    let against = rivals(bindings, wish.action, wish.input);
    let swap = wish.instead_of.is_some_and(|old| {
        // What is given up must be free for the other as well.
        let free = |other: &ActionId| {
            let mut against = rivals(bindings, *other, old).into_iter();
            against.all(|id| id == wish.action)
        };
        let same_device = discriminant(&old) == discriminant(&wish.input);
        same_device && against.len() == 1 && against.iter().all(free)
    });
    let take = against.iter().all(|other| !must_keep(bindings, *other, wish.input));
    let all = [(swap, Way::Swap), (take, Way::Take)];
    all.into_iter().filter_map(|(able, way)| able.then_some(way)).collect()
}

/// Makes a wish come true; what stands against it goes its way.
pub fn fulfil(bindings: &mut Bindings, wish: Wish, way: Way) {
    for other in rivals(bindings, wish.action, wish.input) {
        let mut inputs = bindings.inputs(other).to_vec();
        match (way, wish.instead_of) {
            (Way::Swap, Some(old)) => replace(&mut inputs, wish.input, old),
            _ => inputs.retain(|input| *input != wish.input),
        }
        bindings.set(other, inputs);
    }
    let mut inputs = bindings.inputs(wish.action).to_vec();
    match wish.instead_of {
        Some(old) => replace(&mut inputs, old, wish.input),
        None if !inputs.contains(&wish.input) => inputs.push(wish.input),
        None => {}
    }
    bindings.set(wish.action, inputs);
}

/// Puts an input in the place of another; it stands there once.
fn replace(inputs: &mut Vec<Input>, old: Input, new: Input) {
    if old != new {
        inputs.retain(|input| *input != new);
    }
    match inputs.iter_mut().find(|input| **input == old) {
        Some(place) => *place = new,
        None => inputs.push(new),
    }
}

/// Takes an input off an action; whether it could be spared.
pub fn release(bindings: &mut Bindings, action: ActionId, input: Input) -> bool {
    if must_keep(bindings, action, input) {
        return false;
    }
    let mut inputs = bindings.inputs(action).to_vec();
    inputs.retain(|other| *other != input);
    bindings.set(action, inputs);
    true
}

/// Binds an action as at first. What has taken one of these inputs since gives it back, and is
/// bound as at first too.
pub fn reset(bindings: &mut Bindings, action: ActionId) {
    let mut open = vec![action];
    let mut done = Vec::new();
    while let Some(id) = open.pop() {
        let Some(row) = id.row() else { continue };
        bindings.set(id, row.inputs.clone());
        done.push(id);
        for input in row.inputs {
            let others = rivals(bindings, id, input);
            open.extend(others.into_iter().filter(|other| !done.contains(other)));
        }
    }
}

#[cfg(test)]
mod tests;
