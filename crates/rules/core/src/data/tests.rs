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
    let text = "{\n  \"wolf\": (health: 3),\n  \"ant\": (health: 1, attack: (damage: 2)),\n}";
    let entries = parse_map::<Beast>("beasts.ron", text).unwrap();
    let seen: Vec<_> = entries.iter().map(|entry| (entry.name.as_str(), entry.line)).collect();
    assert_eq!(seen, [("wolf", 2), ("ant", 3)]);
    assert_eq!(entries[1].value.attack, Some(Attack { damage: 2 }));
}

#[test]
fn an_error_names_its_line_the_field_path_and_the_closest_known_name() {
    for (text, place, guess) in [
        ("{\n\"wolf\": (\nhealth: 3,\natack: (damage: 2))}", "4: wolf", "did you mean \"attack\"?"),
        ("{\n\"wolf\": (health: 3, attack: (\ndamage: \"no\"))}", "3: wolf.attack.damage: ", ""),
        ("{\n\"wolf\": (health: 10000)}", "2: wolf.health: ", "is not within -9999 and 9999"),
        ("{\"wolf\": (health: 3),\n \"wolf\": (health: 4)}", "2", "twice"),
        ("{\n \"wolf\": (health: 3\n", "", ""),
    ] {
        let found = errors(text);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with(&format!("beasts.ron:{place}")), "{}", found[0]);
        assert!(found[0].contains(guess), "{}", found[0]);
    }
}

#[test]
fn every_broken_entry_is_reported() {
    let found = errors("{\n  \"wolf\": (health: x),\n  \"ant\": (health: 1),\n  \"bee\": (),\n}");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].contains("bee") && found[1].contains("\"health\" is missing"), "{}", found[1]);
}

/// Takes a second or two; minutes, if lines are counted from the beginning for each entry.
#[test]
fn each_of_two_hundred_thousand_broken_entries_is_told_with_its_line() {
    let count = 200_000;
    let list = format!("[{}1]", "1,\n".repeat(count - 1));
    let raw: Vec<&serde_json::value::RawValue> = serde_json::from_str(&list).unwrap();
    let cases = json_cases::<Beast>("beasts.json", &list, &raw, |field| field);
    let last = cases.last().unwrap().as_ref().unwrap_err();
    assert_eq!(last.line, Some(count as u32));
    let entries: String = (0..count).map(|place| format!("\"{place}\": 1,\n")).collect();
    let map = format!("{{\n{entries}}}");
    let entries = parse_entries::<Beast>("beasts.ron", &map).unwrap();
    assert_eq!(entries.last().unwrap().as_ref().unwrap_err().line, Some(1 + count as u32));
}

#[test]
fn nesting_without_end_is_told_in_plain_words() {
    let found = errors(&format!("{{\"wolf\": {}", "[".repeat(500)));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("is nested too deeply"), "{}", found[0]);
}
