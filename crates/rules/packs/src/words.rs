//! The texts of a pack, in files `text/LANGUAGE/NAME.ftl`. They are checked when the pack is opened:
//! what is wrong has its file and its line.

mod plain;

use crate::gather::Gathered;
use crate::place;
use daemonfall_core::data::{DataError, DataErrors, about_file};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse_runtime;
use std::collections::BTreeMap;

/// The most entries of a pack, in all languages together; a part such as `.about` counts as one.
pub const ENTRIES_AT_MOST: usize = 8192;
/// The most brackets that an entry opens: the parser may call itself for each.
pub const BRACKETS_AT_MOST: usize = 64;
/// The longest entry with its parts, in bytes: what a screen can show.
pub const ENTRY_AT_MOST: usize = 4096;
/// The most faults that are told of a file, and of texts that stand twice.
const FAULTS_AT_MOST: usize = 32;

/// A pack's texts in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Its tag, such as `de`.
    pub language: String,
    /// Those of all its files.
    pub text: String,
    pub entries: usize,
}

/// The texts of a pack, by language.
pub fn read(gathered: &Gathered) -> Result<Vec<Words>, DataErrors> {
    let mut all = BTreeMap::<&str, Words>::new();
    let (mut known, mut errors) = (BTreeMap::new(), Vec::new());
    for (file, text) in &gathered.texts {
        let Some(language) = place::language(file) else { continue };
        let words = all.entry(language).or_default();
        words.text += text;
        words.text.push('\n');
        match names(gathered, file, text) {
            Err(wrong) => errors.extend(wrong),
            Ok(names) => {
                words.entries += names.len();
                for (name, from) in names {
                    if let Some(other) = known.insert((language, name.clone()), file)
                        && errors.len() < FAULTS_AT_MOST
                    {
                        let reason = format!("stands twice, first in {other}");
                        let error = at(gathered, file, line(text, from), reason);
                        errors.push(DataError { entry: Some(name), ..error });
                    }
                }
            }
        }
    }
    if known.len() > ENTRIES_AT_MOST {
        let reason = format!("holds more than {ENTRIES_AT_MOST} texts");
        errors.push(gathered.whole(reason));
    }
    if !errors.is_empty() {
        return Err(DataErrors(errors));
    }
    let named = |(language, words): (&str, Words)| Words { language: language.into(), ..words };
    Ok(all.into_iter().map(named).collect())
}

/// The names of a file's entries and of their parts, with the bytes where the entries begin.
fn names(
    gathered: &Gathered,
    file: &str,
    text: &str,
) -> Result<Vec<(String, usize)>, Vec<DataError>> {
    let wrong = |line, reason: String| at(gathered, file, line, reason);
    if let Some((line, reason)) = beyond(text) {
        return Err(vec![wrong(line, reason)]);
    }
    let resource = parse_runtime(text).map_err(|(_, errors)| {
        let told = errors.iter().take(FAULTS_AT_MOST);
        let told = told.map(|it| wrong(line(text, it.pos.start), it.kind.to_string()));
        told.collect::<Vec<_>>()
    })?;
    let (mut names, mut errors) = (Vec::new(), Vec::new());
    for entry in &resource.body {
        let (id, name, value, parts) = match entry {
            Entry::Message(it) => {
                (it.id.name, it.id.name.to_owned(), it.value.as_ref(), &it.attributes)
            }
            Entry::Term(it) => {
                (it.id.name, format!("-{}", it.id.name), Some(&it.value), &it.attributes)
            }
            _ => continue,
        };
        let from = id.as_ptr() as usize - text.as_ptr() as usize;
        let mut patterns = value.into_iter().chain(parts.iter().map(|part| &part.value));
        if errors.len() < FAULTS_AT_MOST
            && let Some(reason) = patterns.find_map(plain::refusal)
        {
            let error = wrong(line(text, from), reason);
            errors.push(DataError { entry: Some(name.clone()), ..error });
        }
        names.extend(parts.iter().map(|part| (format!("{name}.{}", part.id.name), from)));
        names.push((name, from));
    }
    if errors.is_empty() { Ok(names) } else { Err(errors) }
}

fn at(gathered: &Gathered, file: &str, line: u32, reason: impl Into<String>) -> DataError {
    DataError { line: Some(line), ..about_file(gathered.path(file), reason) }
}

/// The line of a byte, from 1.
fn line(text: &str, byte: usize) -> u32 {
    let before = &text.as_bytes()[..byte.min(text.len())];
    before.iter().filter(|it| **it == b'\n').count() as u32 + 1
}

/// The line where an entry is longer than it may be, or opens more brackets, closed ones counted
/// too: those in quotes close nothing.
fn beyond(text: &str) -> Option<(u32, String)> {
    let of_a_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    let (mut opened, mut bytes) = (0, 0);
    for (line, number) in text.lines().zip(1..) {
        let name = line.split_once('=').map_or("", |(name, _)| name.trim_end());
        let begins = !name.is_empty() && name.bytes().all(of_a_name);
        if begins || line.starts_with('#') {
            (opened, bytes) = (0, 0);
        }
        if line.starts_with('#') {
            continue;
        }
        opened += line.bytes().filter(|byte| b"{(".contains(byte)).count();
        bytes += line.len();
        if opened > BRACKETS_AT_MOST {
            let reason = format!("opens more than {BRACKETS_AT_MOST} brackets in one text");
            return Some((number, reason));
        }
        if bytes > ENTRY_AT_MOST {
            return Some((number, format!("a text is longer than {ENTRY_AT_MOST} bytes")));
        }
    }
    None
}
