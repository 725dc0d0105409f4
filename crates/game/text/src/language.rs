//! A language: its messages by name, read from one file.

use crate::fault::Fault;
use crate::shape::Shape;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::ParserError;
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// A language read from its file.
pub struct Language {
    file: String,
    tag: String,
    bundle: FluentBundle<FluentResource>,
    /// The values and references of each message; attributes as `id.attribute`, terms as `-id`.
    shapes: BTreeMap<String, Shape>,
}

impl Language {
    /// Reads a language of the tag (`en`, `pt-BR`) from its file's content; faults name the file as
    /// `file`. Returns the faults as well; everything else is usable.
    pub fn read(file: &str, tag: &str, content: &str) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let locale: LanguageIdentifier = tag.parse().unwrap_or_else(|_| {
            let (file, tag) = (file.to_owned(), tag.to_owned());
            faults.push(Fault::Tag { file, tag });
            LanguageIdentifier::default()
        });
        let too_deep = too_deep(content);
        faults.extend(too_deep.map(|line| {
            let (file, reason) = (file.to_owned(), "it is nested too deeply".to_owned());
            Fault::Syntax { file, line, reason }
        }));
        let content = if too_deep.is_some() { "" } else { content };
        let resource =
            FluentResource::try_new(content.to_owned()).unwrap_or_else(|(rest, errors)| {
                faults.extend(errors.iter().map(|error| syntax(file, content, error)));
                rest
            });
        let shapes = shapes(&resource);
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around values serve mixed text directions, but fonts draw them as boxes.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.into_iter().filter_map(|error| match error {
                FluentError::Overriding { id, .. } => {
                    Some(Fault::Twice { file: file.to_owned(), id })
                }
                _ => None,
            }));
        }
        let (file, tag) = (file.to_owned(), tag.to_owned());
        let language = Self { file, tag, bundle, shapes };
        faults.extend(language.loose_ends());
        (language, faults)
    }

    /// The message of this name, or `id.attribute` for one of its attributes. `None` if it does not
    /// exist or lacks a value.
    pub fn say(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let (id, attribute) = match id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs =
            values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// Its tag, as it was read.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Names of the values that a message uses; `None` if there is no such message.
    pub fn asks(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.shapes.get(id).map(|shape| &shape.values)
    }

    /// Names of all messages and their attributes.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.shapes.keys().map(String::as_str).filter(|id| !id.starts_with('-'))
    }

    /// How this language differs from `whole`: missing messages, extra messages, and values that it
    /// is not given there.
    pub fn against(&self, whole: &Self) -> Vec<Fault> {
        let file = || self.file.clone();
        let missing = whole.ids().filter(|id| !self.shapes.contains_key(*id));
        let mut faults: Vec<Fault> =
            missing.map(|id| Fault::Missing { file: file(), id: id.to_owned() }).collect();
        for id in self.ids() {
            let Some(theirs) = whole.shapes.get(id) else {
                faults.push(Fault::Unknown { file: file(), id: id.to_owned() });
                continue;
            };
            let own = &self.shapes[id];
            faults.extend(own.values.difference(&theirs.values).map(|value| Fault::Value {
                file: file(),
                id: id.to_owned(),
                value: value.clone(),
            }));
        }
        faults
    }

    /// References to messages or terms that do not exist.
    fn loose_ends(&self) -> Vec<Fault> {
        let of = |(id, shape): (&String, &Shape)| {
            let id = id.clone();
            let loose = shape.references.iter().filter(|to| !self.shapes.contains_key(*to));
            loose
                .map(move |to| Fault::Reference {
                    file: self.file.clone(),
                    id: id.clone(),
                    to: to.clone(),
                })
                .collect::<Vec<_>>()
        };
        self.shapes.iter().flat_map(of).collect()
    }
}

/// The most brackets that may be open at once: the parser calls itself for each.
const OPEN_AT_MOST: usize = 64;

/// The line where more brackets are open than that.
fn too_deep(content: &str) -> Option<usize> {
    let mut open = 0_usize;
    for (place, line) in content.lines().enumerate() {
        let is_of_a_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        let name = line.split_once('=').map_or("", |(name, _)| name.trim_end());
        if !name.is_empty() && name.bytes().all(is_of_a_name) {
            open = 0;
        }
        for byte in line.bytes() {
            match byte {
                b'{' | b'(' => open += 1,
                b'}' | b')' => open = open.saturating_sub(1),
                _ => {}
            }
            if open > OPEN_AT_MOST {
                return Some(place + 1);
            }
        }
    }
    None
}

fn shapes(resource: &FluentResource) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for entry in resource.entries() {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        for attribute in attributes {
            let name = format!("{name}.{}", attribute.id.name);
            shapes.insert(name, Shape::of(&attribute.value));
        }
        if let Some(value) = value {
            shapes.insert(name, Shape::of(value));
        }
    }
    shapes
}

fn syntax(file: &str, content: &str, error: &ParserError) -> Fault {
    let before = content.get(..error.pos.start).unwrap_or(content);
    Fault::Syntax {
        file: file.to_owned(),
        line: before.matches('\n').count() + 1,
        reason: error.kind.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(content: &str) -> Language {
        let (language, faults) = Language::read("test.ftl", "en", content);
        assert_eq!(faults, []);
        language
    }

    fn faults(content: &str) -> Vec<String> {
        let (_, faults) = Language::read("test.ftl", "en", content);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn values_are_put_into_their_places_without_marks_around_them() {
        let language = whole("hit = { $who } takes { $damage }.\n");
        let values = [("who", "Needle".into()), ("damage", 3.into())];
        assert_eq!(language.say("hit", &values).as_deref(), Some("Needle takes 3."));
    }

    #[test]
    fn brackets_without_end_are_told_instead_of_followed() {
        for open in ["{", "{ A(", "{\nA(\n"] {
            let content = format!("a = b\nc = {}", open.repeat(100_000));
            let told = faults(&content);
            assert!(told[0].contains("nested too deeply"), "{open}: {told:?}");
        }
    }

    #[test]
    fn a_message_that_lacks_a_value_is_not_said() {
        assert_eq!(whole("hit = { $who } falls.\n").say("hit", &[]), None);
    }

    #[test]
    fn an_attribute_is_said_by_its_own_name() {
        let language = whole("unit-needle = Needle\n    .about = It pierces.\n");
        assert_eq!(language.say("unit-needle.about", &[]).as_deref(), Some("It pierces."));
        assert_eq!(language.say("unit-needle.cost", &[]), None);
    }

    #[test]
    fn a_broken_entry_is_told_with_its_line_and_spares_the_rest() {
        let (language, faults) =
            Language::read("x.ftl", "en", "one = One\ntwo = { $\nthree = Three\n");
        assert_eq!(faults.len(), 1);
        assert!(faults[0].to_string().starts_with("x.ftl:2: "), "{}", faults[0]);
        assert_eq!(language.say("three", &[]).as_deref(), Some("Three"));
    }

    #[test]
    fn what_stands_twice_and_what_refers_to_nothing_is_told() {
        assert_eq!(faults("a = A\na = B\n"), ["test.ftl: `a` is defined twice"]);
        assert_eq!(
            faults("a = { b } { -c }\n"),
            [
                "test.ftl: `a` refers to `-c`, which does not exist",
                "test.ftl: `a` refers to `b`, which does not exist"
            ]
        );
    }

    #[test]
    fn a_language_is_compared_with_another() {
        let english = whole("a = A { $x }\nb = B\n    .about = About\n");
        let (other, _) = Language::read("de.ftl", "de", "a = A { $y }\nc = C\n");
        let told: Vec<String> = other.against(&english).iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "de.ftl: `b` is missing",
                "de.ftl: `b.about` is missing",
                "de.ftl: `a` uses $y, which it is never given",
                "de.ftl: `c` is a message that English does not have",
            ]
        );
    }

    #[test]
    fn numbers_follow_the_languages_own_plural() {
        let polish = "beats = { $n ->\n    [one] { $n } takt\n    [few] { $n } takty\n   *[many] { $n } taktów\n }\n";
        let (language, faults) = Language::read("pl.ftl", "pl", polish);
        assert_eq!(faults, []);
        let said = |n: i32| language.say("beats", &[("n", n.into())]);
        assert_eq!(said(1).as_deref(), Some("1 takt"));
        assert_eq!(said(3).as_deref(), Some("3 takty"));
        assert_eq!(said(5).as_deref(), Some("5 taktów"));
    }
}
