//! Tests the picture on sectors generated from the game's own data.

use super::*;
use crate::prelude::*;
use daemonfall_campaign::Content;
use daemonfall_core::Streams;
use daemonfall_sector::{Glimpse, Stack};

/// The rules of the game's own data.
pub(crate) fn rules() -> Rules {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
    let content = Content::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}"));
    content.sector
}

pub(crate) fn sector(rules: &Rules, seed: u64) -> Sector {
    rules.generate("small", 100, &mut Streams::new(seed)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_place_on_the_map_belongs_to_the_tile_whose_middle_is_nearest() {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 3));
    for tile in &table.tiles {
        assert_eq!(table.tile_at(tile.at), Some(tile.id));
        assert_eq!(table.tile_at(tile.at + Vec2::new(0.6, 0.5)), Some(tile.id));
    }
    assert_eq!(table.tile_at(Vec2::splat(1000.0)), None);
}

#[test]
fn the_picture_holds_nothing_that_the_player_has_not_seen() {
    let rules = rules();
    let sector = sector(&rules, 5);
    let table = MapView::read(&rules, &sector);
    let unknown = table.tiles.iter().filter(|tile| tile.seen == Seen::Unknown);
    let mut count = 0;
    for tile in unknown {
        count += 1;
        assert_eq!((tile.ground, tile.structure, tile.owner), (None, None, None));
        assert!(!tile.encounter && table.stack_at(tile.id).is_none());
    }
    assert!(count > table.tiles.len() / 2, "most of a new sector is unknown");
    assert!(table.stacks.len() < sector.stacks.len());
}

#[test]
fn ones_own_stacks_keep_their_names_when_another_is_gone() {
    let rules = rules();
    let mut sector = sector(&rules, 5);
    let table = MapView::read(&rules, &sector);
    let first = table.own_stacks().next().expect("there is a first stack");
    assert_eq!(first.name, "First stack");
    assert!(first.is_led() && first.face().is_some_and(|unit| unit.leader));
    let mut later = sector.stacks[&first.id].clone();
    later.id = StackId(sector.next_stack);
    sector.stacks.insert(later.id, later.clone());
    let name = |sector: &Sector| {
        MapView::read(&rules, sector).stack(later.id).map(|stack| stack.name.clone())
    };
    let called = Some(format!("Stack no. {}", later.id.0));
    assert_eq!(name(&sector), called);
    sector.stacks.remove(&first.id);
    assert_eq!(name(&sector), called);
}

#[test]
fn the_slowest_unit_is_named_only_where_the_others_could_go_farther() {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 5));
    let mut stack = table.own_stacks().next().expect("there is a first stack").clone();
    let unit = stack.units[0].clone();
    let goes =
        |name: &str, moves| UnitShown { name: name.into(), moves: (moves, moves), ..unit.clone() };
    stack.moves = (3, 3);
    stack.units = vec![goes("Needle", 5), goes("Bastion", 3), goes("Weaver", 4)];
    assert_eq!(stack.slowest().map(|unit| unit.name.as_str()), Some("Bastion"));
    stack.units[0].moves = (3, 5);
    assert_eq!(stack.slowest(), None, "the first can go no farther in this turn");
    stack.units.retain(|unit| unit.name == "Bastion");
    assert_eq!(stack.slowest(), None, "nobody is held back");
}

/// Makes the player see a stack, or know that its tile is empty.
fn glimpse(sector: &mut Sector, stack: &Stack, seen: bool) {
    let player = sector.player.0 as usize;
    let memory = &mut sector.factions[player].memory[stack.tile.0 as usize];
    let turn = sector.turn;
    memory.seen = Seen::Visible;
    memory.glimpse = seen.then(|| Glimpse { stack: stack.clone(), turn });
}

#[test]
fn stacks_of_others_keep_their_names_when_less_of_them_is_in_sight() {
    let rules = rules();
    let mut sector = sector(&rules, 5);
    let player = sector.player;
    let all = sector.stacks.values().cloned();
    let others: Vec<Stack> = all.filter(|stack| stack.faction != player).collect();
    for stack in &others {
        glimpse(&mut sector, stack, true);
    }
    let before = MapView::read(&rules, &sector);
    let (gone, left) = others.split_first().expect("there are others");
    glimpse(&mut sector, gone, false);
    let after = MapView::read(&rules, &sector);
    assert!(after.stack(gone.id).is_none() && !left.is_empty());
    for stack in left {
        let name = |table: &MapView| table.stack(stack.id).map(|it| it.name.clone());
        assert_eq!(name(&after), name(&before));
        assert!(name(&after).is_some_and(|name| name.ends_with(&format!(" {}", stack.id.0))));
    }
}

#[test]
fn arrows_walk_from_tile_to_tile_and_keep_their_column() {
    let rules = rules();
    let table = MapView::read(&rules, &sector(&rules, 5));
    let middle = table.tile_at(Vec2::ZERO).expect("the middle is land");
    let east = table.next_tile(middle, IVec2::X, 0.0).expect("east of it too");
    assert_eq!(table.next_tile(east, -IVec2::X, 0.0), Some(middle));
    let down = table.next_tile(middle, IVec2::Y, 0.0).expect("south of it too");
    let two = table.next_tile(down, IVec2::Y, 0.0).expect("and on");
    assert!(table.place(two).x.abs() < 0.1, "two rows down it is the same column");
}
