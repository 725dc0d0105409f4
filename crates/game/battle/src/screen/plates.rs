//! The ranks: a card for each unit with picture, name, moves, and health at this moment.

use super::card::{Place, Size};
use super::ranks::Ranks;
use super::{Now, Plate};
use crate::begin::{Fought, Show};
use crate::film::{Frame, IMPACT, Way};
use crate::transport::Selected;
use daemonfall_battle::{ParticipantId, Role, Stake};
use daemonfall_ui::palette::mix;
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Part {
    Face,
    Glyph,
    /// The filled part of the health bar, with its full length.
    Bar(f32),
    Number,
    Shroud,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Of(ParticipantId);

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, fought: &Fought, ranks: &Ranks) {
    for (stack, corner, near) in &ranks.names {
        let (Some(standing), Some(band)) =
            (fought.sides.stacks.get(*stack), fought.cast.bands.get(*stack))
        else {
            continue;
        };
        let colour = standing.stand.camp().map_or(theme::DIM, |camp| fought.cast.colour(camp));
        let anchor = if *near { Anchor::End } else { Anchor::Start };
        let base = (corner.x, corner.y + 13.0);
        pen.text(stage, base, anchor, theme::CAPTION, colour, band.name.to_uppercase());
    }
    let styles =
        Styles { name: name_style(pen, fought, ranks), moves: moves_style(pen, fought, ranks) };
    for (id, place) in (0..).map(ParticipantId).zip(&ranks.places) {
        let rect = place.rect;
        stage
            .spawn((
                Plate(id),
                Hovered::default(),
                at(rect.min.x, rect.min.y, rect.width(), rect.height()),
            ))
            .observe(select)
            .with_children(|plate| {
                let face = Shape::panel(rect.size(), Outline::Cut(6.0)).with_light(0.0, 8.0);
                let face = pen.shape(plate, Vec2::ZERO, face);
                plate.commands_mut().entity(face).insert((Of(id), Part::Face));
                fill(plate, pen, fought, (id, place), &styles);
            });
    }
}

/// What all cards have in common, so that they look the same.
struct Styles {
    name: Style,
    /// None where they have no room.
    moves: Option<Style>,
}

/// A style as large as a card has room for.
fn grown(style: Style, grown: f32, letters: f32) -> Style {
    Style { size: style.size * grown / letters, ..style }
}

/// All names have the size of the one with the least room.
fn name_style(pen: &Pen, fought: &Fought, ranks: &Ranks) -> Style {
    let all = (0..).map(ParticipantId).zip(&ranks.places);
    let fit = |(id, place): (ParticipantId, &Place)| {
        let words = place.words(pen.letters);
        let style = grown(theme::NAME, words.grown, pen.letters);
        fitting(pen.letters, style, fought.cast.name(id), words.room)
    };
    all.map(fit).min_by(|one, other| one.size.total_cmp(&other.size)).unwrap_or(theme::NAME)
}

/// Height of a line of moves at text scale 1.
const LINE: f32 = 17.0;
/// Left and right of the moves.
const ASIDE: f32 = 12.0;

/// All moves are told in the same size, or not at all if some have no room.
fn moves_style(pen: &Pen, fought: &Fought, ranks: &Ranks) -> Option<Style> {
    let least = grown(theme::SMALL, 1.0, pen.letters.max(1.0));
    [theme::SMALL, least].into_iter().find(|style| {
        (0..).map(ParticipantId).zip(&ranks.places).all(|(id, place)| {
            let rows = moves(pen, fought, id, (*style, place.rect.width() - 2.0 * ASIDE));
            let high = line(pen, *style) * rows.len() as f32;
            place.size() == Size::Large && high <= place.foot()
        })
    })
}

fn line(pen: &Pen, style: Style) -> f32 {
    LINE * pen.letters * style.size / theme::size::SMALL
}

fn number_style(place: &Place, letters: f32) -> Style {
    let style = match place.size() {
        Size::Large => theme::SMALL_MEDIUM,
        Size::Medium | Size::Small => theme::KEY,
    };
    grown(style, place.words(letters).grown, letters)
}

fn fill(
    plate: &mut ChildSpawnerCommands,
    pen: &Pen,
    fought: &Fought,
    (id, place): (ParticipantId, &Place),
    styles: &Styles,
) {
    let tags = |part: Part| (Of(id), part);
    let (size, words) = (place.rect.size(), place.words(pen.letters));
    let camp = fought.plan.participants()[id.0 as usize].camp;
    let colour = fought.cast.colour(camp);
    let (of_name, of_number) = match place.size() {
        Size::Large => (Some(Anchor::Start), Anchor::Start),
        Size::Medium => (Some(Anchor::Middle), Anchor::End),
        Size::Small => (None, Anchor::End),
    };
    if let Some(anchor) = of_name {
        let name = fought.cast.name(id);
        pen.text(plate, words.name, anchor, styles.name, theme::LIGHT, name);
    }
    if let Some(style) = styles.moves {
        let rows = moves(pen, fought, id, (style, size.x - 2.0 * ASIDE));
        let pitch = line(pen, style);
        for (number, words) in rows.into_iter().rev().enumerate() {
            let base = (size.x / 2.0, size.y - 8.0 - pitch * number as f32);
            pen.text(plate, base, Anchor::Middle, style, theme::DIM, words);
        }
    }
    let middle = place.glyph() - place.rect.min;
    let sprite = fought.cast.sprite(id);
    let glyph = pen.shining(plate, sprite, middle, place.glyph_size(), colour, !place.near);
    if fought.leader == Some(Stake::Fights(id)) {
        let by = place.glyph_size() / 2.0 + 4.0;
        let corner = middle - Vec2::new(by, by - 4.0);
        let crown = pen.icon(plate, "sector_crown", corner, 14.0, colour, false);
        // It goes where its wearer goes.
        plate.commands_mut().entity(crown).insert((tags(Part::Glyph), UiTransform::default()));
    }
    let side = if place.near { 1.0 } else { -1.0 };
    let foot = middle + Vec2::new(side * (place.glyph_size() / 2.0 + 1.0), 8.0);
    pen.rank(plate, foot, fought.cast.rank(id), colour);
    let shroud = Shape::filled(size, Outline::Cut(6.0), theme::GROUND.with_alpha(0.4));
    let across = Shape::filled(Vec2::new(place.glyph_size() * 0.8, 1.5), Outline::Box, theme::DIM);
    let start = middle - Vec2::new(across.size.x, across.size.y) / 2.0;
    let cross = pen.shape(plate, start, across);
    let bar = words.bar;
    pen.bar(plate, bar, theme::LINE);
    let filled = pen.bar(plate, bar, colour);
    let style = number_style(place, pen.letters);
    let number = pen.text(plate, words.number, of_number, style, theme::LIGHT, "");
    let shroud = pen.shape(plate, Vec2::ZERO, shroud);
    let mut commands = plate.commands();
    commands.entity(glyph).insert((tags(Part::Glyph), UiTransform::default()));
    commands.entity(cross).insert((
        tags(Part::Shroud),
        UiTransform::from_rotation(Rot2::degrees(-45.0)),
        Visibility::Hidden,
    ));
    commands.entity(shroud).insert((tags(Part::Shroud), Visibility::Hidden));
    commands.entity(filled).insert(tags(Part::Bar(bar.width())));
    commands.entity(number).insert(tags(Part::Number));
}

/// The moves that a unit chooses from, in lines of this width.
fn moves(
    pen: &Pen,
    fought: &Fought,
    id: ParticipantId,
    (style, room): (Style, f32),
) -> Vec<String> {
    let unit = &fought.plan.participants()[id.0 as usize].unit;
    let known = fought
        .plan
        .types()
        .iter()
        .filter(|(kind, rules)| rules.role == Role::Chosen && unit.abilities.has(*kind));
    let mut rows: Vec<String> = Vec::new();
    for name in known.map(|(_, rules)| names::ability(rules.name)) {
        match rows.last_mut() {
            Some(row) => {
                row.push(',');
                let longer = format!("{row} {name}");
                if width(pen.letters, style, &longer) > room + 0.5 {
                    rows.push(name);
                } else {
                    *row = longer;
                }
            }
            None => rows.push(name),
        }
    }
    rows
}

fn select(click: On<Pointer<Click>>, plates: Query<&Plate>, mut selected: ResMut<Selected>) {
    if let Ok(Plate(id)) = plates.get(click.entity) {
        let same = selected.0 == Some(*id) || click.button != PointerButton::Primary;
        selected.0 = (!same).then_some(*id);
    }
}

/// A glyph's offset from its place: it lunges at its target, and shakes when hurt.
fn offset(id: ParticipantId, frame: &Frame, part: f32, ranks: &Ranks) -> Vec2 {
    let middle = |id: ParticipantId| ranks.places.get(id.0 as usize).map(Place::glyph);
    let (Some(from), Some(to)) = (middle(frame.made.mover), middle(frame.main().who)) else {
        return Vec2::ZERO;
    };
    let mut offset = Vec2::ZERO;
    if id == frame.made.mover {
        let way = (to - from).normalize_or_zero();
        let far = match frame.way {
            Way::Blow => ((to - from).length() * 0.45).min(130.0),
            Way::Answer => ((to - from).length() * 0.3).min(70.0),
            Way::Shot => -7.0,
            Way::Gift => 5.0,
        };
        let there = if part < IMPACT {
            let part = part / IMPACT;
            part * part
        } else {
            1.0 - (part - IMPACT) / (1.0 - IMPACT)
        };
        offset += way * far * there;
    }
    if part >= IMPACT && frame.hit(id).is_some_and(|hit| hit.change < 0) {
        let after = (part - IMPACT) / (1.0 - IMPACT);
        offset.x += (after * 30.0).sin() * 6.0 * (1.0 - after);
    }
    offset
}

pub fn paint(
    show: Res<Show>,
    now: Res<Now>,
    ranks: Res<Ranks>,
    (settings, pens): (Res<Settings>, Pens),
    mut faces: Query<(&Of, &Part, &mut Shape, &mut Visibility)>,
    mut glyphs: Query<(&Of, &Part, &mut ImageNode, &mut UiTransform), Without<Shape>>,
    mut bars: Query<(&Of, &Part, &mut Node), (Without<Shape>, Without<ImageNode>)>,
    mut words: Query<(&Of, &Part, &mut Text, &mut TextColor)>,
) {
    let letters = pens.pen().letters;
    let cast = &show.fought.cast;
    let moment = now.moment;
    let frame = moment.map(|moment| &show.film.frames[moment.place]);
    let (part, cover) = moment.map_or((1.0, 0.0), |moment| (moment.part, moment.cover));
    let health = |id: &Of| now.health.get(id.0.0 as usize).copied();
    let dead =
        |id: &Of| health(id).is_some_and(|health| health.is_dead()) || now.away.contains(&id.0);
    let colour = |id: &Of| cast.colour(show.fought.plan.participants()[id.0.0 as usize].camp);
    for (of, what, mut shape, mut visibility) in &mut faces {
        if *what == Part::Shroud {
            let wanted = if dead(of) { Visibility::Inherited } else { Visibility::Hidden };
            visibility.set_if_neq(wanted);
            continue;
        }
        let moves = frame.is_some_and(|frame| frame.made.mover == of.0) && cover > 0.0;
        let hit = frame.filter(|_| part >= IMPACT && cover > 0.0);
        let hit = hit.and_then(|frame| frame.hit(of.0));
        let own = colour(of);
        let mut next = Shape {
            fill: if dead(of) { theme::GROUND } else { theme::PANEL },
            edge: if dead(of) { theme::LINE } else { theme::EDGE },
            width: 1.0,
            light: 0.0,
            ..*shape
        };
        if moves {
            next = next.with_fill(mix(theme::PANEL, own, 0.12)).with_edge(own, 2.0);
            next.light = 0.5;
        } else if let Some(hit) = hit {
            let struck = match hit.change {
                change if change < 0 => theme::DANGER,
                0 => theme::NEUTRAL,
                _ => theme::PICKUP,
            };
            next = next.with_edge(struck, 2.0).with_fill(mix(theme::PANEL, struck, 0.10));
            next.light = 0.5;
        }
        if now.selected && now.looked == Some(of.0) {
            next = next.with_edge(theme::LIGHT, 1.5);
        }
        shape.set_if_neq(next);
    }
    for (of, _, mut image, mut transform) in &mut glyphs {
        let cover = if dead(of) { 0.3 } else { 1.0 };
        let tint = colour(of).with_alpha(cover);
        if image.color != tint {
            image.color = tint;
        }
        let moving = frame.filter(|_| !settings.reduced_motion);
        let moved = moving.map_or(Vec2::ZERO, |frame| offset(of.0, frame, part, &ranks));
        let translation = Val2::px(moved.x, moved.y);
        if transform.translation != translation {
            transform.translation = translation;
        }
    }
    for (of, what, mut node) in &mut bars {
        let (Part::Bar(whole), Some(health)) = (what, health(of)) else {
            continue;
        };
        // Health lost or gained runs along the bar instead of jumping.
        let running = frame.filter(|_| part >= IMPACT).and_then(|frame| frame.hit(of.0));
        let missing = running.map_or(0.0, |hit| {
            let after = (part - IMPACT) / (1.0 - IMPACT);
            hit.change as f32 * (1.0 - after)
        });
        let shown = (health.current as f32 - missing).max(0.0);
        let width = px(whole * (shown / health.max.max(1) as f32).clamp(0.0, 1.0));
        if node.width != width {
            node.width = width;
        }
    }
    for (of, _, mut text, mut ink) in &mut words {
        let (Some(health), Some(place)) = (health(of), ranks.places.get(of.0.0 as usize)) else {
            continue;
        };
        let said = match place.size() {
            Size::Large if health.is_dead() => {
                let fell = show.film.fell_in(of.0).map(|turn| t!("battle-fell-in", turn = turn));
                let wide = |words: &String| width(letters, number_style(place, letters), words);
                let fell = fell.filter(|words| wide(words) <= place.words(letters).room);
                fell.unwrap_or_else(|| t!("battle-fallen"))
            }
            _ if health.is_dead() => "\u{2013}".into(),
            Size::Large if now.away.contains(&of.0) => t!("battle-withdrawn"),
            Size::Large => format!("{}/{}", health.current, health.max),
            Size::Medium | Size::Small => health.current.to_string(),
        };
        text.set_if_neq(Text(said));
        let wanted = if health.is_dead() { theme::DIM } else { theme::LIGHT };
        ink.set_if_neq(TextColor(wanted));
    }
}
