//! What to recruit, and where.

use super::Opponent;
use super::reasoning::{Considered, Parts};
use crate::command::Command;
use crate::ids::{KindId, TileId};
use crate::stack::STACK_AT_MOST;
use crate::view::View;

/// The number of turns that its cycles must last when income does not cover all upkeep.
const LASTING: i32 = 12;

impl Opponent {
    pub(super) fn recruit(&mut self, view: &View) -> Option<Command> {
        let tiles = view.grid().tiles().filter(|tile| view.can_recruit(*tile));
        let mut places: Vec<TileId> = tiles.filter(|tile| !self.idle.contains(tile)).collect();
        // A core recruits only the units that it lacks.
        let lacks = |tile: &TileId| {
            view.own_core(*tile) && view.lacks(*tile, self.thinking.garrison).is_some()
        };
        places.retain(|tile| !view.own_core(*tile) || lacks(tile));
        // Endangered places first.
        if self.thinking.sees_danger {
            places.sort_by_key(|tile| (-view.threat(*tile), *tile));
        }
        places.sort_by_key(|tile| !lacks(tile));
        for tile in places {
            let full = view
                .visible_stack(tile)
                .is_some_and(|it| it.faction != view.faction || it.units.len() >= STACK_AT_MOST);
            let kinds = if full { Vec::new() } else { affordable(view, tile) };
            let weighed = by_cost(view, &kinds);
            let kind = if self.thinking.joins {
                weighed.iter().max().map(|(_, kind)| *kind)
            } else {
                let place = (view.turn() + tile.0) as usize;
                (!kinds.is_empty()).then(|| kinds[place % kinds.len()])
            };
            for (value, kind) in weighed {
                let considered = || Considered::Recruit { tile, kind };
                self.reasoning.weigh(considered, value, Parts::Whole);
            }
            let Some(kind) = kind else {
                self.idle.insert(tile);
                continue;
            };
            let chosen = Considered::Recruit { tile, kind };
            self.reasoning.choose(|it| *it == chosen);
            return Some(Command::Recruit { tile, kind });
        }
        None
    }
}

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

fn by_cost(view: &View, kinds: &[KindId]) -> Vec<(i64, KindId)> {
    let cost = |kind: KindId| i64::from(view.rules.roster.kind(kind).chassis.cost);
    kinds.iter().map(|kind| (cost(*kind), *kind)).collect()
}
