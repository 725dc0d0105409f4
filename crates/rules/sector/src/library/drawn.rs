//! Land as drawn in the data: a row of text for each row of tiles, two characters for each tile.
//!
//! The first character is the ground, the second what is on it: a structure's letter, a digit for
//! the home of a faction (by its place in the recipe, from 1), a small letter for its core (from
//! a), `*` for an encounter. Two spaces mean no tile. Every other row is shifted half a tile to the
//! east and begins with one more space.

use super::{DrawnTile, FactionKind, Part, Recipe, Structure, TileKind};
use crate::grid::{CLOCKWISE, Grid, StructureId, TileId, TileKindId};
use hexx::Hex;
use std::collections::BTreeSet;

/// The most rows, and tiles per row.
const LONGEST: usize = 64;

/// A fault: its row, if it concerns one, and a description.
type Fault = (Option<usize>, String);

pub(super) fn read(
    rows: &[String],
    guard: i32,
    tiles: &[TileKind],
    structures: &[Structure],
    factions: usize,
) -> Result<Vec<DrawnTile>, Vec<Fault>> {
    let (mut drawn, mut faults) = (Vec::new(), Vec::new());
    if rows.len() > LONGEST {
        faults.push((None, format!("there are more than {LONGEST} rows")));
    }
    for (row, text) in rows.iter().enumerate().take(LONGEST) {
        let mut wrong = |reason: String| faults.push((Some(row), reason));
        let mut signs: Vec<char> = text.trim_end().chars().collect();
        if row % 2 == 1 {
            match signs.first() {
                Some(' ') => {
                    signs.remove(0);
                }
                Some(_) => {
                    wrong(
                        "is shifted half a tile to the east: begin it with one more space".into(),
                    );
                }
                None => {}
            }
        }
        if signs.len() > 2 * LONGEST {
            wrong(format!("has more than {LONGEST} tiles"));
            continue;
        }
        for (column, pair) in signs.chunks(2).enumerate() {
            let (ground, mark) = (pair[0], pair.get(1).copied().unwrap_or(' '));
            if ground == ' ' && mark == ' ' {
                continue;
            }
            let Some(kind) = tiles.iter().position(|kind| kind.glyph == ground) else {
                let known: String = tiles.iter().map(|kind| kind.glyph).collect();
                wrong(format!(
                    "tile {}: {ground:?} is not a kind of ground; known are {known}",
                    column + 1
                ));
                continue;
            };
            let (x, y) = (column as i32 - row as i32 / 2, row as i32);
            let mut tile = DrawnTile {
                hex: Hex::new(x, y),
                kind: TileKindId(kind as u32),
                structure: None,
                home: None,
                core: None,
                encounter: mark == '*',
                guard: 0,
            };
            let place = match mark {
                '1'..='9' => Some(mark as usize - '1' as usize),
                'a'..='i' => Some(mark as usize - 'a' as usize),
                _ => None,
            };
            let built = structures.iter().position(|it| it.glyph == mark);
            match (mark, place, built) {
                (' ' | '*', ..) => {}
                (_, Some(place), _) if place >= factions => {
                    wrong(format!(
                        "tile {}: {mark:?} belongs to a faction, but there are only {factions}",
                        column + 1
                    ));
                }
                ('1'..='9', Some(place), _) => tile.home = Some(place as u32),
                (_, Some(place), _) => tile.core = Some(place as u32),
                (.., Some(built)) => {
                    tile.structure = Some(StructureId(built as u32));
                    tile.guard = guard;
                }
                _ => {
                    let known: String = structures.iter().map(|it| it.glyph).collect();
                    wrong(format!(
                        "tile {}: {mark:?} is not a mark for a tile; known are {known}, 1 to 9, a to i, *",
                        column + 1
                    ));
                }
            }
            drawn.push(tile);
        }
    }
    if faults.is_empty() {
        drawn.sort_by_key(|tile| (tile.hex.y, tile.hex.x));
        Ok(drawn)
    } else {
        Err(faults)
    }
}

/// Everything that is missing on drawn land or cannot be reached.
pub(super) fn faults(
    drawn: &[DrawnTile],
    recipe: &Recipe,
    tiles: &[TileKind],
    factions: &[FactionKind],
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let kinds: Vec<&FactionKind> =
        recipe.factions.iter().map(|kind| &factions[kind.place()]).collect();
    for (place, kind) in kinds.iter().enumerate() {
        let key = &kind.key;
        let count = |is: &dyn Fn(&DrawnTile) -> Option<u32>| {
            drawn.iter().filter(|tile| is(tile) == Some(place as u32)).count()
        };
        let (homes, cores) = (count(&|tile| tile.home), count(&|tile| tile.core));
        let wanted = usize::from(kind.part != Part::Wild);
        if homes != wanted {
            faults.push((None, format!("{key} has {homes} homes instead of {wanted}")));
        }
        let wanted = usize::from(kind.core.is_some());
        if cores != wanted {
            faults.push((None, format!("{key} has {cores} cores instead of {wanted}")));
        }
    }
    let passable = |tile: &DrawnTile| tiles[tile.kind.place()].cost.is_some();
    let homes = drawn.iter().filter(|tile| tile.home.is_some());
    let Some(first) = homes.filter(|tile| passable(tile)).min_by_key(|tile| tile.home) else {
        faults.push((None, "there is no home that can be entered".into()));
        return faults;
    };
    let reached = reached(first.hex, drawn, &passable);
    let whose = |place: u32| kinds.get(place as usize).map_or("?", |kind| &kind.key);
    for tile in drawn.iter().filter(|tile| !reached.contains(&key(tile.hex))) {
        let what = match tile {
            DrawnTile { home: Some(place), .. } => format!("the home of {}", whose(*place)),
            DrawnTile { core: Some(place), .. } => format!("the core of {}", whose(*place)),
            DrawnTile { structure: Some(_), .. } => "the structure".into(),
            DrawnTile { encounter: true, .. } => "the encounter".into(),
            _ => continue,
        };
        let (row, column) = (tile.hex.y, tile.hex.x + tile.hex.y / 2 + 1);
        let from = whose(first.home.unwrap_or_default());
        faults.push((
            Some(row as usize),
            format!("{what} on tile {column} cannot be reached from the home of {from}"),
        ));
    }
    faults
}

fn key(hex: Hex) -> (i32, i32) {
    (hex.y, hex.x)
}

fn reached(
    from: Hex,
    drawn: &[DrawnTile],
    passable: &impl Fn(&DrawnTile) -> bool,
) -> BTreeSet<(i32, i32)> {
    let grid = Grid::new(drawn.iter().map(|tile| tile.hex).collect::<Vec<_>>());
    let open = |tile: TileId| passable(&drawn[tile.place()]);
    let next = |hex: &Hex| {
        CLOCKWISE
            .map(|step| *hex + step)
            .into_iter()
            .filter(|hex| grid.at(*hex).is_some_and(open))
            .collect::<Vec<_>>()
    };
    pathfinding::prelude::bfs_reach(from, next).map(key).collect()
}
