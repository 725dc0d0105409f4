//! Bots that play whole runs: how much they dare, the main loop, and dives. The other places of a
//! run have their own files.

mod breach;
mod expert;
mod guard;
mod map;
mod rise;
mod rush;

use super::Bot;
use crate::bots::{Knowledge, Policy};
use bevy_ecs::world::World;
use clap::ValueEnum;
use daemonfall_breach::{COLUMNS, Scratch, all_commands};
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::library::mods::{Rarity, Slot};
use daemonfall_campaign::{Campaign, Offer, Phase, RunCommand, Station};
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::{self as dungeon, Direction, DiveState};
use daemonfall_sector::{Command, Difficulty, KindId, Opponent, StackId, TileId};
use std::collections::BTreeSet;

/// Keeps a bot's dice apart from those of the run with the same seed.
const OWN: u64 = 0x00B0_7000_5EED;

pub struct RunBot {
    policy: RunPolicy,
    temper: Temper,
    dice: Streams,
    mind: Opponent,
    diver: Option<Box<dyn Bot>>,
    scratch: Option<Scratch>,
    /// The turn in which it last thought, and the moves it has tried on the map in it.
    turn: u32,
    went: BTreeSet<(StackId, TileId)>,
    /// Tiles that it prefers its leader to avoid in this turn.
    doubted: BTreeSet<TileId>,
    /// The kind that it saves for.
    wish: Option<KindId>,
    /// What the expert keeps in mind.
    notes: expert::Notes,
}

impl RunBot {
    pub fn new(policy: RunPolicy, seed: u64) -> Self {
        Self {
            policy,
            temper: Temper::of(policy),
            dice: Streams::new(seed ^ OWN),
            mind: Opponent::new(Difficulty::Hard).without_recruiting(),
            diver: None,
            scratch: None,
            turn: 0,
            went: BTreeSet::new(),
            doubted: BTreeSet::new(),
            wish: None,
            notes: expert::Notes::default(),
        }
    }

    /// The next command; `None` when the run is over.
    pub fn choose(&mut self, campaign: &Campaign, world: &mut World) -> Option<RunCommand> {
        if campaign.run().phase == Phase::Sector
            && let Some(command) = self.rise(campaign)
        {
            return Some(command);
        }
        if self.policy == RunPolicy::Random {
            return self.draw(campaign, world);
        }
        if !matches!(campaign.run().phase, Phase::Breach(_)) {
            self.scratch = None;
        }
        if !matches!(campaign.run().phase, Phase::Dive(_)) {
            self.diver = None;
        }
        Some(match &campaign.run().phase {
            Phase::Sector => self.on_the_map(campaign, world),
            Phase::Encounter(meeting) => RunCommand::Choose(self.answer(campaign, meeting)),
            Phase::Dive(_) => self.dive(world),
            Phase::Door(door) => self.line_up(campaign, door),
            Phase::Breach(_) => self.duel(world),
            Phase::Prize(offer) => prize(campaign, world, offer),
            Phase::Over(_) => return None,
        })
    }
}

fn prize(campaign: &Campaign, world: &mut World, offer: &Offer) -> RunCommand {
    let campaign_data = &campaign.content().campaign;
    let worth = |prize: &Prize| match prize {
        Prize::Mod(id) => match (campaign_data.item(*id).slot, campaign_data.item(*id).rarity) {
            (Slot::Relic, _) => 70,
            (_, Rarity::Rare) => 60,
            (_, Rarity::Uncommon) => 45,
            (_, Rarity::Common) => 30,
        },
        Prize::Unit(kind) => campaign.content().sector.roster.kind(*kind).chassis.cost,
        Prize::Cycles(number) => *number * 3 / 4,
        Prize::Repair => 20,
    };
    let mut best: Option<(i32, u8)> = None;
    for (place, prize) in (0..).zip(&offer.prizes) {
        let open = campaign.check(world, &RunCommand::Take(place)).is_ok();
        if open && best.is_none_or(|(most, _)| worth(prize) > most) {
            best = Some((worth(prize), place));
        }
    }
    best.map_or(RunCommand::TakeNone, |(_, place)| RunCommand::Take(place))
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunPolicy {
    /// Goes where it is strong, and leaves in time.
    Cautious,
    /// Goes wherever there is something to gain.
    Bold,
    /// Marches to the nearest core at once, and does nothing else.
    Rush,
    /// Plans its turns by odds, makes peace until it strikes, and looks ahead in dives and breaches.
    Expert,
    /// A random accepted command.
    Random,
}

impl RunPolicy {
    /// As it is given on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |it| it.get_name().into())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper {
    /// The least share of health, in percent, with which the leader enters a vault.
    pub vault_health: i32,
    /// The least value of the leader's stack for going to vaults, in cycles.
    pub vault_worth: i32,
    /// Share of health, in percent, at which the leader turns back in a dive.
    pub dive_least: i32,
    /// Whether the leader goes through guardians' doors.
    pub leader_duels: bool,
    /// Share of the foes' health, in percent, below which its side leaves a breach.
    pub duel_least: i32,
    /// The value of a point of health in an encounter, in tenths of a cycle.
    pub health_weighs: i64,
    /// The least chance of winning with which it storms a vault's guard, in millionths.
    pub least_win: u32,
    /// The least chance that the leader survives it, in millionths.
    pub least_survival: u32,
    /// The highest chance, in millionths, of losing the leader where its stack ends a turn.
    pub risk: u32,
    /// The longest detour to an encounter or a vault, in turns.
    pub detour: u32,
}

impl Temper {
    pub fn of(policy: RunPolicy) -> Self {
        match policy {
            RunPolicy::Cautious | RunPolicy::Expert => Self {
                vault_health: 80,
                vault_worth: 130,
                dive_least: 45,
                leader_duels: false,
                duel_least: 45,
                health_weighs: 30,
                least_win: 900_000,
                least_survival: 970_000,
                risk: 100_000,
                detour: 1,
            },
            RunPolicy::Rush => Self {
                least_win: 600_000,
                least_survival: 0,
                risk: 300_000,
                ..Self::of(RunPolicy::Bold)
            },
            RunPolicy::Bold | RunPolicy::Random => Self {
                vault_health: 70,
                vault_worth: 120,
                dive_least: 25,
                leader_duels: true,
                duel_least: 20,
                health_weighs: 15,
                least_win: 700_000,
                least_survival: 900_000,
                risk: 500_000,
                detour: 2,
            },
        }
    }
}

/// Beats after which it leaves.
const LONGEST: u32 = 3_000;

impl RunBot {
    fn dive(&mut self, world: &mut World) -> RunCommand {
        let beat = world.resource::<DiveState>().beat;
        let known = Knowledge::gather(world);
        let weak = known.is_none_or(|known| {
            let (now, most) = (known.health.current, known.health.max);
            known.player.potions == 0 && now * 100 <= most * self.temper.dive_least
        });
        if weak || beat > LONGEST {
            return RunCommand::Retreat;
        }
        let diver = self.diver.get_or_insert_with(|| Policy::Greedy.bot(0));
        match diver.choose(world) {
            Some(wish) if self.policy == RunPolicy::Expert => self.safest(world, wish),
            wish => wish.map_or(RunCommand::Retreat, RunCommand::Dive),
        }
    }
}

/// Draws before it takes a command that is always accepted.
const TRIES: u32 = 30;

impl RunBot {
    fn draw(&mut self, campaign: &Campaign, world: &mut World) -> Option<RunCommand> {
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
