//! The sector's data files: the game's own, and bad ones.

use crate::small;
use daemonfall_battle::MoveTypes;
use daemonfall_sector::library::{Land, Part, Role, Source};
use daemonfall_sector::{Roster, Rules, UnitKind};
use std::collections::BTreeSet;

fn wrong(file: &str, text: &str) -> Vec<String> {
    let mut sources = small::sources();
    sources.push(Source { file: file.into(), path: format!("mod/{file}"), text: text.into() });
    let errors = Rules::from_sources(&sources, small::roster(), MoveTypes::standard())
        .expect_err("nothing is wrong");
    errors.0.iter().map(ToString::to_string).collect()
}

fn sector(land: &str) -> String {
    format!(
        "{{\n  \"odd\": (name: \"Odd\", about: \"Odd.\", factions: [\"daemons\", \"ash\", \"wild\"], cycles: 10,\n    land: {land}),\n}}"
    )
}

fn drawn(rows: &[&str]) -> Vec<String> {
    wrong("sectors.ron", &sector(&format!("Drawn(rows: {rows:?})")))
}

#[test]
fn a_core_that_cannot_be_reached_is_named_with_its_row_and_tile() {
    let found = drawn(&[". . . ~ .2.b", " .1. ~ ~ ~ ~", ". . . . . . "]);
    assert_eq!(
        found,
        [
            "mod/sectors.ron:2: odd.land.rows[0]: the home of ash on tile 5 cannot be reached from the home of daemons",
            "mod/sectors.ron:2: odd.land.rows[0]: the core of ash on tile 6 cannot be reached from the home of daemons",
        ]
    );
}

#[test]
fn structures_and_encounters_have_to_be_reached_too() {
    let found = drawn(&[".1. ~ .N.*", " . ~ ~ ~ ~", ".2.b~ . . ."]);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("rows[0]: the structure on tile 4 cannot be reached"));
    assert!(found[1].contains("the encounter on tile 5"));
}

#[test]
fn homes_and_cores_are_there_once_for_each_who_plays() {
    let found = drawn(&[". .1. .1", " . . . ."]);
    assert_eq!(
        found,
        [
            "mod/sectors.ron:2: odd.land.rows: daemons has 2 homes instead of 1",
            "mod/sectors.ron:2: odd.land.rows: ash has 0 homes instead of 1",
            "mod/sectors.ron:2: odd.land.rows: ash has 0 cores instead of 1",
        ]
    );
}

#[test]
fn signs_that_mean_nothing_are_named_with_row_and_tile() {
    let found = drawn(&[".1? .2.b", ". . ", ". .Q.7. "]);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[0].contains("rows[0]: tile 2: '?' is not a kind of ground; known are .,wm~"));
    assert!(found[1].contains("rows[1]: is shifted half a tile to the east"));
    assert!(found[2].contains("tile 2: 'Q' is not a mark for a tile; known are NGVC"));
    assert!(found[3].contains("tile 3: '7' belongs to a faction, but there are only 3"));
}

#[test]
fn land_that_nobody_can_enter_is_refused() {
    let found = wrong(
        "sectors.ron",
        &sector("Grown(radius: 5, ragged: 0, spread: 10, tiles: [(\"void\", 5)], places: [])"),
    );
    assert_eq!(
        found,
        [
            "mod/sectors.ron:2: odd.land.tiles: none of them can be entered, so no core could be reached"
        ]
    );
}

#[test]
fn unknown_names_come_with_the_nearest_known_one() {
    let found = wrong(
        "sectors.ron",
        &sector(
            "Grown(radius: 5, ragged: 0, spread: 10, tiles: [(\"buss\", 5)], places: [(structure: \"nod\", each: 1, from: 2, to: 3)])",
        ),
    );
    assert_eq!(
        found,
        [
            "mod/sectors.ron:2: odd.land.tiles[0]: unknown tile \"buss\", did you mean \"bus\"?",
            "mod/sectors.ron:2: odd.land.places[0].structure: unknown structure \"nod\", did you mean \"node\"?",
        ]
    );
    let faction = "{ \"ash\": (name: \"Ash\", about: \"A.\", glyph: 'a', role: Corporation, home: \"gaet\", core: \"core\", start: [\"neddle\"], recruits: [\"needle\", \"keystone\"]) }";
    let found = wrong("factions.ron", faction);
    assert!(found[0].contains("ash.home: unknown structure \"gaet\", did you mean \"gate\"?"));
    assert!(found[1].contains(
        "ash.start[0]: unknown unit that can be recruited \"neddle\", did you mean \"needle\"?"
    ));
    assert!(found[2].contains("ash.recruits[1]: unknown unit"));
}

#[test]
fn numbers_out_of_their_bounds_are_named() {
    let tile = "{ \"bus\": (name: \"Bus\", about: \"B.\", glyph: ',', cost: 9, cycles: -1) }";
    let found = wrong("tiles.ron", tile);
    assert!(found[0].ends_with("bus.cost: 9 is not within 1 and 3"));
    assert!(found[1].ends_with("bus.cycles: -1 is not within 0 and 9999"));
    assert!(found[2].ends_with("cache.glyph: ',' is already used by another entry"));
    let structure =
        "{ \"node\": (name: \"Node\", about: \"N.\", glyph: 'n', role: Node, recruits: 5) }";
    let found = wrong("structures.ron", structure);
    assert!(found[0].ends_with("node.recruits: 5 is not within 0 and 4"));
    assert!(found[1].ends_with("node.glyph: is not a letter from A to Z"));
    let land = "Grown(radius: 99, ragged: 101, spread: 0, tiles: [(\"bus\", 1)], places: [(structure: \"node\", each: 50, from: 9, to: 2)])";
    let found = wrong("sectors.ron", &sector(land));
    let fields = ["radius", "ragged", "spread", "places[0].each", "places[0].from"];
    assert_eq!(found.len(), fields.len(), "{found:?}");
    for (error, field) in found.iter().zip(fields) {
        assert!(error.contains(&format!("odd.land.{field}: ")), "{error}");
    }
}

#[test]
fn factions_have_what_their_part_asks_for() {
    let wild = "{ \"wild\": (name: \"Wild\", about: \"W.\", glyph: 'w', role: Wild, home: \"gate\", core: \"core\", start: [\"moth\"], recruits: []) }";
    let found = wrong("factions.ron", wild);
    for field in ["home", "start", "core", "recruits"] {
        assert!(
            found.iter().any(|error| error.contains(&format!("wild.{field}: "))),
            "{field}: {found:?}"
        );
    }
    let ash = "{ \"ash\": (name: \"Ash\", about: \"A.\", glyph: 'a', role: Corporation, home: \"vault\", core: \"node\", start: [\"moth\", \"moth\", \"moth\", \"moth\", \"moth\", \"moth\", \"moth\", \"moth\", \"moth\"], recruits: [\"moth\"]) }";
    let found = wrong("factions.ron", ash);
    assert!(found.iter().any(|it| it.ends_with("ash.core: is a structure whose role is not Core")));
    assert!(found.iter().any(|it| it.ends_with("ash.home: recruits nobody")));
    assert!(found.iter().any(|it| it.ends_with("ash.start: has more units than a stack holds")));
}

#[test]
fn a_sector_has_one_player_and_somebody_with_a_core() {
    let text = "{ \"odd\": (name: \"Odd\", about: \"Odd.\", factions: [\"daemons\", \"daemons\", \"wild\"], cycles: 10, land: Drawn(rows: [])) }";
    let found = wrong("sectors.ron", text);
    for reason in [
        "there must be one player's faction",
        "there is no corporation, so no core to take",
        "\"daemons\" is there twice",
    ] {
        assert!(
            found.iter().any(|error| error.ends_with(&format!("odd.factions: {reason}"))),
            "{found:?}"
        );
    }
}

#[test]
fn how_opponents_think_is_checked_for_every_difficulty() {
    let text = "{ \"normall\": (battles: 0, least_win: 500, strike: 1001, own_loss: 60, garrison: (least: 1, share: 101, answer: 0, turns: 1)) }";
    let found = wrong("opponents.ron", text);
    for reason in [
        "normall.battles: 0 is not within 1 and 1000",
        "normall.strike: 1001 is not within 0 and 1000",
        "normall.garrison.share: 101 is not within 0 and 100",
        "normall: is no difficulty of opponents",
    ] {
        assert!(found.iter().any(|error| error.ends_with(reason)), "{reason}: {found:?}");
    }
}

#[test]
fn misspelt_fields_and_missing_files_are_named() {
    let found =
        wrong("tiles.ron", "{\n \"bus\": (name: \"Bus\", about: \"B.\", glyph: '.', cots: 1),\n}");
    assert_eq!(
        found,
        ["mod/tiles.ron:2: bus.cots: unknown field \"cots\", did you mean \"cost\"?"]
    );
    let mut sources = small::sources();
    sources.retain(|source| source.file != "factions.ron");
    let errors = Rules::from_sources(&sources, small::roster(), MoveTypes::standard()).unwrap_err();
    assert_eq!(errors.to_string(), "factions.ron: this data file is missing");
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
