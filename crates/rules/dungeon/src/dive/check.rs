//! Whether a command is legal now.

use super::editing;
use crate::beat::{BeatCtx, BeatCursor, action_of};
use crate::chain::{Chain, Event, Verb};
use crate::command::{Command, Refusal};
use crate::events::Reason;
use crate::index::Index;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;

/// Cached between checks. Boxed because it is taken out and put back each time; not by
/// `resource_scope`, which would move it through two tables.
#[derive(Resource)]
struct CheckState(Option<Box<SystemState<BeatCtx<'static, 'static>>>>);

pub(super) fn install(world: &mut World) {
    let state = SystemState::new(world);
    world.insert_resource(CheckState(Some(Box::new(state))));
}

/// Whether a command is legal now, for the next player to choose, or why it is refused. Changes
/// nothing.
pub fn check(world: &mut World, command: Command) -> Result<(), Refusal> {
    if world.resource::<DiveState>().outcome.is_some() {
        return Err(Refusal::Over);
    }
    if world.resource::<BeatCursor>().is_under_way() {
        return Err(Refusal::MidBeat);
    }
    if let Command::Step(direction) | Command::Bomb(direction) = command
        && direction.is_diagonal()
    {
        return Err(Refusal::Diagonal);
    }
    if let Command::Edit(edit) = command {
        world.get_resource::<Index>().ok_or(Refusal::NoDive)?;
        editing::check(world, edit)?;
        return Ok(());
    }
    let mut state = world.resource_mut::<CheckState>().0.take().ok_or(Refusal::NoDive)?;
    let result = match state.get_mut(world) {
        Ok(mut ctx) => {
            ctx.beat.quiet = true;
            let result = check_parts(&mut ctx, command);
            ctx.beat.quiet = false;
            result
        }
        Err(_) => Err(Refusal::NoDive),
    };
    world.resource_mut::<CheckState>().0 = Some(state);
    result
}

fn check_parts(ctx: &mut BeatCtx, command: Command) -> Result<(), Refusal> {
    let next = ctx.state.chosen.len();
    let &(id, cell) = ctx.grid.players().get(next).ok_or(Refusal::NoDive)?;
    let entity = ctx.entity(id).ok_or(Refusal::NoDive)?;
    if ctx.statused.get(entity).is_ok_and(|held| held.lost_beats() > 0) {
        return Ok(());
    }
    let (action, toward) = action_of(command);
    let mut refused = Reason::Unable;
    for part in action.parts.iter() {
        let mut event = Event::new(id, entity, cell, toward.unwrap_or_default(), part);
        if ctx.traverse(Chain::Check(Verb::of(part)), &mut event) {
            return Ok(());
        }
        refused = refused.or(event.reason);
    }
    Err(Refusal::Nothing(refused))
}
