//! Short descriptions of things on the map, with numbers.

use super::map_view::MapView;
use crate::prelude::*;
pub use daemonfall_run::names::called;
use daemonfall_sector::{Outcome, Places};

pub fn signed(number: i32) -> String {
    match number {
        ..0 => format!("\u{2212}{}", -number),
        _ => format!("+{number}"),
    }
}

/// Column and row, from 1 at the upper left corner, as in the sector's text picture.
pub fn place(table: &MapView, tile: TileId) -> String {
    let (column, row) = coordinates(table, tile);
    format!("{column},{row}")
}

pub fn coordinates(table: &MapView, tile: TileId) -> (i32, i32) {
    let places = Places::among(table.tiles.iter().map(|tile| tile.hex));
    table.tile(tile).map_or((0, 0), |tile| places.of(tile.hex))
}

pub fn tile_at(table: &MapView, wanted: (i32, i32)) -> Option<TileId> {
    let mut tiles = table.tiles.iter().map(|tile| tile.id);
    tiles.find(|tile| coordinates(table, *tile) == wanted)
}

/// A tile's structure or ground, as named within a sentence: `node`.
pub fn tile(table: &MapView, rules: &Rules, tile: TileId) -> String {
    let shown = table.tile(tile);
    let built = shown.and_then(|tile| tile.structure);
    match (built, shown.and_then(|tile| tile.ground)) {
        (Some((built, _)), _) => within(&rules.library.structure(built).name),
        (None, Some(ground)) => within(&rules.library.tile(ground).name),
        (None, None) => t!("sector-a-tile"),
    }
}

/// A common noun as written within a sentence: lower case in some languages, unchanged in others.
pub fn within(name: &str) -> String {
    match t!("sector-names-within-sentences").as_str() {
        "small" => name.to_lowercase(),
        _ => name.to_owned(),
    }
}

/// How a sector ended, as a word for scripts.
pub fn outcome_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(outcome) if outcome.is_won() => "won",
        Some(_) => "lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn column_and_row_lead_back_to_their_tile() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 1));
        for tile in &table.tiles {
            assert_eq!(tile_at(&table, coordinates(&table, tile.id)), Some(tile.id));
        }
        assert_eq!(tile_at(&table, (-3, 900)), None);
    }

    #[test]
    fn numbers_are_said_with_their_signs() {
        assert_eq!((signed(18), signed(-4)), ("+18".into(), "\u{2212}4".into()));
    }
}
