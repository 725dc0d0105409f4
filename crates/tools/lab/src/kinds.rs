//! The kinds of the data, and the meanings of their components.
//!
//! The meanings are the doc comments of the components, so they are always up to date.

use crate::LabError;
use bevy_reflect::enums::VariantInfo;
use bevy_reflect::{TypeInfo, TypeRegistry};
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::components::rule_component_names;
use daemonfall_dungeon::names::{KindId, Table};
use std::fmt::Write;
use std::sync::LazyLock;

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
        for inner in types_in(&part.kind) {
            if !told.iter().any(|known| known == inner)
                && let Some(inner) = describe(inner)
            {
                told.push(inner.name.clone());
                append(text, &inner, indent + 4, told);
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Described {
    pub name: String,
    /// Its doc comment, in one line.
    pub about: String,
    pub parts: Vec<Part>,
}

/// A field of a struct or a variant of an enum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Its name; for a variant with its contents.
    pub name: String,
    /// The type of a field; empty for variants.
    pub kind: String,
    pub about: String,
}

static TYPES: LazyLock<TypeRegistry> = LazyLock::new(|| {
    let mut types = TypeRegistry::empty();
    types.register_derived_types();
    types
});

/// The description of a type; `None` if it is not one of the game's.
pub fn describe(name: &str) -> Option<Described> {
    let info = TYPES.get_with_short_type_path(name)?.type_info();
    let parts = match info {
        _ if !info.type_path().starts_with("daemonfall_") => return None,
        TypeInfo::Struct(info) => info
            .iter()
            .map(|field| Part {
                name: field.name().into(),
                kind: field.type_path_table().short_path().into(),
                about: one_line(field.docs()),
            })
            .collect(),
        TypeInfo::Enum(info) => {
            let part = |it: &VariantInfo| Part {
                name: with_contents(it),
                about: one_line(it.docs()),
                ..Part::default()
            };
            info.iter().map(part).collect()
        }
        _ => Vec::new(),
    };
    Some(Described { name: name.into(), about: one_line(info.docs()), parts })
}

fn one_line(docs: Option<&str>) -> String {
    docs.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn with_contents(variant: &VariantInfo) -> String {
    let name = variant.name();
    match variant {
        VariantInfo::Struct(it) => format!("{name} {}", it.field_names().join(" ")),
        VariantInfo::Tuple(it) => {
            let kinds = it.iter().map(|field| field.type_path_table().short_path());
            format!("{name}({})", kinds.collect::<Vec<_>>().join(", "))
        }
        VariantInfo::Unit(_) => name.into(),
    }
}

fn types_in(kind: &str) -> impl Iterator<Item = &str> {
    kind.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(char::is_uppercase))
}

#[cfg(test)]
mod tests {
    use super::describe;
    use daemonfall_dungeon::components::rule_component_names;

    #[test]
    fn every_component_and_every_field_is_described() {
        let mut missing = Vec::new();
        for (field, component) in rule_component_names() {
            match describe(component) {
                Some(described) => {
                    missing.extend(described.about.is_empty().then(|| (*component).to_owned()));
                    missing.extend(
                        described
                            .parts
                            .iter()
                            .filter(|part| part.about.is_empty())
                            .map(|part| format!("{component}.{}", part.name)),
                    );
                }
                None => missing.push(format!("{field}: {component} is not reflected")),
            }
        }
        assert!(missing.is_empty(), "\n{}", missing.join("\n"));
    }

    #[test]
    fn a_struct_is_told_with_its_fields_and_an_enum_with_its_choices() {
        let sized = describe("Sized").expect("Sized is a component");
        let fields: Vec<&str> = sized.parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(fields, ["width", "height"]);
        let algorithm = describe("Algorithm").expect("Algorithm is a type of a field");
        assert_eq!(algorithm.parts.len(), 3);
        assert!(describe("Nothing").is_none());
    }
}
