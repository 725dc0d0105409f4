//! Rebinding an action: the conflicts, and how to resolve them.

use super::Bindings;
use crate::action_table::{ActionId, Input, Row};
use std::mem::discriminant;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BindingRequest {
    pub action: ActionId,
    pub input: Input,
    /// The input that it replaces; `None` to add a binding.
    pub instead_of: Option<Input>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Both change places: the other action gets what this one gives up.
    Swap,
    /// The other action loses the input.
    Take,
}

/// The other actions that use an input at the same time as `action`.
pub fn rivals(bindings: &Bindings, action: ActionId, input: Input) -> Vec<ActionId> {
    let all = bindings.actions.all().map(|(id, _)| id);
    all.filter(|id| bindings.inputs(*id).contains(&input))
        .filter(|id| *id != action && bindings.actions.meet(*id, action))
        .collect()
}

/// Whether an action must keep an input: it is required, and has no other input of this device.
pub fn must_keep(bindings: &Bindings, action: ActionId, input: Input) -> bool {
    let needed = bindings.actions.row(action).is_some_and(Row::is_needed);
    let is_other = |it: &Input| *it != input && discriminant(it) == discriminant(&input);
    needed && !bindings.inputs(action).iter().any(is_other)
}

/// The resolutions that leave every required action bound; without a conflict, taking it.
pub fn ways(bindings: &Bindings, wish: BindingRequest) -> Vec<Way> {
    let against = rivals(bindings, wish.action, wish.input);
    let swap = wish.instead_of.is_some_and(|old| {
        // The input given up must also be free for the other action.
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

pub fn fulfil(bindings: &mut Bindings, wish: BindingRequest, way: Way) {
    for other in rivals(bindings, wish.action, wish.input) {
        let mut inputs = bindings.inputs(other);
        match (way, wish.instead_of) {
            (Way::Swap, Some(old)) => replace(&mut inputs, wish.input, old),
            _ => inputs.retain(|input| *input != wish.input),
        }
        bindings.set(other, inputs);
    }
    let mut inputs = bindings.inputs(wish.action);
    match wish.instead_of {
        Some(old) => replace(&mut inputs, old, wish.input),
        None if !inputs.contains(&wish.input) => inputs.push(wish.input),
        None => {}
    }
    bindings.set(wish.action, inputs);
}

/// Replaces an input; the new one is listed only once.
fn replace(inputs: &mut Vec<Input>, old: Input, new: Input) {
    if old != new {
        inputs.retain(|input| *input != new);
    }
    match inputs.iter_mut().find(|input| **input == old) {
        Some(place) => *place = new,
        None => inputs.push(new),
    }
}

pub fn release(bindings: &mut Bindings, action: ActionId, input: Input) -> bool {
    if must_keep(bindings, action, input) {
        return false;
    }
    let mut inputs = bindings.inputs(action);
    inputs.retain(|other| *other != input);
    bindings.set(action, inputs);
    true
}

/// Actions that have taken one of its inputs since give it back and are restored too.
pub fn reset(bindings: &mut Bindings, action: ActionId) {
    let mut open = vec![action];
    let mut done = Vec::new();
    while let Some(id) = open.pop() {
        let Some(row) = bindings.actions.row(id) else { continue };
        let inputs = row.inputs();
        bindings.set(id, inputs.clone());
        done.push(id);
        for input in inputs {
            let others = rivals(bindings, id, input);
            open.extend(others.into_iter().filter(|other| !done.contains(other)));
        }
    }
}
