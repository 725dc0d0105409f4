//! The cards of large letters and of many subroutines: lower, in rows. Each tells all its rules, in
//! smaller letters where large ones leave too little room.

use super::cards::{diagram, face, figures, key};
use super::shared::is_large;
use crate::choosing::{Card, Choosing};
use crate::prelude::*;
use crate::words;
use daemonfall_breach::Kind;
use daemonfall_ui::drawing::Anchor::{End, Start};
use daemonfall_ui::parts;

const GAP: f32 = 8.0;
const PICTURE: f32 = 22.0;
/// Width of the diagram's cells, and of all of it.
const CELL: f32 = 9.0;
const ACROSS: f32 = 2.0 * CELL + 8.0;
/// Between the rules and the diagram.
const BESIDE: f32 = 6.0;
/// Distance between the marks of what it costs in CPU.
const PIP: f32 = 9.0;
/// Where the rules begin, the space between two, and that between their words.
const LINES: f32 = 29.0;
const BETWEEN: f32 = 6.0;
const SPACE: f32 = 4.0;
/// Narrower cards cannot stand beside each other; those below the second width have less space at
/// their sides, and no diagram: their words tell what they strike.
const NARROWEST: f32 = 150.0;
const NARROW: f32 = 190.0;
/// What the key's cap takes at the end of a card's first line.
const CAP: f32 = 32.0;
/// What the layout may add to the width of each word.
const ROUNDING: f32 = 1.0;
/// The least size of a rule's letters, as drawn.
const LEAST: f32 = 13.0;

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
    let wide = step.x - GAP;
    let rules = |card: &Card| {
        let it = library.subroutine(card.subroutine);
        let told = Heading::of(pen.letters, it, wide).kind.is_some();
        rules(card, choosing, library, (pen.letters, told))
    };
    let all: Vec<Vec<Rule>> = choosing.cards.iter().map(rules).collect();
    // All in letters of one size, so that none seems to matter less.
    let space = room_for_rules(step - GAP);
    let sizes = all.iter().map(|rules| largest(pen.letters, rules, space));
    let size = sizes.fold(theme::size::SMALL, f32::min);
    for (place, (card, rules)) in choosing.cards.iter().zip(all).enumerate() {
        let at = Vec2::new((place % columns) as f32, (place / columns) as f32);
        let corner = room.min + step * at;
        let area = Rect::from_corners(corner, corner + step - GAP);
        draw(parent, pen, (place, card), choosing, library, area);
        let node = Node {
            flex_wrap: FlexWrap::Wrap,
            align_content: AlignContent::FlexStart,
            ..at_rules(area, space)
        };
        let list = (node, Pickable::IGNORE);
        parent.spawn(list).with_children(|list| write(list, pen, rules, size));
    }
}

/// Space at a card's sides.
fn pad(width: f32) -> f32 {
    if width < NARROW { 8.0 } else { 12.0 }
}

fn room_for_rules(card: Vec2) -> Vec2 {
    let across = if card.x < NARROW { 0.0 } else { ACROSS + BESIDE };
    Vec2::new(card.x - 2.0 * pad(card.x) - across, card.y - LINES)
}

fn at_rules(area: Rect, space: Vec2) -> Node {
    // The space after a line's last rule may stand in the pad: no rule wraps because of it.
    at(area.min.x + pad(area.width()), area.min.y + LINES, space.x + BETWEEN, space.y)
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
    let pad = pad(area.width());
    let (x, y) = (area.min.x + pad, area.min.y);
    let (ink, tint) = match card.is_refused() {
        false => (theme::LIGHT, theme::YOU),
        true => (theme::DIM, theme::DIM),
    };
    let own = pictures::subroutine(library.subroutine_key(card.subroutine));
    let middle = (x + PICTURE / 2.0, y + 17.0);
    pen.icon(parent, pen.atlas.known(&own, "breach_sign"), middle, PICTURE, tint, false);
    let heading = Heading::of(pen.letters, it, area.width());
    let name_at = area.min.x + heading.name_at;
    pen.text(parent, (name_at, y + 24.0), Start, heading.name, ink, it.name.clone());
    for pip in 0..it.cpu.clamp(0, 9) {
        let corner = Vec2::new(area.min.x + heading.pips_at + heading.step * pip as f32, y + 14.0);
        let size = Vec2::new(heading.step - 2.0, 8.0);
        pen.shape(parent, corner, Shape::filled(size, Outline::Leaning(2.0), tint));
    }
    if let Some((words, ink)) = heading.kind {
        let ink = if card.is_refused() { theme::FAINT } else { ink };
        pen.text(parent, (area.max.x - CAP, y + 24.0), End, theme::SMALL, ink, words);
    }
    // On the card's edge, clear of its name and of the card above.
    key(parent, pen, place, (area.max.x - 16.0, y + (7.5 * pen.letters - GAP).max(0.0)));
    if area.height() > 70.0 && area.width() >= NARROW {
        let corner = Vec2::new(area.max.x - pad - ACROSS + 4.0, area.max.y - 55.0);
        diagram(parent, pen, it, (corner, CELL), tint, 1.0);
    }
}

/// A card's first line: places from its left edge, and its kind where that has room.
struct Heading {
    name: Style,
    name_at: f32,
    pips_at: f32,
    /// Distance between the pips.
    step: f32,
    kind: Option<(String, Color)>,
}

impl Heading {
    fn of(letters: f32, it: &Subroutine, wide: f32) -> Self {
        let pad = pad(wide);
        let name_at = pad + PICTURE + 6.0;
        let cpu = it.cpu.clamp(0, 9) as f32;
        let room = wide - pad - name_at;
        let name = fitting(letters, theme::NAME, &it.name, room - PIP * cpu - 6.0);
        let pips_at = name_at + width(letters, name, &it.name) + 6.0;
        let step = ((wide - pad - pips_at) / cpu.max(1.0)).clamp(4.0, PIP);
        let room = wide - CAP - pips_at - step * cpu - 4.0;
        let kind = kind(it).and_then(|(words, ink)| {
            (width(letters, theme::SMALL, &words) <= room).then_some((words, ink))
        });
        Self { name, name_at, pips_at, step, kind }
    }
}

pub(super) fn kind(it: &Subroutine) -> Option<(String, Color)> {
    match it.kind {
        Kind::Plain => None,
        Kind::Magic => Some((t!("breach-card-magic"), theme::MAGIC)),
        _ => Some((t!("breach-card-melee"), theme::NEUTRAL)),
    }
}

/// A picture or a word of a rule with its number, and the space after them. A rule ends in a comma if
/// another one follows.
#[derive(Clone, Debug, PartialEq)]
struct Rule {
    icon: Option<&'static str>,
    words: String,
    number: String,
    after: f32,
    ink: Color,
}

/// What a card says below its name: its numbers, its kind if that is not `told` there, and what it
/// strikes; or why it cannot be used. In large letters pictures stand for the rounds.
fn rules(
    card: &Card,
    choosing: &Choosing,
    library: &BreachLibrary,
    (letters, told): (f32, bool),
) -> Vec<Rule> {
    let it = library.subroutine(card.subroutine);
    if let Some(reason) = &card.refusal {
        return sentence(reason, theme::LIGHT);
    }
    let pair =
        |(words, number)| Rule { icon: None, words, number, after: BETWEEN, ink: theme::DIM };
    let mut list: Vec<Rule> = figures(it, choosing.quick).into_iter().map(pair).collect();
    if is_large(letters) {
        let lasts = (it.duration > 0 && !it.multi_use).then_some("breach_duration");
        for (rule, icon) in list.iter_mut().zip([Some("breach_time"), lasts]) {
            if icon.is_some() {
                (rule.icon, rule.words) = (icon, String::new());
            }
        }
    }
    if it.cpu == 0 {
        list.extend(sentence(&t!("breach-card-free"), theme::DIM));
    }
    if let Some((words, ink)) = kind(it).filter(|_| !told) {
        list.extend(sentence(&words, ink));
    }
    list.extend(sentence(&words::target(it), theme::DIM));
    let last = list.len() - 1;
    for rule in list[..last].iter_mut().filter(|rule| rule.after == BETWEEN) {
        let end = if rule.number.is_empty() { &mut rule.words } else { &mut rule.number };
        end.push(',');
    }
    list
}

/// Words that are wrapped one by one.
fn sentence(words: &str, ink: Color) -> Vec<Rule> {
    let word =
        |it: &str| Rule { icon: None, words: it.into(), number: String::new(), after: SPACE, ink };
    let mut list: Vec<Rule> = words.split(' ').map(word).collect();
    if let Some(last) = list.last_mut() {
        last.after = BETWEEN;
    }
    list
}

/// The largest size of letters in which all rules have room, down to the least that is drawn.
fn largest(letters: f32, rules: &[Rule], room: Vec2) -> f32 {
    let (most, least) = (theme::size::SMALL, LEAST / letters);
    let mut sizes = (0..).map(|step| most - 0.5 * step as f32).take_while(|size| *size > least);
    sizes.find(|size| has_room(letters, rules, room, *size)).unwrap_or(least)
}

fn has_room(letters: f32, rules: &[Rule], room: Vec2, size: f32) -> bool {
    let (words, numbers) = styles(size);
    let (mut lines, mut left) = (0.0, 0.0);
    for rule in rules {
        let number = width(letters, numbers, &rule.number);
        let space = if rule.number.is_empty() { 0.0 } else { SPACE };
        let icon = if rule.icon.is_some() { letters * size } else { 0.0 };
        let long = icon + width(letters, words, &rule.words) + space + number + ROUNDING;
        if long > left {
            lines += 1.0;
            left = room.x;
        }
        left -= long + rule.after;
    }
    lines * (size * 1.2 * letters).ceil() <= room.y
}

fn styles(size: f32) -> (Style, Style) {
    (Style { size, ..theme::SMALL }, Style { size, ..theme::KEY })
}

fn write(list: &mut ChildSpawnerCommands, pen: &Pen, rules: Vec<Rule>, size: f32) {
    let (words, numbers) = styles(size);
    for rule in rules {
        let node = Node { margin: UiRect::right(px(rule.after)), ..parts::row(SPACE) };
        list.part(node, |pair| {
            if let Some(icon) = rule.icon {
                pair.spawn(parts::icon(pen.atlas, icon, pen.letters * size, rule.ink));
            }
            if !rule.words.is_empty() {
                pair.spawn((text(words, rule.ink, rule.words), TextLayout::no_wrap()));
            }
            if !rule.number.is_empty() {
                pair.spawn((text(numbers, theme::LIGHT, rule.number), TextLayout::no_wrap()));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;

    #[test]
    fn every_subroutine_has_room_for_all_its_rules_in_every_size_of_letters() -> Result<(), String>
    {
        let library = library()?;
        for (cards, letters) in
            [(5, 1.3), (5, 1.4), (5, 1.6), (8, 1.0), (8, 1.3), (8, 1.4), (8, 1.6)]
        {
            let wide = if letters > 1.25 { 688.0 } else { 712.0 };
            let columns = usize::div_ceil(cards, 2) as f32;
            let card = (Vec2::new(wide, 168.0) + GAP) / Vec2::new(columns, 2.0) - GAP;
            for (id, it) in library.subroutines() {
                let card_of = Card { subroutine: id, aims: Vec::new(), refusal: None };
                let told = (letters, false);
                let rules = rules(&card_of, &Choosing::default(), &library, told);
                let size = largest(letters, &rules, room_for_rules(card));
                let fits = has_room(letters, &rules, room_for_rules(card), size);
                assert!(fits, "{}, one of {cards} cards at {letters}", it.name);
            }
        }
        Ok(())
    }

    #[test]
    fn a_comma_parts_each_rule_from_the_next() -> Result<(), String> {
        let library = library()?;
        let id = library.find_subroutine("shove").ok_or("shove")?;
        let card = Card { subroutine: id, aims: Vec::new(), refusal: None };
        let rules = rules(&card, &Choosing::default(), &library, (1.4, true));
        let told = rules.iter().map(|it| format!("{} {}", it.words, it.number));
        let told: Vec<String> = told.map(|it| it.trim().to_owned()).collect();
        assert_eq!(told.join(" "), "1, damage 2, pushes 1, one enemy");
        Ok(())
    }
}
