//! Short-lived effects of a battle.
//! The line from mover to target, projectiles, rising numbers, and the dead falling to pieces.
//!
//! All of it depends only on the film's time, so it looks the same forward, back and at rest.

use super::Now;
use super::card::Place;
use super::ranks::Ranks;
use crate::begin::Show;
use crate::film::{Film, Frame, IMPACT, Way};
use daemonfall_battle::ParticipantId;
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub struct Layer;
#[derive(Component)]
pub struct Line;
/// The projectile along the line.
#[derive(Component)]
pub struct Flies;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    place: usize,
    who: ParticipantId,
    what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Word,
    Piece(u8),
}

/// Seconds of the film for which a mark is visible.
const LASTS: f32 = 0.85;
const PIECES: u8 = 10;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let size = super::SIZE;
    stage.part((Layer, at(0.0, 0.0, size.x, size.y)), |layer| {
        layer.spawn((
            Line,
            at(0.0, 0.0, 0.0, 2.0),
            BackgroundColor(Color::NONE),
            UiTransform::default(),
            Pickable::IGNORE,
        ));
        let flies = pen.icon(layer, "shot", Vec2::ZERO, 22.0, Color::NONE, false);
        layer.commands_mut().entity(flies).insert((Flies, UiTransform::default()));
    });
}

fn middle(ranks: &Ranks, id: ParticipantId) -> Vec2 {
    ranks.places.get(id.0 as usize).map_or(Vec2::ZERO, Place::glyph)
}

fn colour(show: &Show, frame: &Frame) -> Color {
    let mover = frame.made.mover.0 as usize;
    match frame.way {
        Way::Gift => theme::PICKUP,
        _ => {
            let camp = show.fought.plan.participants()[mover].camp;
            show.fought.cast.colour(camp)
        }
    }
}

/// The line, and the projectile until impact.
pub fn lead(
    show: Res<Show>,
    now: Res<Now>,
    ranks: Res<Ranks>,
    atlas: Res<Atlas>,
    line: Single<(&mut Node, &mut BackgroundColor, &mut UiTransform), (With<Line>, Without<Flies>)>,
    flies: Single<(&mut Node, &mut ImageNode, &mut UiTransform), With<Flies>>,
) {
    let (mut node, mut ground, mut turn) = line.into_inner();
    let (mut place, mut image, mut spin) = flies.into_inner();
    let seen = now.moment.filter(|moment| moment.cover > 0.0);
    let frame = seen.map(|moment| (moment, &show.film.frames[moment.place]));
    let Some((moment, frame)) = frame.filter(|(_, frame)| frame.main().who != frame.made.mover)
    else {
        ground.0 = Color::NONE;
        image.color = Color::NONE;
        return;
    };
    let (from, to) = (middle(&ranks, frame.made.mover), middle(&ranks, frame.main().who));
    let way = to - from;
    let (along, apart) = (way.normalize_or_zero(), 26.0);
    let (begin, end) = (from + along * apart, to - along * apart);
    let length = (end - begin).length();
    let centre = (begin + end) / 2.0;
    (node.left, node.top) = (px(centre.x - length / 2.0), px(centre.y - 1.0));
    node.width = px(length);
    turn.rotation = Rot2::radians(way.to_angle());
    let tint = colour(&show, frame);
    ground.0 = tint.with_alpha(0.30 * moment.cover);
    let (name, size, shines) = match frame.way {
        Way::Shot => ("shot", 26.0, moment.part < IMPACT),
        Way::Gift => ("icon_heal", 22.0, moment.part < IMPACT),
        // In melee the mover itself moves; the line has a point where it strikes.
        Way::Blow | Way::Answer => ("breach_now", 15.0, true),
    };
    let there = match frame.way {
        Way::Shot | Way::Gift => begin.lerp(end, (moment.part / IMPACT).clamp(0.0, 1.0)),
        Way::Blow | Way::Answer => end,
    };
    (place.left, place.top) = (px(there.x - size / 2.0), px(there.y - size / 2.0));
    (place.width, place.height) = (px(size), px(size));
    let wanted = atlas.icon(name);
    if image.rect != wanted.rect {
        *image = wanted;
    }
    image.color = if shines { tint.with_alpha(moment.cover) } else { Color::NONE };
    spin.rotation = if frame.way == Way::Gift { Rot2::IDENTITY } else { turn.rotation };
}

fn word(frame: &Frame, change: i32) -> (String, f32, Color) {
    match change {
        0 if frame.is_miss() => (t!("battle-mark-miss"), 13.0, theme::LIGHT),
        0 => (String::new(), 13.0, theme::LIGHT),
        lost if lost < 0 => (format!("\u{2212}{}", -lost), 21.0, theme::DANGER),
        gained => (format!("+{gained}"), 21.0, theme::PICKUP),
    }
}

/// The visible marks, with their age in seconds, the newest first. The word of a blow takes the
/// place of an earlier word at the same unit.
fn wanted(film: &Film, struck: usize, seconds: f32) -> Vec<(Mark, f32)> {
    let mut marks: Vec<(Mark, f32)> = Vec::new();
    for place in (0..struck).rev() {
        let frame = &film.frames[place];
        let age = seconds - frame.strikes();
        // At rest the last one stays, so that it can be read.
        if age >= LASTS {
            break;
        }
        for hit in &frame.hits {
            let worded = marks.iter().any(|(it, _)| (it.who, it.what) == (hit.who, What::Word));
            let mut mark = |what| marks.push((Mark { place, who: hit.who, what }, age));
            if !worded {
                mark(What::Word);
            }
            if hit.fell {
                (0..PIECES).for_each(|piece| mark(What::Piece(piece)));
            }
        }
    }
    marks
}

fn spawn(
    layer: &mut ChildSpawnerCommands,
    pen: &Pen,
    show: &Show,
    mark: Mark,
    place: Option<&Place>,
) {
    let frame = &show.film.frames[mark.place];
    match mark.what {
        What::Word => {
            let change = frame.hit(mark.who).map_or(0, |hit| hit.change);
            let (words, size, colour) = word(frame, change);
            let size = if show.film.decides == Some(mark.place) { size * 2.0 } else { size };
            let style = Style { size, ..theme::TIME };
            // A figure beside a name has the picture's room.
            let wide = width(pen.letters, style, &words);
            let room = place.map_or(wide, Place::beside_name);
            let style = Style { size: size * (room / wide.max(1.0)).min(1.0), ..style };
            layer.part((mark, Animated, at(-999.0, 0.0, 0.0, 0.0), ZIndex(3)), |word| {
                // A dark copy below keeps it readable on any background.
                let below = (1.5, 1.5);
                pen.text(word, below, Anchor::Middle, style, theme::ABYSS, words.clone());
                pen.text(word, (0.0, 0.0), Anchor::Middle, style, colour, words);
            });
        }
        What::Piece(number) => {
            let size = 6.0 + f32::from(number % 3) * 3.0;
            let camp = show.fought.plan.participants()[mark.who.0 as usize].camp;
            let tint = show.fought.cast.colour(camp);
            let piece = pen.icon(layer, "breach_damage", Vec2::splat(-999.0), size, tint, false);
            layer.commands_mut().entity(piece).insert((mark, ZIndex(2)));
        }
    }
}

pub fn mirror(
    show: Res<Show>,
    now: Res<Now>,
    ranks: Res<Ranks>,
    pens: Pens,
    layer: Single<Entity, With<Layer>>,
    mut marks: Query<(Entity, &Mark, &mut Node, Option<&mut ImageNode>, Option<&Children>)>,
    boxes: Query<&Children>,
    mut texts: Query<&mut TextColor>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let mut missing = wanted(&show.film, now.struck, now.seconds);
    for (entity, mark, mut node, image, children) in &mut marks {
        let found = missing.iter().position(|(wanted, _)| wanted == mark);
        let Some((_, age)) = found.map(|found| missing.swap_remove(found)) else {
            commands.entity(entity).despawn();
            continue;
        };
        let part = (age / LASTS).clamp(0.0, 1.0);
        let eased = 1.0 - (1.0 - part) * (1.0 - part);
        let place = ranks.places.get(mark.who.0 as usize);
        let target = place.map_or(Vec2::ZERO, Place::glyph);
        // Up to the top of its plate: above stands the stack's name.
        let room = place.map_or(0.0, |place| target.y - place.rect.min.y - 16.0).max(0.0);
        match mark.what {
            What::Word => {
                let up = room * (0.3 + 0.7 * eased);
                (node.left, node.top) = (px(target.x), px(target.y - up));
            }
            What::Piece(number) => {
                let angle = f32::from(number) * 2.4;
                let far = eased * (34.0 + 9.0 * f32::from(number % 5));
                let there = target + Vec2::from_angle(angle) * far;
                (node.left, node.top) = (px(there.x), px(there.y));
            }
        }
        if let Some(mut image) = image {
            image.color = image.color.with_alpha((1.0 - part) * (1.0 - part * part));
        }
        let cover = (2.5 * (1.0 - part)).min(1.0);
        let inner = children.into_iter().flatten();
        let inner = inner.filter_map(|node| boxes.get(*node).ok()).flatten();
        for text in inner {
            if let Ok(mut ink) = texts.get_mut(*text) {
                ink.0 = ink.0.with_alpha(cover);
            }
        }
    }
    commands.entity(*layer).with_children(|layer| {
        for (mark, _) in missing {
            spawn(layer, pen, &show, mark, ranks.places.get(mark.who.0 as usize));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::tests::fought;

    #[test]
    fn at_each_unit_stands_one_word_that_of_the_newest_blow() {
        let (_, _, film) = fought("needle,needle,needle,needle:hydra", 3);
        let mut replaced = 0;
        for step in 0..(film.lasts * 20.0) as u32 {
            let seconds = step as f32 / 20.0;
            let marks = wanted(&film, film.struck(seconds), seconds);
            let words = marks.iter().filter(|(mark, _)| mark.what == What::Word);
            for (mark, _) in words {
                let fresh = |place: &usize| seconds - film.frames[*place].strikes() < LASTS;
                let at_it = |place: &usize| film.frames[*place].hit(mark.who).is_some();
                let all: Vec<usize> =
                    (0..film.struck(seconds)).filter(at_it).filter(fresh).collect();
                assert_eq!(all.last(), Some(&mark.place), "at {seconds}");
                replaced += all.len() - 1;
            }
        }
        assert!(replaced > 0, "no blows follow each other closely");
    }
}
