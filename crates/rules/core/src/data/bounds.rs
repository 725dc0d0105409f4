//! Bounds on the numbers of data, so that rules can compute with them and never overflow.

use super::{DataErrors, Entry, Problem};
use serde::Serialize;
use serde_json::Value;

/// The greatest number in data, and with a minus the least.
pub const MOST: u16 = 9_999;

/// Adds an error for each number of these entries that is beyond the bounds.
pub fn check_numbers<T: Serialize>(entries: &[Entry<T>], errors: &mut DataErrors) {
    for entry in entries {
        errors.0.extend(entry.errors(numbers_beyond(&entry.value)).0);
    }
}

/// The numbers of a value that are beyond the bounds.
pub fn numbers_beyond(value: &impl Serialize) -> Vec<Problem> {
    let mut problems = Vec::new();
    // Plain data always has a JSON form.
    walk("", &serde_json::to_value(value).unwrap_or_default(), &mut problems);
    problems
}

fn walk(path: &str, value: &Value, problems: &mut Vec<Problem>) {
    match value {
        Value::Number(number) => {
            let fits = |it: f64| it.abs() <= f64::from(MOST);
            if !number.as_f64().is_some_and(fits) {
                let reason = format!("{number} is not within -{MOST} and {MOST}");
                problems.push(Problem { field: path.into(), reason });
            }
        }
        Value::Array(list) => {
            for (place, value) in list.iter().enumerate() {
                walk(&format!("{path}[{place}]"), value, problems);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                walk(&format!("{path}{dot}{name}"), value, problems);
            }
        }
        _ => {}
    }
}
