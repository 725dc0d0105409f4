//! Logs of the game's inner workings while panels show them: random draws, and what opponents
//! weighed.
//!
//! The logs exist only once a panel has inserted them, and are filled only while they are on. Costs
//! one flag check otherwise.

use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::draws::{Draw, watched};
use daemonfall_sector::{Deliberation, FactionId};
use std::collections::VecDeque;

/// The most draws to keep; the oldest are dropped.
const DRAWS_AT_MOST: usize = 5_000;
const THOUGHTS_AT_MOST: usize = 1_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The step of the run, beat of a separate dive, or choice of a separate breach, from 1; 0 is
    /// its beginning.
    pub step: usize,
    pub draw: Draw,
}

#[derive(Resource, Debug, Default)]
pub struct DrawLog {
    pub on: bool,
    /// Oldest first.
    pub draws: VecDeque<Drawn>,
    /// The number of draws logged so far, including dropped ones.
    pub noted: u64,
}

/// Runs something that may draw, and logs its draws under this step.
pub fn drawing<T>(world: &mut World, step: usize, run: impl FnOnce(&mut World) -> T) -> T {
    if !world.get_resource::<DrawLog>().is_some_and(|log| log.on) {
        return run(world);
    }
    let (result, told) = watched(|| run(world));
    if let Some(mut log) = world.get_resource_mut::<DrawLog>() {
        log.noted += told.draws.len() as u64 + told.left_out;
        let drawn = told.draws.into_iter().map(|draw| Drawn { step, draw });
        log.draws.extend(drawn);
        let many = log.draws.len().saturating_sub(DRAWS_AT_MOST);
        log.draws.drain(..many);
    }
    result
}

/// The step of the run that is in progress.
pub fn step(campaign: &Campaign) -> usize {
    campaign.replay().steps.len() + 1
}

#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    pub turn: u32,
    pub faction: FactionId,
    pub weighed: Deliberation,
}

#[derive(Resource, Debug, Default)]
pub struct Minds {
    pub on: bool,
    /// Of one step of the run, in order: what the others chose after one turn of the player.
    pub thoughts: Vec<Thought>,
    /// The run (by its seed) and the step that they belong to.
    pub of: Option<(u64, usize)>,
}

impl Minds {
    /// Whether they belong to the run as it is now, not to another run or to undone steps.
    pub fn are_of(&self, campaign: &Campaign) -> bool {
        let begun = campaign.replay().steps.len() + usize::from(campaign.is_open());
        self.of.is_some_and(|(seed, step)| seed == campaign.run().settings.seed && step <= begun)
    }

    pub fn forget_others(&mut self, campaign: &Campaign) {
        if !self.thoughts.is_empty() && !self.are_of(campaign) {
            self.thoughts.clear();
        }
    }
}

/// Drops choices of another step. The logging takes as long as the choice itself.
pub fn thinking(world: &mut World) {
    if !world.get_resource::<Minds>().is_some_and(|minds| minds.on) {
        return;
    }
    let Some(campaign) = world.get_resource::<Campaign>() else {
        return;
    };
    let Some(weighed) = campaign.deliberation() else {
        return;
    };
    let sector = campaign.sector();
    let (turn, faction) = (sector.turn, sector.active);
    let of = Some((campaign.run().settings.seed, step(campaign)));
    let mut minds = world.resource_mut::<Minds>();
    if minds.of != of {
        minds.of = of;
        minds.thoughts.clear();
    }
    if minds.thoughts.len() < THOUGHTS_AT_MOST {
        minds.thoughts.push(Thought { turn, faction, weighed });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_core::{Stream, Streams};

    fn draw(world: &mut World, step: usize) {
        drawing(world, step, |world| {
            let mut streams = world.resource_mut::<Streams>();
            streams.below(Stream::Loot, 6);
        });
    }

    #[test]
    fn draws_are_noted_while_somebody_looks_and_only_then() {
        let mut world = World::new();
        world.insert_resource(Streams::new(3));
        draw(&mut world, 1);
        world.init_resource::<DrawLog>();
        draw(&mut world, 2);
        world.resource_mut::<DrawLog>().on = true;
        draw(&mut world, 3);
        let log = world.resource::<DrawLog>();
        let told: Vec<_> = log.draws.iter().map(|it| (it.step, it.draw.position)).collect();
        assert_eq!((told, log.noted), (vec![(3, 2)], 1));
    }

    #[test]
    fn old_draws_give_way() {
        let mut world = World::new();
        world.insert_resource(Streams::new(3));
        world.insert_resource(DrawLog { on: true, ..default() });
        for step in 0..DRAWS_AT_MOST + 5 {
            draw(&mut world, step);
        }
        let log = world.resource::<DrawLog>();
        assert_eq!(log.draws.len(), DRAWS_AT_MOST);
        assert_eq!(log.draws.front().map(|it| it.step), Some(5));
    }
}
