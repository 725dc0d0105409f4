//! Path finding over what the player has seen.
//! Pure: the rules are asked only when a step is made.

use crate::view::coords::straight;
use crate::view::dive_view::{DiveView, Seen};
use daemonfall_core::Side;
use daemonfall_dungeon::components::Layer;
use daemonfall_dungeon::{Cell, Direction};
use pathfinding::prelude::{bfs_reach, dijkstra};
use std::collections::BTreeSet;

type Cells = BTreeSet<(i32, i32)>;

/// The parts of a scene that matter for walking, collected once per search.
pub struct Ground<'a> {
    scene: &'a DiveView,
    barred: Cells,
    shunned: Cells,
}

impl<'a> Ground<'a> {
    pub fn of(scene: &'a DiveView) -> Self {
        let (mut barred, mut shunned) = (Cells::new(), Cells::new());
        fn note(barred: &mut Cells, shunned: &mut Cells, layer: Layer, cell: Cell, hurts: bool) {
            match layer {
                Layer::Real | Layer::Explosive => drop(barred.insert((cell.x, cell.y))),
                Layer::Trap | Layer::Floor if hurts => drop(shunned.insert((cell.x, cell.y))),
                _ => {}
            }
        }
        for thing in scene
            .things
            .values()
            .filter(|thing| Some(thing.object.id) != scene.hero && scene.in_sight(thing))
        {
            let hurts = thing.traits.exit.is_none();
            // A walk does not swap gear or buy anything on its way.
            if thing
                .traits
                .pickuppable
                .is_some_and(|item| item.price.is_some() || !wanted(&item.gives))
            {
                shunned.insert((thing.placed.cell.x, thing.placed.cell.y));
                continue;
            }
            crate::view::coords::covered(thing.placed.cell, thing.size())
                .for_each(|cell| note(&mut barred, &mut shunned, thing.object.layer, cell, hurts));
        }
        for (place, spot) in
            scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen == Seen::Before)
        {
            for look in spot.recalled.iter().filter_map(|kind| scene.look(*kind)) {
                note(&mut barred, &mut shunned, look.layer, scene.cell(place), !look.exit);
                if look.gear {
                    shunned.insert((scene.cell(place).x, scene.cell(place).y));
                }
            }
            if let Some(look) = spot.floor.and_then(|kind| scene.look(kind))
                && look.hazard
            {
                note(&mut barred, &mut shunned, Layer::Floor, scene.cell(place), true);
            }
        }
        Self { scene, barred, shunned }
    }

    pub fn free(&self, cell: Cell) -> bool {
        self.scene.open(cell) && !self.barred.contains(&(cell.x, cell.y))
    }

    fn safe(&self, cell: Cell) -> bool {
        self.free(cell) && !self.shunned.contains(&(cell.x, cell.y))
    }

    fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
        Direction::STRAIGHT.into_iter().map(move |direction| cell.step(direction, 1))
    }

    /// The cells of the shortest way, without its start; hazards only if the goal is one.
    pub fn way(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let next = |at: &(i32, i32)| {
            let cells: Vec<((i32, i32), u32)> = Self::neighbours(Cell::new(at.0, at.1))
                .filter(|cell| self.safe(*cell) || (*cell == to && self.scene.open(to)))
                .map(|cell| ((cell.x, cell.y), 1))
                .collect();
            cells
        };
        let (cells, _) = dijkstra(&(from.x, from.y), next, |at| *at == (to.x, to.y))?;
        Some(cells.into_iter().skip(1).map(|(x, y)| Cell::new(x, y)).collect())
    }

    /// The way to the nearest item worth fetching or cell next to the unknown.
    pub fn onward(&self, from: Cell) -> Option<Vec<Cell>> {
        let next = |at: &(i32, i32)| {
            let cells: Vec<(i32, i32)> = Self::neighbours(Cell::new(at.0, at.1))
                .filter(|cell| self.safe(*cell))
                .map(|cell| (cell.x, cell.y))
                .collect();
            cells
        };
        let goal = bfs_reach((from.x, from.y), next)
            .map(|(x, y)| Cell::new(x, y))
            .skip(1)
            .find(|cell| self.worth_a_visit(*cell))?;
        self.way(from, goal)
    }

    fn worth_a_visit(&self, cell: Cell) -> bool {
        let unknown = Self::neighbours(cell)
            .any(|beside| self.scene.seen(beside) == Seen::Never && self.inside(beside));
        let lies = |layer: Layer, gives: bool| layer == Layer::Item && gives;
        let found = self.scene.things.values().any(|thing| {
            let free = thing
                .traits
                .pickuppable
                .is_some_and(|item| item.price.is_none() && wanted(&item.gives));
            lies(thing.object.layer, free)
                && thing.placed.cell == cell
                && self.scene.in_sight(thing)
        });
        unknown || found
    }

    fn inside(&self, cell: Cell) -> bool {
        self.scene.spot(cell).is_some()
    }
}

/// Items that auto-explore fetches: those that do not change the player's gear.
fn wanted(gives: &daemonfall_dungeon::components::Pickup) -> bool {
    use daemonfall_dungeon::components::Pickup;
    matches!(gives, Pickup::Gold(_) | Pickup::Bombs(_) | Pickup::Potions(_))
}

pub fn step(from: Cell, to: Cell) -> Option<Direction> {
    straight(from, to).filter(|_| from.distance(to) == 1)
}

pub fn foes(scene: &DiveView) -> BTreeSet<daemonfall_dungeon::components::ObjectId> {
    let foes = scene
        .things
        .values()
        .filter(|thing| thing.object.side == Side::Hostile && scene.in_sight(thing));
    foes.map(|thing| thing.object.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;

    #[test]
    fn a_way_leads_round_what_stands_and_what_hurts() {
        let scene = scene(&["#####", "#@x.#", "#.^.#", "#...#", "#####"]);
        let ground = Ground::of(&scene);
        let way = ground.way(Cell::new(1, 1), Cell::new(3, 1));
        let expected =
            [(1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1)].map(|(x, y)| Cell::new(x, y));
        assert_eq!(way.as_deref(), Some(&expected[..]));
        assert_eq!(ground.way(Cell::new(1, 1), Cell::new(0, 0)), None);
    }

    #[test]
    fn exploring_goes_to_the_nearest_gold_or_edge_of_the_known() {
        let gold = scene(&["#######", "#@.$...", "#######"]);
        assert_eq!(Ground::of(&gold).onward(Cell::new(1, 1)).map(|way| way.len()), Some(2));
        let edge = scene(&["##### ", "#@... ", "##### "]);
        assert_eq!(
            Ground::of(&edge).onward(Cell::new(1, 1)).and_then(|way| way.last().copied()),
            Some(Cell::new(4, 1))
        );
        let done = scene(&["####", "#@.#", "####"]);
        assert_eq!(Ground::of(&done).onward(Cell::new(1, 1)), None);
    }

    #[test]
    fn only_a_neighbour_in_a_row_or_column_is_a_step_away() {
        let at = Cell::new(3, 3);
        assert_eq!(step(at, Cell::new(3, 4)), Some(Direction::South));
        assert_eq!(step(at, Cell::new(4, 4)), None);
        assert_eq!(step(at, Cell::new(3, 5)), None);
    }
}
