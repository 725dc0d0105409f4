//! Commands on the sector's map, the picking of units, and diplomacy.

use super::places::{self, all_labelled, has_scope, labelled, to};
use super::{DIGITS, Deed, DriverAction, InputDriver, point};
use crate::prelude::*;
use crate::script::sector::arrow_to;
use daemonfall_sector::library::Part;
use daemonfall_sector::{BoonId, Command, FactionId, KindId, StackId, TileId, UnitId};
use daemonfall_sector_mode::choosing::{Choosing, Zone};
use daemonfall_sector_mode::map_view::{FactionShown, Relation};
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_sector_mode::recruit_options::{offered, recruits_at};
use daemonfall_sector_mode::screen::camera::View;
use daemonfall_sector_mode::screen::recruits;
use daemonfall_sector_mode::screen::rise::Learns;
use daemonfall_sector_mode::screen::stack_panel::Card;

/// The view at a pointer's last query: nothing on the map can be pointed at while it moves.
#[derive(Resource, Default)]
struct Glides(Option<View>);

pub fn next(world: &mut World, hand: InputDriver, command: &Command) -> Deed {
    if !world.resource::<Campaign>().is_own_turn() {
        return hurry(world, hand);
    }
    let view = world.resource::<View>().clone();
    let glides = world.remove_resource::<Glides>().unwrap_or_default();
    let still = glides.0.as_ref() == Some(&view) && world.resource::<MapPlayback>().is_over();
    world.insert_resource(Glides(Some(view)));
    if !still {
        return Ok(DriverAction::Rest);
    }
    let talks =
        matches!(command, Command::Propose { .. } | Command::Answer { .. } | Command::Break { .. });
    if talks {
        return talk(world, hand, command);
    }
    if let Command::Promote { unit, boon } = command {
        return promote(world, hand, *unit, *boon);
    }
    if has_scope(world) {
        let asked = world.resource::<Choosing>().entering;
        let enter = match command {
            Command::EnterVault { stack } if asked == Some(*stack) => {
                labelled(world, hand, "Enter the vault")
            }
            _ => Err("there is no vault to enter".into()),
        };
        // The result of an encounter, relations, the log.
        return enter
            .or_else(|_| labelled(world, hand, "Continue"))
            .or_else(|_| labelled(world, hand, "Back to the map"))
            .or_else(|_| hand.back(world));
    }
    let aim = world.resource::<Choosing>().aim;
    // In a compact window the button may be scrolled out of its panel; its hint never is.
    let attack = match hand {
        InputDriver::Touch => "attack",
        _ => "Attack",
    };
    match command {
        Command::Attack { stack, tile } => match aim {
            Some(aim) if (aim.stack, aim.tile) == (*stack, *tile) => {
                hand.confirm().map_or_else(|| point(world, attack), Ok)
            }
            Some(_) => put_back(world, hand),
            None => with(world, hand, *stack, *tile),
        },
        _ if aim.is_some() => put_back(world, hand),
        Command::Move { stack, to } => with(world, hand, *stack, *to),
        Command::EnterVault { stack } => enter_vault(world, hand, *stack),
        Command::Recruit { tile, kind } => recruit(world, hand, *tile, *kind),
        Command::Merge { from, into, units } => {
            let into = world.resource::<MapView>().stack(*into).map(|it| it.tile);
            let into = into.ok_or("there is no such stack to join")?;
            part(world, hand, *from, units, into)
        }
        Command::Split { stack, units, to } => part(world, hand, *stack, units, *to),
        Command::Reserve { unit } => {
            at_unit(world, hand, *unit, "f", &["Leader in reserve", "Leader in the line"])
        }
        Command::EndTurn => {
            hand.press_or_point(world, "e", GamepadButton::RightTrigger2, "End turn")
        }
        other => Err(format!("no hand of a script knows {other:?}")),
    }
}

/// Skips the others' actions; the press has no effect in the player's own turn.
fn hurry(world: &mut World, hand: InputDriver) -> Deed {
    let table = world.resource::<MapView>();
    if world.resource::<MapPlayback>().skipping || table.is_own_turn() || table.outcome.is_some() {
        return Ok(DriverAction::Rest);
    }
    let hint = hand.press_or_point(world, "Tab", GamepadButton::RightTrigger, "to your turn");
    Ok(hint.unwrap_or(DriverAction::Rest))
}

fn put_back(world: &mut World, hand: InputDriver) -> Deed {
    match hand {
        InputDriver::Keys | InputDriver::Pad | InputDriver::Touch => hand.back(world),
        InputDriver::Mouse => point(world, "Back"),
    }
}

pub fn with(world: &mut World, hand: InputDriver, stack: StackId, tile: TileId) -> Deed {
    match select(world, hand, stack)? {
        Some(deed) => Ok(deed),
        None => confirm(world, hand, tile),
    }
}

/// The action that selects a stack, or `None` if it is selected.
pub fn select(
    world: &mut World,
    hand: InputDriver,
    stack: StackId,
) -> Result<Option<DriverAction>, String> {
    if world.resource::<Choosing>().selected == Some(stack) {
        return Ok(None);
    }
    let stands = world.resource::<MapView>().stack(stack).map(|it| it.tile);
    let tile = stands.ok_or("there is no such stack to select")?;
    confirm(world, hand, tile).map(Some)
}

pub fn confirm(world: &mut World, hand: InputDriver, tile: TileId) -> Deed {
    let Some(confirm) = hand.confirm() else {
        return places::tile(world, tile);
    };
    let choosing = world.resource::<Choosing>();
    if choosing.zone != Zone::Map {
        return hand.back(world);
    }
    let key = arrow_to(world.resource::<MapView>(), choosing.cursor, tile);
    let arrow = key.and_then(|key| hand.arrow(key));
    Ok(arrow.unwrap_or(confirm))
}

fn enter_vault(world: &mut World, hand: InputDriver, stack: StackId) -> Deed {
    if let Some(deed) = select(world, hand, stack)? {
        return Ok(deed);
    }
    let stands = world.resource::<MapView>().stack(stack).map(|it| it.tile);
    let stands = stands.ok_or("there is no such stack")?;
    // A pad's button recruits where the cursor is, and enters only where it is on the stack.
    if hand == InputDriver::Pad {
        let Choosing { zone, cursor, .. } = *world.resource::<Choosing>();
        let key = arrow_to(world.resource::<MapView>(), cursor, stands);
        match key.and_then(|key| hand.arrow(key)) {
            _ if zone != Zone::Map => return hand.back(world),
            Some(arrow) => return Ok(arrow),
            None => {}
        }
    }
    match hand.press("v", GamepadButton::West) {
        Some(deed) => Ok(deed),
        None => places::tile(world, stands),
    }
}

/// Lets a unit that has risen learn this.
fn promote(world: &mut World, hand: InputDriver, unit: UnitId, boon: BoonId) -> Deed {
    match world.resource::<Choosing>().rising {
        Some(asked) if asked == unit => {
            let answer = places::find(world, |answer: &Learns| answer.0 == boon);
            to(world, hand, answer.ok_or("it does not learn that")?)
        }
        Some(_) => hand.back(world),
        None => at_unit(world, hand, unit, "n", &["Ranks to choose"]),
    }
}

/// Uses what a stack's panel offers for one of its units: by a key, a pad's button on the unit, or
/// the button that has one of these labels.
fn at_unit(
    world: &mut World,
    hand: InputDriver,
    unit: UnitId,
    key: &'static str,
    labels: &[&str],
) -> Deed {
    let stacks = &world.resource::<MapView>().stacks;
    let stack = stacks.iter().find(|it| it.units.iter().any(|known| known.id == unit));
    let stack = stack.map(|it| it.id).ok_or("its stack is not on the map")?;
    if let Some(deed) = select(world, hand, stack)? {
        return Ok(deed);
    }
    match hand {
        InputDriver::Keys => Ok(DriverAction::Key(key)),
        InputDriver::Pad => match pick(world, hand, stack, unit)? {
            DriverAction::Pad(GamepadButton::South) => Ok(DriverAction::Pad(GamepadButton::West)),
            way => Ok(way),
        },
        InputDriver::Mouse | InputDriver::Touch => {
            let shown = labels.iter().find_map(|label| point(world, label).ok());
            shown.ok_or_else(|| format!("no button says {}", labels.join(" or ")))
        }
    }
}

fn recruit(world: &mut World, hand: InputDriver, tile: TileId, kind: KindId) -> Deed {
    let choosing = world.resource::<Choosing>().clone();
    let (campaign, table) = (world.resource::<Campaign>(), world.resource::<MapView>());
    let here = recruits_at(campaign, table, &choosing) == Some(tile);
    let kinds = offered(campaign, tile);
    let wanted = kinds.iter().position(|it| it.kind == kind);
    let wanted = wanted.ok_or("it cannot be recruited there")?;
    let Some(confirm) = hand.confirm() else {
        let row = places::find(world, |row: &recruits::Row| (row.0, row.1) == (tile, kind));
        return match row.filter(|_| choosing.cursor == Some(tile)) {
            Some(row) => places::reach(world, row),
            None => places::tile(world, tile).map(|deed| match deed {
                DriverAction::Point(at) => DriverAction::Look(at),
                other => other,
            }),
        };
    };
    Ok(match choosing.zone {
        Zone::Recruits(_) if !here => hand.back(world)?,
        Zone::Recruits(place) if place == wanted => confirm,
        Zone::Recruits(place) => {
            let key = if place < wanted { "ArrowDown" } else { "ArrowUp" };
            hand.arrow(key).unwrap_or(confirm)
        }
        Zone::Units(_) => hand.back(world)?,
        Zone::Map => match arrow_to(world.resource::<MapView>(), choosing.cursor, tile) {
            Some(key) => hand.arrow(key).unwrap_or(confirm),
            None => hand.press_or_point(world, "r", GamepadButton::West, "recruit")?,
        },
    })
}

/// Picks units of a stack in this order, and then confirms a tile.
pub fn part(
    world: &mut World,
    hand: InputDriver,
    stack: StackId,
    units: &[UnitId],
    tile: TileId,
) -> Deed {
    if let Some(deed) = select(world, hand, stack)? {
        return Ok(deed);
    }
    let picked = &world.resource::<Choosing>().picked;
    let same = picked.iter().zip(units).take_while(|(a, b)| a == b).count();
    // A unit picked in the wrong place is unpicked.
    match picked.get(same).or(units.get(same)).copied() {
        Some(unit) => pick(world, hand, stack, unit),
        None => match world.resource::<Choosing>().zone {
            Zone::Units(_) if hand == InputDriver::Pad => {
                Ok(DriverAction::Pad(GamepadButton::LeftTrigger))
            }
            _ => confirm(world, hand, tile),
        },
    }
}

fn pick(world: &mut World, hand: InputDriver, stack: StackId, unit: UnitId) -> Deed {
    let shown = world.resource::<MapView>().stack(stack);
    let place = shown.and_then(|it| it.units.iter().position(|known| known.id == unit));
    let place = place.ok_or("the unit is not in that stack")?;
    match hand {
        InputDriver::Keys => {
            // The ninth has no key.
            let key = DIGITS[..8].get(place).copied();
            key.map(DriverAction::Key).ok_or_else(|| "no key picks it".into())
        }
        InputDriver::Pad => Ok(DriverAction::Pad(match world.resource::<Choosing>().zone {
            Zone::Units(now) if now == place => GamepadButton::South,
            Zone::Units(now) if now < place => GamepadButton::DPadRight,
            Zone::Units(_) => GamepadButton::DPadLeft,
            Zone::Map | Zone::Recruits(_) => GamepadButton::LeftTrigger,
        })),
        InputDriver::Mouse | InputDriver::Touch => {
            let card = places::find(world, |card: &Card| card.0 == unit);
            places::reach(world, card.ok_or("its card is not on the screen")?)
        }
    }
}

pub fn talk(world: &mut World, hand: InputDriver, command: &Command) -> Deed {
    if !world.resource::<Choosing>().relations {
        return hand.press_or_point(world, "t", GamepadButton::LeftTrigger2, "relations");
    }
    let (whom, words) = match command {
        Command::Propose { to } => (*to, "Propose an alliance"),
        Command::Answer { from, accept: true } => (*from, "Accept the alliance"),
        Command::Answer { from, .. } => (*from, "Decline"),
        Command::Break { with } => (*with, "Break the alliance"),
        other => return Err(format!("{other:?} is not diplomacy")),
    };
    let buttons = all_labelled(world, words);
    // A refused command has a disabled button, which is not among them.
    let place = place(world.resource::<MapView>(), whom, words);
    let button = buttons.get(place).or(buttons.last());
    to(world, hand, *button.ok_or("that cannot be said now")?)
}

/// The number of factions before it with the same button.
fn place(table: &MapView, whom: FactionId, words: &str) -> usize {
    let same = |it: &&FactionShown| match words {
        "Propose an alliance" => it.relation == Relation::War && !it.offers,
        "Break the alliance" => it.relation == Relation::Allied && !it.offers,
        _ => it.offers,
    };
    let others = table.factions.iter().filter(|it| it.part != Part::Player);
    let before = others.take_while(|it| it.id != whom);
    before.filter(same).count()
}
