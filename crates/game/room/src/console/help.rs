//! Help: the list of commands, or one command in detail.

use super::grammar::Line;
use clap::{Command, CommandFactory};

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
