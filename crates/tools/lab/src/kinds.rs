//! The kinds of the data, and the meanings of their components.
//!
//! The meanings are the doc comments of the components, so they are always up to date.

mod doc;

pub use doc::{Described, describe};

use crate::LabError;
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::components::rule_component_names;
use daemonfall_dungeon::names::{KindId, Table};
use std::fmt::Write;

pub fn list(library: &Library, name: Option<&str>, fields: bool) -> Result<String, LabError> {
    let mut text = String::new();
    match name {
        Some(name) => {
            let id = library.find_kind(name).ok_or_else(|| {
                let hint =
                    did_you_mean(name, library.names.all(Table::Kind).iter().map(String::as_str));
                LabError::Wrong(format!("there is no kind {name:?}{hint}"))
            })?;
            one(library, id, fields, &mut text)?;
        }
        None => {
            for number in 0..library.kinds.len() as u16 {
                line(library, KindId(number), &mut text);
            }
            if fields {
                text.push('\n');
                for (field, component) in rule_component_names() {
                    text.push_str(&component_text(field, component));
                }
            }
        }
    }
    Ok(text)
}

fn line(library: &Library, id: KindId, text: &mut String) {
    let kind = library.kind(id);
    // Writing into a String never fails.
    let _ = writeln!(
        text,
        "{:16} {}  {:10} {:8} {:5}  {}",
        library.kind_name(id),
        kind.glyph,
        format!("{:?}", kind.layer),
        format!("{:?}", kind.side),
        kind.priority,
        kind.about
    );
}

fn one(library: &Library, id: KindId, fields: bool, text: &mut String) -> Result<(), LabError> {
    line(library, id, text);
    let traits = serde_json::to_value(&library.kind(id).traits).map_err(LabError::wrong)?;
    for (field, component) in rule_component_names() {
        let Some(value) = traits.get(*field) else { continue };
        let _ = writeln!(text, "  {field}: {}", spelt(library, value, field));
        if fields {
            text.push_str(&component_text(field, component));
        }
    }
    Ok(())
}

/// A component's values, with numbers of the data replaced by names.
fn spelt(library: &Library, value: &serde_json::Value, field: &str) -> String {
    let table = |key: &str| match key {
        "weapon" => Some(Table::Weapon),
        "sequence" => Some(Table::Sequence),
        "pool" => Some(Table::Pool),
        "kind" | "leaves" | "bomb" | "weapon_item" | "armour_item" => Some(Table::Kind),
        _ => None,
    };
    match value {
        serde_json::Value::Object(fields) => {
            let fields: Vec<String> = fields
                .iter()
                .map(|(key, value)| format!("{key}: {}", spelt(library, value, key)))
                .collect();
            format!("({})", fields.join(", "))
        }
        serde_json::Value::Number(number) => match (table(field), number.as_u64()) {
            (Some(table), Some(number)) => {
                format!("{:?}", library.names.name(table, number as u16))
            }
            _ => number.to_string(),
        },
        serde_json::Value::Null => "none".into(),
        other => other.to_string(),
    }
}

fn component_text(field: &str, component: &str) -> String {
    let mut text = format!("{field} ({component})");
    if let Some(described) = describe(component) {
        let _ = writeln!(text, ": {}", described.about);
        append(&mut text, &described, 4, &mut vec![component.to_owned()]);
    } else {
        text.push('\n');
    }
    text
}

fn append(text: &mut String, described: &Described, indent: usize, told: &mut Vec<String>) {
    for part in &described.parts {
        let kind = if part.kind.is_empty() { String::new() } else { format!(": {}", part.kind) };
        let _ = writeln!(text, "{:indent$}{}{kind}  {}", "", part.name, part.about);
        for inner in doc::types_in(&part.kind) {
            if !told.iter().any(|known| known == inner)
                && let Some(inner) = describe(inner)
            {
                told.push(inner.name.clone());
                append(text, &inner, indent + 4, told);
            }
        }
    }
}
