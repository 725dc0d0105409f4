//! Draws a unit.
//! Its glyph with flag and statuses, and its plate with health, shield, CPU and charge time.

use super::field::{cover, lean};
use super::shared::side_colour;
use super::units::{Filled, Glyph, Places, places};
use crate::breach_view::UnitShown;
use crate::prelude::*;
use crate::words;
use daemonfall_ui::drawing::Anchor::{End, Start};
use daemonfall_ui::palette::mix;

/// Names a mark when it is pointed at. What is below it, as a panel, is pressed through it.
pub(super) fn named(about: String) -> (Tooltip, Pickable) {
    (Tooltip::apart(about), Pickable { should_block_lower: false, is_hoverable: true })
}

/// A node around a mark's middle, large enough to be pointed at.
fn around(x: f32, y: f32) -> Node {
    at(x - 9.0, y - 9.0, 18.0, 18.0)
}

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
    let is_large = shown.stands.deep > 1 || shown.stands.wide > 1;
    if is_large {
        let shape = Shape::panel(area.size(), lean(own, area.height()))
            .with_fill(theme::PANEL.with_alpha(0.72))
            .with_edge(mix(theme::PANEL, colour, 0.5), 1.0);
        pen.shape(parent, Vec2::ZERO, shape);
    }
    glyph(parent, pen, shown, &places, area.height());
    let Places { plate, bar, .. } = places;
    let ground =
        Rect::from_corners(plate + Vec2::new(-6.0, 5.0), plate + Vec2::new(bar + 6.0, 83.0));
    // Between its panels an edge runs below the plate.
    pen.bar(parent, ground, theme::GROUND.with_alpha(if is_large { 0.95 } else { 0.62 }));
    let (x, y) = (plate.x, plate.y);
    let style = fitting(pen.letters, theme::NAME_SMALL, &shown.name, bar);
    pen.text(parent, (x, y + 20.0), Start, style, theme::LIGHT, shown.name.clone());
    let (top, end) = HEALTH_BAR;
    pen.bar(parent, Rect::new(x, y + top, x + bar, y + end), theme::LINE);
    let part = (health / shown.health.max.max(1) as f32).clamp(0.0, 1.0);
    let filled = pen.bar(parent, Rect::new(x, y + top, x + bar * part, y + end), colour);
    parent.commands_mut().entity(filled).insert(Filled::Health(shown.id));
    let base = y + HEALTH_BASE;
    pen.spans(
        parent,
        (x, base),
        Start,
        &[
            (health_figure(pen.letters), theme::LIGHT, shown.health.current.to_string()),
            (theme::KEY, theme::DIM, format!("/{}", shown.health.max)),
        ],
    );
    if shown.shield > 0 {
        let digits = shown.shield.to_string();
        let left = bar - 8.0 - width(pen.letters, theme::KEY, &digits);
        pen.icon(parent, "breach_shield", (x + left, base - 4.0), 10.0, theme::LIGHT, false);
        pen.text(parent, (x + bar, base), End, theme::KEY, theme::LIGHT, digits);
        let about = t!("breach-unit-shield", shield = shown.shield);
        parent.spawn((at(x + left - 6.0, base - 13.0, bar - left + 6.0, 18.0), named(about)));
    }
    if let Some(percent) = shown.turns_at {
        let x = x + bar * percent as f32 / 100.0;
        pen.bar(parent, Rect::new(x - 1.0, y + top - 2.0, x + 1.0, y + end + 2.0), theme::DANGER);
        let about = t!("breach-log-turns-at", percent = percent);
        parent.spawn((around(x, y + (top + end) / 2.0), named(about)));
    }
    if shown.stands.deep > 1 && shown.stands.wide > 1 {
        let words = words::answer(shown.answer).unwrap_or_else(|| t!("breach-answer-none"));
        if let Some(icon) = words::answer_icon(shown.answer) {
            let middle = Vec2::new(x + 7.0, y + 97.0);
            pen.icon(parent, icon, middle, 14.0, theme::MAGIC, false);
        }
        pen.text(parent, (x + 22.0, y + 101.0), Start, theme::SMALL, theme::DIM, words);
    }
    // What it is: how it answers, whether it repeats, whether it leads.
    let repeats = || format!("{} {}", t!("help-breach-sign-mime"), t!("breach-unit-mime"));
    let mime = shown.mime.then(|| ("breach_mime", theme::DIM, repeats()));
    let leads =
        (leader == Some(shown.id)).then(|| ("sector_crown", theme::YOU, t!("breach-unit-leader")));
    let answers = words::answer_icon(shown.answer)
        .map(|icon| (icon, theme::MAGIC, words::answer_about(shown.answer)));
    let mut room = bar;
    for (icon, tint, about) in [answers, mime, leads].into_iter().flatten() {
        let middle = Vec2::new(x + room - 6.5, y + PIPS + 3.0);
        pen.icon(parent, icon, middle, 13.0, tint, false);
        parent.spawn((around(middle.x, middle.y), named(about)));
        room -= 17.5;
    }
    pips(parent, pen, shown, Vec2::new(x, y + PIPS), room);
    let about = t!("breach-unit-cpu", free = shown.free(), cpu = shown.max_cpu);
    parent.spawn((at(x, y + PIPS - 3.0, room, 12.0), named(about)));
    charge_time(parent, pen, shown, (x, y + CHARGE_BASE), (bar, charge));
}

/// From the plate's top: the health bar, the baseline of its figure, the CPU, and the baseline of
/// the charge time. Letters of every size that the screen has fit between them.
pub(super) const HEALTH_BAR: (f32, f32) = (26.0, 31.0);
pub(super) const HEALTH_BASE: f32 = 50.0;
const PIPS: f32 = 54.0;
const CHARGE_BASE: f32 = 79.0;

/// The charge time's name, its bar, and its number.
fn charge_time(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    shown: &UnitShown,
    (x, base): (f32, f32),
    (bar, charge): (f32, f32),
) {
    let name = t!("breach-plate-charge");
    let style = figure(pen.letters);
    let from = x + width(pen.letters, theme::KEY, &name) + 5.0;
    let track = x + bar - width(pen.letters, style, "100") - 9.0 - from;
    pen.text(parent, (x, base), Start, theme::KEY, theme::DIM, name);
    let line = |wide: f32| Rect::new(from, base - 8.0, from + wide, base - 3.0);
    pen.bar(parent, line(track), theme::LINE);
    let flagged = shown.flag.is_held();
    let ink = if flagged { theme::MAGIC } else { theme::LIGHT };
    let filled = pen.bar(parent, line(track * (charge / 100.0).clamp(0.0, 1.0)), ink);
    parent.commands_mut().entity(filled).insert(Filled::Charge(shown.id, track));
    if shown.charge > 100 {
        let end = from + track;
        pen.bar(parent, Rect::new(end + 2.0, base - 10.0, end + 4.0, base - 1.0), ink);
    }
    let number = match (flagged, shown.charge >= 100) {
        (true, _) => theme::MAGIC,
        (false, true) => side_colour(shown.is_own()),
        (false, false) => theme::LIGHT,
    };
    pen.text(parent, (x + bar, base), End, style, number, shown.charge.to_string());
    let about = t!("breach-unit-charge", charge = shown.charge, speed = shown.speed);
    parent.spawn((at(x, base - 13.0, bar, 17.0), named(about)));
}

/// The charge time: larger than other numbers, as far as larger letters leave room for it.
fn figure(letters: f32) -> Style {
    let least = theme::size::SMALL;
    Style { size: theme::size::NAME.min(19.6 / letters).max(least), ..theme::NUMBER }
}

/// Health: the largest number.
pub(super) fn health_figure(letters: f32) -> Style {
    Style { size: theme::size::HEAD.min(21.0 / letters), ..theme::NUMBER }
}

/// CPU: filled pips are free, empty ones held.
fn pips(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, corner: Vec2, bar: f32) {
    let count = shown.max_cpu.max(shown.held).clamp(0, 14);
    let step = (bar / count.max(1) as f32).min(12.0);
    let size = Vec2::new(step - 2.0, 6.0);
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
        Vec2::new(places.glyph.x, (places.glyph.y - 2.0 + places.size * 0.64).min(height - 10.0)),
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

/// Whether marks of the present stand above its picture.
pub(super) fn has_signs(shown: &UnitShown) -> bool {
    let is_marked = shown.health.is_dead() || shown.flag != QuickFlag::None;
    is_marked || Status::ALL.into_iter().any(|status| shown.statuses.has(status))
}

fn signs(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, places: &Places) {
    let mut list: Vec<(&str, String, Color, String)> = Vec::new();
    if shown.health.is_dead() {
        let about = t!("help-breach-sign-falls");
        list.push(("breach_falls", t!("breach-mark-dying"), theme::DANGER, about));
    }
    if shown.flag != QuickFlag::None {
        let about = t!("breach-unit-flag", about = words::flag_about(shown.flag));
        list.push(("breach_flag", t!("breach-mark-quick"), theme::MAGIC, about));
    }
    for status in Status::ALL {
        let left = shown.statuses.left(status);
        if left > 0 {
            let colour = if status == Status::Burn { theme::DANGER } else { theme::MAGIC };
            let rounds = if left > 20 { String::new() } else { left.to_string() };
            let about = t!("breach-unit-status", status = words::status(status), rounds = left);
            list.push((words::status_icon(status), rounds, colour, about));
        }
    }
    let wide = |word: &str| 15.0 + width(pen.letters, theme::KEY, word);
    let all: f32 = list.iter().map(|(_, word, ..)| wide(word)).sum();
    let mut x = places.glyph.x - all / 2.0;
    let y = 11.0;
    for (icon, word, colour, about) in list {
        pen.icon(parent, icon, (x + 6.0, y), 12.0, colour, false);
        let step = wide(&word);
        parent.spawn((at(x, y - 9.0, step, 18.0), named(about)));
        pen.text(parent, (x + 14.0, y + 4.0), Start, theme::KEY, colour, word);
        x += step;
    }
}
