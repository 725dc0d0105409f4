//! Generated sectors: everything can be reached, starts are of similar value, and the same seed
//! gives the same sector.

use crate::small;
use daemonfall_core::Streams;
use daemonfall_sector::library::{Land, Part, Role};
use daemonfall_sector::{Rules, Sector, TileId, spread};
use std::collections::BTreeSet;

fn sectors(rules: &Rules, seeds: u64) -> impl Iterator<Item = (String, u64, Sector)> {
    let recipes = rules.library.recipes().iter();
    recipes.flat_map(move |recipe| {
        (1..=seeds).map(move |seed| {
            let sector = rules.generate(&recipe.key, &mut Streams::new(seed)).unwrap();
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
    let make = |seed| rules.generate("medium", &mut Streams::new(seed)).unwrap();
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
    let sector = rules.generate("small", &mut dice).unwrap();
    let words = dice.positions().words;
    assert!(words[0] > 0 && words[1..].iter().all(|words| *words == 0));
    assert_eq!(sector.dice, dice.positions());
}

#[test]
fn a_sector_that_does_not_exist_is_named_with_the_nearest_that_does() {
    let rules = small::rules();
    let error = rules.generate("medum", &mut Streams::new(1)).unwrap_err().to_string();
    assert_eq!(error, "there is no sector \"medum\", did you mean \"medium\"?");
}
