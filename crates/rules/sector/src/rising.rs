//! What units gain by a battle, what they can choose from when they rise, and what that adds.

use crate::grid::{BoonId, KindId};
use crate::ranks::Boon;
use crate::rules::Rules;
use crate::stack::{Bonus, Stack, Unit};
use daemonfall_battle::{Camp, Sides};
use daemonfall_core::fingerprint_of;

impl Rules {
    /// What a boon adds to a unit of a kind.
    pub fn boon(&self, kind: KindId, id: BoonId) -> Bonus {
        let (kind, boon) = (self.roster.kind(kind), self.library.boon(id));
        let own = &kind.chassis;
        let part = |own: i32, percent: i32| match percent {
            0 => 0,
            _ => ((own.saturating_mul(percent) + 50) / 100).max(1),
        };
        Bonus {
            health: part(kind.health, boon.health),
            attack: part(own.attack, boon.attack),
            defence: part(own.defence, boon.defence),
            damage: part(own.damage, boon.damage),
            movement: 0,
            abilities: boon.abilities.clone(),
        }
    }

    /// The two boons that a unit is offered, if it has risen and not chosen yet: of those that suit
    /// what it does, and always the same two until it has chosen.
    pub fn choices(&self, unit: &Unit) -> Option<[BoonId; 2]> {
        let career = &unit.career;
        if !career.can_choose() {
            return None;
        }
        let suits = |(id, boon): &(BoonId, &Boon)| {
            let own = &self.roster.kind(unit.kind).chassis.abilities;
            let news =
                boon.abilities.is_empty() || boon.abilities.iter().any(|it| !own.contains(it));
            let fits = boon.fits.is_empty() || boon.fits.iter().any(|it| own.contains(it));
            news && fits && !career.boons.contains(id)
        };
        let mut open: Vec<BoonId> = self.library.boons().filter(suits).map(|(id, _)| id).collect();
        let drawn = fingerprint_of(&(career.lot, career.boons.len())).0;
        let mut draw = |word: u64| {
            let place = word % open.len().max(1) as u64;
            (!open.is_empty()).then(|| open.remove(place as usize))
        };
        Some([draw(drawn >> 32)?, draw(drawn & 0xFFFF_FFFF)?])
    }

    /// The experience for a side's units that win and survive: 1, or 2 if the other side was worth at
    /// least as much.
    pub(crate) fn gain<'a>(
        &self,
        sides: &Sides,
        stacks: impl Iterator<Item = &'a Stack>,
        camp: Camp,
    ) -> u32 {
        let mut worth = [0; 2];
        for stack in stacks {
            if let Some(side) = sides.camp(stack.id) {
                let line = stack.line().map(|unit| unit.worth(&self.roster));
                worth[usize::from(side != camp)] += line.sum::<i64>();
            }
        }
        if worth[0] <= worth[1] { 2 } else { 1 }
    }
}
