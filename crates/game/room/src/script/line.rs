//! The lines of a script, and the errors for invalid ones.

use super::breach::{self, Pick};
use super::driver::{self, Hand};
use super::keys::{self, KeyPress};
use super::pads;
use super::sector::{self, Place};
use bevy::input::gamepad::GamepadButton;
use bevy::math::Vec2;
use daemonfall_core::Fingerprint;
use daemonfall_dungeon::{Command, Direction};
use daemonfall_platform::cli::parse_size;
use daemonfall_platform::screen::{Screen, Screens};

/// A line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// Wait until a screen is shown.
    WaitScreen(Screen),
    /// Wait for a number of frames.
    WaitFrames(u32),
    /// Wait for a number of seconds.
    WaitSeconds(f32),
    /// Wait until words are anywhere on the screen.
    WaitText(String),
    /// Wait until a number of beats have been played.
    WaitBeat(u32),
    /// Wait until the player may choose in a breach, or it is over.
    WaitChoice,
    /// Wait until the odds of a battle are computed, with their explanation.
    WaitOdds,
    /// Wait until a number of moves of a battle's film have been shown.
    WaitMove(usize),
    /// Wait until the film of a battle is at its end.
    WaitFilm,
    /// Press a key in one frame, release it in the next.
    Key(KeyPress),
    /// Press a gamepad's button in one frame, release it in the next.
    Pad(GamepadButton),
    /// Press a gamepad's button and hold it.
    PadHeld(GamepadButton),
    /// Unplug the gamepad, even while buttons are held.
    Unplug,
    /// Press and release within one frame.
    Tap(KeyPress),
    /// Hold a key for some seconds.
    Hold(KeyPress, f32),
    /// Type letters, one per frame.
    Type(Vec<KeyPress>),
    /// Move the pointer, in pixels of the window.
    Move(Vec2),
    /// Move the pointer to words on the screen.
    MoveText(String),
    /// Move the pointer and press its button.
    Click(Vec2),
    /// Move the pointer to words on the screen, and press its button.
    ClickText(String),
    /// Use this input device from here on.
    Hand(Hand),
    /// Go to the button with this label, and use it.
    Use(String),
    /// Play the run of a replay, up to a turn on the map or to its end; every fingerprint must
    /// match.
    Follow(String, Option<u32>),
    /// Put a finger down, and lift it.
    Touch(Vec2),
    /// Put a finger down, and lift it after some seconds.
    TouchLong(Vec2, f32),
    /// Put a finger down, move it, and lift it.
    Swipe(Vec2, Vec2),
    /// Put two fingers down around a place, and move them to this multiple of their distance.
    Pinch(Vec2, f32),
    /// Put a finger down on words on the screen, and lift it.
    TouchText(String),
    /// Move the pointer to a named widget of the debug panels, and press its button.
    Press(String),
    /// Wait until words are anywhere in the debug panels.
    WaitPanel(String),
    /// Press the keys of a command; it must not be refused.
    Command(Command),
    /// Press the keys of all commands of a replay; every fingerprint must match.
    Play(String),
    /// Press the keys of a choice in a breach; it must not be refused.
    Choose(Pick),
    /// Wait until the player has the turn on the sector map and all events have been shown, or it
    /// is over.
    WaitTurn,
    /// Press arrows until the sector's cursor is on a tile.
    Cursor(Place),
    /// End the turn on the sector map, even if stacks could still move.
    EndTurn,
    Shot(String),
    /// From now on, save every frame as a picture; each lasts this many milliseconds.
    Film(String, u64),
    /// End the film once all its pictures are saved.
    Cut,
    /// The dive's fingerprint.
    ExpectFingerprint(Fingerprint),
    /// The screen shown.
    ExpectScreen(Screen),
    /// The floor, counted from 1.
    ExpectFloor(u32),
    /// The number of beats played.
    ExpectBeat(u32),
    /// The round of the breach.
    ExpectRound(u32),
    /// The name of the unit that has the turn in the breach.
    ExpectTurn(String),
    /// The number of moves of the battle's film that have been shown.
    ExpectMove(usize),
    /// The outcome of the breach or the battle: won, lost, draw, or none.
    ExpectOutcome(String),
    /// The turn of the sector.
    ExpectSectorTurn(u32),
    /// The player's cycles on the sector map.
    ExpectCycles(i32),
    /// The stack on a tile: a faction and a number of units, or `nobody`.
    ExpectStack(Place, String),
    /// The owner of a tile, or `nobody`.
    ExpectOwner(Place, String),
    /// Words anywhere on the screen.
    ExpectText(String),
    /// Words anywhere in the debug panels.
    ExpectPanel(String),
    /// The debug panels are closed and not drawn.
    ExpectNoPanels,
    /// Words in the window's title.
    ExpectTitle(String),
    /// Resize the window, in logical pixels.
    Resize(u32, u32),
    /// Render at this many physical pixels per logical pixel.
    Scale(f32),
    /// Close the window with its button.
    Close,
    Quit,
    /// End the game once it has run for this many seconds, whatever the script is doing.
    QuitAfter(f32),
}

/// Parses a script into its lines with their numbers. The error has the number of the first invalid
/// line, and the reason.
pub fn parse(text: &str, screens: &Screens) -> Result<Vec<(u32, Line)>, (u32, String)> {
    let mut lines = Vec::new();
    for (index, raw) in text.lines().enumerate() {
        let number = index as u32 + 1;
        // A `#` at the start or after whitespace begins a comment.
        let comment = raw.char_indices().find(|(at, sign)| {
            *sign == '#' && raw[..*at].chars().last().is_none_or(char::is_whitespace)
        });
        let line = comment.map_or(raw, |(at, _)| &raw[..at]).trim();
        if !line.is_empty() {
            lines.push((number, read(line, screens).map_err(|reason| (number, reason))?));
        }
    }
    Ok(lines)
}

fn read(line: &str, screens: &Screens) -> Result<Line, String> {
    let (word, rest) =
        line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match word {
        "wait" => wait(rest, screens),
        "key" => key(rest).map(Line::Key),
        "pad" => pad(rest),
        "unplug" if rest.is_empty() => Ok(Line::Unplug),
        "tap" => key(rest).map(Line::Tap),
        "hold" => {
            let (name, seconds) = rest.split_once(' ').unwrap_or((rest, "1"));
            Ok(Line::Hold(key(name)?, number(seconds, "seconds")?))
        }
        "type" => rest
            .chars()
            .map(|letter| {
                keys::of_letter(letter).ok_or_else(|| format!("there is no key for {letter:?}"))
            })
            .collect::<Result<_, _>>()
            .map(Line::Type),
        "move" if rest.starts_with("text ") => Ok(Line::MoveText(rest[5..].trim().into())),
        "move" => point(rest).map(Line::Move),
        "click" if rest.starts_with("text ") => Ok(Line::ClickText(rest[5..].trim().into())),
        "click" => point(rest).map(Line::Click),
        "hand" => Hand::read(rest).map(Line::Hand),
        "use" if !rest.is_empty() => Ok(Line::Use(rest.into())),
        "follow" => driver::read(rest).map(|(name, until)| Line::Follow(name, until)),
        "touch" if rest.starts_with("text ") => Ok(Line::TouchText(rest[5..].trim().into())),
        "touch" => {
            numbers(rest, "touch X Y, or touch X Y SECONDS").and_then(|list| match list[..] {
                [x, y] => Ok(Line::Touch(Vec2::new(x, y))),
                [x, y, seconds] => Ok(Line::TouchLong(Vec2::new(x, y), seconds)),
                _ => Err("write touch X Y, touch X Y SECONDS, or touch text WORDS".into()),
            })
        }
        "swipe" => numbers(rest, "pixels").and_then(|list| match list[..] {
            [x, y, to_x, to_y] => Ok(Line::Swipe(Vec2::new(x, y), Vec2::new(to_x, to_y))),
            _ => Err("write four numbers: the start X Y and the end X Y".into()),
        }),
        "pinch" => numbers(rest, "pixels").and_then(|list| match list[..] {
            [x, y, by] if by > 0.0 => Ok(Line::Pinch(Vec2::new(x, y), by)),
            _ => Err("write pinch X Y BY: how many times as far apart two fingers go".into()),
        }),
        "press" if !rest.is_empty() => Ok(Line::Press(rest.into())),
        "command" => command(rest).map(Line::Command),
        "choose" => breach::read(rest).map(Line::Choose),
        "cursor" => sector::place(rest).map(Line::Cursor),
        "play" => file(rest).map(Line::Play),
        "shot" => file(rest).map(Line::Shot),
        "film" => film(rest),
        "cut" if rest.is_empty() => Ok(Line::Cut),
        "expect" => expect(rest, screens),
        "end" if rest == "turn" => Ok(Line::EndTurn),
        "resize" => parse_size(rest).map(|(wide, high)| Line::Resize(wide, high)),
        "scale" => match number::<f32>(rest, "pixels")? {
            by if (0.5..=4.0).contains(&by) => Ok(Line::Scale(by)),
            _ => Err("write scale and 0.5 to 4".into()),
        },
        "close" if rest.is_empty() => Ok(Line::Close),
        "quit" if rest.is_empty() => Ok(Line::Quit),
        "quit" if rest.starts_with("after ") => number(&rest[6..], "seconds").map(Line::QuitAfter),
        _ => Err(format!(
            "unknown line {line:?}; lines begin with wait, key, pad, unplug, tap, hold, type, move, click, touch, swipe, pinch, hand, use, press, command, choose, cursor, end turn, play, follow, shot, film, cut, expect, resize, scale, close or quit"
        )),
    }
}

fn wait(rest: &str, screens: &Screens) -> Result<Line, String> {
    match rest.split_once(' ') {
        Some(("frames", count)) => number(count, "frames").map(Line::WaitFrames),
        Some(("seconds", count)) => number(count, "seconds").map(Line::WaitSeconds),
        Some(("beat", count)) => number(count, "beat").map(Line::WaitBeat),
        Some(("text", words)) => Ok(Line::WaitText(words.into())),
        Some(("panel", words)) => Ok(Line::WaitPanel(words.into())),
        Some(("move", count)) => number(count, "moves").map(Line::WaitMove),
        None if rest == "choice" => Ok(Line::WaitChoice),
        None if rest == "odds" => Ok(Line::WaitOdds),
        None if rest == "film" => Ok(Line::WaitFilm),
        None if rest == "turn" => Ok(Line::WaitTurn),
        _ => screen(rest, screens).map(Line::WaitScreen),
    }
}

fn expect(rest: &str, screens: &Screens) -> Result<Line, String> {
    let (what, value) = rest.split_once(' ').unwrap_or((rest, ""));
    match what {
        "fingerprint" => u64::from_str_radix(value, 16)
            .map(|print| Line::ExpectFingerprint(Fingerprint(print)))
            .map_err(|_| format!("{value:?} is not a fingerprint: write sixteen digits 0-9 a-f")),
        "screen" => screen(value, screens).map(Line::ExpectScreen),
        "floor" => number(value, "floor").map(Line::ExpectFloor),
        "beat" => number(value, "beat").map(Line::ExpectBeat),
        "round" => number(value, "round").map(Line::ExpectRound),
        "move" => number(value, "move").map(Line::ExpectMove),
        "turn" if !value.is_empty() => Ok(Line::ExpectTurn(value.into())),
        "outcome" if ["won", "lost", "draw", "none"].contains(&value) => {
            Ok(Line::ExpectOutcome(value.into()))
        }
        "text" if !value.is_empty() => Ok(Line::ExpectText(value.into())),
        "title" if !value.is_empty() => Ok(Line::ExpectTitle(value.into())),
        "panel" if !value.is_empty() => Ok(Line::ExpectPanel(value.into())),
        "panels" if value == "closed" => Ok(Line::ExpectNoPanels),
        "sector-turn" => number(value, "turns").map(Line::ExpectSectorTurn),
        "cycles" => number(value, "cycles").map(Line::ExpectCycles),
        "stack" => at(value).map(|(place, who)| Line::ExpectStack(place, who)),
        "owner" => at(value).map(|(place, who)| Line::ExpectOwner(place, who)),
        _ => Err("expect fingerprint HEX, screen NAME, floor N, beat N, round N, move N, turn NAME, outcome won|lost|draw|none, sector-turn N, cycles N, stack COLUMN,ROW WHO, owner COLUMN,ROW WHO, text WORDS, title WORDS, panel WORDS or panels closed".into()),
    }
}

/// A place and the words after it.
fn at(text: &str) -> Result<(Place, String), String> {
    let (place, who) =
        text.split_once(' ').ok_or("write COLUMN,ROW and the stack: 5,7 Ash 3, or 5,7 nobody")?;
    Ok((sector::place(place)?, who.trim().into()))
}

fn screen(name: &str, screens: &Screens) -> Result<Screen, String> {
    screens.named(name).ok_or_else(|| {
        let names: Vec<&str> = screens.0.iter().map(|screen| screen.name()).collect();
        let names = names.join(", ");
        format!("there is no screen {name:?}: {names}")
    })
}

fn key(name: &str) -> Result<KeyPress, String> {
    keys::named(name).ok_or_else(|| {
        format!(
            "there is no key {name:?}: write Enter, Escape, ArrowUp, Space, Tab, F11, or a letter"
        )
    })
}

fn pad(rest: &str) -> Result<Line, String> {
    let (name, held) = match rest.strip_suffix(" held") {
        Some(name) => (name, true),
        None => (rest, false),
    };
    let button = pads::named(name).ok_or_else(|| {
        format!("there is no button {name:?}: write South, East, DPadUp, RightTrigger2, Start")
    })?;
    Ok(match held {
        true => Line::PadHeld(button),
        false => Line::Pad(button),
    })
}

fn number<T: std::str::FromStr>(text: &str, of: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number of {of}"))
}

fn numbers(text: &str, of: &str) -> Result<Vec<f32>, String> {
    text.split_whitespace().map(|word| number(word, of)).collect()
}

fn point(text: &str) -> Result<Vec2, String> {
    let (x, y) = text
        .split_once(' ')
        .ok_or("write two numbers: pixels from the left and pixels from the top")?;
    Ok(Vec2::new(number(x, "pixels")?, number(y, "pixels")?))
}

fn file(name: &str) -> Result<String, String> {
    if name.is_empty() { Err("name a file".into()) } else { Ok(name.into()) }
}

fn film(text: &str) -> Result<Line, String> {
    let (name, lasts) = text
        .rsplit_once(' ')
        .ok_or("write the pictures' name and the milliseconds of each: film dive 80")?;
    match number(lasts, "milliseconds")? {
        lasts @ 1..=1000 => Ok(Line::Film(name.trim().into(), lasts)),
        _ => Err("a picture of a film must last 1 to 1000 milliseconds".into()),
    }
}

fn command(text: &str) -> Result<Command, String> {
    let way = |name: &str| match name {
        "north" => Ok(Direction::North),
        "east" => Ok(Direction::East),
        "south" => Ok(Direction::South),
        "west" => Ok(Direction::West),
        _ => Err(format!("{name:?} is not a direction: write north, east, south or west")),
    };
    match text.split_once(' ') {
        Some(("step", name)) => way(name.trim()).map(Command::Step),
        Some(("bomb", name)) => way(name.trim()).map(Command::Bomb),
        None if text == "wait" => Ok(Command::Wait),
        None if text == "drink" => Ok(Command::Drink),
        _ => Err("commands are step DIRECTION, bomb DIRECTION, wait and drink".into()),
    }
}

#[cfg(test)]
mod tests;
