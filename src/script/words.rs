//! Where words stand on the screen, for scripts that point at them.

use crate::ui::terms::Spans;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

/// The middle of an underlined word, the innermost of several, or of the shortest text that holds these words; in logical pixels.
///
/// # Errors
/// When they are nowhere on the screen.
pub fn place(world: &mut World, words: &str) -> Result<Vec2, String> {
    let place = underlined(world, words).or_else(|| text(world, words));
    let mut windows = world.query::<&Window>();
    let factor = windows.iter(world).next().map(Window::scale_factor);
    place
        .zip(factor)
        .map(|(place, factor)| place / factor)
        .ok_or_else(|| format!("the text {words:?} is nowhere on the screen"))
}

fn underlined(world: &mut World, words: &str) -> Option<Vec2> {
    let mut parts = world.query::<(Entity, &TextSpan)>();
    let written: Vec<Entity> = parts
        .iter(world)
        .filter(|(_, part)| part.0 == words)
        .map(|(entity, _)| entity)
        .collect();
    let mut state = SystemState::<Spans>::new(world);
    let spans = state.get(world).ok()?;
    let found = written
        .into_iter()
        .filter(|part| spans.term(*part).is_some())
        .filter_map(|part| Some((spans.depth(part), *spans.rects(part).first()?)));
    let innermost = found.max_by_key(|(depth, _)| *depth);
    innermost.map(|(_, rect)| rect.center())
}

fn text(world: &mut World, words: &str) -> Option<Vec2> {
    let mut texts = world.query::<(
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>();
    let found = texts
        .iter(world)
        .filter(|(text, node, _, seen)| seen.get() && !node.is_empty() && text.0.contains(words))
        .min_by_key(|(text, ..)| text.0.len());
    found.map(|(.., place, _)| place.translation)
}
