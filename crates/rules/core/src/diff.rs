//! Differences between two states, field by field, in their serialized form.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// A field that differs between two states.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Names of fields, keys and list places, outermost first, with dots between them. A list
    /// element is `[id 7]` if every element of the list has an `id`, otherwise its place, `[0]`.
    pub path: String,
    /// Value on the left; `none` if it is absent.
    pub left: String,
    /// Value on the right; `none` if it is absent.
    pub right: String,
}

/// All differences between two values, by field name; empty if both serialize the same.
pub fn diff<T: Serialize, U: Serialize>(left: &T, right: &U) -> Vec<Difference> {
    let mut found = Vec::new();
    match (serde_json::to_value(left), serde_json::to_value(right)) {
        (Ok(left), Ok(right)) => walk("", Some(&left), Some(&right), &mut found),
        (Err(error), _) | (_, Err(error)) => found.push(Difference {
            path: String::new(),
            left: error.to_string(),
            right: "cannot be written".into(),
        }),
    }
    found
}

fn walk(path: &str, left: Option<&Value>, right: Option<&Value>, found: &mut Vec<Difference>) {
    if left == right {
        return;
    }
    match (left, right) {
        (Some(Value::Object(mine)), Some(Value::Object(theirs))) => {
            let keys: BTreeSet<&String> = mine.keys().chain(theirs.keys()).collect();
            for key in keys {
                let dot = if path.is_empty() { "" } else { "." };
                let path = format!("{path}{dot}{key}");
                walk(&path, mine.get(key), theirs.get(key), found);
            }
        }
        (Some(Value::Array(mine)), Some(Value::Array(theirs))) => {
            lists(path, mine, theirs, found);
        }
        _ => found.push(Difference { path: path.into(), left: tell(left), right: tell(right) }),
    }
}

fn lists(path: &str, mine: &[Value], theirs: &[Value], found: &mut Vec<Difference>) {
    let (Some(own), Some(other)) = (ids(mine), ids(theirs)) else {
        for place in 0..mine.len().max(theirs.len()) {
            let path = format!("{path}[{place}]");
            walk(&path, mine.get(place), theirs.get(place), found);
        }
        return;
    };
    let of = |ids: &[String], list: &[Value], id: &String| {
        let place = ids.iter().position(|known| known == id)?;
        list.get(place).cloned()
    };
    let all: Vec<&String> = own.iter().chain(other.iter().filter(|id| !own.contains(id))).collect();
    for id in all {
        let (left, right) = (of(&own, mine, id), of(&other, theirs, id));
        let path = format!("{path}[id {id}]");
        walk(&path, left.as_ref(), right.as_ref(), found);
    }
    let kept = |ids: &[String], others: &[String]| -> Vec<String> {
        ids.iter().filter(|id| others.contains(id)).cloned().collect()
    };
    let (before, after) = (kept(&own, &other), kept(&other, &own));
    if before != after {
        found.push(Difference {
            path: format!("{path}, the order of ids"),
            left: before.join(" "),
            right: after.join(" "),
        });
    }
}

/// The ids of a list's elements, if all have one and no two are the same.
fn ids(list: &[Value]) -> Option<Vec<String>> {
    let id = |value: &Value| {
        let own = value.get("id");
        let id = own.or_else(|| value.get("object")?.get("id"))?;
        (!id.is_object() && !id.is_array()).then(|| id.to_string())
    };
    let ids: Vec<String> = list.iter().map(id).collect::<Option<_>>()?;
    let different: BTreeSet<&String> = ids.iter().collect();
    (different.len() == ids.len()).then_some(ids)
}

fn tell(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "none".into(),
        Some(value) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Clone)]
    struct Beast {
        id: u32,
        health: i32,
        place: (i32, i32),
        name: Option<&'static str>,
    }

    #[derive(Serialize, Clone)]
    struct Herd {
        beasts: Vec<Beast>,
        tracks: Vec<u32>,
    }

    fn herd() -> Herd {
        let beast = |id| Beast { id, health: 3, place: (1, 2), name: None };
        Herd { beasts: vec![beast(4), beast(7)], tracks: vec![1, 2] }
    }

    fn told(left: &Herd, right: &Herd) -> Vec<String> {
        let tell = |it: Difference| format!("{}: {} | {}", it.path, it.left, it.right);
        diff(left, right).into_iter().map(tell).collect()
    }

    #[test]
    fn like_states_do_not_differ() {
        assert!(told(&herd(), &herd()).is_empty());
    }

    #[test]
    fn fields_are_named_by_their_path() {
        let mut other = herd();
        other.beasts[1].health = 2;
        other.beasts[1].place.0 = 0;
        other.beasts[0].name = Some("wolf");
        other.tracks.push(9);
        assert_eq!(
            told(&herd(), &other),
            [
                "beasts[id 4].name: none | \"wolf\"",
                "beasts[id 7].health: 3 | 2",
                "beasts[id 7].place[0]: 1 | 0",
                "tracks[2]: none | 9",
            ]
        );
    }

    #[test]
    fn what_is_gone_new_or_moved_does_not_shift_the_rest() {
        let mut other = herd();
        other.beasts.remove(0);
        assert_eq!(told(&herd(), &other).len(), 1);
        assert!(told(&herd(), &other)[0].starts_with("beasts[id 4]: {"));
        let mut turned = herd();
        turned.beasts.reverse();
        assert_eq!(told(&herd(), &turned), ["beasts, the order of ids: 4 7 | 7 4"]);
    }
}
