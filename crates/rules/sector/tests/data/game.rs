//! The game's own tiles, structures, factions and sectors.

use crate::small;
use daemonfall_sector::library::{Land, Part, Role};
use std::collections::BTreeSet;

#[test]
fn at_least_14_kinds_in_four_tiers_can_be_recruited_each_with_a_role_of_its_own() {
    let rules = small::rules();
    let player = rules.library.factions().find(|(_, it)| it.part == Part::Player);
    let kinds = &player.unwrap().1.recruits;
    assert!(kinds.len() >= 14);
    let kinds = kinds.iter().map(|kind| rules.roster.kind(*kind));
    let tiers: BTreeSet<u8> = kinds.clone().map(|kind| kind.chassis.tier).collect();
    assert!(tiers.iter().eq([1, 2, 3, 4].iter()));
    let roles: BTreeSet<String> = kinds
        .clone()
        .map(|kind| {
            let it = &kind.chassis;
            format!(
                "{} {} {} {} {:?}",
                kind.health, it.attack, it.defence, it.movement, it.abilities
            )
        })
        .collect();
    assert_eq!(roles.len(), kinds.count());
}

#[test]
fn a_higher_tier_costs_more_and_takes_more() {
    let rules = small::rules();
    for (_, one) in rules.roster.kinds() {
        for (_, other) in rules.roster.kinds() {
            if one.chassis.tier < other.chassis.tier {
                assert!(one.chassis.cost < other.chassis.cost, "{} {}", one.key, other.key);
                assert!(one.chassis.upkeep < other.chassis.upkeep, "{} {}", one.key, other.key);
            }
        }
    }
}

#[test]
fn all_four_abilities_are_some_units() {
    let rules = small::rules();
    for ability in ["Archery", "Charge", "Healing", "Strike"] {
        let mut kinds = rules.roster.kinds();
        assert!(kinds.any(|(_, kind)| kind.chassis.abilities.iter().any(|it| it == ability)));
    }
}

#[test]
fn there_are_nodes_vaults_gates_and_cores_and_three_sizes() {
    let rules = small::rules();
    for role in [Role::Node, Role::Vault, Role::Gate, Role::Core] {
        assert!(rules.library.structures().any(|(_, it)| it.role == role));
    }
    let radii = rules.library.recipes().iter().map(|recipe| match &recipe.land {
        Land::Grown(grown) => grown.radius,
        Land::Drawn(_) => 0,
    });
    let radii: BTreeSet<u32> = radii.collect();
    assert!(radii.len() >= 3);
}

#[test]
fn what_the_player_reads_is_there() {
    let rules = small::rules();
    let library = &rules.library;
    let tiles = library.tiles().map(|(_, it)| (&it.name, &it.about));
    let structures = library.structures().map(|(_, it)| (&it.name, &it.about));
    let factions = library.factions().map(|(_, it)| (&it.name, &it.about));
    let recipes = library.recipes().iter().map(|it| (&it.name, &it.about));
    for (name, about) in tiles.chain(structures).chain(factions).chain(recipes) {
        assert!(!name.is_empty() && about.ends_with('.'), "{name}: {about}");
    }
}
