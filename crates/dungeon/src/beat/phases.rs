//! The phases of *Execute*, each over its category's list.

use super::{BeatCtx, BeatCursor, BeatSet};
use crate::components::Algorithm;
use crate::library::kinds::Category;
use bevy_ecs::prelude::*;

fn run(
    ctx: &mut BeatCtx,
    cursor: &mut BeatCursor,
    set: BeatSet,
    category: Category,
    players: Option<bool>,
) {
    if let Some(phases) = &mut ctx.beat.phases {
        phases.push(set);
    }
    cursor.position = 0;
    while let Some(listed) = ctx.index.list(category).get(cursor.position).copied() {
        cursor.position += 1;
        if !ctx.index.is_alive(listed.id) {
            continue;
        }
        let Ok(acting) = ctx.acting.get(listed.entity) else {
            continue;
        };
        if acting.did_action
            || players.is_some_and(|players| players != (acting.algorithm == Algorithm::Player))
        {
            continue;
        }
        ctx.act(cursor, listed.id, listed.entity);
    }
}

pub(super) fn players(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(
        &mut ctx,
        &mut cursor,
        BeatSet::Players,
        Category::Reals,
        Some(true),
    );
}

pub(super) fn reals(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(
        &mut ctx,
        &mut cursor,
        BeatSet::Reals,
        Category::Reals,
        Some(false),
    );
}

pub(super) fn projectiles(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(
        &mut ctx,
        &mut cursor,
        BeatSet::Projectiles,
        Category::Projectiles,
        None,
    );
}

pub(super) fn explosions(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(
        &mut ctx,
        &mut cursor,
        BeatSet::Explosions,
        Category::Explosions,
        None,
    );
}

pub(super) fn floors(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(
        &mut ctx,
        &mut cursor,
        BeatSet::Floors,
        Category::Floors,
        None,
    );
}

pub(super) fn traps(mut ctx: BeatCtx, mut cursor: ResMut<BeatCursor>) {
    run(&mut ctx, &mut cursor, BeatSet::Traps, Category::Traps, None);
}
