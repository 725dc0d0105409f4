//! Lists whose rows lead to a moment: the quick turns that were passed over, newest first, with the
//! reasons, and the trace in the seed's notation.

use super::story::{Passed, Story};
use crate::panels::breach_recording::cast::Cast;
use crate::panels::prelude::*;
use crate::panels::tape::{Go, Names, Place};
use daemonfall_clock::Step;

/// The height of the list without its headers.
const HEIGHT: f32 = 5.0 * ROW;

/// The newest one, and how many there are.
pub type Key = Option<(u64, CharacterId, usize)>;

/// Draws the list, the rule for the one of this moment or the newest, and, if the moment continued
/// past the step of a passed turn, how the safety was in that step. Returns the clicked moment. The
/// height is always the same.
pub fn draw(
    ui: &mut Ui,
    story: &Story,
    cast: &Cast,
    place: Place,
    (names, step): (Names, Option<Step>),
    found: &mut Found<Key>,
) -> Option<Go> {
    let (passed, newest) = (&story.passed, story.passed.last());
    let Some(newest) = newest else {
        ui.label("None was: every unit with a flag so far had its turn, or still waits for the first step that could give it one.");
        return None;
    };
    found.field(ui, "Search passed turns");
    if found.sorting.is_none() {
        *found = Found::sorted(5, true);
    }
    let number = |it: &&Passed| it.moment.saturating_sub(place.first) + names.from;
    let columns = [
        words("unit", 70.0, |it: &&Passed| cast.words(it.who)).about("Whose turn it was."),
        numbers("step", 40.0, |it: &&Passed| dim(it.at.0.number()))
            .about("The step in which it was passed over."),
        words("flag", 40.0, |it: &&Passed| Words::new().code(it.flag.name(), theme::MAGIC))
            .about("The flag that it held."),
        words("why", 150.0, |it: &&Passed| cell(&it.short, theme::DANGER))
            .about("Click one to go to its moment."),
        words("when", 70.0, |it: &&Passed| dim(&it.when)).about("When it was."),
        numbers(names.one, 60.0, move |it| dim(number(it))).about("Its place on the tape."),
    ];
    let key = Some((newest.moment, newest.who, passed.len()));
    let clicked = Table::new("clock passed over", columns)
        .height(HEIGHT)
        .none("Nobody matches.")
        .lit(|it| it.moment == place.at)
        .about(|it| Some(it.sentence.clone()))
        .draw_found(ui, found, key, (passed.len(), |row| &passed[row]));
    let here = passed.iter().filter(|it| it.moment == place.at);
    lines(ui, RichText::new(&here.clone().next_back().unwrap_or(newest).sentence), 3);
    let mut since: Vec<String> = here.filter_map(|it| it.since(step)).collect();
    since.dedup();
    lines(ui, quiet(since.join(" ")), 2);
    clicked.map(|row| Go::To(passed[row].moment))
}

/// The line that the list was scrolled to, and the list's height at that time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scrolled(Option<(usize, f32)>);

pub fn draw_trace(
    ui: &mut Ui,
    story: &Story,
    place: Place,
    height: f32,
    scrolled: &mut Scrolled,
) -> Option<Go> {
    let lit = story.line_at(place.at);
    let seen = lit.map(|lit| (lit, height));
    let moved = scrolled.0 != seen;
    scrolled.0 = seen;
    let is_lit = |row: &usize| lit == Some(*row);
    let told = |row: &usize| {
        let line = &story.lines[*row].words;
        let of = if is_lit(row) { theme::YOU } else { ink(line) };
        Words::new().code(line, of)
    };
    let clicked = Table::new("clock trace", [words("", 100.0, told)])
        .bare()
        .none("Nothing has happened yet.")
        .height(height)
        .reveal(moved.then(|| lit.unwrap_or_default()))
        .lit(|row| is_lit(row) || story.lines[*row].moment == place.at)
        .draw(ui, story.lines.len(), |row| row);
    clicked.map(|row| Go::To(story.lines[row].moment))
}

fn ink(words: &str) -> Color {
    match words {
        _ if words.starts_with("step") => theme::DIM,
        _ if words.starts_with("safety") => theme::MAGIC,
        _ if words.starts_with("AT ") => theme::PICKUP,
        _ => theme::LIGHT,
    }
}
