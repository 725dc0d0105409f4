//! The log so far, one line per move, newest at the bottom. A long line takes two rows.
//! Pointing at a line highlights the mover; a click goes to the move.

use super::{MoveLine, Now};
use crate::begin::Show;
use crate::film::Way;
use crate::log::{Ink, tell};
use crate::transport::TransportRequest;
use daemonfall_ui::prelude::*;

/// The list, with the number of moves it shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines(Option<usize>);

const PLACE: Rect = Rect { min: Vec2::new(904.0, 378.0), max: Vec2::new(1256.0, 598.0) };
/// Height of a line in letters of the usual size, and the first line's baseline.
const PITCH: f32 = 16.5;
const FIRST: f32 = 34.0;
/// What letters of the usual size need below their baseline, and the space above a turn's heading.
const BELOW: f32 = 5.0;
const SPACE: f32 = 6.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let heading = (PLACE.min.x, PLACE.min.y + 12.0);
    pen.text(stage, heading, Anchor::Start, theme::CAPTION, theme::DIM, t!("battle-record"));
    stage.spawn((
        Lines(None),
        Node {
            overflow: Overflow::clip(),
            ..at(PLACE.min.x, PLACE.min.y, PLACE.width() + 16.0, PLACE.height())
        },
        Pickable::IGNORE,
    ));
}

type Span = (Style, Color, String);

enum Line {
    Turn(u32),
    Move(usize, Vec<Vec<Span>>),
}

impl Line {
    /// Its height with rows of this one.
    fn high(&self, pitch: f32) -> f32 {
        match self {
            Self::Turn(_) => SPACE + pitch,
            Self::Move(_, rows) => pitch * rows.len() as f32,
        }
    }
}

pub fn paint(
    show: Res<Show>,
    now: Res<Now>,
    pens: Pens,
    list: Single<(Entity, &mut Lines)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let (entity, mut lines) = list.into_inner();
    if lines.0 == Some(now.struck) {
        return;
    }
    lines.0 = Some(now.struck);
    commands.entity(entity).despawn_related::<Children>().with_children(|list| {
        let pitch = PITCH * pen.letters;
        // Whole lines alone: the last one has room below its baseline, too.
        let room = PLACE.height() - FIRST - BELOW * pen.letters + pitch;
        let lines = newest(&show, pen, now.struck, room);
        let mut base = FIRST;
        for (place, line) in lines.iter().enumerate() {
            let above = if matches!(line, Line::Turn(_)) { SPACE } else { 0.0 };
            write(list, pen, &show, line, base + above, place + 1 == lines.len());
            base += line.high(pitch);
        }
        if now.struck == 0 {
            let words = t!("battle-record-begins");
            pen.text(list, (0.0, FIRST), Anchor::Start, theme::SMALL, theme::DIM, words);
        }
    });
}

/// The newest lines that fit into this height, oldest first, each turn with its heading.
fn newest(show: &Show, pen: &Pen, struck: usize, room: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut full = 0.0;
    for place in (0..struck).rev() {
        let frames = &show.film.frames;
        let first = place == 0 || frames[place - 1].turn != frames[place].turn;
        let heading = first.then(|| Line::Turn(frames[place].turn));
        for line in [Some(told(show, pen, place)), heading].into_iter().flatten() {
            full += line.high(PITCH * pen.letters);
            if full > room {
                lines.reverse();
                return lines;
            }
            lines.push(line);
        }
    }
    lines.reverse();
    lines
}

/// A counter is indented below the move that it answers.
fn indent(show: &Show, place: usize) -> f32 {
    if show.film.frames[place].way == Way::Answer { 14.0 } else { 0.0 }
}

/// The line of a move, in as many rows as it needs.
fn told(show: &Show, pen: &Pen, place: usize) -> Line {
    let room = PLACE.width() - indent(show, place) - 20.0;
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let spans = tell(&show.film.frames[place], plan, cast).into_iter().map(|(ink, words)| {
        let (style, colour) = match ink {
            Ink::Plain => (theme::SMALL, theme::LIGHT),
            Ink::Name(camp) => (theme::NAME_SMALL, cast.colour(camp)),
            Ink::Number => (theme::NUMBER_SMALL, theme::LIGHT),
            Ink::Quiet => (theme::SMALL, theme::DIM),
        };
        (style, colour, words)
    });
    Line::Move(place, in_rows(spans, pen.letters, room))
}

/// Spans in rows of this width. No row begins with a space or a punctuation mark.
fn in_rows(spans: impl Iterator<Item = Span>, letters: f32, room: f32) -> Vec<Vec<Span>> {
    let mut rows = Vec::new();
    let (mut row, mut wide) = (Vec::new(), 0.0);
    for (style, colour, words) in spans {
        let long = width(letters, style, &words);
        let after = words.trim_start_matches(['.', ',', ':', ';']);
        let next = after.trim_start();
        if wide > 0.0 && wide + long > room && !next.is_empty() {
            let marks = &words[..words.len() - after.len()];
            row.push((style, colour, marks.to_owned()));
            rows.push(std::mem::take(&mut row));
            wide = width(letters, style, next);
            row.push((style, colour, next.to_owned()));
        } else {
            wide += long;
            row.push((style, colour, words));
        }
    }
    rows.push(row);
    rows
}

fn write(
    list: &mut ChildSpawnerCommands,
    pen: &Pen,
    show: &Show,
    line: &Line,
    base: f32,
    last: bool,
) {
    let (place, rows) = match line {
        Line::Turn(turn) => {
            let words = t!("battle-record-turn", turn = *turn);
            let wide = width(pen.letters, theme::KEY, &words);
            pen.text(list, (0.0, base), Anchor::Start, theme::KEY, theme::DIM, words);
            let rule = Rect::new(wide + 8.0, base - 4.0, PLACE.width(), base - 3.0);
            pen.bar(list, rule, theme::LINE);
            return;
        }
        Line::Move(place, rows) => (*place, rows),
    };
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let pitch = PITCH * pen.letters;
    list.spawn((
        MoveLine(place),
        Hovered::default(),
        at(0.0, base - 12.0, PLACE.width(), pitch * rows.len() as f32),
        Tooltip::above(t!("battle-record-line")),
    ));
    let cover = if last { 1.0 } else { 0.72 };
    let mover = show.film.frames[place].made.mover;
    let camp = plan.participants()[mover.0 as usize].camp;
    let tint = cast.colour(camp).with_alpha(cover);
    let aside = indent(show, place);
    let middle = Vec2::new(aside + 7.0, base - 4.0);
    pen.icon(list, cast.sprite(mover), middle, 14.0, tint, camp != cast.near());
    for (row, spans) in rows.iter().enumerate() {
        let quiet = |(style, colour, words): &Span| {
            let quiet = !last && *colour == theme::LIGHT;
            (*style, if quiet { theme::DIM } else { *colour }, words.clone())
        };
        let spans: Vec<Span> = spans.iter().map(quiet).collect();
        let at = (aside + 20.0, base + pitch * row as f32);
        pen.spans(list, at, Anchor::Start, &spans);
    }
}

pub fn lead(
    click: On<Pointer<Click>>,
    lines: Query<&MoveLine>,
    show: Option<Res<Show>>,
    mut wishes: MessageWriter<TransportRequest>,
) {
    if let (Ok(line), Some(show)) = (lines.get(click.entity), show) {
        wishes.write(TransportRequest::At(show.film.after(line.0 + 1)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_row_of_the_log_begins_with_a_punctuation_mark_or_a_space() {
        let parts = ["Pike 1", " shoots a volley at ", "Weaver 2", ": ", "14", ". It dies."];
        let spans = || parts.map(|words| (theme::SMALL, theme::LIGHT, words.to_owned()));
        let in_room = |room: f32| -> Vec<String> {
            let rows = in_rows(spans().into_iter(), 1.0, room);
            let words = |row: Vec<Span>| -> String { row.into_iter().map(|it| it.2).collect() };
            rows.into_iter().map(words).collect()
        };
        let all = parts.concat();
        let whole = width(1.0, theme::SMALL, &all);
        assert_eq!(in_room(whole + 1.0).len(), 1);
        assert_eq!(in_room(whole - 1.0), ["Pike 1 shoots a volley at Weaver 2: 14.", "It dies."]);
        for room in 20..400 {
            let rows = in_room(room as f32);
            let wrong = |row: &String| row.starts_with([' ', '.', ',', ':']);
            assert!(!rows.iter().any(wrong), "{rows:?}");
            assert_eq!(rows.concat().replace(' ', ""), all.replace(' ', ""));
        }
    }
}
