//! Map and battles in scripts: arrows to a tile by column and row, the map's checks, odds, a film's
//! position, the outcome.

use super::driver::{DriverAction, Next};
use crate::prelude::*;
use daemonfall_battle::{Camp, Outcome};
use daemonfall_battle_mode::begin::Show;
use daemonfall_battle_mode::odds::Odds;
use daemonfall_battle_mode::transport::Transport;
use daemonfall_sector::TileId;
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_sector_mode::words::{coordinates, tile_at};

/// A column and a row, from 1.
pub type Place = (i32, i32);

pub fn table(world: &World) -> Result<&MapView, String> {
    let table = world.get_resource::<MapView>();
    table.ok_or_else(|| "no sector has begun".into())
}

/// The player may command and all events are shown, or the run waits elsewhere or is over.
pub fn is_ready(world: &World) -> bool {
    let waits =
        table(world).is_ok_and(|table| table.active == table.player || table.outcome.is_some());
    waits && world.resource::<MapPlayback>().is_over()
}

fn tile(table: &MapView, place: Place) -> Result<TileId, String> {
    let (column, row) = place;
    tile_at(table, place).ok_or_else(|| format!("there is no tile at {column},{row}"))
}

/// The key of the arrow from the cursor towards a tile; `None` if the cursor is there.
pub fn arrow_to(table: &MapView, cursor: Option<TileId>, wanted: TileId) -> Option<&'static str> {
    if cursor == Some(wanted) {
        return None;
    }
    let here = cursor.map(|tile| coordinates(table, tile));
    let here = here.unwrap_or_default();
    let at = cursor.map_or(Vec2::ZERO, |tile| table.place(tile));
    let down = coordinates(table, wanted).1 - here.1;
    Some(match (down, table.place(wanted).x > at.x) {
        (..0, _) => "ArrowUp",
        (1.., _) => "ArrowDown",
        (0, true) => "ArrowRight",
        (0, false) => "ArrowLeft",
    })
}

/// The next arrow towards a tile.
pub fn next(world: &World, place: Place) -> Next {
    let table = table(world)?;
    let key = arrow_to(table, world.resource::<Choosing>().cursor, tile(table, place)?);
    Ok(key.map(|key| (DriverAction::Key(key), false)))
}

/// The key that ends a turn; the question about stacks that could still move is confirmed.
pub fn next_of_end(world: &World, pressed: bool) -> Next {
    table(world)?;
    let asked = world.resource::<Choosing>().question.is_some();
    Ok((!pressed || asked).then_some((DriverAction::Key("e"), pressed)))
}

/// The stack on a tile as scripts write it: `nobody`, or a faction and a number of units.
pub fn stack(world: &World, place: Place) -> Result<String, String> {
    let table = table(world)?;
    let stack = table.stack_at(tile(table, place)?);
    Ok(stack.map_or_else(
        || "nobody".into(),
        |stack| format!("{} {}", table.faction_name(stack.faction), stack.units.len()),
    ))
}

pub fn owner(world: &World, place: Place) -> Result<String, String> {
    let table = table(world)?;
    let owner = table.tile(tile(table, place)?).and_then(|tile| tile.owner);
    Ok(owner.map_or("nobody", |owner| table.faction_name(owner)).into())
}

pub fn show(world: &World) -> Result<&Show, String> {
    world.get_resource::<Show>().ok_or_else(|| "no battle was shown".into())
}

pub fn odds_are_counted(world: &World) -> bool {
    world.resource::<Odds>().answer().complete
}

pub fn film_is_over(world: &World) -> Result<bool, String> {
    let reel = world.resource::<Transport>();
    Ok(reel.now >= show(world)?.film.lasts && !reel.playing)
}

/// Moves whose effect has been shown.
pub fn moves(world: &World) -> usize {
    let now = world.resource::<Transport>().now;
    show(world).map_or(0, |show| show.film.struck(now))
}

/// The outcome as scripts write it, seen from the near side.
pub fn outcome_name(show: &Show) -> &'static str {
    let near = show.fought.cast.near();
    match (show.fought.battle.ending.outcome, near) {
        (Outcome::Stalemate, _) => "draw",
        (Outcome::Attacker, Camp::Attacker) | (Outcome::Defender, Camp::Defender) => "won",
        (Outcome::Attacker, Camp::Defender) | (Outcome::Defender, Camp::Attacker) => "lost",
    }
}
