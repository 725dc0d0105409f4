//! The effects of an encounter's choice.

use super::Play;
use crate::events::{Change, RunEvent};
use crate::library::ModId;
use crate::library::encounters::Outcome;
use crate::library::mods::{Rarity, Slot};
use crate::phase::Meeting;
use daemonfall_core::Stream;
use daemonfall_sector::library::Part;
use daemonfall_sector::{FactionId, Stack, UnitId, WriteBack};

impl Play<'_> {
    pub(super) fn come_about(&mut self, outcome: Outcome, meeting: &Meeting) {
        let done = match outcome {
            Outcome::Cycles(amount) => {
                self.pay(amount);
                true
            }
            Outcome::Health(by) => {
                let units: Vec<UnitId> = self
                    .in_stack(meeting, |stack| stack.units.iter().map(|unit| unit.id).collect());
                for unit in &units {
                    self.mend(*unit, by);
                }
                !units.is_empty()
            }
            Outcome::Leader(by) => {
                let unit = self.in_stack(meeting, |stack| {
                    let leader = stack.leader();
                    leader.or(stack.units.first()).map(|unit| unit.id)
                });
                unit.is_some_and(|unit| self.mend(unit, by))
            }
            Outcome::Join(kind) => {
                let stack = meeting.stack;
                self.write(WriteBack::AddUnit { stack, kind })
            }
            Outcome::Lose => {
                let unit = self.in_stack(meeting, weakest);
                unit.is_some_and(|unit| self.write(WriteBack::LoseUnit { unit }))
            }
            Outcome::Gain(item) => {
                self.gain(item);
                true
            }
            Outcome::Find(rarity) => {
                let found = self.find_mod(rarity, false);
                found.inspect(|item| self.gain(*item)).is_some()
            }
            Outcome::Shed => self.shed(),
            Outcome::Pack { bombs, potions } => {
                let pack = &mut self.run.gear.pack;
                pack.bombs = pack.bombs.saturating_add(bombs);
                pack.potions = pack.potions.saturating_add(potions);
                let (bombs, potions) = (pack.bombs, pack.potions);
                self.tell(RunEvent::Changed(Change::Pack { bombs, potions }));
                true
            }
            Outcome::Reveal(radius) => self.write(WriteBack::Reveal {
                faction: self.run.sector.player,
                tile: meeting.tile,
                radius,
            }),
            Outcome::Befriend => self.befriend(meeting),
            Outcome::Estrange => self.estrange(),
        };
        if !done {
            self.tell(RunEvent::Changed(Change::Nothing));
        }
    }

    fn in_stack<T: Default>(&self, meeting: &Meeting, of: impl Fn(&Stack) -> T) -> T {
        let stack = self.run.sector.stacks.get(&meeting.stack);
        stack.map_or_else(T::default, of)
    }

    pub(super) fn mend(&mut self, unit: UnitId, by: i32) -> bool {
        let Some(it) = self.run.unit(unit) else { return false };
        let health = it.health.saturating_add(by);
        self.write(WriteBack::SetHealth { unit, health })
    }

    /// One that can be found in this run, all equally likely; no relic that the player already has.
    pub(super) fn find_mod(&mut self, rarity: Rarity, relic: bool) -> Option<ModId> {
        let unlocks = &self.run.settings.unlocks;
        let campaign = &self.content.campaign;
        let fits = |(id, it): &(ModId, &crate::library::mods::Mod)| {
            let right = match relic {
                true => it.slot == Slot::Relic && !self.run.gear.relics.contains(id),
                false => it.slot != Slot::Relic && it.rarity == rarity,
            };
            right && campaign.is_open(*id, unlocks)
        };
        let open: Vec<(ModId, u32)> = campaign.mods().filter(fits).map(|(id, _)| (id, 1)).collect();
        self.weighted("which mod is found", &open)
    }

    fn shed(&mut self) -> bool {
        let count = self.run.gear.loose.len() as u32;
        if count == 0 {
            return false;
        }
        let place = self.run.draw("which mod is lost", |dice| dice.below(Stream::Loot, count));
        let item = self.run.gear.loose.remove(place as usize);
        self.tell(RunEvent::Changed(Change::ModLost(item)));
        true
    }

    /// The corporation with the home nearest to the encounter that is not yet an ally becomes one.
    fn befriend(&mut self, meeting: &Meeting) -> bool {
        let (sector, rules) = (&self.run.sector, &self.content.sector);
        let player = sector.player;
        let open = sector.factions().filter(|(id, it)| {
            let corporation = rules.part(sector, *id) == Part::Corporation;
            corporation && it.alive && !sector.allied(*id, player)
        });
        let far = |home| sector.grid.distance(home, meeting.tile);
        let nearest = open.min_by_key(|(id, it)| (it.home.map_or(i32::MAX, far), *id));
        let Some(other) = nearest.map(|(id, _)| id) else { return false };
        self.write(WriteBack::Ally { one: player, other })
    }

    fn estrange(&mut self) -> bool {
        let player = self.run.sector.player;
        let allies: Vec<FactionId> = self.run.sector.faction(player).allies.clone();
        for other in &allies {
            let (one, other) = (player, *other);
            self.write(WriteBack::Part { one, other });
        }
        !allies.is_empty()
    }
}

/// The last of those with the least health; never the leader.
fn weakest(stack: &Stack) -> Option<UnitId> {
    let others = stack.units.iter().rev().filter(|unit| !unit.leader);
    let weakest = others.min_by_key(|unit| unit.health)?;
    (stack.units.len() > 1).then_some(weakest.id)
}
