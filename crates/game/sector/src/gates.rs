//! Why a stack does not step through a gate now, in a line for the panel.

use crate::map_view::{Look, TileShown};
use crate::meaning::{Asked, Meaning};
use crate::prelude::*;
use crate::words::place;
use daemonfall_sector::Step;

/// Why the way to a tile that is pointed at does not step through gates.
pub fn shut(asked: &Asked, tile: TileId, meaning: &Meaning) -> Option<String> {
    let table = asked.table;
    let ours = |it: &&TileShown| {
        let gate = it.structure.is_some_and(|(_, role)| role == Role::Gate);
        let ours = |owner| matches!(table.look(owner), Look::You | Look::Ally(_));
        gate && it.owner.is_some_and(ours)
    };
    let gates: Vec<TileId> = table.tiles.iter().filter(ours).map(|it| it.id).collect();
    if let Meaning::Go { stack, path, .. } = meaning
        && let Some(words) = detour(asked, &gates, *stack, path)
    {
        return Some(words);
    }
    let taken = gates.len() > 1 && gates.contains(&tile) && matches!(meaning, Meaning::Select(_));
    taken.then(|| t!("sector-tile-gate-taken"))
}

/// Why a stack on a gate does not step to the stack on another gate that is chosen.
pub fn no_step_through(asked: &Asked, tile: TileId, meaning: &Meaning) -> Option<String> {
    let stands = asked.table.tile(asked.stack()?.tile)?;
    let on_gate = stands.structure.is_some_and(|(_, role)| role == Role::Gate);
    let selects = on_gate && matches!(meaning, Meaning::Select(_));
    selects.then(|| shut(asked, tile, meaning)).flatten()
}

/// The taken gates of a way that would be cheaper if nobody stood on them.
fn detour(asked: &Asked, gates: &[TileId], stack: StackId, path: &[Step]) -> Option<String> {
    let table = asked.table;
    let taken = |gate: &TileId| {
        let there = table.stack_at(*gate).filter(|it| it.remembered.is_none());
        there.is_some_and(|it| it.id != stack)
    };
    let taken: Vec<TileId> = gates.iter().copied().filter(taken).collect();
    let last = path.last().filter(|_| !taken.is_empty())?;
    let mut free = asked.sector.clone();
    for gate in &taken {
        free.factions[table.player.0 as usize].memory[gate.0 as usize].glimpse = None;
    }
    let ways = asked.rules.view(&free, table.player).paths(stack)?;
    if ways.cost(last.tile)? >= last.cost {
        return None;
    }
    let way = ways.path(last.tile)?;
    let shut = way.iter().filter(|step| taken.contains(&step.tile));
    let shut: Vec<String> = shut.map(|step| place(table, step.tile)).collect();
    Some(t!("sector-tile-gate-shut", count = shut.len(), places = shut.join("; ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::MapView;
    use crate::map_view::tests::{rules, sector};
    use daemonfall_sector::Refusal;

    /// What the panel says where this stack would go to the tile.
    fn told(rules: &Rules, sector: &Sector, stack: StackId, to: TileId) -> Option<String> {
        let table = MapView::read(rules, sector);
        let selected = Some(stack);
        let asked = Asked { rules, sector, table: &table, selected, picked: &[] };
        shut(&asked, to, &asked.meaning(to))
    }

    #[test]
    fn a_gate_is_named_while_a_stack_on_it_bars_the_shorter_way() -> Result<(), Refusal> {
        let rules = rules();
        let mut sector = sector(&rules, 11);
        let player = sector.player;
        let stack = sector.stacks_of(player).next().expect("own").clone();
        let home = stack.tile;
        let (near, far) = {
            let view = rules.view(&sector, player);
            let grid = view.grid();
            let open = |tile: &TileId| view.seen(*tile) == Seen::Visible && view.open(*tile);
            let far = |near| {
                let mut tiles = grid.tiles().filter(open);
                tiles.find(|far| grid.distance(home, *far) == 2 && grid.distance(near, *far) == 3)
            };
            let near: Vec<TileId> = grid.neighbours(home).filter(open).collect();
            near.into_iter().find_map(|near| Some((near, far(near)?))).expect("land")
        };
        let gate = sector.tile(home).structure;
        let tile = &mut sector.tiles[far.0 as usize];
        (tile.structure, tile.owner) = (gate, Some(player));
        sector.factions[player.0 as usize].memory[far.0 as usize].owner = Some(player);
        let units = vec![stack.units[1].id];
        rules.apply(&mut sector, &Command::Split { stack: stack.id, units, to: near })?;
        let other = sector.stack_at(near).expect("split off").id;
        let words = told(&rules, &sector, other, far).expect("the way is longer");
        assert!(words.contains("is closed to you now"), "{words}");
        let words = told(&rules, &sector, other, home).expect("it is taken");
        assert!(words.starts_with("While a stack stands on this gate"), "{words}");
        let ways = rules.view(&sector, player).paths(stack.id).expect("own");
        let aside = ways.reachable().find(|tile| *tile != far).expect("it can go");
        rules.apply(&mut sector, &Command::Move { stack: stack.id, to: aside })?;
        assert_eq!(told(&rules, &sector, other, far), None);
        Ok(())
    }
}
