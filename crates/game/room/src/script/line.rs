//! The lines of a script: how they are found, read and carried out. A kind of line is a row of a
//! table: its form, and the function that reads what follows its first words.

use super::{expect, input, play};
use bevy::math::Vec2;
use bevy::prelude::World;
use daemonfall_platform::screen::{Screen, Screens};

const PATIENCE: f32 = 120.0;

#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The frames since the line began.
    pub step: usize,
    /// The seconds since the line began.
    pub waited: f32,
    /// The seconds since the game began.
    pub now: f32,
}

/// Does a frame's part of a line; returns whether the line is done.
pub type Act = Box<dyn FnMut(&mut World, Moment) -> Result<bool, String> + Send + Sync>;

/// Reads the words after the first ones of a line.
type Read = fn(&str, &Screens) -> Result<Act, String>;

/// A kind of line: its form, in which arguments are in capitals, and how it is read.
pub type Kind = (&'static str, Read);

/// A line of each kind.
#[cfg(test)]
pub const ALL: &str = include_str!("line/all.txt");

fn kinds() -> impl Iterator<Item = &'static Kind> {
    [play::KINDS, input::KINDS, expect::KINDS].into_iter().flatten()
}

pub struct Line {
    pub number: u32,
    pub act: Act,
}

pub fn once(
    mut act: impl FnMut(&mut World) -> Result<(), String> + Send + Sync + 'static,
) -> Result<Act, String> {
    steps(move |world, _| act(world).map(|()| true))
}

/// The same, for what cannot fail.
pub fn at_once(mut act: impl FnMut(&mut World) + Send + Sync + 'static) -> Result<Act, String> {
    steps(move |world, _| {
        act(world);
        Ok(true)
    })
}

/// A line that takes several frames, until `act` says that it is done.
pub fn steps(
    act: impl FnMut(&mut World, Moment) -> Result<bool, String> + Send + Sync + 'static,
) -> Result<Act, String> {
    Ok(Box::new(act))
}

/// A line that waits, but not for ever; `act` returns whether it is done, and what it waits for.
pub fn until(
    mut act: impl FnMut(&mut World, Moment) -> Result<(bool, String), String> + Send + Sync + 'static,
) -> Result<Act, String> {
    steps(move |world, moment| {
        let (done, what) = act(world, moment)?;
        match done || moment.waited < PATIENCE {
            true => Ok(done),
            false => Err(format!("waited {PATIENCE} seconds for {what}")),
        }
    })
}

fn said(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let lines = (1..).zip(text.lines()).map(|(number, raw)| {
        // A `#` at the start or after whitespace begins a comment.
        let comment = raw.char_indices().find(|(at, sign)| {
            *sign == '#' && raw[..*at].chars().last().is_none_or(char::is_whitespace)
        });
        (number, comment.map_or(raw, |(at, _)| &raw[..at]).trim())
    });
    lines.filter(|(_, words)| !words.is_empty())
}

/// The error has the number of the first invalid line, and the reason.
pub fn parse(text: &str, screens: &Screens) -> Result<Vec<Line>, (u32, String)> {
    let line = |(number, words)| match read(words, screens) {
        Ok(act) => Ok(Line { number, act }),
        Err(reason) => Err((number, reason)),
    };
    said(text).map(line).collect()
}

/// The first words of a form, before its arguments.
fn beginning(form: &str) -> &str {
    let argument = form.char_indices().find(|(_, sign)| sign.is_uppercase());
    argument.map_or(form, |(at, _)| form[..at].trim_end())
}

fn after<'a>(line: &'a str, form: &str) -> Option<&'a str> {
    let mut rest = line;
    for word in beginning(form).split_whitespace() {
        rest = rest.trim_start().strip_prefix(word)?;
        if !(rest.is_empty() || rest.starts_with(char::is_whitespace)) {
            return None;
        }
    }
    // Words follow exactly the forms that have arguments.
    let takes = beginning(form).len() < form.len();
    (rest.is_empty() != takes).then(|| rest.trim())
}

fn read(line: &str, screens: &Screens) -> Result<Act, String> {
    let found =
        kinds().filter_map(|(form, read)| Some((beginning(form), read, after(line, form)?)));
    match found.max_by_key(|(begins, ..)| begins.len()) {
        Some((_, read, rest)) => read(rest, screens),
        None => Err(unknown(line, screens)),
    }
}

fn unknown(line: &str, screens: &Screens) -> String {
    fn first(words: &str) -> &str {
        words.split_whitespace().next().unwrap_or_default()
    }
    let near: Vec<_> = kinds().filter(|(form, _)| first(form) == first(line)).collect();
    // The only reader of such lines knows best what is missing.
    if let [(form, read)] = near[..]
        && beginning(form).len() < form.len()
        && let Err(reason) = read("", screens)
    {
        return reason;
    }
    if !near.is_empty() {
        let forms: Vec<&str> = near.iter().map(|(form, _)| *form).collect();
        return format!("write {}", forms.join(", or "));
    }
    let mut all: Vec<&str> = kinds().map(|it| first(it.0)).collect();
    all.dedup();
    format!("unknown line {line:?}; lines begin with {}", all.join(", "))
}

pub fn number<T: std::str::FromStr>(text: &str, of: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number of {of}"))
}

/// A number with decimals; neither infinite nor none.
fn decimal(text: &str, of: &str) -> Result<f32, String> {
    let read: f32 = number(text, of)?;
    read.is_finite().then_some(read).ok_or_else(|| format!("{text:?} is not a number of {of}"))
}

pub fn seconds(text: &str) -> Result<f32, String> {
    let read = decimal(text, "seconds")?;
    (read >= 0.0).then_some(read).ok_or_else(|| format!("{text:?} seconds are less than none"))
}

pub fn numbers<const N: usize>(text: &str, of: &str) -> Result<[f32; N], String> {
    let all: Result<Vec<f32>, String> =
        text.split_whitespace().map(|word| decimal(word, "pixels or seconds")).collect();
    all?.try_into().map_err(|_| format!("write {of}"))
}

pub fn point(text: &str) -> Result<Vec2, String> {
    numbers(text, "two numbers: pixels from the left and pixels from the top").map(Vec2::from_array)
}

pub fn screen(name: &str, screens: &Screens) -> Result<Screen, String> {
    screens.named(name).ok_or_else(|| {
        let names: Vec<&str> = screens.0.iter().map(|screen| screen.name()).collect();
        let names = names.join(", ");
        format!("there is no screen {name:?}: {names}")
    })
}

#[cfg(test)]
mod tests;
