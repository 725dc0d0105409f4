//! Turns land into a sector: factions, owners, first stacks, guards.

use super::{Dice, Plan};
use crate::grid::{FactionId, KindId};
use crate::library::{Part, Recipe};
use crate::rules::Rules;
use crate::sector::{Faction, Memory, Sector, Tile};
use crate::stack::{STACK_AT_MOST, Unit};
use crate::victory::Victory;
use daemonfall_core::StreamPositions;
use std::collections::BTreeMap;

impl Rules {
    pub(super) fn people(&self, recipe: &Recipe, plan: &Plan, dice: &mut Dice) -> Sector {
        let part = |place: usize| self.library.faction(recipe.factions[place]).part;
        let tiles = plan.kinds.iter().zip(&plan.structures);
        let tiles = tiles.map(|(kind, structure)| Tile {
            kind: *kind,
            structure: *structure,
            owner: None,
            stack: None,
            encounter: false,
            emptied: false,
            busy: false,
        });
        let places = 0..recipe.factions.len();
        let factions = recipe.factions.iter().map(|kind| Faction {
            kind: *kind,
            alive: true,
            cycles: match self.library.faction(*kind).part {
                Part::Wild => 0,
                Part::Player | Part::Corporation => recipe.cycles,
            },
            home: None,
            allies: Vec::new(),
            broke: None,
            memory: vec![Memory::default(); plan.grid.len()],
        });
        let player = places.clone().find(|place| part(*place) == Part::Player);
        let mut sector = Sector {
            recipe: recipe.key.clone(),
            grid: plan.grid.clone(),
            tiles: tiles.collect(),
            factions: factions.collect(),
            player: FactionId(player.unwrap_or_default() as u32),
            stacks: BTreeMap::new(),
            turn: 1,
            active: FactionId(0),
            offers: Vec::new(),
            pending: None,
            outcome: None,
            victory: Victory::Core,
            held: 0,
            next_stack: 0,
            next_unit: 0,
            dice: StreamPositions::default(),
        };
        for tile in &plan.encounters {
            sector.tile_mut(*tile).encounter = true;
        }
        for home in &plan.homes {
            let faction = FactionId(home.faction as u32);
            let kind = self.library.faction(recipe.factions[home.faction]);
            sector.faction_mut(faction).home = Some(home.tile);
            sector.tile_mut(home.tile).structure = kind.home;
            let near: Vec<_> = plan.grid.within(home.tile, 1).collect();
            for tile in near {
                let free = tile == home.tile || !plan.taken(tile);
                if free && self.library.tile(sector.tile(tile).kind).cost.is_some() {
                    sector.tile_mut(tile).owner = Some(faction);
                }
            }
            let units = self.new_units(&mut sector, &kind.start, kind.part == Part::Player);
            sector.place(faction, home.tile, units);
        }
        for (place, tile) in &plan.cores {
            let faction = FactionId(*place as u32);
            let kind = self.library.faction(recipe.factions[*place]);
            let it = sector.tile_mut(*tile);
            it.owner = Some(faction);
            it.structure = kind.core;
            if !kind.garrison.is_empty() {
                let units = self.new_units(&mut sector, &kind.garrison, false);
                sector.place(faction, *tile, units);
            }
        }
        let wild = places.clone().find(|place| part(*place) == Part::Wild);
        if let Some(place) = wild {
            let kinds = &self.library.faction(recipe.factions[place]).recruits;
            self.guards(&mut sector, plan, FactionId(place as u32), kinds, dice);
        }
        self.look_all(&mut sector);
        sector
    }

    fn new_units(&self, sector: &mut Sector, kinds: &[KindId], led: bool) -> Vec<Unit> {
        let units = kinds.iter().enumerate().map(|(place, kind)| {
            let mut unit = Unit::fresh(sector.new_unit(), *kind, &self.roster);
            unit.leader = led && place == 0;
            unit.reserve = unit.leader;
            unit.moves = unit.movement(&self.roster);
            unit
        });
        units.collect()
    }

    fn guards(
        &self,
        sector: &mut Sector,
        plan: &Plan,
        wild: FactionId,
        kinds: &[KindId],
        dice: &mut Dice,
    ) {
        let mut groups: BTreeMap<u32, Vec<KindId>> = BTreeMap::new();
        for guard in &plan.guards {
            let drawn = groups
                .entry(guard.group)
                .or_insert_with(|| self.draw_guards(kinds, guard.worth, dice))
                .clone();
            if drawn.is_empty() || sector.tile(guard.tile).stack.is_some() {
                continue;
            }
            let units = self.new_units(sector, &drawn, false);
            sector.place(wild, guard.tile, units);
            sector.tile_mut(guard.tile).owner = Some(wild);
        }
    }

    /// Guards worth at most `worth` cycles, few and strong rather than many and weak.
    fn draw_guards(&self, kinds: &[KindId], worth: i32, dice: &mut Dice) -> Vec<KindId> {
        let cost = |kind: &KindId| self.roster.kind(*kind).chassis.cost;
        let (mut drawn, mut left) = (Vec::new(), worth);
        while drawn.len() < STACK_AT_MOST {
            let paid = |kind: &&KindId| cost(kind) <= left;
            let worthy: Vec<KindId> =
                kinds.iter().filter(paid).filter(|kind| cost(kind) * 4 >= left).copied().collect();
            let dearest = kinds.iter().filter(paid).max_by_key(|kind| cost(kind));
            let Some(kind) = dice.pick(&worthy).or(dearest) else { break };
            left -= cost(kind);
            drawn.push(*kind);
        }
        drawn
    }
}
