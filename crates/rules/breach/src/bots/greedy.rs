//! Greedy for damage: the most damage per round, judged by the field as it is now.

use crate::aim::Aim;
use crate::command::Command;
use crate::effect::Effect;
use crate::field::{Field, Stands};
use crate::legal::{all_commands, of};
use crate::library::BreachLibrary;
use crate::panel::Shape;
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use crate::state::BreachState;
use bevy_ecs::world::World;
use daemonfall_core::{CharacterId, Side};

pub(super) fn choose(
    scratch: &mut Scratch,
    now: &BreachSnapshot,
) -> Result<Command, SnapshotError> {
    let world = scratch.fill(now)?;
    let mut best = (0, Command::Wait);
    for command in all_commands(world) {
        let worth = worth(world, command);
        if worth > best.0 {
            best = (worth, command);
        }
    }
    Ok(best.1)
}

/// Damage to foes minus that to friends, over all uses, per round until the first, in hundredths.
fn worth(world: &World, command: Command) -> i64 {
    let Command::Use { subroutine, aim } = command else { return 0 };
    let Some(turn) = world.resource::<BreachState>().turn else { return 0 };
    let it = world.resource::<BreachLibrary>().subroutine(subroutine);
    let damage: i64 = it
        .uses
        .iter()
        .map(|effect| match effect {
            Effect::Damage(amount) => i64::from(*amount),
            _ => 0,
        })
        .sum();
    let own = side(world, turn.who);
    let hit: i64 = hits(world, aim, it.shape)
        .into_iter()
        .map(|who| if side(world, who) == own { -1 } else { 1 })
        .sum();
    let uses = if it.multi_use { it.duration + 1 } else { 1 };
    damage * hit * i64::from(uses) * 100 / i64::from(it.time + 1)
}

fn side(world: &World, who: CharacterId) -> Side {
    of(world, who).copied().unwrap_or_default()
}

fn hits(world: &World, aim: Aim, shape: Shape) -> Vec<CharacterId> {
    let center = match aim {
        Aim::Character(who) if shape == Shape::Single => return vec![who],
        Aim::Character(who) => match of::<Stands>(world, who) {
            Some(stands) => stands.panel,
            None => return Vec::new(),
        },
        Aim::Panel(panel) => panel,
    };
    let field = world.resource::<Field>();
    let mut hits: Vec<CharacterId> =
        shape.panels(center).filter_map(|panel| field.at(panel)).collect();
    hits.sort_unstable();
    hits.dedup();
    hits
}
