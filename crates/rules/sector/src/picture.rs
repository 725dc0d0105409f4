//! A sector as text, for catalogs and for inspecting generated sectors, and tile positions by
//! column and row. Drawn land in the data uses the same format.

use crate::grid::{FactionId, Grid};
use crate::library::{Part, Role};
use crate::rules::Rules;
use crate::sector::{Sector, Tile};
use hexx::Hex;
use std::fmt::Write;

impl Rules {
    /// The map, row by row, two characters for each tile: its ground, and what is on it (a
    /// structure's letter, a digit for the home of a faction, a small letter for its core, `*` for
    /// an encounter). Below it the stacks, by column and row from 1.
    pub fn picture(&self, sector: &Sector) -> String {
        let mut text = String::new();
        if sector.tiles.is_empty() {
            return text;
        }
        let places = Places::on(&sector.grid);
        let (mut row, mut column) = (0, 0);
        for (tile, it) in sector.grid.tiles().zip(&sector.tiles) {
            // Half a tile is one character wide.
            let (at, down) = places.aside(sector.grid.hex(tile));
            while row < down {
                row += 1;
                column = 0;
                text.truncate(text.trim_end_matches(' ').len());
                text.push('\n');
            }
            while column < at {
                text.push(' ');
                column += 1;
            }
            text.push(self.library.tile(it.kind).glyph);
            text.push(self.mark(sector, it, sector.faction_at_home(tile)));
            column += 2;
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
        for stack in sector.stacks.values() {
            let kind = self.kind(sector, stack.faction);
            let units: Vec<&str> =
                stack.units.iter().map(|unit| self.roster.kind(unit.kind).key.as_str()).collect();
            let (x, y) = places.of(sector.grid.hex(stack.tile));
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{} at {x},{y}: {}", kind.key, units.join(" "));
        }
        text
    }

    fn mark(&self, sector: &Sector, tile: &Tile, home: Option<FactionId>) -> char {
        let letter = |first: u8, faction: FactionId| (first + (faction.0 as u8).min(8)) as char;
        if let Some(faction) = home {
            return letter(b'1', faction);
        }
        let Some(structure) = tile.structure.map(|it| self.library.structure(it)) else {
            return if tile.encounter { '*' } else { ' ' };
        };
        let plays = |owner: &FactionId| self.part(sector, *owner) != Part::Wild;
        match tile.owner.filter(plays) {
            Some(owner) if structure.role == Role::Core => letter(b'a', owner),
            _ => structure.glyph,
        }
    }
}

/// The upper left corner of a set of tiles, from which columns and rows are counted, from 1, by
/// people, scripts and pictures in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    left: i32,
    top: i32,
}

/// Half tiles to the east: alternate rows are offset by half a tile.
fn east(hex: Hex) -> i32 {
    2 * hex.x + hex.y
}

impl Places {
    /// Counts from the corner of these hexes, or from the grid's middle if there are none.
    pub fn among(hexes: impl Iterator<Item = Hex> + Clone) -> Self {
        Self {
            left: hexes.clone().map(east).min().unwrap_or(0),
            top: hexes.map(|hex| hex.y).min().unwrap_or(0),
        }
    }

    /// Counts from the corner of a grid.
    pub fn on(grid: &Grid) -> Self {
        Self::among(grid.tiles().map(|tile| grid.hex(tile)))
    }

    /// How many half tiles a hex is to the east of the corner, and how many rows below it.
    pub fn aside(self, hex: Hex) -> (i32, i32) {
        (east(hex) - self.left, hex.y - self.top)
    }

    /// Column and row of a hex, from 1.
    pub fn of(self, hex: Hex) -> (i32, i32) {
        let (halves, rows) = self.aside(hex);
        (halves / 2 + 1, rows + 1)
    }
}
