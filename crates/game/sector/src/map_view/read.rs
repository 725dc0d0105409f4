//! Reads the picture from the rules; it contains nothing that the player does not know.

use super::{MapView, Purse, StackShown, TileShown, UnitShown, factions, place_of};
use crate::prelude::*;
use daemonfall_sector::{Stack, View};

impl MapView {
    /// The picture of a run: its relics yield too.
    pub fn of(campaign: &Campaign) -> Self {
        let mut table = Self::read(campaign.rules(), campaign.sector());
        table.purse.relics = campaign.run().relics_yield(campaign.content());
        table
    }

    pub fn read(rules: &Rules, sector: &Sector) -> Self {
        let view = rules.view(sector, sector.player);
        let mut tiles: Vec<TileShown> =
            view.grid().tiles().map(|id| tile(rules, sector, &view, id)).collect();
        for possible in view.possible_cores() {
            tiles[possible.0 as usize].may_be_core = true;
        }
        let mut factions = factions::read(rules, sector);
        for tile in &tiles {
            if let Some(owner) = tile.owner {
                factions[owner.0 as usize].tiles += 1;
            }
        }
        let mut stacks = Vec::new();
        for own in view.own_stacks() {
            stacks.push((own, None));
        }
        for tile in &tiles {
            let memory = view.memory(tile.id);
            let Some(glimpse) = memory.glimpse.as_ref() else {
                continue;
            };
            let stack = &glimpse.stack;
            if stack.faction == sector.player
                || stacks.iter().any(|(known, _)| known.id == stack.id && known.tile == tile.id)
            {
                continue;
            }
            let remembered = (memory.seen != Seen::Visible).then_some(glimpse.turn);
            stacks.push((stack, remembered));
        }
        // A stack seen in several places is where it is in sight, otherwise where it was last seen.
        let newer = |one: &(&Stack, Option<u32>), other: &(&Stack, Option<u32>)| {
            one.0.id == other.0.id
                && match (one.1, other.1) {
                    (_, None) => one.1.is_some(),
                    (None, Some(_)) => false,
                    (Some(one_turn), Some(turn)) => (one_turn, one.0.tile) < (turn, other.0.tile),
                }
        };
        let known: Vec<(&Stack, Option<u32>)> = stacks
            .iter()
            .filter(|one| !stacks.iter().any(|other| newer(one, other)))
            .copied()
            .collect();
        let mut shown: Vec<StackShown> = Vec::new();
        for (it, remembered) in known {
            let faction = &mut factions[it.faction.0 as usize];
            faction.stacks += 1;
            // Its number among all stacks that ever existed: it never changes.
            let number = it.id.0;
            let name = match it.faction == sector.player {
                true => t!("sector-stack-own", number = number),
                false => {
                    t!("sector-stack-of-others", faction = faction.name.as_str(), number = number)
                }
            };
            let units = it.units.iter().map(|unit| {
                let kind = rules.roster.kind(unit.kind);
                UnitShown {
                    id: unit.id,
                    kind: unit.kind,
                    name: kind.name.clone(),
                    sprite: pictures::unit(&kind.key),
                    health: (unit.health, unit.most_health(&rules.roster)),
                    moves: (unit.moves, unit.movement(&rules.roster)),
                    leader: unit.leader,
                    reserve: it.line().all(|fights| fights.id != unit.id),
                    row: unit.row,
                    career: unit.career.clone(),
                    rises: it.faction == sector.player && rules.choices(unit).is_some(),
                }
            });
            shown.push(StackShown {
                id: it.id,
                tile: it.tile,
                faction: it.faction,
                look: faction.look,
                name,
                units: units.collect(),
                order: it.order,
                moves: (it.moves(), it.movement(&rules.roster)),
                remembered,
            });
        }
        Self {
            tiles,
            stacks: shown,
            factions,
            player: sector.player,
            active: sector.active,
            turn: sector.turn,
            purse: Purse {
                cycles: view.cycles(),
                yields: view.yields(),
                upkeep: view.upkeep(),
                ..Purse::default()
            },
            pending: sector.pending,
            outcome: sector.outcome,
            victory: sector.victory,
            progress: rules.progress(sector),
        }
    }
}

fn tile(rules: &Rules, sector: &Sector, view: &View, id: TileId) -> TileShown {
    let hex = view.grid().hex(id);
    let memory = view.memory(id);
    let known = (memory.seen != Seen::Unknown).then(|| sector.tile(id));
    let role = |built| rules.library.structure(built).role;
    TileShown {
        id,
        hex,
        at: place_of(hex),
        seen: memory.seen,
        ground: known.map(|it| it.kind),
        structure: known.and_then(|it| it.structure).map(|built| (built, role(built))),
        owner: memory.owner,
        encounter: memory.encounter,
        emptied: memory.emptied,
        may_be_core: false,
    }
}
