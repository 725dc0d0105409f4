//! What to recruit, and where.

use super::Opponent;
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
        // A core makes those that it lacks, and nobody else.
        let lacks = |tile: &TileId| {
            view.own_core(*tile) && view.lacks(*tile, self.thinking.garrison).is_some()
        };
        places.retain(|tile| !view.own_core(*tile) || lacks(tile));
        // The endangered first.
        if self.thinking.sees_danger {
            places.sort_by_key(|tile| (-view.threat(*tile), *tile));
        }
        places.sort_by_key(|tile| !lacks(tile));
        for tile in places {
            let full = view
                .visible_stack(tile)
                .is_some_and(|it| it.faction != view.faction || it.units.len() >= STACK_AT_MOST);
            let kinds = if full {
                Vec::new()
            } else {
                affordable(view, tile)
            };
            let kind = if self.thinking.recruits_against {
                against(view, &kinds).or_else(|| dearest(view, &kinds))
            } else if self.thinking.joins {
                dearest(view, &kinds)
            } else {
                let place = (view.turn() + tile.0) as usize;
                (!kinds.is_empty()).then(|| kinds[place % kinds.len()])
            };
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

fn dearest(view: &View, kinds: &[KindId]) -> Option<KindId> {
    let cost = |kind: &KindId| view.rules.roster.kind(*kind).chassis.cost;
    kinds.iter().copied().max_by_key(|kind| (cost(kind), *kind))
}

/// The kind that, beside the strongest own stack, does best for its cost against the strongest enemy's that is known.
fn against(view: &View, kinds: &[KindId]) -> Option<KindId> {
    let worth = |stack: &&Stack| (view.worth(stack), stack.id);
    let own = view.own_stacks().max_by_key(worth)?;
    let hostile = view.others().filter(|it| view.hostile(it.faction));
    let foe = hostile.max_by_key(worth)?;
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
    values.max().map(|(_, kind)| kind)
}
