//! Whole dives, played by bots.

use crate::bots::Policy;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Health, Side};
use daemonfall_dungeon::components::Player;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{
    DiveEvent, DiveState, Grid, Index, Library, Outcome, begin, fingerprint, install,
};
use serde::Serialize;

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    pub policy: Policy,
    /// The bot stops after leaving this many floors.
    pub floors: u32,
    pub max_beats: u32,
}

#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    pub seed: u64,
    /// `escaped`, `died`, `left floor N` if only the first N floors were requested, or
    /// `still alive`.
    pub outcome: String,
    pub killer: Option<String>,
    /// The cause of the player's death: `attack`, `projectile`, `explosion`, `trap`, `floor`,
    /// `burn` or `own`.
    pub cause: Option<String>,
    /// The floor, from 1.
    pub floor: u32,
    pub beats: u32,
    pub gold: u32,
    pub kills: u32,
    pub health: i32,
    pub fingerprint: String,
}

pub struct Dive {
    pub world: World,
    plan: Plan,
}

impl Dive {
    pub fn new(library: Library, plan: Plan) -> Self {
        let mut world = World::new();
        install(&mut world, library);
        let mut dive = Self { world, plan };
        dive.again(plan);
        dive
    }

    pub fn again(&mut self, plan: Plan) {
        self.plan = plan;
        begin(&mut self.world, plan.seed);
    }

    pub fn play(&mut self, mut replay: Option<&mut Replay>) -> Ending {
        let mut bot = self.plan.policy.bot(self.plan.seed);
        let (mut kills, mut gold, mut health);
        (kills, gold) = (0, 0);
        loop {
            (gold, health) = purse(&self.world).unwrap_or((gold, 0));
            let state = self.world.resource::<DiveState>();
            if state.beat >= self.plan.max_beats || state.floor >= self.plan.floors {
                break;
            }
            let Some(command) = bot.play(&mut self.world) else { break };
            kills += self.count_kills();
            if let Some(replay) = &mut replay {
                replay.record(command, fingerprint(&self.world));
                replay.record_keyframe(&mut self.world);
            }
        }
        self.ending(kills, gold, health)
    }

    fn count_kills(&mut self) -> u32 {
        let events = self.world.resource::<EventLog<DiveEvent>>().events();
        let library = self.world.resource::<Library>();
        let kill = |event: &&DiveEvent| matches!(event, DiveEvent::Died { kind, .. } if library.kind(*kind).side == Side::Hostile);
        let kills = events.iter().filter(kill).count() as u32;
        self.world.resource_mut::<EventLog<DiveEvent>>().clear();
        kills
    }

    fn ending(&self, kills: u32, gold: u32, health: i32) -> Ending {
        let (state, library) =
            (self.world.resource::<DiveState>(), self.world.resource::<Library>());
        let cause = match state.outcome {
            Some(Outcome::Died { source, .. }) => Some(format!("{source:?}").to_lowercase()),
            _ => None,
        };
        let (outcome, killer) = match state.outcome {
            Some(Outcome::Escaped) => ("escaped".to_owned(), None),
            Some(Outcome::Died { by, .. }) => {
                ("died".to_owned(), by.map(|kind| library.kind_name(kind).to_owned()))
            }
            None if state.floor >= self.plan.floors => {
                (format!("left floor {}", self.plan.floors), None)
            }
            None => ("still alive".to_owned(), None),
        };
        Ending {
            seed: self.plan.seed,
            outcome,
            killer,
            cause,
            floor: state.floor + 1,
            beats: state.beat,
            gold,
            kills,
            health,
            fingerprint: fingerprint(&self.world).to_string(),
        }
    }
}

/// The player's gold and health, if there is a player.
fn purse(world: &World) -> Option<(u32, i32)> {
    let &(id, _) = world.resource::<Grid>().players().first()?;
    let entity = world.resource::<Index>().entity(id)?;
    Some((world.get::<Player>(entity)?.gold, world.get::<Health>(entity)?.current))
}
