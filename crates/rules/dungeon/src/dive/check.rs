//! Whether a command is legal now, and taking it as a player's choice.

use super::editing;
use crate::beat::{BeatCtx, BeatCursor, Stage, action_of};
use crate::chain::{Chain, Event, Verb};
use crate::command::{Command, Refusal};
use crate::events::{DiveEvent, Reason};
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;

type Parts = (BeatCtx<'static, 'static>, ResMut<'static, BeatCursor>);

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
    checked(world, command, |_, _| ())?;
    if let Command::Edit(edit) = command {
        editing::check(world, edit)?;
    }
    Ok(())
}

/// Stores a command, if it is legal, as a player's choice, and begins the beat if all have chosen;
/// returns whether they have.
pub(super) fn choose(world: &mut World, command: Command) -> Result<bool, Refusal> {
    checked(world, command, |ctx, cursor| {
        ctx.state.chosen.push(command);
        if ctx.state.chosen.len() < ctx.grid.players().len() {
            return false;
        }
        ctx.state.beat += 1;
        let (beat, floor) = (ctx.state.beat, ctx.state.floor);
        (cursor.stage, cursor.seen) = (Stage::In(BeatSet::Sort), ctx.log.events().len());
        ctx.log.push(DiveEvent::BeatBegan { beat });
        if let Some(trace) = &mut ctx.trace {
            trace.begin(beat, floor, ctx.state.chosen.clone());
        }
        true
    })
}

/// Checks a command, and does something with the same context if it is legal: to collect that takes
/// longer than to check.
fn checked<T>(
    world: &mut World,
    command: Command,
    then: impl FnOnce(&mut BeatCtx, &mut BeatCursor) -> T,
) -> Result<T, Refusal> {
    let mut state = world.resource_mut::<CheckState>().0.take().ok_or(Refusal::NoDive)?;
    // Not taken apart: that would copy hundreds of bytes.
    let result = match &mut state.get_mut(world) {
        Ok((ctx, cursor)) => {
            ctx.beat.quiet = true;
            let result = check_parts(ctx, cursor, command);
            ctx.beat.quiet = false;
            result.map(|()| then(ctx, cursor))
        }
        Err(_) => Err(Refusal::NoDive),
    };
    world.resource_mut::<CheckState>().0 = Some(state);
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
