//! Dives: played as the dive bot does, except that it turns back in time.

use super::RunBot;
use crate::bots::{Knowledge, Policy};
use bevy_ecs::world::World;
use daemonfall_campaign::RunCommand;
use daemonfall_dungeon::DiveState;

/// Beats after which it leaves.
const LONGEST: u32 = 3_000;

impl RunBot {
    pub(super) fn dive(&mut self, world: &mut World) -> RunCommand {
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
        diver.choose(world).map_or(RunCommand::Retreat, RunCommand::Dive)
    }
}
