//! Dives: the leader enters as it is on the map and comes out with what it found, or dies.

use super::Play;
use crate::events::{Change, RunEvent, drained};
use crate::gear::{haul, leader_traits};
use crate::phase::{Dive, Phase};
use crate::refusal::Refusal;
use crate::tally::Cause;
use bevy_ecs::world::World;
use daemonfall_core::Stream;
use daemonfall_dungeon::components::Traits;
use daemonfall_dungeon::{self as dungeon, DiveState, Grid, Index, Outcome};
use daemonfall_sector::{StackId, TileId, UnitId, WriteBack};

impl Play<'_> {
    pub(super) fn dive(&mut self, stack: StackId, tile: TileId) {
        let Some(leader) = self.run.leader().cloned() else {
            self.leave_vault(false);
            return;
        };
        let definition = self.run.define(self.content, &leader);
        let pack = self.run.gear.pack;
        let carried = self.run.gear.of(leader.id);
        let traits = leader_traits(self.content, &definition, carried, pack, leader.health);
        let seed = self.run.draw("the seed of a dive", |dice| dice.word(Stream::Dive));
        let floors = self.content.floors(&self.run.sector.recipe);
        dungeon::begin_as(self.world, seed, traits, Some(floors));
        self.run.tally.dives += 1;
        self.run.phase = Phase::Dive(Dive { stack, tile, leader: leader.id, seed, pack });
        self.tell(RunEvent::DiveBegan { seed });
        self.tell_dive();
    }

    fn tell_dive(&mut self) {
        self.events.extend(drained(self.world, RunEvent::Dive));
    }

    pub(super) fn beat(&mut self, command: dungeon::Command) -> Result<(), Refusal> {
        let Phase::Dive(dive) = self.run.phase.clone() else { return Ok(()) };
        match self.stepping {
            true => dungeon::finish_beat(self.world),
            false => dungeon::act(self.world, command)?,
        }
        self.run.tally.beats += u32::from(!command.is_edit());
        self.tell_dive();
        match self.world.resource::<DiveState>().outcome {
            None => {}
            Some(Outcome::Died { by, .. }) => {
                let by = by.map(|kind| self.content.dungeon.kind_name(kind).to_owned());
                self.tell_end(false, 0);
                self.cause = Some(Cause::Dive(by));
                self.write(WriteBack::LoseUnit { unit: dive.leader });
            }
            Some(Outcome::Escaped) => self.come_out(&dive),
        }
        Ok(())
    }

    fn come_out(&mut self, dive: &Dive) {
        let Some(traits) = player(self.world) else { return };
        let Some(leader) = self.run.unit(dive.leader).cloned() else { return };
        let definition = self.run.define(self.content, &leader);
        let carried = self.run.gear.of(leader.id).to_vec();
        let haul = haul(self.content, &definition, &carried, &traits);
        let began = leader_traits(self.content, &definition, &carried, dive.pack, leader.health);
        let health = |traits: &Traits| traits.health.map(|health| health.current);
        let tally = &mut self.run.tally;
        tally.dives_done += 1;
        tally.whole_dives += u32::from(health(&traits) >= health(&began));
        self.tell_end(true, haul.gold);
        self.hurt(leader.id, haul.health);
        self.bring_out(haul.gold);
        self.run.gear.pack = haul.pack;
        let (bombs, potions) = (haul.pack.bombs, haul.pack.potions);
        self.tell(RunEvent::Changed(Change::Pack { bombs, potions }));
        for (found, left) in haul.found {
            self.swap(leader.id, found, left);
        }
        self.reach_door(dive.stack, dive.tile);
    }

    fn bring_out(&mut self, gold: u32) {
        let tally = &mut self.run.tally;
        tally.gold = tally.gold.saturating_add(gold);
        self.pay(i32::try_from(gold).unwrap_or(i32::MAX));
    }

    fn tell_end(&mut self, escaped: bool, gold: u32) {
        self.tell(RunEvent::DiveEnded { escaped, gold });
    }

    fn hurt(&mut self, unit: UnitId, health: i32) {
        self.write(WriteBack::SetHealth { unit, health });
    }

    /// The leader keeps its health and a share of the gold; used items are gone, and the rest of what
    /// was found is lost.
    pub(super) fn leave_dive(&mut self, dive: &Dive) {
        let leader = self.run.unit(dive.leader).cloned();
        let mut gold = 0;
        if let (Some(traits), Some(leader)) = (player(self.world), leader) {
            let definition = self.run.define(self.content, &leader);
            let carried = self.run.gear.of(leader.id).to_vec();
            let haul = haul(self.content, &definition, &carried, &traits);
            self.hurt(leader.id, haul.health);
            let pack = &mut self.run.gear.pack;
            pack.bombs = haul.pack.bombs.min(dive.pack.bombs);
            pack.potions = haul.pack.potions.min(dive.pack.potions);
            gold = self.run.kept(self.content, haul.gold);
        }
        self.tell_end(false, gold);
        if gold > 0 {
            self.run.left_early.insert(dive.tile);
            self.bring_out(gold);
        }
        self.leave_vault(false);
    }
}

fn player(world: &World) -> Option<Traits> {
    let &(id, _) = world.resource::<Grid>().players().first()?;
    let entity = world.resource::<Index>().entity(id)?;
    Some(Traits::take(world.get_entity(entity).ok()?))
}
