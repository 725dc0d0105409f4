//! What the grammar tells: completion of a line, with names and numbers from the game's current
//! state, and help on commands.

use super::facts::in_dive;
use super::grammar::{self, words};
use super::{arguments, names};
use crate::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub word: String,
    pub about: String,
}

impl Candidate {
    pub fn new(word: impl Into<String>, about: impl Into<String>) -> Self {
        Self { word: word.into(), about: about.into() }
    }
}

const MOST: usize = 200;

fn partial(line: &str) -> (usize, &str) {
    let part = line.rsplit(char::is_whitespace).next().unwrap_or_default();
    (line.len() - part.len(), part)
}

pub fn candidates(world: &mut World, line: &str) -> Vec<Candidate> {
    let (from, part) = partial(line);
    let before = words(&line[..from]);
    let low = part.to_lowercase();
    let mut found = next(world, &before);
    found.retain(|it| {
        let word = it.word.to_lowercase();
        word.starts_with(&low) || word.trim_start_matches('#').starts_with(&low)
    });
    found.truncate(MOST);
    found
}

/// All words that can follow `before`, whatever their first letters.
fn next(world: &mut World, before: &[String]) -> Vec<Candidate> {
    let below = grammar::below(before, in_dive(world)).into_iter();
    let mut found: Vec<Candidate> =
        below.map(|(word, about)| Candidate::new(word, about)).collect();
    if let Some(form) = grammar::form(before, in_dive(world)) {
        let left = &before[form.name.len()..];
        let last = form.slots.last().filter(|slot| slot.many);
        match form.slots.get(left.len()).or(last).map(|slot| slot.kind) {
            Some("COMMAND") => found.extend(next(world, left)),
            Some(kind) => found.extend(names::of(world, kind, left)),
            None => {}
        }
    }
    found
}

/// The line extended by the common beginning of all candidates; `None` if that adds nothing.
pub fn complete(line: &str, candidates: &[Candidate]) -> Option<String> {
    let (from, part) = partial(line);
    let first = candidates.first()?;
    let mut common = first.word.as_str();
    for other in candidates {
        let same =
            common.char_indices().zip(other.word.chars()).find(|((_, one), other)| one != other);
        let length = same.map_or(common.len().min(other.word.len()), |((at, _), _)| at);
        common = &common[..length];
    }
    let blank = if candidates.len() == 1 { " " } else { "" };
    let whole = format!("{}{common}{blank}", &line[..from]);
    (common.len() + blank.len() > part.len()).then_some(whole)
}

pub fn with(line: &str, candidate: &Candidate) -> String {
    let (from, _) = partial(line);
    format!("{}{} ", &line[..from], candidate.word)
}

pub fn help(world: &World, words: &[String]) -> Result<Vec<String>, String> {
    let in_dive = in_dive(world);
    let own = || grammar::forms(in_dive).filter(|form| form.name == *words);
    let below = grammar::below(words, in_dive);
    if below.is_empty() && own().next().is_none() {
        let known =
            (0..words.len()).rev().find(|it| !grammar::below(&words[..*it], in_dive).is_empty());
        return Err(grammar::unknown(words, known.unwrap_or_default(), in_dive));
    }
    let mut lines = Vec::new();
    for form in own() {
        lines.push(format!("{}.", form.about));
        if !form.is_group() {
            lines.push(format!("Usage: {}", form.usage()));
        }
        let slots = form.slots.iter().map(|slot| slot.kind).filter(|kind| *kind != "turn");
        lines.extend(slots.map(|kind| format!("  {kind:<12} {}", arguments::meaning(kind))));
    }
    lines.extend(below.into_iter().map(|(word, about)| format!("  {word:<12} {about}")));
    if words.is_empty() {
        lines.push("help COMMAND shows more. Tab completes, the arrows up and down go through earlier lines.".into());
        lines.push("Words like to, of, at, with are optional: sector move #3 to 5,7.".into());
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(line: &str) -> Vec<String> {
        let mut world = World::new();
        let found = candidates(&mut world, line);
        found.into_iter().map(|it| it.word).collect()
    }

    #[test]
    fn commands_and_their_words_are_offered() {
        assert_eq!(words_of("di"), ["dive"]);
        assert_eq!(words_of("dive "), ["step", "bomb", "wait", "drink", "take"]);
        assert_eq!(words_of("dive step n"), ["north"]);
        assert_eq!(words_of("dive step north "), Vec::<String>::new());
        assert_eq!(words_of("check dive st"), ["step"]);
        assert_eq!(words_of("help sector en"), ["enter", "end"]);
        assert!(words_of("jump ").is_empty());
        assert!(words_of("sector end ").is_empty());
    }

    #[test]
    fn a_line_is_completed_as_far_as_all_agree() {
        let of = |line: &str| {
            let mut world = World::new();
            let found = candidates(&mut world, line);
            complete(line, &found)
        };
        assert_eq!(of("div").as_deref(), Some("dive "));
        assert_eq!(of("st").as_deref(), None, "state, stacks, streams");
        assert_eq!(of("sec").as_deref(), Some("sector "));
        assert_eq!(of("sector e").as_deref(), Some("sector en"));
        assert_eq!(of("dive step so").as_deref(), Some("dive step south "));
    }

    fn told(words: &[&str]) -> Result<String, String> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        help(&World::new(), &words).map(|lines| lines.join("\n"))
    }

    #[test]
    fn all_commands_are_listed_and_each_has_its_own_help() -> Result<(), String> {
        let all = told(&[])?;
        for form in grammar::forms(true) {
            let name = form.name[0];
            assert!(all.contains(&format!("  {name} ")), "{name}");
            assert!(!told(&form.name)?.starts_with('.'), "{:?} has no description", form.name);
        }
        let moved = told(&["sector", "move"])?;
        assert!(moved.contains("Usage: sector move <STACK> to <TILE>"), "{moved}");
        Ok(())
    }

    #[test]
    fn help_for_what_is_no_command_names_those_there_are() {
        let refused = told(&["sector", "jump"]).err().unwrap_or_default();
        assert!(refused.contains("jump") && refused.contains("attack"), "{refused}");
    }
}
