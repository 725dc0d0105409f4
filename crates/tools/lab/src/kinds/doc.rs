//! Doc comments of components and of the types of their fields, as the engine's reflection keeps
//! them.

use bevy_reflect::enums::VariantInfo;
use bevy_reflect::{TypeInfo, TypeRegistry};
use std::sync::LazyLock;

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
                about: line(field.docs()),
            })
            .collect(),
        TypeInfo::Enum(info) => {
            let part = |it: &VariantInfo| Part {
                name: with_contents(it),
                about: line(it.docs()),
                ..Part::default()
            };
            info.iter().map(part).collect()
        }
        _ => Vec::new(),
    };
    Some(Described { name: name.into(), about: line(info.docs()), parts })
}

fn line(docs: Option<&str>) -> String {
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

pub fn types_in(kind: &str) -> impl Iterator<Item = &str> {
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
