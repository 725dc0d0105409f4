//! Reads doc comments from the source of components: structs with their fields, enums with their
//! variants.

/// The source files that define components and the types of their fields.
const SOURCES: [&str; 12] = [
    include_str!("../../../../rules/dungeon/src/components/acting.rs"),
    include_str!("../../../../rules/dungeon/src/components/fighting.rs"),
    include_str!("../../../../rules/dungeon/src/components/hazards.rs"),
    include_str!("../../../../rules/dungeon/src/components/object.rs"),
    include_str!("../../../../rules/dungeon/src/components/player.rs"),
    include_str!("../../../../rules/dungeon/src/components/statused.rs"),
    include_str!("../../../../rules/dungeon/src/components/things.rs"),
    include_str!("../../../../rules/dungeon/src/names.rs"),
    include_str!("../../../../rules/dungeon/src/cell.rs"),
    include_str!("../../../../rules/core/src/health.rs"),
    include_str!("../../../../rules/core/src/side.rs"),
    include_str!("../../../../rules/core/src/status.rs"),
];

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

/// The description of a type; `None` if it is defined elsewhere.
pub fn describe(name: &str) -> Option<Described> {
    SOURCES.iter().find_map(|source| find(source, name))
}

pub fn types_in(kind: &str) -> impl Iterator<Item = &str> {
    kind.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(char::is_uppercase))
}

fn find(source: &str, name: &str) -> Option<Described> {
    let mut doc: Vec<&str> = Vec::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        let line = line.trim();
        if let Some(text) = line.strip_prefix("///") {
            doc.push(text.trim());
            continue;
        }
        if line.starts_with("#[") {
            // An attribute can span several lines.
            let mut last = line;
            while !last.ends_with(']') {
                last = lines.next()?.trim();
            }
            continue;
        }
        let mut words =
            line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let defines = words.next() == Some("pub")
            && matches!(words.next(), Some("struct" | "enum"))
            && words.next() == Some(name);
        if defines {
            let parts = if line.ends_with('{') { parts(&mut lines) } else { Vec::new() };
            return Some(Described { name: name.into(), about: doc.join(" "), parts });
        }
        doc.clear();
    }
    None
}

/// The fields or variants up to the closing brace at the margin.
fn parts<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<Part> {
    let (mut parts, mut doc): (Vec<Part>, Vec<&str>) = (Vec::new(), Vec::new());
    let mut inner = 0;
    for line in lines.take_while(|line| *line != "}") {
        let text = line.trim();
        if text.starts_with('}') {
            inner -= 1;
        }
        if inner > 0 || text.starts_with('}') {
            // The contents of a variant are part of its name.
            if let (Some(part), Some((field, _))) =
                (parts.last_mut(), text.trim_end_matches(',').split_once(": "))
                && !text.starts_with("//")
            {
                part.name.push_str(&format!(" {field}"));
            }
            continue;
        }
        if let Some(words) = text.strip_prefix("///") {
            doc.push(words.trim());
        } else if !text.starts_with("#[") && !text.is_empty() && !text.starts_with("//") {
            if text.ends_with('{') {
                inner += 1;
            }
            let text = text.trim_end_matches([',', '{', ' ']);
            let (name, kind) = text.split_once(": ").unwrap_or((text, ""));
            if kind.is_empty() || name.starts_with("pub ") {
                parts.push(Part {
                    name: name.trim_start_matches("pub ").into(),
                    kind: kind.into(),
                    about: doc.join(" "),
                });
            }
            doc.clear();
        }
    }
    parts
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
                None => missing.push(format!("{field}: {component} is in none of SOURCES")),
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
