//! Top of the preview: the seven tiles, and lists of attackers, defenders and stacks that stay out.

use super::{LEFT, Preview, RIGHT};
use daemonfall_battle::{Camp, Stand, Standing, TILES};
use daemonfall_ui::prelude::*;

/// Middle of the attacked tile below the top, from a hexagon's corner to its middle, between two
/// middles, and the height of all seven tiles.
const MIDDLE: Vec2 = Vec2::new(72.0, 53.0);
const RADIUS: f32 = 20.0;
const APART: f32 = 38.0;
const FIELD: f32 = 106.0;
/// Start of the lists, their height if they are long, the heights of their rows, and the space above
/// a caption.
const LISTS: f32 = 140.0;
const LONG: f32 = 146.0;
const PITCH: [f32; 2] = [12.0, 21.0];
const ABOVE: f32 = 5.0;
/// From a row's top to the baseline of its words.
const BASE: f32 = 12.0;
/// Where names begin in the lists.
const NAMES: f32 = 22.0;

/// The middle of a tile: 0 is the attacked tile, the rest go clockwise from the east.
fn middle(tile: usize, top: f32) -> Vec2 {
    let attacked = MIDDLE + Vec2::Y * top;
    if tile == 0 {
        return attacked;
    }
    let angle = std::f32::consts::FRAC_PI_3 * (tile - 1) as f32;
    attacked + Vec2::from_angle(angle) * APART
}

fn colour(preview: &Preview, stand: Stand) -> Color {
    stand.camp().map_or(theme::NEUTRAL, |camp| preview.cast.colour(camp))
}

fn flips(preview: &Preview, stand: Stand) -> bool {
    stand.camp().is_some_and(|camp| camp != preview.cast.near())
}

pub(super) fn field(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview, top: f32) {
    let middle = |tile| middle(tile, top);
    let size = Vec2::new(RADIUS * 3.0_f32.sqrt(), RADIUS * 2.0);
    for tile in 0..TILES {
        let corner = middle(tile) - size / 2.0;
        let standing = preview.sides.stacks.iter().enumerate();
        let standing = standing.clone().find(|(_, it)| usize::from(it.tile) == tile);
        let shape = Shape::panel(size, Outline::Hexagon);
        let Some((place, standing)) = standing else {
            let empty = shape.with_fill(theme::GROUND).with_edge(theme::LINE, 1.0);
            pen.shape(parent, corner, empty);
            continue;
        };
        let colour = colour(preview, standing.stand);
        let fights = standing.stand.camp().is_some();
        let shape = if fights {
            let light = if standing.tile == 0 { 0.5 } else { 0.25 };
            shape.with_fill(colour.with_alpha(0.07)).with_edge(colour, 2.0).with_light(light, 6.0)
        } else {
            shape.with_fill(theme::GROUND).with_edge(colour.with_alpha(0.7), 1.5).with_dash(3.5)
        };
        pen.shape(parent, corner, shape);
        let tint = colour.with_alpha(if fights { 1.0 } else { 0.6 });
        let sprite = preview.cast.bands.get(place).map_or("", |band| &band.sprite);
        let flip = flips(preview, standing.stand);
        pen.icon(parent, sprite, middle(tile), 22.0, tint, flip);
    }
    let attacker =
        preview.sides.stacks.iter().find(|standing| standing.stack == preview.sides.attacker);
    if let Some(attacker) = attacker {
        let from = middle(usize::from(attacker.tile));
        let way = middle(0) - from;
        let between = from + way / 2.0;
        let arrow = pen.icon(parent, "breach_now", between, 13.0, theme::DANGER, false);
        parent
            .commands_mut()
            .entity(arrow)
            .insert(UiTransform { rotation: Rot2::radians(way.to_angle()), ..default() });
    }
}

enum Row<'a> {
    Caption(String),
    Stack(usize, &'a Standing),
    Reason(String),
}

fn reason(stand: Stand) -> String {
    match stand {
        Stand::Attacks => t!("battle-preview-with-attacker"),
        Stand::Defends => t!("battle-preview-with-owner"),
        Stand::OutAlliedWithBoth => t!("battle-preview-with-both"),
        Stand::OutAlliedWithNeither => t!("battle-preview-with-neither"),
    }
}

/// What the lists tell, row by row.
fn rows<'a>(preview: &Preview<'a>) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    for (camp, caption) in [
        (Camp::Attacker, t!("battle-preview-attack")),
        (Camp::Defender, t!("battle-preview-defend")),
    ] {
        rows.push(Row::Caption(caption));
        let all = preview.sides.stacks.iter().enumerate();
        let fighting = all.filter(|(_, it)| it.stand.camp() == Some(camp));
        rows.extend(fighting.map(|(place, it)| Row::Stack(place, it)));
    }
    let all = preview.sides.stacks.iter().enumerate();
    let out: Vec<_> = all.filter(|(_, it)| it.stand.camp().is_none()).collect();
    if !out.is_empty() {
        rows.push(Row::Caption(t!("battle-preview-stays-out")));
    }
    for (place, standing) in out {
        rows.push(Row::Stack(place, standing));
        rows.push(Row::Reason(reason(standing.stand)));
    }
    if preview.unseen {
        rows.push(Row::Reason(t!("battle-preview-unseen")));
    }
    rows
}

/// Height of each row, and whether they stand close to each other.
fn pitch(rows: usize) -> (f32, bool) {
    let pitch = (LONG / rows.max(1) as f32).clamp(PITCH[0], PITCH[1]);
    (pitch, pitch < 18.0)
}

/// Height of the field and the lists beside it.
pub(super) fn height(preview: &Preview) -> f32 {
    let rows = rows(preview);
    let (pitch, tight) = pitch(rows.len());
    let captions = rows.iter().filter(|row| matches!(row, Row::Caption(_))).count();
    let spaces = if tight { 0.0 } else { ABOVE * captions.saturating_sub(1) as f32 };
    FIELD.max(pitch * rows.len() as f32 + spaces)
}

pub(super) fn lists(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview, top: f32) {
    if preview.cast.own.is_some() {
        let whole = at(LEFT, top, RIGHT - LEFT, height(preview));
        parent.spawn((whole, Tooltip::left(t!("battle-colours"))));
    }
    let rows = rows(preview);
    let (pitch, tight) = pitch(rows.len());
    let mut y = top + BASE;
    for (number, row) in rows.iter().enumerate() {
        match row {
            Row::Caption(words) => {
                if number > 0 && !tight {
                    y += ABOVE;
                }
                let style = fitting(pen.letters, theme::CAPTION, words, RIGHT - LISTS);
                pen.text(parent, (LISTS, y), Anchor::Start, style, theme::DIM, words);
            }
            Row::Stack(place, standing) => {
                stack(parent, pen, preview, (*place, standing), y, tight);
            }
            Row::Reason(words) => {
                y -= if tight { 0.0 } else { 4.0 };
                let from = (LISTS + NAMES, y);
                let style = fitting(pen.letters, theme::SMALL, words, RIGHT - from.0);
                pen.text(parent, from, Anchor::Start, style, theme::DIM, words);
            }
        }
        y += pitch;
    }
}

fn stack(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    preview: &Preview,
    (place, standing): (usize, &Standing),
    y: f32,
    tight: bool,
) {
    let Some(band) = preview.cast.bands.get(place) else {
        return;
    };
    let size = if tight { 14.0 } else { 18.0 };
    let colour = colour(preview, standing.stand);
    let icon = Vec2::new(LISTS + 9.0, y - 4.5);
    let flip = flips(preview, standing.stand);
    pen.icon(parent, &band.sprite, icon, size, colour, flip);
    let count = format!("\u{d7}{}", band.units);
    let name = (LISTS + NAMES, y);
    let room = RIGHT - LISTS - NAMES - width(pen.letters, theme::KEY, &count) - 6.0;
    let style = fitting(pen.letters, theme::SMALL_MEDIUM, &band.name, room);
    pen.text(parent, name, Anchor::Start, style, colour, band.name.clone());
    pen.text(parent, (RIGHT, y), Anchor::End, theme::KEY, theme::LIGHT, count);
}
