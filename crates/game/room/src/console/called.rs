//! Owners of state fields by name: objects, units and characters, in addition to their numbers in
//! the state; and tiles by column and row, counted from 1 in the upper left corner.

use super::arguments::breach_view;
use super::facts;
use crate::prelude::*;
use daemonfall_dungeon::components::Object;
use daemonfall_sector::{Grid, Places, TileId, Unit};

struct Called<'w> {
    library: Option<&'w Library>,
    run: Option<&'w Campaign>,
    table: Option<BreachView>,
}

/// Fields of the state whose path, value or owner contains all words. Fails without a state.
pub fn fields(world: &mut World, words: &[String]) -> Result<Vec<String>, String> {
    let state = facts::state(world)?;
    let table = breach_view(world).ok();
    let called = Called { library: world.get_resource(), run: world.get_resource(), table };
    let name = |value: &Value| called.name(value);
    Ok(facts::named_fields(&state, words, &name))
}

impl Called<'_> {
    fn name(&self, part: &Value) -> Option<String> {
        let has = |field: &str| part.get(field).is_some();
        if has("object") && has("traits") {
            return self.object(part);
        }
        if has("kind") && has("moves") {
            return self.unit(part);
        }
        if has("fighter") || has("presence") { self.character(part) } else { None }
    }

    /// "you 1", "crawler 14", as in the panels.
    fn object(&self, part: &Value) -> Option<String> {
        let object: Object = read(part.get("object")?)?;
        let kind = self.library?.kinds.get(usize::from(object.kind.0))?;
        let name = match part.get("traits")?.get("player").is_some() {
            true => "you".into(),
            false => kind.name.to_lowercase(),
        };
        Some(format!("{name} {}", object.id.0))
    }

    /// "#4 Needle", as in `stacks`.
    fn unit(&self, part: &Value) -> Option<String> {
        let unit: Unit = read(part)?;
        let (id, kind) = (unit.id, self.run?.rules().roster.kind(unit.kind));
        Some(format!("#{id} {}", kind.name))
    }

    /// "own Needle", "their Thorn", as targets in choices.
    fn character(&self, part: &Value) -> Option<String> {
        let (who, table): (CharacterId, _) = (read(part.get("id")?)?, self.table.as_ref()?);
        let side = if table.is_own(who) { "own" } else { "their" };
        Some(format!("{side} {}", table.name(who)))
    }
}

fn read<T: serde::de::DeserializeOwned>(part: &Value) -> Option<T> {
    serde_json::from_value(part.clone()).ok()
}

pub fn place(grid: &Grid, tile: TileId) -> String {
    if !grid.has(tile) {
        return format!("#{tile}");
    }
    let (column, row) = Places::on(grid).of(grid.hex(tile));
    format!("{column},{row}")
}

/// `5,7`: a column and a row.
pub fn coordinates(words: &str) -> Result<(i32, i32), String> {
    let wrong = || format!("{words:?} is not a tile: write COLUMN,ROW, such as 5,7");
    let (column, row) = words.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse().map_err(|_| wrong());
    Ok((number(column)?, number(row)?))
}

pub fn read_tiles(grid: &Grid, words: &str) -> Result<TileId, String> {
    if let Some(number) = words.strip_prefix('#') {
        let tile = number.parse().ok().map(TileId);
        let tile = tile.filter(|tile| grid.has(*tile));
        return tile.ok_or_else(|| format!("there is no tile {words}"));
    }
    let (column, row) = coordinates(words)?;
    let places = Places::on(grid);
    let there = |tile: &TileId| places.of(grid.hex(*tile)) == (column, row);
    let found = grid.tiles().find(there);
    found.ok_or_else(|| format!("there is no tile at {column},{row}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Outcome};
    use daemonfall_sector_mode::words;

    fn told(world: &mut World, words: &[&str]) -> Result<Vec<String>, String> {
        let words: Vec<String> = words.iter().copied().map(Into::into).collect();
        fields(world, &words)
    }

    #[test]
    fn fields_of_a_dive_say_whose_they_are() -> Outcome {
        let mut world = testing::dive();
        let all = told(&mut world, &["health"])?;
        let holds = |whose: &str| all.iter().any(|line| line.ends_with(whose));
        assert!(holds("  (you 1)"), "{all:?}");
        let (index, library) = (world.resource::<Index>(), world.resource::<Library>());
        let named = |id| {
            let kind = library.kind(index.kind(id)?);
            Some(format!("({} {})", kind.name.to_lowercase(), id.0))
        };
        let names: Vec<String> = index.alive().filter_map(named).collect();
        assert!(names.iter().any(|name| holds(name)), "{all:?}");
        let mine = told(&mut world, &["health", "you"])?;
        assert!(!mine.is_empty() && mine.len() < all.len());
        Ok(())
    }

    #[test]
    fn fields_of_a_breach_say_whose_they_are() -> Outcome {
        let mut world = testing::breach("needle,weaver:thorn");
        let all = told(&mut world, &["health"])?;
        for whose in ["  (own Needle)", "  (own Weaver)", "  (their Thorn)"] {
            let held = all.iter().any(|line| line.ends_with(whose));
            assert!(held, "{whose}: {all:?}");
        }
        Ok(())
    }

    #[test]
    fn places_are_those_that_the_map_tells() {
        let run = crate::testing::run(3);
        let (grid, table) = (&run.sector().grid, MapView::read(run.rules(), run.sector()));
        for tile in grid.tiles() {
            let told = place(grid, tile);
            assert_eq!(told, words::place(&table, tile));
            assert_eq!(read_tiles(grid, &told), Ok(tile));
            assert_eq!(read_tiles(grid, &format!("#{tile}")), Ok(tile));
        }
        for wrong in ["", "5", "5;7", "a,b", "0,0", "#", "#999999"] {
            assert!(read_tiles(grid, wrong).is_err(), "{wrong:?}");
        }
    }
}
