//! What the grammar tells: completion of a line, with names and numbers from the game's current
//! state, and help on commands.

use super::grammar::{Line, words};
use super::{names, say};
use crate::prelude::*;
use clap::{Arg, Command, CommandFactory};

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
    let mut root = Line::command();
    root.build();
    let low = part.to_lowercase();
    let mut found = next(world, &root, &before);
    found.retain(|it| {
        let word = it.word.to_lowercase();
        word.starts_with(&low) || word.trim_start_matches('#').starts_with(&low)
    });
    found.truncate(MOST);
    found
}

/// All words that can follow `before`, whatever their first letters.
fn next(world: &mut World, root: &Command, before: &[String]) -> Vec<Candidate> {
    let mut at = root;
    let mut left = before;
    while let [word, rest @ ..] = left {
        if !at.has_subcommands() {
            break;
        }
        match at.find_subcommand(word) {
            Some(found) => (at, left) = (found, rest),
            None => return Vec::new(),
        }
    }
    if at.has_subcommands() {
        let about = |it: &Command| it.get_about().map(ToString::to_string).unwrap_or_default();
        return at.get_subcommands().map(|it| Candidate::new(it.get_name(), about(it))).collect();
    }
    let seen = at.get_positionals().filter(|it| !it.is_hide_set());
    let all: Vec<&Arg> = seen.collect();
    let Some(argument) = all.get(left.len()).or(all.last()) else {
        return Vec::new();
    };
    let many = argument.get_num_args().is_some_and(|count| count.max_values() > 1);
    if left.len() >= all.len() && !many {
        return Vec::new();
    }
    let words = argument.get_possible_values();
    if !words.is_empty() {
        let help = |it: &clap::builder::PossibleValue| {
            it.get_help().map(ToString::to_string).unwrap_or_default()
        };
        let seen = words.iter().filter(|it| !it.is_hide_set());
        return seen.map(|it| Candidate::new(it.get_name(), help(it))).collect();
    }
    let name = argument.get_value_names().and_then(|names| names.first());
    match name.map_or("", |name| name.as_str()) {
        "COMMAND" => next(world, root, left),
        name => names::of(world, name, left),
    }
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

pub(super) fn fields(in_dive: bool) -> Vec<Candidate> {
    if in_dive {
        let all = daemonfall_dungeon::Field::ALL.into_iter();
        all.map(|field| Candidate::new(say::field(field), field.to_string())).collect()
    } else {
        vec![
            Candidate::new("health", "health of a unit"),
            Candidate::new("cycles", "cycles of a faction"),
        ]
    }
}

fn find(words: &[String]) -> Result<Command, String> {
    let mut at = Line::command();
    at.build();
    for word in words {
        let Some(next) = at.find_subcommand(word) else {
            let known: Vec<&str> = at.get_subcommands().map(Command::get_name).collect();
            return Err(match known.is_empty() {
                true => format!("{} has no {word:?}", at.get_name()),
                false => format!("there is no {word:?}: {}", known.join(", ")),
            });
        };
        at = next.clone();
    }
    Ok(at)
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

pub fn help(words: &[String]) -> Result<Vec<String>, String> {
    let mut command = find(words)?;
    let mut lines = Vec::new();
    if !words.is_empty() {
        lines.push(format!("{}.", about(&command)));
    }
    if command.has_subcommands() {
        for it in command.get_subcommands() {
            lines.push(format!("  {:<12} {}", it.get_name(), about(it)));
        }
        if words.is_empty() {
            lines.push("help COMMAND shows more. Tab completes, the arrows up and down go through earlier lines.".into());
            lines.push("Words like to, of, at, with are optional: sector move #3 to 5,7.".into());
        }
        return Ok(lines);
    }
    let usage = command.render_usage().to_string();
    lines.push(usage.replace("console ", ""));
    for argument in command.get_positionals() {
        let names = argument.get_value_names().unwrap_or_default();
        let name = names.first().map(ToString::to_string).unwrap_or_default();
        let meaning = argument.get_help().map(ToString::to_string).unwrap_or_default();
        if !argument.is_hide_set() {
            lines.push(format!("  {name:<12} {meaning}"));
        }
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
        help(&words).map(|lines| lines.join("\n"))
    }

    #[test]
    fn all_commands_are_listed_and_each_has_its_own_help() -> Result<(), String> {
        let all = told(&[])?;
        for command in Line::command().get_subcommands() {
            let name = command.get_name();
            assert!(all.contains(&format!("  {name} ")), "{name}");
            assert!(!told(&[name])?.starts_with('.'), "{name} has no description");
        }
        let moved = told(&["sector", "move"])?;
        assert!(moved.contains("Usage: sector move <STACK> <TILE>"), "{moved}");
        Ok(())
    }

    #[test]
    fn help_for_what_is_no_command_names_those_there_are() {
        let refused = told(&["sector", "jump"]).err().unwrap_or_default();
        assert!(refused.contains("jump") && refused.contains("attack"), "{refused}");
    }
}
