//! Whether everything on the screen can be read: letters stand out from what is behind them, are
//! large enough, are neither cut off nor over each other, and no hint covers words or buttons, in a
//! window of the usual size.

mod lines;

use super::idle::{above, describe};
use crate::prelude::*;
use bevy::text::RemSize;
use bevy::ui::{CalculatedClip, ComputedStackIndex, UiGlobalTransform};
use bevy::ui_widgets::Button;
use daemonfall_ui::canvas::Animated;
use daemonfall_ui::hints;
use daemonfall_ui::look::LAID_OUT_FOR;
use daemonfall_ui::palette::mix;
use daemonfall_ui::shape::Shape;
use daemonfall_ui::theme;

/// The least height of letters, in logical pixels, and the least contrast as defined by WCAG.
const LETTERS: f32 = theme::size::SMALL;
const CONTRAST: f32 = theme::CONTRAST;
/// Pixels by which a hint may be too near.
const NEAR: f32 = 2.0;

/// A node as it is drawn, in physical pixels.
struct Drawn {
    entity: Entity,
    rect: Rect,
    order: u32,
}

/// What of the interface is drawn, from back to front.
fn drawn(world: &mut World) -> Vec<Drawn> {
    let mut nodes = world.query::<(
        Entity,
        (&ComputedNode, &UiGlobalTransform, &ComputedStackIndex),
        &InheritedVisibility,
        Option<&CalculatedClip>,
    )>();
    let all = nodes.iter(world).filter(|(.., visible, _)| visible.get());
    let all = all.map(|(entity, (node, place, order), _, clip)| {
        let scale = place.to_scale_angle_translation().0;
        let rect = Rect::from_center_size(place.translation, node.size * scale);
        let rect = clip.map_or(rect, |clip| rect.intersect(clip.clip));
        Drawn { entity, rect, order: order.0 }
    });
    let mut all: Vec<Drawn> = all.filter(|it| !it.rect.is_empty()).collect();
    all.sort_by_key(|it| it.order);
    all
}

/// The colour behind a node's middle.
fn ground(world: &World, all: &[Drawn], front: &Drawn) -> Color {
    let behind = all.iter().take_while(|it| it.order < front.order);
    let behind = behind.filter(|it| it.rect.contains(front.rect.center()));
    behind.fold(theme::GROUND, |ground, it| {
        let fill = world.get::<BackgroundColor>(it.entity).map(|it| it.0);
        let shape = world.get::<Shape>(it.entity).map(|it| it.fill);
        [fill, shape].into_iter().flatten().fold(ground, |ground, it| mix(ground, it, it.alpha()))
    })
}

/// The parts of a text: its own words, then those of its spans.
fn parts(world: &World, text: Entity) -> Vec<(String, FontSize, Color)> {
    let spans = world.get::<Children>(text).into_iter().flatten().copied();
    let part = |part: Entity| {
        let words = (world.get::<Text>(part).map(|it| &it.0))
            .or_else(|| world.get::<TextSpan>(part).map(|it| &it.0))
            .filter(|words| !words.trim().is_empty())?;
        let size = world.get::<TextFont>(part)?.font_size;
        Some((words.clone(), size, world.get::<TextColor>(part)?.0))
    };
    let all = world.get::<Text>(text).map(|_| std::iter::once(text).chain(spans));
    all.into_iter().flatten().filter_map(part).collect()
}

/// The error lists what cannot be read.
pub fn check(world: &mut World) -> Result<(), String> {
    let all = drawn(world);
    let mut windows = world.query::<&Window>();
    let window = windows.single(world).map_err(|_| "there is no window")?;
    let factor = window.scale_factor();
    let usual = window.size().cmpge(LAID_OUT_FOR).all();
    let least = if usual { LETTERS - 0.01 } else { 0.0 };
    let mut found = in_world(world, least);
    let world = &*world;
    let rem = world.resource::<RemSize>().0;
    let inside = |part: Entity, of: Entity| above(world, part).any(|it| it == of);
    // In a compact window a hint has to lie over something.
    let hint = all.iter().find(|it| usual && world.get::<hints::Line>(it.entity).is_some());
    for it in &all {
        let animated = above(world, it.entity).any(|it| world.get::<Animated>(it).is_some());
        let (Some(node), false) = (world.get::<ComputedNode>(it.entity), animated) else {
            continue;
        };
        let scale = world.get::<UiGlobalTransform>(it.entity);
        let scale = scale.map_or(1.0, |place| place.matrix2.y_axis.length());
        let ground = ground(world, &all, it);
        let parts = parts(world, it.entity);
        for (words, size, colour) in &parts {
            let size = size.eval(Vec2::ZERO, rem) * scale / (node.inverse_scale_factor * factor);
            if size < least {
                found.push(format!("{words:?} is {size:.1} pixels high"));
            }
            let contrast = theme::contrast(mix(ground, *colour, colour.alpha()), ground);
            if colour.alpha() > 0.0 && contrast < CONTRAST {
                found.push(format!("{words:?} has a contrast of {contrast:.1}"));
            }
        }
        let part = !parts.is_empty() || world.get::<Button>(it.entity).is_some();
        if let Some(hint) = hint.filter(|hint| part && !inside(it.entity, hint.entity))
            && !hint.rect.inflate(-NEAR * factor).intersect(it.rect).is_empty()
        {
            let words: String = parts.into_iter().map(|(words, ..)| words).collect();
            found.push(format!("the hint covers {words:?} ({})", describe(world, it.entity)));
        }
    }
    if usual {
        found.extend(lines::find(world, &all));
    }
    match found.is_empty() {
        true => Ok(()),
        false => Err(format!("not everything can be read:\n  {}", found.join("\n  "))),
    }
}

/// Words in the world whose letters are too small.
fn in_world(world: &mut World, least: f32) -> Vec<String> {
    let mut cameras = world.query_filtered::<&Projection, With<MainCamera>>();
    let Ok(Projection::Orthographic(view)) = cameras.single(world) else { return Vec::new() };
    let pixels = 1.0 / view.scale;
    let mut texts = world.query::<(&Text2d, &TextFont, &GlobalTransform, &ViewVisibility)>();
    let texts = texts.iter(world).filter(|(.., visible)| visible.get());
    let sizes = texts.map(|(text, font, place, _)| {
        (&text.0, font.font_size.eval(Vec2::ZERO, theme::REM) * place.scale().y * pixels)
    });
    let small = sizes.filter(|(words, size)| !words.is_empty() && *size < least);
    small.map(|(words, size)| format!("{words:?} is {size:.1} pixels high")).collect()
}
