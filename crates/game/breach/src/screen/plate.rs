//! Draws a unit.
//! Its glyph with flag and statuses, and its plate with health, shield, CPU and charge time.

use super::field::{cover, lean};
use super::shared::side_colour;
use super::units::{Filled, Glyph, NUMBER, Places, places};
use crate::breach_view::UnitShown;
use crate::prelude::*;
use crate::words;
use daemonfall_ui::drawing::Anchor::{End, Start};
use daemonfall_ui::palette::mix;

/// Draws a unit below its node; `health` and `charge` are the values its bars show now.
pub(super) fn fill(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    shown: &UnitShown,
    (health, charge): (f32, f32),
    leader: Option<CharacterId>,
) {
    let area = cover(shown.stands);
    let places = places(shown);
    let own = shown.is_own();
    let colour = side_colour(own);
    if shown.stands.deep > 1 || shown.stands.wide > 1 {
        let shape = Shape::panel(area.size(), lean(own, area.height()))
            .with_fill(theme::PANEL.with_alpha(0.72))
            .with_edge(mix(theme::PANEL, colour, 0.5), 1.0);
        pen.shape(parent, Vec2::ZERO, shape);
    }
    glyph(parent, pen, shown, &places, area.height());
    let Places { plate, bar, .. } = places;
    let ground =
        Rect::from_corners(plate + Vec2::new(-6.0, 5.0), plate + Vec2::new(bar + 6.0, 83.0));
    pen.bar(parent, ground, theme::GROUND.with_alpha(0.62));
    let (x, y) = (plate.x, plate.y);
    let mut room = bar;
    if let Some(icon) = words::answer_icon(shown.answer) {
        pen.icon(parent, icon, (x + room - 6.5, y + 15.5), 13.0, theme::MAGIC, false);
        room -= 17.5;
    }
    if shown.mime {
        pen.icon(parent, "breach_mime", (x + room - 6.5, y + 15.5), 13.0, theme::DIM, false);
        room -= 17.5;
    }
    if leader == Some(shown.id) {
        pen.icon(parent, "sector_crown", (x + room - 6.5, y + 15.5), 13.0, theme::YOU, false);
        room -= 17.5;
    }
    let style = fitting(pen.letters, theme::NAME_SMALL, &shown.name, room);
    pen.text(parent, (x, y + 20.0), Start, style, theme::LIGHT, shown.name.clone());
    pen.bar(parent, Rect::new(x, y + 29.0, x + bar, y + 35.0), theme::LINE);
    let part = (health / shown.health.max.max(1) as f32).clamp(0.0, 1.0);
    let filled = pen.bar(parent, Rect::new(x, y + 29.0, x + bar * part, y + 35.0), colour);
    parent.commands_mut().entity(filled).insert(Filled::Health(shown.id));
    pen.spans(
        parent,
        (x, y + 50.0),
        Start,
        &[
            (figure(pen.letters), theme::LIGHT, shown.health.current.to_string()),
            (theme::KEY, theme::DIM, format!("/{}", shown.health.max)),
        ],
    );
    if shown.shield > 0 {
        let digits = shown.shield.to_string();
        let left = bar - 8.0 - width(pen.letters, theme::KEY, &digits);
        pen.icon(parent, "breach_shield", (x + left, y + 46.0), 10.0, theme::LIGHT, false);
        pen.text(parent, (x + bar, y + 50.0), End, theme::KEY, theme::LIGHT, digits);
    }
    if let Some(at) = shown.turns_at {
        let x = x + bar * at as f32 / 100.0;
        pen.bar(parent, Rect::new(x - 1.0, y + 27.0, x + 1.0, y + 37.0), theme::DANGER);
    }
    if shown.stands.deep > 1 && shown.stands.wide > 1 {
        let words = words::answer(shown.answer).unwrap_or_else(|| t!("breach-answer-none"));
        if let Some(icon) = words::answer_icon(shown.answer) {
            let middle = Vec2::new(x + 7.0, y + 97.0);
            pen.icon(parent, icon, middle, 14.0, theme::MAGIC, false);
        }
        pen.text(parent, (x + 22.0, y + 101.0), Start, theme::SMALL, theme::DIM, words);
    }
    pips(parent, pen, shown, Vec2::new(x, y + 58.0), bar);
    let ready = shown.charge >= 100;
    let track = bar - NUMBER;
    pen.bar(parent, Rect::new(x, y + 74.0, x + track, y + 77.0), theme::LINE);
    let flagged = shown.flag.is_held();
    let ink = if flagged { theme::MAGIC } else { theme::LIGHT };
    let part = (charge / 100.0).clamp(0.0, 1.0);
    let filled = pen.bar(parent, Rect::new(x, y + 74.0, x + track * part, y + 77.0), ink);
    parent.commands_mut().entity(filled).insert(Filled::Charge(shown.id));
    if shown.charge > 100 {
        pen.bar(parent, Rect::new(x + track + 2.0, y + 72.0, x + track + 4.0, y + 79.0), ink);
    }
    let number = if flagged {
        theme::MAGIC
    } else if ready {
        theme::LIGHT
    } else {
        theme::DIM
    };
    let style = figure(pen.letters);
    pen.text(parent, (x + bar, y + 80.0), End, style, number, shown.charge.to_string());
}

/// Health and charge time: larger than other numbers, as far as larger letters leave room for it.
pub(super) fn figure(letters: f32) -> Style {
    Style { size: theme::size::NAME.min(17.0 / letters), ..theme::NUMBER }
}

/// CPU: filled pips are free, empty ones held.
fn pips(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, corner: Vec2, bar: f32) {
    let count = shown.max_cpu.max(shown.held).clamp(0, 14);
    let step = (bar / count.max(1) as f32).min(12.0);
    let size = Vec2::new(step - 2.0, 7.0);
    for place in 0..count {
        let corner = corner + Vec2::new(step * place as f32, 0.0);
        let free = place < shown.free();
        let lost = place >= shown.max_cpu;
        let shape = Shape::filled(size, Outline::Leaning(2.0), Color::NONE);
        let shape = if free {
            shape.with_fill(side_colour(shown.is_own()))
        } else if lost {
            shape.with_edge(theme::DANGER, 1.0)
        } else {
            shape.with_edge(theme::DIM, 1.0)
        };
        pen.shape(parent, corner, shape);
    }
}

fn glyph(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    shown: &UnitShown,
    places: &Places,
    height: f32,
) {
    let own = shown.is_own();
    let colour = side_colour(own);
    let frozen = shown.statuses.has(Status::Freeze);
    let tint = if frozen { mix(colour, theme::FLASH, 0.6) } else { colour };
    let foot = Rect::from_center_size(
        Vec2::new(places.glyph.x, (height / 2.0 + places.size * 0.64).min(height - 10.0)),
        Vec2::new(places.size * 1.04, 10.0),
    );
    let ring = Shape::filled(foot.size(), Outline::Ellipse, Color::NONE)
        .with_edge(mix(theme::PANEL, colour, 0.5), 1.0);
    pen.shape(parent, foot.min, ring);
    let large = format!("{}_large", shown.sprite);
    let sprite = if places.size > 100.0 && pen.atlas.get(&large).is_some() {
        large
    } else {
        shown.sprite.clone()
    };
    let glyph = pen.shining(parent, &sprite, places.glyph, places.size, tint, !own);
    parent.commands_mut().entity(glyph).insert(Glyph(shown.id));
    signs(parent, pen, shown, places);
}

fn signs(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, places: &Places) {
    let mut list: Vec<(&str, String, Color)> = Vec::new();
    if shown.flag != QuickFlag::None {
        list.push(("breach_flag", t!("breach-mark-quick"), theme::MAGIC));
    }
    for status in Status::ALL {
        let left = shown.statuses.left(status);
        if left > 0 {
            let colour = if status == Status::Burn { theme::DANGER } else { theme::MAGIC };
            let rounds = if left > 20 { String::new() } else { left.to_string() };
            list.push((words::status_icon(status), rounds, colour));
        }
    }
    let wide = |word: &str| 15.0 + width(pen.letters, theme::KEY, word);
    let all: f32 = list.iter().map(|(_, word, _)| wide(word)).sum();
    let mut x = places.glyph.x - all / 2.0;
    let y = 11.0;
    for (icon, word, colour) in list {
        pen.icon(parent, icon, (x + 6.0, y), 12.0, colour, false);
        let step = wide(&word);
        pen.text(parent, (x + 14.0, y + 4.0), Start, theme::KEY, colour, word);
        x += step;
    }
}
