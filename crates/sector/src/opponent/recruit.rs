//! What to recruit, and where.

use super::Opponent;
use super::mind::Considered;
use crate::command::Command;
use crate::ids::{KindId, TileId};
use crate::stack::{STACK_AT_MOST, Stack, Unit};
use crate::view::View;
use daemonfall_battle::{Camp, Participant, Plan};
use daemonfall_core::fingerprint_of;

/// Battles fought in mind for each kind that could be recruited.
const BATTLES: u32 = 12;
/// For how many turns its cycles have to last when income does not pay all units.
const LASTING: i32 = 12;

impl Opponent {
    pub(super) fn recruit(&mut self, view: &View) -> Option<Command> {
        let tiles = view.grid().tiles().filter(|tile| view.can_recruit(*tile));
        let mut places: Vec<TileId> = tiles.filter(|tile| !self.idle.contains(tile)).collect();
        // The endangered first.
        if self.thinking.sees_danger {
            places.sort_by_key(|tile| (-view.threat(*tile), *tile));
        }
        for tile in places {
            let full = view
                .visible_stack(tile)
                .is_some_and(|it| it.faction != view.faction || it.units.len() >= STACK_AT_MOST);
            let kinds = if full {
                Vec::new()
            } else {
                affordable(view, tile)
            };
            let mut weighed = match self.thinking.recruits_against {
                true => against(view, &kinds),
                false => Vec::new(),
            };
            if weighed.is_empty() {
                weighed = by_cost(view, &kinds);
            }
            let kind = if self.thinking.joins || self.thinking.recruits_against {
                weighed.iter().max().map(|(_, kind)| *kind)
            } else {
                let place = (view.turn() + tile.0) as usize;
                (!kinds.is_empty()).then(|| kinds[place % kinds.len()])
            };
            for (value, kind) in weighed {
                self.mind
                    .weigh(|| Considered::Recruit { tile, kind }, value);
            }
            if let Some(kind) = kind {
                let chosen = Considered::Recruit { tile, kind };
                self.mind.choose(|it| *it == chosen);
            }
            match kind {
                Some(kind) => return Some(Command::Recruit { tile, kind }),
                None => {
                    self.idle.insert(tile);
                }
            }
        }
        None
    }
}

/// Kinds that can be recruited on a tile and kept.
fn affordable(view: &View, tile: TileId) -> Vec<KindId> {
    let tier = view.structure(tile).map_or(0, |built| built.recruits);
    let (cycles, left) = (view.cycles(), view.yields() - view.upkeep());
    let fits = |kind: &KindId| {
        let chassis = &view.rules.roster.kind(*kind).chassis;
        let after = cycles - chassis.cost;
        chassis.tier <= tier && after >= 0 && after + (left - chassis.upkeep) * LASTING >= 0
    };
    let kinds = &view.kind().recruits;
    kinds.iter().filter(|kind| fits(kind)).copied().collect()
}

/// Kinds by what they cost.
fn by_cost(view: &View, kinds: &[KindId]) -> Vec<(i64, KindId)> {
    let cost = |kind: KindId| i64::from(view.rules.roster.kind(kind).chassis.cost);
    kinds.iter().map(|kind| (cost(*kind), *kind)).collect()
}

/// Kinds by how they do, beside the strongest own stack, against the strongest enemy's that is known; nothing while there are not both.
fn against(view: &View, kinds: &[KindId]) -> Vec<(i64, KindId)> {
    let worth = |stack: &&Stack| (view.worth(stack), stack.id);
    let own = view.own_stacks().max_by_key(worth);
    let hostile = view.others().filter(|it| view.hostile(it.faction));
    let (Some(own), Some(foe)) = (own, hostile.max_by_key(worth)) else {
        return Vec::new();
    };
    let side = |units: &[Unit], camp: Camp| -> Vec<Participant> {
        let fighters = units.iter().map(|unit| view.rules.fighter(unit));
        fighters.map(|unit| Participant { camp, unit }).collect()
    };
    let value = |kind: &KindId| {
        let mut units = own.units.clone();
        units.truncate(STACK_AT_MOST - 1);
        let new = view.rules.roster.kind(*kind);
        let mut unit = own.units.first()?.clone();
        unit.kind = *kind;
        unit.health = new.health;
        unit.bonus = crate::stack::Bonus::default();
        units.push(unit);
        let mut all = side(&units, Camp::Attacker);
        let count = all.len();
        all.extend(side(&foe.units, Camp::Defender));
        let plan = Plan::new(view.rules.types(), all).ok()?;
        let tally = plan.odds(fingerprint_of(&(view.turn(), kind)).0, BATTLES);
        let (own, foes) = tally.health.split_at(count);
        let sum = |part: &[u64]| part.iter().sum::<u64>() as i64;
        Some(sum(own) - sum(foes))
    };
    let values = kinds.iter().filter_map(|kind| Some((value(kind)?, *kind)));
    values.collect()
}
