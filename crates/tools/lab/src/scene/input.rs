//! Inputs as words: `east`, `wait`, `bomb north`, `drink`, `take`, each optionally followed by a count such
//! as `x3`.

use daemonfall_dungeon::{Command, Direction};

/// Reads the inputs of one line, separated by commas.
pub fn read_inputs(text: &str) -> Result<Vec<Command>, String> {
    let mut commands = Vec::new();
    for input in text.split(',') {
        let mut words: Vec<&str> = input.split_whitespace().collect();
        let times = words.last().and_then(|word| word.strip_prefix('x')?.parse::<u16>().ok());
        if times.is_some() {
            words.pop();
        }
        let command = known(&words, input)?;
        commands.extend(std::iter::repeat_n(command, usize::from(times.unwrap_or(1))));
    }
    Ok(commands)
}

/// Reads one input.
pub fn read_command(text: &str) -> Result<Command, String> {
    known(&text.split_whitespace().collect::<Vec<_>>(), text)
}

fn known(words: &[&str], input: &str) -> Result<Command, String> {
    read_input(words).ok_or_else(|| {
        format!("unknown input {:?}; known are north, east, south, west, wait, drink, take, bomb DIRECTION, each with xN for N times", input.trim())
    })
}

fn read_input(words: &[&str]) -> Option<Command> {
    match words {
        ["wait"] => Some(Command::Wait),
        ["drink"] => Some(Command::Drink),
        ["take"] => Some(Command::Take),
        ["bomb", direction] => Direction::named(direction).map(Command::Bomb),
        ["step", direction] | [direction] => Direction::named(direction).map(Command::Step),
        _ => None,
    }
}
