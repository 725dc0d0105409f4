//! Tiles by column and row, counted from 1 in the upper left corner, as on the map and in scripts.

use daemonfall_sector::{Grid, Places, TileId};

pub fn place(grid: &Grid, tile: TileId) -> String {
    if !grid.has(tile) {
        return format!("#{tile}");
    }
    let (column, row) = Places::on(grid).of(grid.hex(tile));
    format!("{column},{row}")
}

pub fn read(grid: &Grid, words: &str) -> Result<TileId, String> {
    if let Some(number) = words.strip_prefix('#') {
        let tile = number.parse().ok().map(TileId);
        let tile = tile.filter(|tile| grid.has(*tile));
        return tile.ok_or_else(|| format!("there is no tile {words}"));
    }
    let wrong = || format!("{words:?} is not a tile: write COLUMN,ROW, such as 5,7");
    let (column, row) = words.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<i32>().map_err(|_| wrong());
    let (column, row) = (number(column)?, number(row)?);
    let places = Places::on(grid);
    let there = |tile: &TileId| places.of(grid.hex(*tile)) == (column, row);
    let found = grid.tiles().find(there);
    found.ok_or_else(|| format!("there is no tile at {column},{row}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_sector_mode::map_view::MapView;
    use daemonfall_sector_mode::words;

    #[test]
    fn places_are_those_that_the_map_tells() {
        let run = crate::testing::run(3);
        let (grid, table) = (&run.sector().grid, MapView::read(run.rules(), run.sector()));
        for tile in grid.tiles() {
            let told = place(grid, tile);
            assert_eq!(told, words::place(&table, tile));
            assert_eq!(read(grid, &told), Ok(tile));
            assert_eq!(read(grid, &format!("#{tile}")), Ok(tile));
        }
        for wrong in ["", "5", "a,b", "0,0", "#", "#999999"] {
            assert!(read(grid, wrong).is_err(), "{wrong:?}");
        }
    }
}
