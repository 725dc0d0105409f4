//! The console's grammar: a table of forms, `forms.txt`. A row is the form, what it does, and, if
//! it is a command, the command as in replays, in which `$1` stands for the first argument.
//!
//! Arguments are in capitals ([`super::arguments`] reads them), optional ones in brackets; dots
//! follow those that take all further words. Joining words are optional and have no meaning.

use super::arguments::{self, Names};
use crate::prelude::*;
use daemonfall_core::data::did_you_mean;
use std::sync::LazyLock;

const JOINING: [&str; 7] = ["to", "of", "at", "into", "with", "from", "the"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its name, which says how it is read.
    pub kind: &'static str,
    pub optional: bool,
    pub many: bool,
}

#[derive(Debug)]
pub struct Form {
    text: &'static str,
    pub about: &'static str,
    command: Option<Value>,
    /// The words before its arguments.
    pub name: Vec<&'static str>,
    pub slots: Vec<Slot>,
}

static FORMS: LazyLock<Vec<Form>> =
    LazyLock::new(|| include_str!("forms.txt").lines().filter_map(Form::read).collect());

/// The forms that can be meant now: an edit is one of the dive, or one of the map.
pub fn forms(in_dive: bool) -> impl Iterator<Item = &'static Form> {
    FORMS.iter().filter(move |form| match (form.name[0], &form.command) {
        ("edit", Some(command)) => command.get("Dive").is_some() == in_dive,
        _ => true,
    })
}

impl Slot {
    fn read(word: &'static str) -> Option<Self> {
        let inner = word.trim_matches(['[', ']']);
        let kind = inner.trim_end_matches('.');
        let (optional, many) = (inner != word, kind != inner);
        let is_slot = optional || kind.starts_with(char::is_uppercase);
        is_slot.then_some(Self { kind, optional, many })
    }
}

impl Form {
    fn read(row: &'static str) -> Option<Self> {
        let mut parts = row.split(" | ");
        let (text, about) = (parts.next()?, parts.next()?);
        let command = parts.next().and_then(|command| serde_json::from_str(command).ok());
        let words = text.split(' ').filter(|word| !JOINING.contains(word));
        let (name, slots): (Vec<_>, Vec<_>) = words.partition(|word| Slot::read(word).is_none());
        let slots = slots.into_iter().filter_map(Slot::read).collect();
        Some(Self { text, about, command, name, slots })
    }

    pub fn is_group(&self) -> bool {
        self.command.is_none() && self.slots.is_empty() && !below(&self.name, true).is_empty()
    }

    /// Its words, with the arguments told by `say`, by number.
    fn told(&self, say: impl Fn(usize, Slot) -> String) -> String {
        let mut slots = 0..;
        let words = self.text.split(' ').map(|word| match Slot::read(word) {
            Some(slot) => say(slots.next().unwrap_or_default(), slot),
            None => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// `sector move <STACK> to <TILE>`.
    pub fn usage(&self) -> String {
        self.told(|_, Slot { kind, optional, many }| {
            let name = if kind == kind.to_lowercase() { kind.into() } else { format!("<{kind}>") };
            let name = if many { format!("{name}...") } else { name };
            if optional { format!("[{name}]") } else { name }
        })
    }

    /// Which of the words belong to which argument.
    fn given<'w>(&self, words: &'w [String]) -> Result<Vec<&'w [String]>, String> {
        let mut left = &words[self.name.len()..];
        let mut given = Vec::new();
        for slot in &self.slots {
            if left.is_empty() && !slot.optional {
                return Err(format!("<{}> is missing: {}", slot.kind, self.usage()));
            }
            let count = if slot.many { left.len() } else { left.len().min(1) };
            let (own, rest) = left.split_at(count);
            given.push(own);
            left = rest;
        }
        match left.first() {
            Some(word) => Err(format!("{word:?} is too much: {}", self.usage())),
            None => Ok(given),
        }
    }

    /// The command with these arguments; `None` if it is a query.
    pub fn command(&self, given: &[Value]) -> Option<Result<RunCommand, String>> {
        let command = serde_json::from_value(filled(self.command.as_ref()?, given));
        Some(command.map_err(|error| error.to_string()))
    }
}

/// The place among the arguments that a part of a command stands for.
fn hole(part: &Value) -> Option<usize> {
    part.as_str()?.strip_prefix('$')?.parse::<usize>().ok()?.checked_sub(1)
}

fn filled(part: &Value, given: &[Value]) -> Value {
    match (hole(part), part) {
        (Some(place), _) => given.get(place).cloned().unwrap_or_default(),
        (_, Value::Object(inner)) => {
            inner.iter().map(|(name, part)| (name.clone(), filled(part, given))).collect()
        }
        (_, Value::Array(inner)) => inner.iter().map(|part| filled(part, given)).collect(),
        _ => part.clone(),
    }
}

/// Whether a command is of this form; notes its arguments.
fn is_of(part: &Value, command: &Value, found: &mut [Value]) -> bool {
    match (hole(part), part, command) {
        (Some(place), ..) => {
            found[place] = command.clone();
            true
        }
        (_, Value::Object(parts), Value::Object(inner)) => {
            let has = |(name, part): (&String, _)| {
                inner.get(name).is_some_and(|inner| is_of(part, inner, &mut *found))
            };
            parts.len() == inner.len() && parts.iter().all(has)
        }
        (_, Value::Array(parts), Value::Array(inner)) => {
            let mut both = parts.iter().zip(inner);
            parts.len() == inner.len() && both.all(|(part, inner)| is_of(part, inner, found))
        }
        _ => part == command,
    }
}

/// A command in the console's words.
pub fn say(names: Names, command: &RunCommand) -> String {
    let value = serde_json::to_value(command).unwrap_or_default();
    let told = FORMS.iter().find_map(|form| {
        let mut found = vec![Value::Null; form.slots.len()];
        let is = is_of(form.command.as_ref()?, &value, &mut found);
        is.then(|| form.told(|place, slot| arguments::say(names, slot.kind, &found[place])))
    });
    told.unwrap_or_else(|| format!("{command:?}"))
}

/// The words of a line; quoted text is one word.
pub fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (place, part) in line.split('"').enumerate() {
        match place % 2 {
            1 => words.push(part.to_owned()),
            _ => words.extend(
                part.split_whitespace().filter(|word| !JOINING.contains(word)).map(str::to_owned),
            ),
        }
    }
    words
}

fn begins<A: AsRef<str>, B: AsRef<str>>(all: &[A], with: &[B]) -> bool {
    all.len() >= with.len() && all.iter().zip(with).all(|(a, b)| a.as_ref() == b.as_ref())
}

/// The words that can follow these in names of forms, each with what it does.
pub fn below(words: &[impl AsRef<str>], in_dive: bool) -> Vec<(&'static str, &'static str)> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for form in forms(in_dive).filter(|form| begins(&form.name, words)) {
        if let Some(next) = form.name.get(words.len())
            && found.iter().all(|(known, _)| known != next)
        {
            found.push((*next, form.about));
        }
    }
    found
}

/// The form whose name begins a line; the longest one is meant.
pub fn form(words: &[String], in_dive: bool) -> Option<&'static Form> {
    let fitting = forms(in_dive).filter(|form| begins(words, &form.name));
    fitting.max_by_key(|form| form.name.len())
}

/// The form of a line, and the words of its arguments.
pub fn find(words: &[String], in_dive: bool) -> Result<(&'static Form, Vec<&[String]>), String> {
    let Some(form) = form(words, in_dive) else { return Err(unknown(words, 0, in_dive)) };
    if form.is_group() {
        return Err(unknown(words, form.name.len(), in_dive));
    }
    form.given(words).map(|given| (form, given))
}

/// What is wrong with a word of a name.
pub fn unknown(words: &[String], place: usize, in_dive: bool) -> String {
    let before = &words[..place];
    let known: Vec<&str> = below(before, in_dive).into_iter().map(|(word, _)| word).collect();
    match (words.get(place), place) {
        (None, 0) => "type a command; `help` lists them".into(),
        (None, _) => format!("`{}` needs one of these: {}", before.join(" "), known.join(", ")),
        (Some(word), 0) => {
            format!("there is no command `{word}`{}; `help` lists them", did_you_mean(word, known))
        }
        (Some(word), _) => {
            format!("there is no `{} {word}`: {}", before.join(" "), known.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<(String, Vec<Vec<String>>), String> {
        let words = words(text);
        let (form, given) = find(&words, true)?;
        Ok((form.usage(), given.into_iter().map(<[String]>::to_vec).collect()))
    }

    #[test]
    fn joining_words_may_stand_or_be_left_out() {
        let moved = ("sector move <STACK> to <TILE>".into(), vec![words("#3"), words("5,7")]);
        assert_eq!(line("sector move #3 to 5,7"), Ok(moved.clone()));
        assert_eq!(line("sector move #3 5,7"), Ok(moved));
        for end in ["sector end", "sector end turn", "edit health 12 of #34"] {
            assert!(line(end).is_ok(), "{end}");
        }
    }

    #[test]
    fn what_stands_in_quotes_is_one_word() {
        assert_eq!(words("state \"at the\" end"), ["state", "at the", "end"]);
    }

    #[test]
    fn a_line_that_is_none_is_refused_with_what_is_meant() {
        let told = |text| line(text).err().unwrap_or_default();
        assert!(told("dive jump").contains("jump") && told("dive").contains("bomb"));
        assert!(told("sector move #3").contains("<TILE>"), "{}", told("sector move #3"));
        assert!(told("dive wait long").contains("long"));
        assert!(told("sektor end").contains("sector"), "{}", told("sektor end"));
        assert_eq!(told("qqq"), "there is no command `qqq`; `help` lists them");
    }

    #[test]
    fn every_row_of_the_table_is_read_and_every_argument_explained() {
        for (row, form) in include_str!("forms.txt").lines().zip(FORMS.iter()) {
            assert_eq!(row.matches(" | ").count() == 2, form.command.is_some(), "{row}");
            for slot in form.slots.iter().filter(|slot| slot.kind != "turn") {
                assert!(!arguments::meaning(slot.kind).is_empty(), "{row}");
            }
        }
    }
}
