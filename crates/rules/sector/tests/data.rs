//! The sector's data files: the game's own, and bad ones.

use crate::broken::refuse;
use crate::small;
use daemonfall_battle::MoveTypes;
use daemonfall_core::data::DataErrors;
use daemonfall_sector::library::{Land, Part, Role, Source};
use daemonfall_sector::{Roster, Rules, UnitKind};
use std::collections::BTreeSet;

fn errors(sources: &[Source]) -> DataErrors {
    let rules = Rules::from_sources(sources, small::roster(), MoveTypes::standard());
    rules.expect_err("nothing is wrong")
}

#[test]
fn broken_entries_are_refused_as_it_is_written() {
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |file, path, text| {
        let mut sources = small::sources();
        sources.push(Source::new(file, path, text));
        errors(&sources).0.iter().map(ToString::to_string).collect()
    });
}

#[test]
fn a_missing_file_is_named() {
    let mut sources = small::sources();
    sources.retain(|source| source.file != "factions.ron");
    assert_eq!(errors(&sources).to_string(), "factions.ron: this data file is missing");
}

#[test]
fn a_mark_that_is_used_twice_is_named() {
    let text = "{ \"bus\": (name: \"Bus\", about: \"B.\", glyph: ',', cost: 1) }";
    let mut sources = small::sources();
    sources.push(Source::new("tiles.ron", "tiles.ron", text));
    let told = errors(&sources).to_string();
    assert!(told.ends_with("cache.glyph: ',' is already used by another entry"), "{told}");
}

#[test]
fn units_that_make_no_sense_are_named() {
    let kinds = || -> Vec<UnitKind> {
        let roster = small::roster();
        let kinds = roster.kinds().map(|(_, kind)| kind.clone());
        kinds.collect()
    };
    let mut odd = kinds();
    odd[0].chassis.tier = 7;
    odd[1].key = odd[0].key.clone();
    odd[2].health = 0;
    let errors = Roster::new("units.ron", odd).unwrap_err().to_string();
    assert_eq!(
        errors,
        "units.ron: needle.chassis.tier: is not within 1 and 4\nunits.ron: needle: this name is used twice\nunits.ron: weaver.health: is below 1"
    );
    let mut odd = kinds();
    odd[3].chassis.abilities.push("Strik".into());
    let roster = Roster::new("units.ron", odd).unwrap();
    let errors = Rules::from_sources(&small::sources(), roster, MoveTypes::standard()).unwrap_err();
    let text = errors.to_string();
    assert!(
        text.contains("chassis.abilities") && text.contains("did you mean \"Strike\"?"),
        "{text}"
    );
}

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
fn all_nine_abilities_are_some_units() {
    let rules = small::rules();
    for ability in
        ["Archery", "Charge", "Guard", "Healing", "Mark", "Rally", "Strike", "Sweep", "Volley"]
    {
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
