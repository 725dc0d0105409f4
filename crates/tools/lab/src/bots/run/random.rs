//! The random bot: draws commands until one is accepted.

use super::RunBot;
use bevy_ecs::world::World;
use daemonfall_breach::{COLUMNS, all_commands};
use daemonfall_campaign::{Campaign, Phase, RunCommand, Station};
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::{self as dungeon, Direction};
use daemonfall_sector::{Command, KindId, StackId, TileId};

/// Draws before it takes a command that is always accepted.
const TRIES: u32 = 30;

impl RunBot {
    pub(super) fn draw(&mut self, campaign: &Campaign, world: &mut World) -> Option<RunCommand> {
        for _ in 0..TRIES {
            let command = drawn(&mut self.dice, campaign, world)?;
            if campaign.check(world, &command).is_ok() {
                return Some(command);
            }
        }
        Some(match &campaign.run().phase {
            Phase::Sector => RunCommand::Sector(Command::EndTurn),
            Phase::Encounter(_) => RunCommand::GiveUp,
            Phase::Prize(_) => RunCommand::TakeNone,
            Phase::Dive(_) | Phase::Door(_) | Phase::Breach(_) => RunCommand::Retreat,
            Phase::Over(_) => return None,
        })
    }
}

fn drawn(dice: &mut Streams, campaign: &Campaign, world: &World) -> Option<RunCommand> {
    let mut below = |bound: usize| dice.below(Stream::Dive, bound as u32) as usize;
    let run = campaign.run();
    Some(match &run.phase {
        Phase::Over(_) => return None,
        Phase::Encounter(_) => RunCommand::Choose(below(4) as u8),
        Phase::Prize(_) => RunCommand::Take(below(3) as u8),
        Phase::Dive(_) => {
            let way = Direction::STRAIGHT[below(4)];
            RunCommand::Dive(match below(12) {
                0..8 => dungeon::Command::Step(way),
                8 => dungeon::Command::Bomb(way),
                9 => dungeon::Command::Drink,
                10 => dungeon::Command::Take,
                _ => dungeon::Command::Wait,
            })
        }
        Phase::Door(door) => {
            let units = run.sector.stacks.get(&door.stack).map_or(&[][..], |it| &it.units);
            let stations = units.iter().zip(0..COLUMNS).map(|(unit, column)| Station {
                unit: unit.id,
                column,
                depth: below(2) as i8,
            });
            RunCommand::LineUp(stations.collect())
        }
        Phase::Breach(_) => {
            let commands = all_commands(world);
            RunCommand::Breach(*commands.get(below(commands.len()))?)
        }
        Phase::Sector => on_the_map(&mut below, campaign),
    })
}

fn on_the_map(below: &mut impl FnMut(usize) -> usize, campaign: &Campaign) -> RunCommand {
    let sector = &campaign.run().sector;
    let own: Vec<(StackId, TileId)> =
        sector.stacks_of(sector.player).map(|stack| (stack.id, stack.tile)).collect();
    let Some(&(stack, tile)) = own.get(below(own.len().max(1))) else {
        return RunCommand::Sector(Command::EndTurn);
    };
    let near: Vec<TileId> = sector.grid.within(tile, 2).collect();
    let to = near.get(below(near.len().max(1))).copied().unwrap_or(tile);
    RunCommand::Sector(match below(12) {
        0 => Command::EndTurn,
        1 => Command::EnterVault { stack },
        2 => Command::Recruit {
            tile,
            kind: KindId(below(campaign.content().sector.roster.kinds().count()) as u32),
        },
        3..6 => Command::Attack { stack, tile: to },
        6 => {
            let run = campaign.run();
            let units: Vec<_> = run.units().map(|unit| unit.id).collect();
            let item = run.gear.loose.get(below(run.gear.loose.len().max(1)));
            let unit = units.get(below(units.len().max(1)));
            if let (Some(unit), Some(item)) = (unit, item) {
                let (unit, item) = (*unit, *item);
                return RunCommand::Fit { unit, item };
            }
            Command::EndTurn
        }
        _ => Command::Move { stack, to },
    })
}
