//! Generated sectors: everything can be reached, starts are of similar value, and the same seed
//! gives the same sector.
//!
//! The catalog holds generated ones as text, so that a change to generation shows in a diff.

use crate::{golden, small};
use daemonfall_core::Streams;
use daemonfall_sector::library::{Land, Part, Role};
use daemonfall_sector::{CLOCKWISE, Grid, Hex, Rules, Sector, Seen, TileId, spread};
use std::collections::BTreeSet;

fn sectors(rules: &Rules, seeds: u64) -> impl Iterator<Item = (String, u64, Sector)> {
    let recipes = rules.library.recipes().iter();
    recipes.flat_map(move |recipe| {
        (1..=seeds).map(move |seed| {
            let sector = rules.generate(&recipe.key, 100, &mut Streams::new(seed)).unwrap();
            (recipe.key.clone(), seed, sector)
        })
    })
}

#[test]
fn every_home_core_structure_and_encounter_can_be_reached() {
    let rules = small::rules();
    for (size, seed, sector) in sectors(&rules, 60) {
        rules.validate(&sector).unwrap();
        let open = |tile: &TileId| rules.library.tile(sector.tile(*tile).kind).cost.is_some();
        let home = sector.faction(sector.player).home.unwrap();
        let mut reached = BTreeSet::from([home]);
        let mut edge = vec![home];
        while let Some(tile) = edge.pop() {
            for near in sector.grid.neighbours(tile).filter(open) {
                if reached.insert(near) {
                    edge.push(near);
                }
            }
        }
        for (tile, it) in sector.grid.tiles().zip(&sector.tiles) {
            let matters = it.structure.is_some() || it.encounter || it.stack.is_some();
            assert!(!matters || reached.contains(&tile), "{size}, seed {seed}: tile {tile}");
        }
    }
}

#[test]
fn starts_lie_no_farther_apart_than_the_recipe_asks() {
    let rules = small::rules();
    for (size, seed, sector) in sectors(&rules, 60) {
        let Some(Land::Grown(grown)) = rules.library.recipe(&size).map(|it| &it.land) else {
            panic!("{size} does not grow")
        };
        let apart = spread(&rules.start_values(&sector));
        assert!(apart <= grown.spread, "{size}, seed {seed}: {apart} %");
    }
}

#[test]
fn every_faction_has_as_many_structures_as_the_recipe_asks() {
    let rules = small::rules();
    for (size, seed, sector) in sectors(&rules, 30) {
        let Some(Land::Grown(grown)) = rules.library.recipe(&size).map(|it| &it.land) else {
            panic!("{size} does not grow")
        };
        let plays = |part| matches!(part, Part::Player | Part::Corporation);
        let playing = sector.factions().filter(|(id, _)| plays(rules.part(&sector, *id))).count();
        let wanted: u32 =
            grown.places.iter().filter(|line| line.structure.is_some()).map(|line| line.each).sum();
        let built = sector.tiles.iter().filter(|tile| tile.structure.is_some());
        let cores = sector.tiles.iter().filter(|tile| {
            let role = tile.structure.map(|it| rules.library.structure(it).role);
            role == Some(Role::Core)
        });
        let cores = cores.count();
        assert_eq!(
            built.count(),
            wanted as usize * playing + playing + cores,
            "{size}, seed {seed}"
        );
        assert_eq!(cores, playing - 1);
    }
}

#[test]
fn the_same_seed_makes_the_same_sector_and_another_seed_another() {
    let rules = small::rules();
    let make = |seed| rules.generate("medium", 100, &mut Streams::new(seed)).unwrap();
    assert_eq!(make(5), make(5));
    assert_ne!(make(5).fingerprint(), make(6).fingerprint());
}

#[test]
fn the_player_starts_with_a_leader_and_everybody_at_home() {
    let rules = small::rules();
    for (size, seed, sector) in sectors(&rules, 10) {
        let leaders: Vec<_> = sector
            .stacks
            .values()
            .flat_map(|stack| stack.units.iter().map(move |unit| (stack, unit)))
            .filter(|(_, unit)| unit.leader)
            .collect();
        assert_eq!(leaders.len(), 1, "{size}, seed {seed}");
        assert_eq!(leaders[0].0.faction, sector.player);
        for (id, faction) in sector.factions() {
            if let Some(home) = faction.home {
                assert_eq!(sector.stack_at(home).map(|it| it.faction), Some(id));
                assert_eq!(sector.tile(home).owner, Some(id));
            }
        }
    }
}

#[test]
fn generation_draws_from_its_own_stream_alone() {
    let rules = small::rules();
    let mut dice = Streams::new(3);
    let sector = rules.generate("small", 100, &mut dice).unwrap();
    let words = dice.positions().words;
    assert!(words[0] > 0 && words[1..].iter().all(|words| *words == 0));
    assert_eq!(sector.dice, dice.positions());
}

#[test]
fn a_sector_that_does_not_exist_is_named_with_the_nearest_that_does() {
    let rules = small::rules();
    let error = rules.generate("medum", 100, &mut Streams::new(1)).unwrap_err().to_string();
    assert_eq!(error, "there is no sector \"medum\", did you mean \"medium\"?");
}

#[test]
fn a_hidden_core_is_where_one_may_lie_and_scouting_rules_places_out() {
    let rules = small::rules();
    let grown = |size: &str| {
        let recipe = rules.library.recipe(size);
        recipe.is_some_and(|recipe| matches!(recipe.land, Land::Grown(_)))
    };
    for (size, seed, mut sector) in sectors(&rules, 20).filter(|(size, ..)| grown(size)) {
        let player = sector.player;
        let possible = |sector: &Sector| rules.view(sector, player).possible_cores();
        let is_core = |tile: &TileId| {
            let built = sector.tile(*tile).structure;
            built.is_some_and(|built| rules.library.structure(built).role == Role::Core)
        };
        let first = possible(&sector);
        let cores: Vec<TileId> = sector.grid.tiles().filter(is_core).collect();
        assert!(cores.iter().all(|core| first.contains(core)), "{size}, seed {seed}");
        assert!(first.len() <= 7 * cores.len(), "at most seven behind a home: {size}, seed {seed}");
        let empty: Vec<TileId> = first.iter().copied().filter(|tile| !is_core(tile)).collect();
        let see = |sector: &mut Sector, tile: TileId| {
            sector.factions[player.0 as usize].memory[tile.0 as usize].seen = Seen::Remembered;
        };
        if let Some(empty) = empty.first() {
            see(&mut sector, *empty);
            assert_eq!(possible(&sector).len(), first.len() - 1);
        }
        for core in cores {
            see(&mut sector, core);
            let near = |tile: &TileId| sector.grid.distance(*tile, core) <= 4;
            assert!(
                !possible(&sector).iter().any(near),
                "a home has one core: {size}, seed {seed}"
            );
        }
        assert!(possible(&sector).is_empty());
    }
}

fn seven() -> Grid {
    Grid::new(Hex::ZERO.range(1).collect())
}

#[test]
fn neighbours_come_clockwise_from_the_east() {
    let grid = seven();
    let middle = grid.at(Hex::ZERO).unwrap();
    let hexes: Vec<Hex> = grid.neighbours(middle).map(|tile| grid.hex(tile)).collect();
    assert_eq!(hexes, CLOCKWISE);
    for pair in CLOCKWISE.windows(2) {
        assert_eq!(pair[0].distance_to(pair[1]), 1, "a full turn, without jumps");
    }
}

#[test]
fn where_the_sector_ends_there_is_no_neighbour() {
    let grid = seven();
    let east = grid.at(Hex::new(1, 0)).unwrap();
    assert_eq!(grid.neighbours(east).count(), 3);
    assert_eq!(grid.field(east)[0], Some(east));
    assert_eq!(grid.field(east)[1], None);
}

#[test]
fn tiles_are_numbered_row_by_row_however_they_are_listed() {
    let forwards = seven();
    let mut hexes: Vec<Hex> = forwards.clone().into();
    hexes.reverse();
    assert_eq!(Grid::new(hexes), forwards);
}

#[test]
fn a_saved_tile_is_not_farther_out_than_one_in_the_data() {
    let read = |x: i32| serde_json::from_str::<Grid>(&format!("[[{x}, 0]]")).map_err(drop);
    assert!(read(9_999).is_ok() && read(-9_999).is_ok());
    assert!(read(10_000).is_err() && read(i32::MIN).is_err());
}

#[test]
fn generated_sectors_are_those_of_the_catalog() {
    let rules = small::rules();
    let texts = rules.library.recipes().iter().map(|recipe| {
        let text = (1..=4).map(|seed| sector(&rules, &recipe.key, seed)).collect();
        (format!("{}.txt", recipe.key), text)
    });
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/catalog");
    golden::compare(folder.as_ref(), &texts.collect::<Vec<_>>());
}

fn sector(rules: &Rules, size: &str, seed: u64) -> String {
    let sector = rules.generate(size, 100, &mut Streams::new(seed)).unwrap();
    let values = rules.start_values(&sector);
    let totals: Vec<String> = values
        .iter()
        .map(|value| format!("{} {}", rules.kind(&sector, value.faction).key, value.total))
        .collect();
    format!(
        "Sector {size}, seed {seed}\n\n{}Starts: {}, {} % apart\nFingerprint {}\n\n",
        rules.picture(&sector),
        totals.join(", "),
        spread(&values),
        sector.fingerprint()
    )
}
