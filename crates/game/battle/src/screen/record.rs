//! The log so far, one line per move, newest at the bottom.
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

enum Line {
    Turn(u32),
    Move(usize),
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
        let rows = ((PLACE.height() - FIRST) / pitch) as usize + 1;
        let lines = newest(&show, now.struck, rows);
        for (row, line) in lines.iter().enumerate() {
            let base = FIRST + pitch * row as f32;
            write(list, pen, &show, line, base, row + 1 == lines.len());
        }
        if now.struck == 0 {
            let words = t!("battle-record-begins");
            pen.text(list, (0.0, FIRST), Anchor::Start, theme::SMALL, theme::DIM, words);
        }
    });
}

/// The newest lines that fit, oldest first, each turn with its heading.
fn newest(show: &Show, struck: usize, rows: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for place in (0..struck).rev() {
        let frames = &show.film.frames;
        lines.push(Line::Move(place));
        let first = place == 0 || frames[place - 1].turn != frames[place].turn;
        if first {
            lines.push(Line::Turn(frames[place].turn));
        }
        if lines.len() >= rows {
            break;
        }
    }
    lines.truncate(rows);
    lines.reverse();
    lines
}

fn write(
    list: &mut ChildSpawnerCommands,
    pen: &Pen,
    show: &Show,
    line: &Line,
    base: f32,
    last: bool,
) {
    let place = match line {
        Line::Turn(turn) => {
            let words = t!("battle-record-turn", turn = *turn);
            let wide = width(pen.letters, theme::KEY, &words);
            pen.text(list, (0.0, base), Anchor::Start, theme::KEY, theme::DIM, words);
            let rule = Rect::new(wide + 8.0, base - 4.0, PLACE.width(), base - 3.0);
            pen.bar(list, rule, theme::LINE);
            return;
        }
        Line::Move(place) => *place,
    };
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let frame = &show.film.frames[place];
    list.spawn((
        MoveLine(place),
        Hovered::default(),
        at(0.0, base - 12.0, PLACE.width(), PITCH * pen.letters),
        Tooltip::above(t!("battle-record-line")),
    ));
    let cover = if last { 1.0 } else { 0.72 };
    let mover = frame.made.mover;
    let camp = plan.participants()[mover.0 as usize].camp;
    let tint = cast.colour(camp).with_alpha(cover);
    // A counter is indented below the move that it answers.
    let aside = if frame.way == Way::Answer { 14.0 } else { 0.0 };
    let middle = Vec2::new(aside + 7.0, base - 4.0);
    let flip = camp != cast.near();
    pen.icon(list, cast.sprite(mover), middle, 14.0, tint, flip);
    let parts: Vec<(Style, Color, String)> = tell(frame, plan, cast)
        .into_iter()
        .map(|(ink, words)| {
            let (style, colour) = match ink {
                Ink::Plain => (theme::SMALL, theme::LIGHT),
                Ink::Name(camp) => (theme::NAME_SMALL, cast.colour(camp)),
                Ink::Number => (theme::NUMBER_SMALL, theme::LIGHT),
                Ink::Quiet => (theme::SMALL, theme::DIM),
            };
            let quiet = !last && colour == theme::LIGHT;
            (style, if quiet { theme::DIM } else { colour }, words)
        })
        .collect();
    pen.spans(list, (aside + 20.0, base), Anchor::Start, &parts);
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
