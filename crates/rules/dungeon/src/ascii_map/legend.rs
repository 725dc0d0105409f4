//! The legend: the meaning of the map's characters.
//!
//! A line looks like `B = brute facing west as boss with (health: (max: 9))`. Several objects in a
//! cell are joined by ` + `.

use crate::cell::Direction;
use crate::components::{Layer, Traits, rule_component_names};
use crate::library::Library;
use crate::names::{KindId, Table, with_names};
use daemonfall_core::Side;
use daemonfall_core::data::{DataError, about_file, did_you_mean, parse_one};

/// One object of a legend entry, before it has a cell.
#[derive(Clone, Debug)]
pub struct Figure {
    pub kind: KindId,
    pub traits: Traits,
    pub facing: Direction,
    pub priority: i32,
    pub side: Side,
    /// Its name, if not that of its kind.
    pub label: Option<String>,
}

impl Figure {
    pub fn of(library: &Library, kind: KindId) -> Self {
        let entry = library.kind(kind);
        Self {
            kind,
            traits: entry.traits.clone(),
            facing: Direction::North,
            priority: entry.priority,
            side: entry.side,
            label: None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct LegendEntry {
    pub glyph: char,
    pub figures: Vec<Figure>,
}

/// Reads a line of the legend; the error has the reason and the line.
pub fn read(
    path: &str,
    line: u32,
    text: &str,
    library: &Library,
) -> Result<LegendEntry, DataError> {
    let fail = |reason: String| about_line(path, line, reason);
    let mut chars = text.chars();
    let glyph = chars.next().ok_or_else(|| fail("a legend line reads: character = kind".into()))?;
    let rest = chars.as_str().trim_start();
    let rest = rest
        .strip_prefix('=')
        .ok_or_else(|| fail(format!("a legend line reads: character = kind; {text:?} has no =")))?;
    let figures = split_figures(rest)
        .into_iter()
        .map(|part| figure(path, line, part.trim(), library))
        .collect::<Result<_, _>>()?;
    Ok(LegendEntry { glyph, figures })
}

fn about_line(path: &str, line: u32, reason: String) -> DataError {
    DataError { line: Some(line), ..about_file(path, reason) }
}

/// Splits at ` + ` outside of parentheses.
fn split_figures(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'+' if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

fn figure(path: &str, line: u32, text: &str, library: &Library) -> Result<Figure, DataError> {
    let fail = |reason: String| about_line(path, line, reason);
    let (name, mut rest) = word(text);
    let kind = library.find_kind(name).ok_or_else(|| {
        let hint = did_you_mean(name, library.names.all(Table::Kind).iter().map(String::as_str));
        fail(format!("unknown kind {name:?}{hint}"))
    })?;
    let mut figure = Figure::of(library, kind);
    while !rest.is_empty() {
        let (key, after) = word(rest);
        if key == "with" {
            let (overrides, after) = parenthesised(after).ok_or_else(|| {
                fail("with needs components in parentheses: with (health: (max: 3))".into())
            })?;
            let parsed =
                with_names(&library.names, || parse_one::<Traits>(path, line, name, overrides))?;
            figure.traits = merged(&figure.traits, &parsed).map_err(fail)?;
            rest = after;
            continue;
        }
        let (value, after) = word(after);
        if value.is_empty() {
            return Err(fail(format!("{key:?} needs a value")));
        }
        match key {
            "facing" => {
                figure.facing = Direction::named(value)
                    .ok_or_else(|| fail(format!("{value:?} is no direction")))?
            }
            "as" => figure.label = Some(value.into()),
            "priority" => {
                figure.priority = value
                    .parse()
                    .map_err(|_| fail(format!("priority {value:?} is not a whole number")))?
            }
            "side" => {
                figure.side = side(value).ok_or_else(|| {
                    fail(format!("{value:?} is not a side; known are player, hostile, neutral"))
                })?
            }
            "without" => {
                for component in value.split(',') {
                    figure.traits = without(&figure.traits, component).map_err(fail)?;
                }
            }
            _ => {
                let known = ["with", "without", "facing", "as", "priority", "side"];
                return Err(fail(format!(
                    "unknown word {key:?}{} in the legend; known are {}",
                    did_you_mean(key, known),
                    known.join(", ")
                )));
            }
        }
        rest = after;
    }
    if figure.traits.attackable.is_some() && figure.traits.explodable.is_none() {
        return Err(fail("what is attackable must be explodable too".into()));
    }
    let entry = library.kind(kind);
    if figure.side != Side::Neutral && !matches!(entry.layer, Layer::Real | Layer::Projectile) {
        return Err(fail("what is no unit and no shot belongs to nobody".into()));
    }
    if entry.is_plain() && figure.traits != entry.traits {
        return Err(fail(format!("{name} is plain: it has no components of its own")));
    }
    Ok(figure)
}

fn side(name: &str) -> Option<Side> {
    match name.to_ascii_lowercase().as_str() {
        "player" => Some(Side::Player),
        "hostile" => Some(Side::Hostile),
        "neutral" => Some(Side::Neutral),
        _ => None,
    }
}

fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(|c: char| c.is_whitespace() || c == '(').unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// The text up to the parenthesis that closes the first one, and the rest.
fn parenthesised(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return text.starts_with('(').then(|| (&text[..=at], text[at + 1..].trim_start()));
        }
    }
    None
}

fn merged(own: &Traits, over: &Traits) -> Result<Traits, String> {
    let mut fields = fields_of(own)?;
    fields.extend(fields_of(over)?);
    serde_json::from_value(fields.into()).map_err(|error| error.to_string())
}

fn without(own: &Traits, component: &str) -> Result<Traits, String> {
    if !rule_component_names().iter().any(|(field, _)| *field == component) {
        let known = rule_component_names().iter().map(|(field, _)| *field);
        return Err(format!("unknown component {component:?}{}", did_you_mean(component, known)));
    }
    let mut fields = fields_of(own)?;
    fields.remove(component);
    serde_json::from_value(fields.into()).map_err(|error| error.to_string())
}

fn fields_of(traits: &Traits) -> Result<serde_json::Map<String, serde_json::Value>, String> {
    match serde_json::to_value(traits) {
        Ok(serde_json::Value::Object(fields)) => Ok(fields),
        Ok(other) => Err(format!("components are written as {other}")),
        Err(error) => Err(error.to_string()),
    }
}
