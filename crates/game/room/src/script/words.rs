//! Positions of words on the screen and in the debug panels, for scripts that point at them.

use crate::prelude::*;
use bevy::ecs::system::SystemState;
use bevy::text::EditableText;
use bevy::ui::UiGlobalTransform;
use daemonfall_ui::terms::Spans;

/// In logical pixels: an underlined word (the innermost), or the shortest text with these words.
pub fn place(world: &mut World, words: &str) -> Result<Vec2, String> {
    let place = underlined(world, words).or_else(|| text(world, words));
    let place = place.map(|place| place / window_scale(world));
    place.ok_or_else(|| format!("the text {words:?} is not on the screen"))
}

fn underlined(world: &mut World, words: &str) -> Option<Vec2> {
    let mut parts = world.query::<(Entity, &TextSpan)>();
    let written: Vec<Entity> =
        parts.iter(world).filter(|(_, part)| part.0 == words).map(|(entity, _)| entity).collect();
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
    let all = shown(world).into_iter();
    let found = all.filter(|(text, _)| text.contains(words));
    let shortest = found
        .filter_map(|(text, place)| Some((text.len(), place?)))
        .min_by_key(|(length, _)| *length);
    shortest.map(|(_, place)| place)
}

/// Each text is joined from its parts, with its middle if it has a size.
pub fn shown(world: &mut World) -> Vec<(String, Option<Vec2>)> {
    let mut texts = world.query::<(
        AnyOf<(&Text, &EditableText)>,
        Option<&Children>,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>();
    let parts = world.query::<&TextSpan>();
    texts
        .iter(world)
        .filter(|(.., visible)| visible.get())
        .map(|(text, children, node, place, _)| {
            let parts = children
                .into_iter()
                .flatten()
                .filter_map(|child| parts.get_manual(world, *child).ok());
            let own = match text {
                (Some(text), _) => text.0.clone(),
                (_, input) => input.map_or_else(String::new, |input| input.value().to_string()),
            };
            let whole = parts.fold(own, |all, part| all + &part.0);
            (whole, (!node.is_empty()).then_some(place.translation))
        })
        .collect()
}

#[cfg(feature = "panels")]
pub use crate::panels::widget_query::{is_open as open, place as place_panels, texts};

#[cfg(not(feature = "panels"))]
pub fn texts(_: &mut World) -> Vec<String> {
    Vec::new()
}

#[cfg(not(feature = "panels"))]
pub fn place_panels(_: &mut World, name: &str) -> Result<Vec2, String> {
    Err(format!("this game is built without panels: there is no {name:?}"))
}

#[cfg(not(feature = "panels"))]
pub fn open(_: &World) -> bool {
    false
}
