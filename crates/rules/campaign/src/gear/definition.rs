//! A unit's values including its mods and what it has learnt: one definition for battle, breach and dive.

use crate::content::Content;
use crate::library::ModId;
use crate::library::mods::{DiveGear, State};
use daemonfall_breach::{Answer, Entry, SPEEDS, Unit};
use daemonfall_core::Skills;
use daemonfall_sector::{Bonus, BoonId, KindId};
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};

/// A unit with its mods and boons: everything together.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    pub kind: KindId,
    /// Maximum health.
    pub health: i32,
    /// What its mods and boons add in battles and on the map.
    pub bonus: Bonus,
    /// Charge time gained per round of a breach, 10 to 100.
    pub speed: i32,
    /// CPU in a breach.
    pub cpu: i32,
    /// Subroutines in a breach; its chassis's own come first.
    pub subroutines: Vec<SubroutineId>,
    /// Its reaction in a breach.
    pub answer: Answer,
    /// Shield with which it enters a breach.
    pub shield: i32,
    /// Charge time with which it enters a breach.
    pub charge: i32,
    pub skills: Skills,
    /// What its mods do for a leader in a dive.
    pub dive: DiveGear,
}

impl Content {
    /// The values of a unit of this kind with these mods, including relics.
    pub fn define(&self, kind: KindId, mods: impl IntoIterator<Item = ModId>) -> Definition {
        self.define_learnt(kind, &[], mods)
    }

    /// The values of a unit that has learnt these boons and carries these mods.
    pub fn define_learnt(
        &self,
        kind: KindId,
        boons: &[BoonId],
        mods: impl IntoIterator<Item = ModId>,
    ) -> Definition {
        let chassis = self.sector.roster.kind(kind);
        let own = self.breach.find_unit(&chassis.key);
        let own = own.map(|id| self.breach.unit(id));
        let mut it = Definition {
            kind,
            health: chassis.health,
            bonus: Bonus::default(),
            speed: own.map_or(*SPEEDS.start(), |unit| unit.speed),
            cpu: own.map_or(0, |unit| unit.cpu),
            subroutines: own.map_or_else(Vec::new, |unit| unit.subroutines.clone()),
            answer: own.map_or(Answer::None, |unit| unit.reaction),
            shield: 0,
            charge: 0,
            skills: own.map_or_else(Skills::default, |unit| unit.skills),
            dive: DiveGear::default(),
        };
        for boon in boons {
            it.bonus.add(&self.sector.boon(kind, *boon));
        }
        for id in mods {
            it.count_in(self, id);
        }
        it.health = (it.health + it.bonus.health).max(1);
        it.speed = it.speed.clamp(*SPEEDS.start(), *SPEEDS.end());
        it.cpu = it.cpu.max(0);
        it
    }
}

impl Definition {
    fn count_in(&mut self, content: &Content, id: ModId) {
        let it = content.campaign.item(id);
        self.bonus.add(&Bonus {
            health: it.health,
            attack: it.attack,
            defence: it.defence,
            damage: it.damage,
            movement: it.movement,
            abilities: it.abilities.clone(),
        });
        self.speed += it.speed;
        self.cpu += it.cpu;
        for subroutine in &it.subroutines {
            if !self.subroutines.contains(subroutine) {
                self.subroutines.push(*subroutine);
            }
        }
        for state in &it.states {
            match *state {
                State::Shield(points) => self.shield += points,
                State::Charge(points) => self.charge += points,
                State::Answer(answer) => self.answer = answer,
            }
        }
        self.skills = self.skills.plus(it.skills);
        let (dive, more) = (&mut self.dive, &it.dive);
        dive.health += more.health;
        dive.damage += more.damage;
        dive.armour += more.armour;
        dive.bombs = dive.bombs.saturating_add(more.bombs);
        dive.potions = dive.potions.saturating_add(more.potions);
        dive.digging += more.digging;
        dive.light = dive.light.saturating_add(more.light);
    }

    pub(crate) fn breach_unit(&self, content: &Content) -> Option<Unit> {
        let name = &content.sector.roster.kind(self.kind).key;
        let own = content.breach.unit(content.breach.find_unit(name)?);
        Some(Unit {
            health: self.health,
            cpu: self.cpu,
            speed: self.speed,
            subroutines: self.subroutines.clone(),
            reaction: self.sound_answer(content),
            ..own.clone()
        })
    }

    /// Its reaction; a riposte without a melee subroutine becomes none.
    fn sound_answer(&self, content: &Content) -> Answer {
        let melee = |id: &SubroutineId| {
            content.breach.subroutine(*id).kind == daemonfall_breach::Kind::Melee
        };
        match self.answer {
            Answer::Riposte if !self.subroutines.iter().any(melee) => Answer::None,
            answer => answer,
        }
    }

    pub(crate) fn entry(&self, health: i32) -> Entry {
        Entry { health: Some(health), shield: self.shield, charge: self.charge.max(0) as u32 }
    }
}
