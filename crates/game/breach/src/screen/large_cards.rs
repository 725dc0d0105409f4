//! The cards in large letters: lower, in rows, with what they cost, when they are used, and what they
//! do. The description of the one at hand tells the rest.

use super::cards::{diagram, face, figures, key};
use crate::choosing::{Card, Choosing};
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::Start;

const GAP: f32 = 8.0;
const PAD: f32 = 12.0;
const PICTURE: f32 = 22.0;
/// Width of the diagram's cells.
const CELL: f32 = 9.0;
/// Distance between the marks of what it costs in CPU.
const PIP: f32 = 9.0;
/// Where the figures begin, the space between two, and that between name and number.
const LINES: f32 = 29.0;
const BETWEEN: f32 = 8.0;
const SPACE: f32 = 5.0;
/// Narrower cards cannot stand beside each other.
const NARROWEST: f32 = 200.0;

pub(super) fn fill(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    choosing: &Choosing,
    library: &BreachLibrary,
    room: Rect,
) {
    let count = choosing.cards.len().max(1);
    let fit = (((room.width() + GAP) / (NARROWEST + GAP)) as usize).max(1);
    let rows = count.div_ceil(fit).max(2);
    let columns = count.div_ceil(rows);
    let step = (room.size() + GAP) / Vec2::new(columns as f32, rows as f32);
    for (place, card) in choosing.cards.iter().enumerate() {
        let at = Vec2::new((place % columns) as f32, (place / columns) as f32);
        let corner = room.min + step * at;
        let area = Rect::from_corners(corner, corner + step - GAP);
        draw(parent, pen, (place, card), choosing, library, area);
    }
}

fn draw(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    (place, card): (usize, &Card),
    choosing: &Choosing,
    library: &BreachLibrary,
    area: Rect,
) {
    let it = library.subroutine(card.subroutine);
    face(parent, (place, card), choosing, it, area);
    let possible = !card.is_refused();
    let (x, y) = (area.min.x + PAD, area.min.y);
    let (ink, tint) = match possible {
        true => (theme::LIGHT, theme::YOU),
        false => (theme::DIM, theme::DIM),
    };
    let own = pictures::subroutine(library.subroutine_key(card.subroutine));
    let middle = (x + PICTURE / 2.0, y + 17.0);
    pen.icon(parent, pen.atlas.known(&own, "breach_sign"), middle, PICTURE, tint, false);
    let name_at = x + PICTURE + 6.0;
    pen.text(parent, (name_at, y + 24.0), Start, theme::NAME, ink, it.name.clone());
    let pips = name_at + width(pen.letters, theme::NAME, &it.name) + 6.0;
    for pip in 0..it.cpu.clamp(0, 9) {
        let corner = Vec2::new(pips + PIP * pip as f32, y + 14.0);
        let size = Vec2::new(PIP - 2.0, 8.0);
        pen.shape(parent, corner, Shape::filled(size, Outline::Leaning(2.0), tint));
    }
    key(parent, pen, place, (area.max.x - 16.0, y + 13.5));
    let across = 2.0 * CELL + 10.0;
    let corner = Vec2::new(area.max.x - PAD - across + 6.0, area.max.y - 55.0);
    if area.height() > 70.0 {
        diagram(parent, pen, it, (corner, CELL), tint, 1.0);
    }
    let room = Vec2::new(area.width() - 2.0 * PAD - across, area.height() - LINES);
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(BETWEEN),
        align_content: AlignContent::FlexStart,
        ..at(x, y + LINES, room.x, room.y)
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|list| {
        if let Some(reason) = &card.refusal {
            list.spawn(text(theme::SMALL, theme::LIGHT, reason.clone()));
            return;
        }
        for (name, number) in fitting_pairs(pen.letters, figures(it, choosing.quick), room) {
            list.part(Node { column_gap: px(SPACE), ..default() }, |pair| {
                pair.spawn((text(theme::SMALL, theme::DIM, name), TextLayout::no_wrap()));
                pair.spawn((text(theme::KEY, theme::LIGHT, number), TextLayout::no_wrap()));
            });
        }
    });
}

/// The figures that have room, whole; the card's description tells all.
fn fitting_pairs(letters: f32, list: Vec<(String, String)>, room: Vec2) -> Vec<(String, String)> {
    let most = (room.y / (theme::size::SMALL * 1.2 * letters)) as usize;
    let (mut lines, mut left) = (0, 0.0);
    let mut fits = |(name, number): &(String, String)| {
        let long = width(letters, theme::SMALL, name) + width(letters, theme::KEY, number) + SPACE;
        if long > left {
            lines += 1;
            left = room.x;
        }
        left -= long + BETWEEN;
        lines <= most.max(1)
    };
    list.into_iter().filter(|pair| fits(pair)).collect()
}
