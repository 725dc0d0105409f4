//! Lines of words that are cut off, stick out of their panel, or lie over other words.

use super::{Drawn, NEAR, describe, parts};
use crate::prelude::*;
use crate::script::idle::above;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, OverflowAxis, UiGlobalTransform};
use daemonfall_ui::canvas::Animated;
use daemonfall_ui::shape::Shape;

/// The part of a line's height above and below its letters.
const LEADING: f32 = 0.24;
/// From this cover on, what is behind a colour is not read.
const COVERS: f32 = 0.6;

struct Words {
    order: u32,
    text: String,
    lines: Vec<Rect>,
}

/// Where the letters of a text are, line by line, in physical pixels.
fn lines(world: &World, text: Entity) -> Option<Vec<Rect>> {
    let (info, node) = (world.get::<TextLayoutInfo>(text)?, world.get::<ComputedNode>(text)?);
    let place = world.get::<UiGlobalTransform>(text)?;
    let corner = node.content_inset().min_inset - node.size / 2.0;
    let line = |bounds: Rect| {
        let [from, to] = [bounds.min, bounds.max].map(|it| place.transform_point2(corner + it));
        let leading = (to.y - from.y) * LEADING;
        Rect::new(from.x + 1.0, from.y + leading, to.x - 1.0, to.y - leading)
    };
    Some(info.run_geometry.iter().map(|run| line(run.bounds)).collect())
}

fn scrolls(world: &World, part: Entity) -> bool {
    let axes = world.get::<Node>(part).map(|node| [node.overflow.x, node.overflow.y]);
    axes.is_some_and(|axes| axes.contains(&OverflowAxis::Scroll))
}

/// How much of what is behind a part cannot be seen.
fn cover(world: &World, part: Entity) -> f32 {
    let fill = world.get::<BackgroundColor>(part).map(|it| it.0.alpha());
    let shape = world.get::<Shape>(part).map(|it| it.fill.alpha());
    fill.into_iter().chain(shape).fold(0.0, f32::max)
}

/// The nearest part around a text that is drawn; none within a scrolling view.
fn panel(world: &World, text: Entity) -> Option<(Entity, Rect)> {
    let around = above(world, text).skip(1).take_while(|part| !scrolls(world, *part));
    let mut drawn = around.filter(|part| {
        cover(world, *part) > 0.0
            || world.get::<BorderColor>(*part).is_some_and(|it| it.top.alpha() > 0.0)
    });
    let panel = drawn.next()?;
    let (node, place) = (world.get::<ComputedNode>(panel)?, world.get::<UiGlobalTransform>(panel)?);
    let scale = place.to_scale_angle_translation().0;
    Some((panel, Rect::from_center_size(place.translation, node.size * scale)))
}

fn is_inside(line: &Rect, room: Rect) -> bool {
    let room = room.inflate(NEAR);
    room.contains(line.min) && room.contains(line.max)
}

pub(super) fn find(world: &World, all: &[Drawn]) -> Vec<String> {
    let mut found = Vec::new();
    let mut known: Vec<Words> = Vec::new();
    for it in all {
        let is_animated = above(world, it.entity).any(|it| world.get::<Animated>(it).is_some());
        let parts = parts(world, it.entity);
        let is_seen = parts.iter().any(|(.., colour)| colour.alpha() > 0.0);
        let Some(lines) = lines(world, it.entity).filter(|_| is_seen && !is_animated) else {
            continue;
        };
        let text: String = parts.into_iter().map(|(words, ..)| words).collect();
        let scrolled = above(world, it.entity).any(|part| scrolls(world, part));
        let clip = world.get::<CalculatedClip>(it.entity).filter(|_| !scrolled);
        if clip.is_some_and(|clip| lines.iter().any(|line| !is_inside(line, clip.clip))) {
            found.push(format!("{text:?} is cut off ({})", describe(world, it.entity)));
        }
        if let Some((panel, room)) = panel(world, it.entity)
            && lines.iter().any(|line| !is_inside(line, room))
        {
            found.push(format!("{text:?} sticks out of {}", describe(world, panel)));
        }
        for other in &known {
            let over = lines.iter().flat_map(|line| {
                other.lines.iter().map(move |own| line.intersect(*own)).filter(|it| !it.is_empty())
            });
            let read = |place: &Rect| {
                let between =
                    all.iter().filter(|part| (other.order..it.order).contains(&part.order));
                let mut above = between.filter(|part| part.rect.contains(place.center()));
                !above.any(|part| cover(world, part.entity) > COVERS)
            };
            if other.text != text && over.clone().any(|place| read(&place)) {
                found.push(format!("{text:?} lies over {:?}", other.text));
            }
        }
        // What scrolls is drawn only within its view.
        if !scrolled {
            known.push(Words { order: it.order, text, lines });
        }
    }
    found
}
