//! Where the cores of others may lie, as a faction can work it out from the place of its own home.

use crate::generate::turns;
use crate::grid::TileId;
use crate::library::{Land, Part, Role};
use crate::sector::Seen;
use crate::view::View;

impl View<'_> {
    /// The unknown tiles on which another faction's core may lie, in the grid's order: homes lie
    /// evenly around the middle, each with its core behind it. The more it scouts, the fewer.
    /// Hand-drawn land follows no pattern, so it has none.
    pub fn possible_cores(&self) -> Vec<TileId> {
        let library = &self.rules.library;
        let (Some(home), Some(recipe)) = (self.home(), library.recipe(self.recipe())) else {
            return Vec::new();
        };
        if let Land::Drawn(_) = recipe.land {
            return Vec::new();
        }
        let playing = recipe.factions.iter();
        let playing = playing.filter(|kind| library.faction(**kind).part != Part::Wild).count();
        let turns = turns(playing);
        let home = self.grid().hex(home);
        let is_core = |tile: &TileId| self.structure(*tile).is_some_and(|it| it.role == Role::Core);
        let mut found: Vec<TileId> = (1..6)
            .filter(|turn| turns.iter().any(|own| turns.contains(&((own + turn) % 6))))
            .map(|turn| home.rotate_cw(turn))
            .filter(|other| !self.grid().behind(*other).any(|tile| is_core(&tile)))
            .flat_map(|other| self.grid().behind(other))
            .filter(|tile| self.seen(*tile) == Seen::Unknown)
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
