//! Whether a command is legal now.

use super::editing;
use crate::beat::{BeatCtx, BeatCursor, action_of};
use crate::chain::{Chain, Event, Verb};
use crate::command::{Command, Refusal};
use crate::events::Reason;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;

type Parts = (BeatCtx<'static, 'static>, Res<'static, BeatCursor>);

/// Cached between checks. Boxed because it is taken out and put back each time; not by
/// `resource_scope`, which would move it through two tables.
#[derive(Resource)]
struct CheckState(Option<Box<SystemState<Parts>>>);

pub(super) fn install(world: &mut World) {
    let state = SystemState::new(world);
    world.insert_resource(CheckState(Some(Box::new(state))));
}

/// Whether a command is legal now, for the next player to choose, or why it is refused. Changes
/// nothing.
pub fn check(world: &mut World, command: Command) -> Result<(), Refusal> {
    let mut state = world.resource_mut::<CheckState>().0.take().ok_or(Refusal::NoDive)?;
    // Not taken apart: that would copy hundreds of bytes.
    let result = match &mut state.get_mut(world) {
        Ok((ctx, cursor)) => {
            ctx.beat.quiet = true;
            let result = check_parts(ctx, cursor, command);
            ctx.beat.quiet = false;
            result
        }
        Err(_) => Err(Refusal::NoDive),
    };
    world.resource_mut::<CheckState>().0 = Some(state);
    if let (Ok(()), Command::Edit(edit)) = (result, command) {
        editing::check(world, edit)?;
    }
    result
}

fn check_parts(ctx: &mut BeatCtx, cursor: &BeatCursor, command: Command) -> Result<(), Refusal> {
    if ctx.state.outcome.is_some() {
        return Err(Refusal::Over);
    }
    if cursor.is_under_way() {
        return Err(Refusal::MidBeat);
    }
    match command {
        Command::Step(direction) | Command::Bomb(direction) if direction.is_diagonal() => {
            return Err(Refusal::Diagonal);
        }
        Command::Edit(_) => return Ok(()),
        _ => {}
    }
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
