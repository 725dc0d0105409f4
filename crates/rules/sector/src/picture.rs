//! A sector as text, for catalogs and for inspecting generated sectors. Drawn land in the data uses
//! the same format.

use crate::ids::FactionId;
use crate::library::{Part, Role};
use crate::places::Places;
use crate::rules::Rules;
use crate::sector::{Sector, Tile};
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
            let kind = self.library.faction(sector.faction(stack.faction).kind);
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
