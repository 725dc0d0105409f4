//! Bots that play whole runs: the main loop is here, and each place of a run has its own file.

mod breach;
mod dive;
mod encounter;
mod gear;
mod guard;
mod map;
mod random;
mod recruit;
mod storm;
mod temper;

pub use temper::{RunPolicy, Temper};

use super::Bot;
use bevy_ecs::world::World;
use daemonfall_breach::Scratch;
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::library::mods::{Rarity, Slot};
use daemonfall_campaign::{Campaign, Offer, Phase, RunCommand};
use daemonfall_core::Streams;
use daemonfall_sector::{Difficulty, KindId, Opponent, StackId, TileId};
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
        }
    }

    /// The next command; `None` when the run is over.
    pub fn choose(&mut self, campaign: &Campaign, world: &mut World) -> Option<RunCommand> {
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
