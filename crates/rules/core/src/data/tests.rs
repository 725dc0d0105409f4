//! Data errors say where and why.

use super::*;
use serde::Deserialize;

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Beast {
    health: i32,
    attack: Option<Attack>,
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Attack {
    damage: i32,
}

fn errors(text: &str) -> Vec<String> {
    parse_map::<Beast>("beasts.ron", text).unwrap_err().0.iter().map(ToString::to_string).collect()
}

#[test]
fn entries_come_in_file_order_with_their_lines() {
    let entries = parse_map::<Beast>(
        "beasts.ron",
        "{\n  \"wolf\": (health: 3),\n  \"ant\": (health: 1, attack: (damage: 2)),\n}",
    )
    .unwrap();
    let seen: Vec<_> = entries.iter().map(|entry| (entry.name.as_str(), entry.line)).collect();
    assert_eq!(seen, [("wolf", 2), ("ant", 3)]);
    assert_eq!(entries[1].value.attack, Some(Attack { damage: 2 }));
}

#[test]
fn a_misspelt_field_is_named_with_its_line_and_the_closest_known_one() {
    let found = errors("{\n  \"wolf\": (\n    health: 3,\n    atack: (damage: 2),\n  ),\n}");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("beasts.ron:4: wolf"), "{}", found[0]);
    assert!(found[0].contains("did you mean \"attack\"?"), "{}", found[0]);
}

#[test]
fn a_wrong_type_deep_inside_names_the_field_path() {
    let found = errors("{\n  \"wolf\": (health: 3, attack: (\n    damage: \"much\")),\n}");
    assert!(found[0].starts_with("beasts.ron:3: wolf.attack.damage: "), "{}", found[0]);
}

#[test]
fn every_broken_entry_is_reported() {
    let found = errors("{\n  \"wolf\": (health: x),\n  \"ant\": (health: 1),\n  \"bee\": (),\n}");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].contains("bee") && found[1].contains("\"health\" is missing"), "{}", found[1]);
}

#[test]
fn a_name_used_twice_is_refused() {
    let found = errors("{ \"wolf\": (health: 3),\n \"wolf\": (health: 4) }");
    assert!(found[0].contains("beasts.ron:2") && found[0].contains("twice"), "{}", found[0]);
}

#[test]
fn text_that_is_no_map_is_refused_with_a_line() {
    let found = errors("{\n \"wolf\": (health: 3\n");
    assert!(found[0].starts_with("beasts.ron:"), "{}", found[0]);
}
